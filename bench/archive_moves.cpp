// SPDX-License-Identifier: MIT
// What the moves of games cost in an archive, and how fast they come out of it: bits a half-move, bytes a game, and
// nanoseconds a half-move, the fastest of some rounds by process CPU clock. All is done in memory. Usage: archive_moves
// GAMES.pgn [ROUNDS]      no rounds of reading: what counts instructions compares both
#include <time.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "adoube/archive/block.hpp"
#include "adoube/archive/move_coder.hpp"
#include "adoube/notation/pgn_reader.hpp"
#include "adoube/notation/pgn_tree.hpp"

namespace {

using namespace adoube;  // NOLINT: this file is the program

double now() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return 1e9 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec);
}

/// The main line of a game, and the code of it.
struct Line {
  rules::Position start;
  std::uint32_t moves;
  std::string code;
};

std::uint64_t decode(const Line& line) {
  archive::MoveDecoder decoder(archive::best_model, line.code);
  archive::Situation situation{line.start};
  std::uint64_t sum = 0;
  for (std::uint32_t i = 0; i < line.moves; ++i) {
    const auto move = decoder.decode(situation);
    if (!move) std::exit(1);
    sum += move->bits();
    situation.play(*move);
  }
  return sum;
}

/// Counts what it is told, so that no work is left out.
class Counter final : public notation::PgnVisitor {
 public:
  std::uint64_t moves = 0;
  std::uint64_t sum = 0;
  void move(rules::Move move, const rules::Position& after) override {
    ++moves;
    sum += move.bits() + after.occupied().bits();
  }
};

template <class Round>
double fastest(int rounds, std::uint64_t moves, Round round) {
  double best = 0;
  for (int i = 0; i < rounds; ++i) {
    const double start = now();
    round();
    const double time = (now() - start) / static_cast<double>(std::max<std::uint64_t>(1, moves));
    best = i == 0 ? time : std::min(best, time);
  }
  return best;
}

}  // namespace

int main(int argument_count, char** arguments) {
  if (argument_count < 2) return std::fprintf(stderr, "usage: archive_moves GAMES.pgn [ROUNDS]\n"), 2;
  const int rounds = argument_count > 2 ? std::atoi(arguments[2]) : 20;
  std::ifstream file(arguments[1], std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  notation::PgnReader reader(text);
  archive::BlockWriter writer;
  std::vector<Line> lines;
  std::uint64_t moves = 0;
  std::uint64_t code_bytes = 0;
  while (const auto game = read_pgn_game(reader)) {
    if (!writer.add(*game)) return std::fprintf(stderr, "a game can't be kept\n"), 1;
    if (!game->start) continue;
    Line line{.start = *game->start, .moves = 0, .code = {}};
    archive::MoveEncoder encoder(archive::best_model, line.code);
    archive::Situation situation{line.start};
    for (const auto& [move, signs, before, comments, variations] : game->lines[0].moves) {
      if (!move || !encoder.encode(situation, *move)) break;
      situation.play(*move);
      ++line.moves;
    }
    encoder.finish();
    moves += line.moves;
    code_bytes += line.code.size();
    lines.push_back(std::move(line));
  }
  const archive::EncodedBlock block = writer.take();
  if (moves == 0) return std::fprintf(stderr, "no moves in %s\n", arguments[1]), 1;

  std::uint64_t sum = 0;
  const double alone = fastest(rounds, moves, [&] {
    for (const Line& line : lines) sum += decode(line);
  });
  Counter counter;
  const double whole = fastest(rounds, moves, [&] {
    const auto games = archive::BlockReader::open(block.payload, block.games, archive::best_model);
    while (games->position() < games->games() && games->read(counter)) {
    }
  });
  std::printf("games\t%u\nhalf-moves\t%llu\n", block.games, static_cast<unsigned long long>(moves));
  std::printf("bits a half-move\t%.3f\n", 8.0 * static_cast<double>(code_bytes) / static_cast<double>(moves));
  std::printf("bytes a game, moves\t%.1f\n", static_cast<double>(code_bytes) / static_cast<double>(lines.size()));
  std::printf("bytes a game, all\t%.1f\n", static_cast<double>(block.payload.size()) / block.games);
  std::printf("ns a half-move, moves\t%.1f\nns a half-move, games\t%.1f\n", alone, whole);
  [[maybe_unused]] const volatile std::uint64_t kept = sum + counter.sum;
}
