// SPDX-License-Identifier: MIT
// Moves as people like them written (Laws 8.1.1.1; C.3, C.8 to C.13.6).
#include "adoube/notation/notation_style.hpp"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "adoube/notation/fen.hpp"
#include "adoube/notation/lan.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/notation/uci_move.hpp"
#include "tests/notation/random_games.hpp"

namespace adoube::notation {
namespace {

using rules::Move;
using rules::Position;
using rules::Variant;

constexpr NotationStyle pgn{};
constexpr NotationStyle fide{.spelling = MoveSpelling::Fide, .en_passant_mark = true};
constexpr NotationStyle long_form{.length = MoveLength::Long};
constexpr NotationStyle long_fide{.length = MoveLength::Long, .spelling = MoveSpelling::Fide};
constexpr NotationStyle figurine{.letters = PieceLetters::Figurine};
constexpr NotationStyle traditional{.letters = PieceLetters::ChineseTraditional};
constexpr NotationStyle simplified{.letters = PieceLetters::ChineseSimplified};

struct Row {
  std::string_view name;
  std::string_view fen;
  std::string_view uci;
  NotationStyle style;
  std::string_view text;
};

constexpr std::string_view castling_fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr std::string_view promotion_fen = "1n5k/P7/8/8/8/8/8/K7 w - - 0 1";
constexpr std::string_view queens_fen = "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1";
constexpr std::string_view en_passant_fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
constexpr std::string_view knights_fen = "4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1";

// clang-format off
const std::vector<Row> rows = {
    {"C.8 long form", initial_fen, "g1f3", long_form, "Ng1-f3"},
    {"C.8 long form of a pawn", initial_fen, "e2e4", long_form, "e2-e4"},
    {"C.9 long form of a capture", en_passant_fen, "e5d6", long_form, "e5xd6"},
    {"C.11 long form of a promotion", promotion_fen, "a7b8q", long_form, "a7xb8=Q+"},
    {"C.11 long form in FIDE's spelling", promotion_fen, "a7b8q", long_fide, "a7xb8Q+"},
    {"K08 promotion in PGN (C.11)", promotion_fen, "a7b8q", pgn, "axb8=Q+"},
    {"K08 promotion in FIDE's spelling (C.11)", promotion_fen, "a7b8q", fide, "axb8Q+"},
    {"C.13.1 castling in PGN", castling_fen, "e1g1", pgn, "O-O"},
    {"K01 castling in FIDE's spelling (C.13.1)", castling_fen, "e1g1", fide, "0-0"},
    {"K01 castling queenside in FIDE's spelling (C.13.2)", castling_fen, "e1c1", fide, "0-0-0"},
    {"C.13.2 castling in the long form", castling_fen, "e1c1", long_form, "O-O-O"},
    {"K07 en passant in FIDE's spelling (C.13.6)", en_passant_fen, "e5d6", fide, "exd6 e.p."},
    {"C.3 figurine of White", knights_fen, "g1f3", figurine, "♘1f3"},
    {"C.3 figurine of Black", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "g8f6", figurine, "♞f6"},
    {"C.3 figurine of a promotion", promotion_fen, "a7a8n", figurine, "a8=♘"},
    {"C.3 pawns have no letter", initial_fen, "e2e4", figurine, "e4"},
    {"Chinese: king", castling_fen, "e1e2", traditional, "王e2"},
    {"Chinese: queen with its square", queens_fen, "h4e1", traditional, "后h4e1"},
    {"Chinese: rook, traditional", castling_fen, "a1b1", traditional, "車b1"},
    {"Chinese: rook, simplified", castling_fen, "a1b1", simplified, "车b1"},
    {"Chinese: bishop", "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "c1e3", simplified, "象e3"},
    {"Chinese: knight, traditional", knights_fen, "g5f3", traditional, "馬5f3"},
    {"Chinese: knight, simplified", knights_fen, "g5f3", simplified, "马5f3"},
    {"Chinese: promotion", promotion_fen, "a7b8q", simplified, "axb8=后+"},
};
// clang-format on

TEST(NotationStyle, Writes) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const auto position = read_position(row.fen);
    ASSERT_TRUE(position.has_value());
    const auto move = read_uci(*position, row.uci);
    ASSERT_TRUE(move.has_value());
    EXPECT_EQ(write_move(*position, *move, row.style), row.text);
  }
}

TEST(PieceLetters, OfEachKindAndColour) {
  using rules::Color;
  using rules::Kind;
  EXPECT_EQ(piece_letter({Color::White, Kind::Pawn}, PieceLetters::Figurine), "♙");
  EXPECT_EQ(piece_letter({Color::Black, Kind::King}, PieceLetters::Figurine), "♚");
  EXPECT_EQ(piece_letter({Color::Black, Kind::Pawn}, PieceLetters::English), "P");
  EXPECT_EQ(piece_letter({Color::Black, Kind::Pawn}, PieceLetters::ChineseSimplified), "兵");
  EXPECT_EQ(piece_letter({Color::White, Kind::King}, PieceLetters::ChineseTraditional), "王");
}

TEST(NotationStyle, EveryStyleReadableInEnglishOrFigurinesIsReadBack) {
  const auto check = [](const Position& position) {
    for (const Move move : rules::legal_moves(position)) {
      EXPECT_EQ(write_move(position, move, pgn), write_san(position, move));
      for (const NotationStyle& style : {fide, long_form, long_fide, figurine}) {
        const std::string text = write_move(position, move, style);
        const auto reading = read_san(position, text);
        ASSERT_TRUE(reading.has_value()) << write_fen(position) << " " << text;
        EXPECT_EQ(reading->move, move) << write_fen(position) << " " << text;
      }
    }
  };
  for (const std::string_view start : standard_starts) for_positions_of_random_games(start, Variant::Standard, 1, check);
  for (const std::string_view start : chess960_starts) for_positions_of_random_games(start, Variant::Chess960, 1, check);
}

TEST(Lan, IsTheLongFormInPgnSpelling) {
  const Position position = Position::initial();
  EXPECT_EQ(write_lan(position, *read_uci(position, "g1f3")), "Ng1-f3");
}

}  // namespace
}  // namespace adoube::notation
