// SPDX-License-Identifier: MIT
#include "adoube/notation/uci_move.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/fen.hpp"
#include "tests/notation/random_games.hpp"

namespace adoube::notation {
namespace {

using rules::Move;
using rules::Position;
using rules::Variant;

[[nodiscard]] Position position_of(std::string_view fen, Variant variant) {
  const auto position = read_position(fen, variant);
  EXPECT_TRUE(position.has_value()) << fen;
  return position ? *position : Position::initial();
}

struct ReadRow {
  std::string_view name;
  std::string_view fen;
  std::string_view text;
  Move::Type type;
  std::string_view written;
  Variant variant = Variant::Standard;
};

// clang-format off
const std::vector<ReadRow> read_rows = {
    {"pawn", initial_fen, "e2e4", Move::Type::Ordinary, "e2e4"},
    {"en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", Move::Type::EnPassant, "e5d6"},
    {"promotion", "7k/P7/8/8/8/8/8/K7 w - - 0 40", "a7a8n", Move::Type::Promotion, "a7a8n"},
    {"castling by the king's squares (3.8.2)", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", Move::Type::Castling, "e1g1"},
    {"castling by king takes rook in standard chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1a1", Move::Type::Castling, "e1c1"},
    {"a queen going two squares does not castle", "6k1/8/8/8/8/8/8/K3Q3 w - - 0 1", "e1g1", Move::Type::Ordinary, "e1g1"},
    {"a rook going from e1 does not castle", "6k1/8/8/8/8/8/8/K3R3 w - - 0 1", "e1c1", Move::Type::Ordinary, "e1c1"},
    {"chess960: king takes rook", "4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", Move::Type::Castling, "g1h1", Variant::Chess960},
    {"chess960: king takes the rook beside it", "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1", "f1g1",
     Move::Type::Castling, "f1g1", Variant::Chess960},
    {"chess960: a king's step is no castling", "4k3/8/8/8/8/8/8/RK5R w HA - 0 1", "b1c1", Move::Type::Ordinary, "b1c1", Variant::Chess960},
};
// clang-format on

TEST(UciMove, ReadsAndWrites) {
  for (const ReadRow& row : read_rows) {
    SCOPED_TRACE(row.name);
    const auto move = read_uci(position_of(row.fen, row.variant), row.text);
    ASSERT_TRUE(move.has_value());
    EXPECT_EQ(move->type(), row.type);
    EXPECT_EQ(write_uci(*move, row.variant), row.written);
  }
}

struct RefusedRow {
  std::string_view name;
  std::string_view fen;
  std::string_view text;
  UciFault fault;
  std::size_t offset = 0;
  Variant variant = Variant::Standard;
};

// clang-format off
const std::vector<RefusedRow> refused_rows = {
    {"empty", initial_fen, "", UciFault::NotAMove, 0},
    {"one square", initial_fen, "e2", UciFault::NotAMove, 2},
    {"file i", initial_fen, "e2i4", UciFault::NotAMove, 2},
    {"rank nine", initial_fen, "e2e9", UciFault::NotAMove, 3},
    {"capital", initial_fen, "E2e4", UciFault::NotAMove, 0},
    {"promotion to a king", "7k/P7/8/8/8/8/8/K7 w - - 0 40", "a7a8k", UciFault::NotAMove, 4},
    {"too long", initial_fen, "e2e4e5", UciFault::NotAMove, 4},
    {"null move", initial_fen, "0000", UciFault::NotAMove, 0},
    {"hyphen", initial_fen, "e2-e4", UciFault::NotAMove, 2},
    {"three squares ahead", initial_fen, "e2e5", UciFault::Illegal, 0},
    {"promotion in the middle", initial_fen, "e2e4q", UciFault::Illegal, 0},
    {"promotion piece not said (3.7.3.3)", "7k/P7/8/8/8/8/8/K7 w - - 0 40", "a7a8", UciFault::PromotionMissing, 0},
    {"chess960: the king's goal alone", "4k3/8/8/8/8/8/8/4K2R w H - 0 1", "e1g1", UciFault::Illegal, 0, Variant::Chess960},
    {"right lost", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", UciFault::Illegal, 0},
};
// clang-format on

TEST(UciMove, RefusesWithTheReason) {
  for (const RefusedRow& row : refused_rows) {
    SCOPED_TRACE(row.name);
    const auto move = read_uci(position_of(row.fen, row.variant), row.text);
    ASSERT_FALSE(move.has_value());
    EXPECT_EQ(static_cast<int>(move.error().fault), static_cast<int>(row.fault));
    EXPECT_EQ(move.error().offset, row.offset);
    EXPECT_EQ(move.error().text.has_value(), row.fault != UciFault::NotAMove);
  }
}

TEST(UciMove, EveryMoveWrittenIsReadAgain) {
  const auto check = [](const Position& position) {
    for (const Move move : rules::legal_moves(position))
      EXPECT_EQ(read_uci(position, write_uci(move, position.variant())), move);
  };
  for (const std::string_view start : standard_starts) for_positions_of_random_games(start, Variant::Standard, 2, check);
  for (const std::string_view start : chess960_starts) for_positions_of_random_games(start, Variant::Chess960, 2, check);
}

TEST(UciMove, AnyBytesGetAnAnswer) {
  std::mt19937 random(1);
  const Position position = Position::initial();
  int read = 0;
  for (int run = 0; run < 100000; ++run) {
    std::string text = "e2e4";
    for (std::size_t changes = random() % 3; changes-- > 0;)
      text[random() % text.size()] = static_cast<char>(random() % 256);
    if (random() % 4 == 0) text += static_cast<char>(random() % 256);
    const auto move = read_uci(position, text);
    if (move) {
      EXPECT_TRUE(rules::is_legal(position, *move));
      ++read;
    } else {
      EXPECT_LE(move.error().offset, text.size());
    }
  }
  EXPECT_GT(read, 1000);
}

}  // namespace
}  // namespace adoube::notation
