// SPDX-License-Identifier: MIT
// Levels of the computer against each other: how much stronger is each than the one below it?
//
// computer_levels GAMES [LOWER [HIGHER]]: so many games between each two neighbours (or between those two levels), every
// second one with colours changed, from the initial position. Prints wins, draws, losses of the higher level, and the
// difference in rating that such a score stands for.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "tests/computer/match.hpp"

namespace {

using namespace adoube;  // NOLINT: this file is the program

void print_match(int lower, int higher, int games) {
  const auto score = computer::match(computer::level(lower), computer::level(higher), games);
  if (!score) {
    std::fprintf(stderr, "the engine: %s\n", std::string(uci::name(score.error())).c_str());
    std::exit(2);
  }
  const double share = (score->wins + 0.5 * score->draws) / games;
  const double bounded = std::min(std::max(share, 0.5 / games), 1 - 0.5 / games);
  std::printf("level %d against %d: +%d =%d -%d, %+.0f\n", higher, lower, score->wins, score->draws, score->losses,
              400 * std::log10(bounded / (1 - bounded)));
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const int games = argc > 1 ? std::atoi(argv[1]) : 20;
  const int first = argc > 2 ? std::atoi(argv[2]) : computer::lowest_level;
  const int last = argc > 3 ? std::atoi(argv[3]) : computer::highest_level;
  if (argc > 3) {
    print_match(first, last, games);
    return 0;
  }
  for (int lower = first; lower < last; ++lower) print_match(lower, lower + 1, games);
}
