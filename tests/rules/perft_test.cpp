// SPDX-License-Identifier: MIT
// Numbers of sequences of legal moves (Laws 3.10.1: all of Article 3 taken together; Chess960: Guidelines II.1 to II.2.3),
// as data/perft holds them, by every kernel that runs here.
#include "adoube/rules/perft.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "adoube/rules/kernel/kernel.hpp"
#include "tests/reference_board/diagram.hpp"

namespace adoube::rules {
namespace {

struct Row {
  std::string name;
  Position position = Position::initial();
  int depth = 0;
  std::uint64_t leaves = 0;
};

/// Lines of name, FEN, depth, leaves, parted by tabs; lines that begin with # are remarks.
std::vector<Row> read_rows(const std::string& file, Variant variant) {
  std::ifstream lines(std::string(ADOUBE_SOURCE_DIR "/data/perft/") + file);
  std::vector<Row> rows;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream fields(line);
    std::string name, fen, depth, leaves;
    std::getline(fields, name, '\t') && std::getline(fields, fen, '\t') && std::getline(fields, depth, '\t') &&
        std::getline(fields, leaves);
    const auto position = Position::from(reference_board::diagram(fen, variant));
    EXPECT_TRUE(position.has_value()) << line;
    if (position) rows.push_back({name, *position, std::stoi(depth), std::stoull(leaves)});
  }
  return rows;
}

std::uint64_t sum_of_parts(const Position& position, int depth) {
  std::uint64_t sum = 0;
  for (const auto& [move, leaves] : perft_divide(position, depth)) sum += leaves;
  return sum;
}

void expect_numbers(const Row& row) {
  EXPECT_EQ(perft(row.position, row.depth), row.leaves);
  EXPECT_EQ(perft_with_lists(row.position, row.depth), row.leaves);
  EXPECT_EQ(sum_of_parts(row.position, row.depth), row.leaves);
  const kernel::Words words = kernel::words_of(row.position.board());
  for (const kernel::Kernel* kernel : {&kernel::portable, kernel::magic(), kernel::pext(), kernel::avx512()}) {
    if (kernel == nullptr) continue;
    EXPECT_EQ(kernel->perft(words, row.depth - 1), perft(row.position, row.depth - 1));
  }
}

TEST(Perft, Standard) {
  const std::vector<Row> rows = read_rows("standard.tsv", Variant::Standard);
  EXPECT_EQ(rows.size(), 40U);
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    expect_numbers(row);
  }
}

TEST(Perft, Chess960) {
  const std::vector<Row> rows = read_rows("chess960.tsv", Variant::Chess960);
  EXPECT_EQ(rows.size(), 66U);
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    expect_numbers(row);
  }
}

/// More than a thousand million leaves: a second where the compiler optimises, a minute where it does not.
TEST(Perft, Deep) {
#ifndef NDEBUG
  GTEST_SKIP() << "only in an optimised build";
#endif
  const std::vector<Row> rows = read_rows("deep.tsv", Variant::Standard);
  EXPECT_EQ(rows.size(), 6U);
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    EXPECT_EQ(perft(row.position, row.depth), row.leaves);
  }
}

TEST(Perft, NoHalfMoveIsOneSequence) {
  EXPECT_EQ(perft(Position::initial(), 0), 1U);
  EXPECT_EQ(perft_with_lists(Position::initial(), 0), 1U);
}

/// The square that a FEN names after a double step may contradict the check; the legal moves are those of the board as it
/// is.
TEST(Perft, EnPassantSquareThatContradictsTheCheck) {
  const Position position = *Position::from(reference_board::diagram("4k3/8/8/3pP3/8/8/8/r3K3 w - d6 0 1"));
  EXPECT_EQ(perft(position, 1), 3U) << "only the king can answer the rook";
}

}  // namespace
}  // namespace adoube::rules
