// SPDX-License-Identifier: MIT
// Laws 4.3 to 4.5, 4.7.2: what the player on move is bound to after touching pieces, and which moves are left.
#include "adoube/game/touch_move.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>

#include "adoube/laws/sentence.hpp"
#include "adoube/notation/fen.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/legal_moves.hpp"

namespace adoube::game {
namespace {

using laws::Code;
using rules::Square;
using rules::Variant;

using enum laws::Code;

[[nodiscard]] rules::Position position_of(std::string_view fen, Variant variant) {
  const auto position = notation::read_position(fen, variant);
  EXPECT_TRUE(position.has_value()) << "a row has a FEN that cannot be played: " << fen;
  return position ? *position : rules::Position::initial();
}

[[nodiscard]] std::vector<Square> squares(const std::string& names) {
  std::vector<Square> squares;
  std::istringstream words(names);
  for (std::string word; words >> word;) squares.push_back(Square::parse(word).value());
  return squares;
}

/// In coordinates, by the alphabet, each followed by a blank.
[[nodiscard]] std::string names(const std::vector<rules::Move>& moves, Variant variant) {
  std::vector<std::string> texts;
  for (const rules::Move move : moves) texts.push_back(notation::write_uci(move, variant));
  std::ranges::sort(texts);
  std::string all;
  for (const std::string& text : texts) all += (all.empty() ? "" : " ") + text;
  return all;
}

[[nodiscard]] std::string all_moves(const rules::Position& position) {
  std::vector<rules::Move> moves;
  for (const rules::Move move : rules::legal_moves(position)) moves.push_back(move);
  return names(moves, position.variant());
}

constexpr auto any = "any";

struct Row {
  const char* name;
  const char* fen;
  const char* touched;
  Code code;
  const char* article;
  const char* moves;  ///< in coordinates, by the alphabet, or `any`
  Variant variant = Variant::Standard;
};

constexpr auto start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr auto rook_h = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
constexpr auto f_attacked = "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1";
constexpr auto both_sides = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";
constexpr auto knight_and_pawn = "4k3/8/8/3p4/8/5N2/8/3QK3 w - - 0 1";
constexpr auto in_check = "4r1k1/8/8/8/8/8/P7/4K1N1 w - - 0 1";

// clang-format off
const std::vector<Row> rows = {
    // 4.3.1: own pieces
    {"one piece", start, "g1", TouchBindsPiece, "4.3.1", "g1f3 g1h3"},
    {"the first of two", start, "b1 g1", TouchBindsPiece, "4.3.1", "b1a3 b1c3"},
    {"the first that can move", start, "a1 c1 d2 g1", TouchBindsPiece, "4.3.1", "d2d3 d2d4"},
    {"the same one again and again", start, "g1 g1 b1 g1", TouchBindsPiece, "4.3.1", "g1f3 g1h3"},
    {"an empty square is no piece", start, "e4 g1", TouchBindsPiece, "4.3.1", "g1f3 g1h3"},
    {"I07 a piece that cannot move", start, "a1", TouchBindsNothing, "4.5", any},
    {"two that cannot", start, "a1 c1", TouchBindsNothing, "4.5", any},
    {"I08 in check, a pawn that does not help", in_check, "a2", TouchBindsNothing, "4.5", any},
    {"I08 in check, the knight that does", in_check, "g1", TouchBindsPiece, "4.3.1", "g1e2"},
    {"I08 in check, first the pawn, then the king", in_check, "a2 e1", TouchBindsPiece, "4.3.1", "e1d1 e1d2 e1f1 e1f2"},
    {"in double check only the king moves", "4r1k1/8/8/8/8/3n4/8/R3K3 w Q - 0 1", "a1", TouchBindsNothing, "4.5", any},
    {"a pinned piece", "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2", TouchBindsNothing, "4.5", any},
    {"a pinned piece that may move on the line", "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2", TouchBindsPiece, "4.3.1",
     "e2e3 e2e4 e2e5 e2e6 e2e7 e2e8"},
    {"a promotion leaves the choice of the piece", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7", TouchBindsPiece, "4.3.1", "a7a8b a7a8n a7a8q a7a8r"},
    {"Black likewise", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", "e7", TouchBindsPiece, "4.3.1", "e7e5 e7e6"},
    {"nothing at all", start, "", TouchBindsNothing, "4.5", any},
    // 4.3.2: the opponent's pieces
    {"I09 with any piece", "4k3/8/8/3p4/4P3/8/8/3QK3 w - - 0 1", "d5", TouchBindsCapture, "4.3.2", "d1d5 e4d5"},
    {"the first that can be captured", "4k3/8/8/3p4/4P3/8/8/3QK3 w - - 0 1", "e8 d5", TouchBindsCapture, "4.3.2", "d1d5 e4d5"},
    {"none can", start, "e7 d8", TouchBindsNothing, "4.5", any},
    {"en passant takes the pawn beside", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "d5", TouchBindsCapture, "4.3.2", "e5d6"},
    {"no longer en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "d5", TouchBindsNothing, "4.5", any},
    {"en passant that would expose the king", "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "d5", TouchBindsNothing, "4.5", any},
    {"a capture that promotes", "1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "b8", TouchBindsCapture, "4.3.2", "a7b8b a7b8n a7b8q a7b8r"},
    {"only the one who gives check can be captured", "4k3/8/8/8/8/5n2/4P3/r3K3 w - - 0 1", "f3", TouchBindsNothing, "4.5", any},
    {"a pinned piece does not capture", "4r1k1/8/8/8/5p2/8/4N3/4K3 w - - 0 1", "f4", TouchBindsNothing, "4.5", any},
    {"castling captures nothing", rook_h, "e8", TouchBindsNothing, "4.5", any},
    // 4.3.3: both
    {"the one takes the other", "4k3/8/8/3p4/4P3/8/8/3QK3 w - - 0 1", "e4 d5", TouchBindsBoth, "4.3.3", "e4d5"},
    {"in either order", "4k3/8/8/3p4/4P3/8/8/3QK3 w - - 0 1", "d5 d1", TouchBindsBoth, "4.3.3", "d1d5"},
    {"I10 it cannot, the own piece was first", knight_and_pawn, "f3 d5", TouchBindsPiece, "4.3.3",
     "f3d2 f3d4 f3e5 f3g1 f3g5 f3h2 f3h4"},
    {"I10 it cannot, the opponent's was first", knight_and_pawn, "d5 f3", TouchBindsCapture, "4.3.3", "d1d5"},
    {"the first of each colour", "4k3/8/8/3p4/4P3/8/8/3QK3 w - - 0 1", "e8 e4 d5", TouchBindsPiece, "4.3.3", "e4d5 e4e5"},
    {"the first that is possible", knight_and_pawn, "e8 f3 d5", TouchBindsPiece, "4.3.3", "f3d2 f3d4 f3e5 f3g1 f3g5 f3h2 f3h4"},
    {"neither is possible", start, "a1 a8", TouchBindsNothing, "4.5", any},
    {"a pinned piece that cannot capture, the other captured otherwise", "4r1k1/8/8/8/5p2/6P1/4N3/4K3 w - - 0 1", "e2 f4",
     TouchBindsCapture, "4.3.3", "g3f4"},
    {"a pawn takes and promotes", "1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "b8 a7", TouchBindsBoth, "4.3.3", "a7b8b a7b8n a7b8q a7b8r"},
    {"en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5 d5", TouchBindsBoth, "4.3.3", "e5d6"},
    {"the king takes", "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", "e1 e2", TouchBindsBoth, "4.3.3", "e1e2"},
    {"the king cannot take what is guarded", "4k3/4r3/8/8/8/8/4p3/4K3 w - - 0 1", "e1 e2", TouchBindsPiece, "4.3.3", "e1d2 e1f2"},
    // 4.4.1
    {"I01 king, then rook", rook_h, "e1 h1", TouchBindsCastling, "4.4.1", "e1g1"},
    {"on the other side", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1 a1", TouchBindsCastling, "4.4.1", "e1c1"},
    {"Black", both_sides, "e8 a8", TouchBindsCastling, "4.4.1", "e8c8"},
    {"the king, and one rook after the other", both_sides, "e8 h8 a8", TouchBindsCastling, "4.4.1", "e8g8"},
    {"the king alone may castle", rook_h, "e1", TouchBindsPiece, "4.3.1", "e1d1 e1d2 e1e2 e1f1 e1f2 e1g1"},
    {"a rook alone does not", rook_h, "h1", TouchBindsPiece, "4.3.1",
     "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8"},
    {"something between king and rook is no wish to castle", "4k3/8/8/8/8/8/7P/4K2R w K - 0 1", "e1 h2 h1", TouchBindsPiece, "4.3.1",
     "e1d1 e1d2 e1e2 e1f1 e1f2 e1g1"},
    {"a piece that cannot move before them", "4k3/8/8/8/8/5p2/5P2/4K2R w K - 0 1", "f2 e1 h1", TouchBindsCastling, "4.4.1", "e1g1"},
    {"a rook on another rank", "4k3/8/8/8/8/8/7R/4K3 w - - 0 1", "e1 h2", TouchBindsPiece, "4.3.1",
     "e1d1 e1d2 e1e2 e1f1 e1f2"},
    {"a king that is not at home", "4k3/8/8/8/8/8/8/5K1R w - - 0 1", "f1 h1", TouchBindsPiece, "4.3.1", "f1e1 f1e2 f1f2 f1g1 f1g2"},
    {"a rook of the opponent's", "4k3/8/8/8/8/8/8/4K2r w - - 0 1", "e1 h1", TouchBindsPiece, "4.3.3", "e1d2 e1e2 e1f2"},
    // 4.4.2
    {"I02 rook, then king", rook_h, "h1 e1", TouchRookFirst, "4.4.2", "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8"},
    {"I03 the rook cannot move", "4k3/8/8/8/8/8/6PP/4K1NR w K - 0 1", "h1 e1", TouchBindsPiece, "4.3.1", "e1d1 e1d2 e1e2 e1f1 e1f2"},
    {"I03 the rook cannot move, the other castling is open", "4k3/8/8/8/8/8/6PP/R3K1NR w KQ - 0 1", "h1 e1", TouchBindsPiece, "4.3.1",
     "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2"},
    {"both rooks before the king", both_sides, "a8 h8 e8", TouchRookFirst, "4.4.2",
     "a8a1 a8a2 a8a3 a8a4 a8a5 a8a6 a8a7 a8b8 a8c8 a8d8"},
    {"something between rook and king", rook_h, "h1 e4 e1", TouchRookFirst, "4.4.2", "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8"},
    {"the first rook cannot move, king and second rook follow", "4k3/8/8/8/8/8/6PP/R3K1NR w KQ - 0 1", "h1 e1 a1", TouchBindsCastling, "4.4.1",
     "e1c1"},
    {"neither rook nor king can move", start, "h1 e1", TouchBindsNothing, "4.5", any},
    {"neither can, the third piece does", start, "h1 e1 g1", TouchBindsPiece, "4.3.1", "g1f3 g1h3"},
    // 4.4.3
    {"I04 that castling is illegal", f_attacked, "e1 h1", TouchKingMustMove, "4.4.3", "e1c1 e1d1 e1d2 e1e2"},
    {"I06 and the king has no move: the rook is not bound", "rnbqkbnr/ppppppp1/8/7p/7P/8/PPPPPPP1/RNBQKBNR w KQkq - 0 2", "e1 h1",
     TouchBindsNothing, "4.4.3", any},
    {"the right is lost", "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1 h1", TouchKingMustMove, "4.4.3", "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2"},
    {"in check", "4k3/8/8/8/8/8/8/r3K2R w K - 0 1", "e1 h1", TouchKingMustMove, "4.4.3", "e1d2 e1e2 e1f2"},
    {"a rook that never castles from there", "4k3/8/8/8/8/8/8/4K1R1 w - - 0 1", "e1 g1", TouchKingMustMove, "4.4.3",
     "e1d1 e1d2 e1e2 e1f1 e1f2"},
    {"through check, Black", "4k2r/8/8/8/8/8/8/4KR2 b k - 0 1", "e8 h8", TouchKingMustMove, "4.4.3", "e8d7 e8d8 e8e7"},
    // Chess960 (II.3.2)
    {"king on its first rank, then rook", "4k3/8/8/8/8/8/8/1K3R2 w F - 0 1", "b1 f1", TouchBindsCastling, "4.4.1", "b1f1", Variant::Chess960},
    {"castling where only the rook moves", "4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1 h1", TouchBindsCastling, "4.4.1", "g1h1", Variant::Chess960},
    {"rook first: only castling is out", "4k3/8/8/8/8/6P1/5PP1/5KR1 w G - 0 1", "g1 f1", TouchRookFirst, "4.4.2", "g1h1", Variant::Chess960},
    {"rook first and it cannot move: the king, but not by that castling", "4k3/8/8/8/8/8/5PP1/5KRN w G - 0 1", "g1 f1", TouchRookFirst,
     "4.4.2", "f1e1 f1e2", Variant::Chess960},
    {"the same without the right: the order decides nothing", "4k3/8/8/8/8/8/5PP1/5KRN w - - 0 1", "g1 f1", TouchBindsPiece, "4.3.1",
     "f1e1 f1e2", Variant::Chess960},
    {"a rook without the right", "4k3/8/8/8/8/8/8/1K3R1R w H - 0 1", "b1 f1", TouchKingMustMove, "4.4.3", "b1a1 b1a2 b1b2 b1c1 b1c2",
     Variant::Chess960},
    {"the king has left its first rank", "4k3/8/8/8/8/8/4K3/7R w - - 0 1", "e2 h1", TouchBindsPiece, "4.3.1",
     "e2d1 e2d2 e2d3 e2e1 e2e3 e2f1 e2f2 e2f3", Variant::Chess960},
};
// clang-format on

TEST(TouchMove, Rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const rules::Position position = position_of(row.fen, row.variant);
    const Binding binding = touch_binding(position, squares(row.touched));
    EXPECT_EQ(laws::index(binding.ruling.code), laws::index(row.code));
    EXPECT_EQ(laws::article(binding.ruling.code, binding.ruling.values), row.article);
    EXPECT_EQ(names(binding.moves, row.variant), row.moves == any ? all_moves(position) : row.moves);
    EXPECT_EQ(binding.binds(), row.moves != any);
    EXPECT_EQ(binding.ruling.values.colour, position.turn());
    for (const rules::Move move : rules::legal_moves(position))
      EXPECT_EQ(binding.allows(move), std::ranges::find(binding.moves, move) != binding.moves.end());
  }
}

struct ReleasedRow {
  const char* name;
  const char* fen;
  Code code;
  const char* moves;
};

const std::vector<ReleasedRow> released_rows = {
    {"I05 another king move, the other castling included", f_attacked, ReleasedKingMustMove, "e1c1 e1d1 e1d2 e1e2"},
    {"the king has no move", start, TouchBindsNothing, any},
};

TEST(TouchMove, ReleasedKing) {
  for (const ReleasedRow& row : released_rows) {
    SCOPED_TRACE(row.name);
    const rules::Position position = position_of(row.fen, Variant::Standard);
    const Binding binding = released_king_binding(position);
    EXPECT_EQ(laws::index(binding.ruling.code), laws::index(row.code));
    EXPECT_EQ(laws::article(binding.ruling.code, binding.ruling.values), "4.7.2");
    EXPECT_EQ(names(binding.moves, Variant::Standard), row.moves == any ? all_moves(position) : row.moves);
  }
}

/// What fills the sentences.
TEST(TouchMove, SaysWhichPieces) {
  const auto values = [](const char* fen, const char* touched) {
    return touch_binding(position_of(fen, Variant::Standard), squares(touched)).ruling.values;
  };
  const Square e1 = *Square::parse("e1"), h1 = *Square::parse("h1"), d5 = *Square::parse("d5"), f3 = *Square::parse("f3");
  const laws::PlacedPiece black_pawn{{rules::Color::Black, rules::Kind::Pawn}, d5};
  EXPECT_EQ(values(rook_h, "h1 e1").from, h1);
  EXPECT_EQ(values(rook_h, "h1 e1").piece, (rules::Piece{rules::Color::White, rules::Kind::Rook}));
  EXPECT_EQ(values(rook_h, "e1 h1").from, e1);
  EXPECT_EQ(values(rook_h, "e1 h1").squares, rules::Bitboard(h1));
  EXPECT_EQ(values(f_attacked, "e1 h1").from, e1);
  EXPECT_EQ(values(knight_and_pawn, "f3 d5").from, f3);
  EXPECT_EQ(values(knight_and_pawn, "d5").captured, black_pawn);
  EXPECT_EQ(values(knight_and_pawn, "d5 d1").captured, black_pawn);
  EXPECT_EQ(values(knight_and_pawn, "d5 d1").from, Square::parse("d1"));
  EXPECT_EQ(values(start, "a1 e4 c1").squares,
            rules::Bitboard(*Square::parse("a1")) | rules::Bitboard(*Square::parse("c1")));
}

}  // namespace
}  // namespace adoube::game
