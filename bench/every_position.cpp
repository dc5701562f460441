// SPDX-License-Identifier: MIT
// Nanoseconds a position for the questions of rules/legal_moves.hpp and play.hpp and for positions and moves as text, over
// all positions of the games of a PGN file, in the order they were played. Medians of eleven rounds by process CPU clock.
// Usage: every_position games.pgn [question]      only that question, or none of that name: what counts instructions
// compares both
#include <time.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/fen.hpp"
#include "adoube/notation/pgn_reader.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"

namespace {

using namespace adoube;
using rules::Position;

constexpr int rounds_of_each = 11;

struct Ply {
  Position position;
  rules::Move move;
  std::string san;
  std::string fen;
};

/// Every move of the games, variations included, with the position it was played in.
class Collector : public notation::PgnVisitor {
 public:
  void starts(const Position& position) override { stack_ = {{position, position}}; }
  void move(rules::Move move, const Position& after) override {
    const Position& before = stack_.back().now;
    plies_.push_back({before, move, notation::write_san(before, move), notation::write_fen(before)});
    stack_.back() = {stack_.back().now, after};
  }
  void null_move(const Position& after) override { stack_.back() = {stack_.back().now, after}; }
  void variation_opens() override { stack_.push_back({stack_.back().before, stack_.back().before}); }
  void variation_closes() override { stack_.pop_back(); }

  [[nodiscard]] const std::vector<Ply>& plies() const { return plies_; }

 private:
  struct Line {
    Position before;  ///< the last move
    Position now;
  };
  std::vector<Line> stack_;
  std::vector<Ply> plies_;
};

double now() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return 1e9 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec);
}

std::string_view only_question;

/// Prints the median and answers the sum of what `question` said, so that no work is left out.
template <class Question>
std::uint64_t measure(std::string_view name, const std::vector<Ply>& plies, Question question) {
  if (!only_question.empty() && name != only_question) return 0;
  std::array<double, rounds_of_each> rounds{};
  std::uint64_t sum = 0;
  for (double& round : rounds) {
    const double start = now();
    for (const Ply& ply : plies) sum += static_cast<std::uint64_t>(question(ply));
    round = (now() - start) / static_cast<double>(plies.size());
  }
  std::ranges::sort(rounds);
  std::printf("%s\t%.1f\n", std::string(name).c_str(), rounds[rounds.size() / 2]);
  return sum;
}

}  // namespace

int main(int argument_count, char** arguments) {
  if (argument_count < 2) return std::fprintf(stderr, "usage: every_position games.pgn [question]\n"), 2;
  if (argument_count > 2) only_question = arguments[2];
  std::ifstream file(arguments[1], std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  notation::PgnReader reader(text);
  Collector collector;
  while (reader.read_game(collector)) {
  }
  const std::vector<Ply>& plies = collector.plies();
  if (plies.empty()) return std::fprintf(stderr, "no moves in %s\n", arguments[1]), 1;

  rules::MoveList list;
  std::uint64_t sum = 0;
  sum += measure("legal_moves", plies, [&list](const Ply& ply) {
    rules::legal_moves(ply.position, list);
    return list.size();
  });
  sum += measure("count_legal_moves", plies, [](const Ply& ply) { return rules::count_legal_moves(ply.position); });
  sum += measure("has_legal_move", plies, [](const Ply& ply) { return rules::has_legal_move(ply.position); });
  sum += measure("is_legal", plies, [](const Ply& ply) { return rules::is_legal(ply.position, ply.move); });
  sum += measure("play", plies, [](const Ply& ply) { return rules::play(ply.position, ply.move).occupied().bits() & 1; });
  sum += measure("write_san", plies, [](const Ply& ply) {
    std::array<char, notation::san_write_limit> san;
    return notation::write_san(ply.position, ply.move, san.data());
  });
  sum += measure("read_san, play", plies, [](const Ply& ply) {
    const auto move = notation::read_san_fast(ply.position, ply.san);
    return rules::play(ply.position, *move).occupied().bits() & 1;
  });
  sum += measure("write_fen", plies, [](const Ply& ply) { return notation::write_fen(ply.position).size(); });
  sum += measure("read_fen", plies, [](const Ply& ply) { return notation::read_fen(ply.fen).has_value(); });
  sum += measure("read_position", plies, [](const Ply& ply) { return notation::read_position(ply.fen).has_value(); });
  std::printf("positions\t%zu\n", plies.size());
  // Told, so that no answer may be left out.
  std::fprintf(stderr, "sum %llu\n", static_cast<unsigned long long>(sum));
}
