// SPDX-License-Identifier: MIT
// Perft by several threads that share a table: the counts are those of one thread without a table.
#include "apps/cli/perft_threads.hpp"

#include <gtest/gtest.h>

#include <string>

#include "adoube/notation/fen.hpp"
#include "adoube/rules/perft.hpp"

namespace adoube::cli {
namespace {

using rules::Position;

struct Row {
  const char* name;
  const char* fen;
  int depth;
};

#ifdef ADOUBE_SANITIZED
constexpr int less = 1;
#else
constexpr int less = 0;
#endif

constexpr Row rows[] = {
    {"initial position", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5},
    {"both sides may castle, pins, promotions", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4},
    {"captures en passant, barred by pins along the rank", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6},
    {"one move leads to nearly everything", "1k6/8/8/8/8/8/5p1p/6bK w - - 0 1", 6},
    {"promotions of both sides", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 5},
    {"mate", "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1", 4},
    {"more men than a game can have", "QQQQQQQQ/QQQQQQQQ/8/8/k7/8/KNNNNNNN/NNNNNNNN b - - 0 1", 3},
    {"one half-move", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 1 + less},
};

[[nodiscard]] Position position_of(const char* fen) {
  const auto setup = notation::read_fen(fen);
  return *Position::from(*setup);
}

TEST(PerftThreads, CountsDoNotDependOnThreadsAndTable) {
  for (const Row& row : rows) {
    const Position position = position_of(row.fen);
    const int depth = row.depth - less;
    const auto by_move = rules::perft_divide(position, depth);
    for (const std::size_t bytes : {std::size_t{0}, std::size_t{1}, std::size_t{1} << 14, std::size_t{1} << 24}) {
      const auto table = bytes == 0 ? nullptr : PerftTable::of_bytes(bytes);
      for (const unsigned threads : {1U, 2U, 5U}) {
        SCOPED_TRACE(std::string(row.name) + ", threads " + std::to_string(threads) + ", bytes " + std::to_string(bytes));
        const PerftCount count = count_perft(position, depth, threads, table.get());
        EXPECT_EQ(count.nodes, rules::perft(position, depth));
        EXPECT_EQ(count.by_move, by_move);
      }
    }
  }
}

/// Every number of half-moves meets the entries of the others.
TEST(PerftThreads, OneTableServesEveryDepth) {
  const auto table = PerftTable::of_bytes(1 << 20);
  const Position position = position_of(rows[1].fen);
  for (const int depth : {4 - less, 0, 3, 1, 2, 4 - less})
    EXPECT_EQ(count_perft(position, depth, 2, table.get()).nodes, rules::perft(position, depth)) << depth;
}

[[nodiscard]] PerftTable::Key key_of(const char* fen, int depth) {
  const Position position = position_of(fen);
  return {rules::placement_of(position), position.turn(), depth};
}

TEST(PerftTable, GivesBackWhatWasKept) {
  const auto table = PerftTable::of_bytes(1 << 16);
  const PerftTable::Key key = key_of("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 5);
  EXPECT_EQ(table->find(key), std::nullopt) << "nothing was kept yet";
  table->keep(key, 77);
  EXPECT_EQ(table->find(key), 77U);
  EXPECT_EQ(table->find(key_of("4k3/8/8/8/8/8/8/R3K3 w Q - 12 40", 5)), 77U) << "counters do not matter";
}

TEST(PerftTable, TellsPositionsApart) {
  const auto table = PerftTable::of_bytes(1);
  table->keep(key_of("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 5), 77);
  EXPECT_EQ(table->find(key_of("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 4)), std::nullopt) << "another depth";
  EXPECT_EQ(table->find(key_of("4k3/8/8/8/8/8/8/R3K3 b Q - 0 1", 5)), std::nullopt) << "the other side on move";
  EXPECT_EQ(table->find(key_of("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", 5)), std::nullopt) << "no castling right";
  EXPECT_EQ(table->find(key_of("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", 5)), std::nullopt) << "another square";
}

TEST(PerftTable, TellsALegalCaptureEnPassant) {
  const auto table = PerftTable::of_bytes(1);
  table->keep(key_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 5), 77);
  EXPECT_EQ(table->find(key_of("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", 5)), std::nullopt);
  table->keep(key_of("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", 5), 78);
  EXPECT_EQ(table->find(key_of("4k3/8/8/3p4/8/8/8/4K3 w - - 0 1", 5)), 78U) << "nobody can capture there";
}

TEST(PerftTable, TheSmallestKeepsTheDeepest) {
  const auto table = PerftTable::of_bytes(1);
  for (int depth = 1; depth <= 4; ++depth) table->keep(key_of("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", depth), 10U + depth);
  EXPECT_EQ(table->find(key_of("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 1)), std::nullopt) << "three entries are in a bucket";
  for (int depth = 2; depth <= 4; ++depth)
    EXPECT_EQ(table->find(key_of("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", depth)), 10U + depth);
}

TEST(PerftTable, NumbersThatDoNotFitAreNotKept) {
  const auto table = PerftTable::of_bytes(1);
  const PerftTable::Key key = key_of("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 31);
  table->keep(key, (std::uint64_t{1} << 58) - 1);
  EXPECT_EQ(table->find(key), (std::uint64_t{1} << 58) - 1);
  const PerftTable::Key other = key_of("4k3/8/8/8/8/8/8/R3K3 b Q - 0 1", 31);
  table->keep(other, std::uint64_t{1} << 58);
  EXPECT_EQ(table->find(other), std::nullopt);
  table->keep(key_of("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 0), 1);
  EXPECT_EQ(table->find(key_of("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 0)), std::nullopt) << "depth 0 needs no table";
}

TEST(PerftTable, MemoryThatIsNotThereIsTold) {
#ifdef ADOUBE_SANITIZED
  GTEST_SKIP() << "the sanitizer refuses such a request itself";
#endif
  EXPECT_EQ(PerftTable::of_bytes(std::size_t{1} << 60), nullptr);
}

}  // namespace
}  // namespace adoube::cli
