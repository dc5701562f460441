// SPDX-License-Identifier: MIT
// Levels of the computer against each other: how much stronger is each than the one below it?
//
// computer_levels GAMES [LOWER [HIGHER]]: so many games between each two neighbours (or between those two levels), every
// second one with colours changed, from the initial position. Prints wins, draws, losses of the higher level, and the
// difference in rating that such a score stands for.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

#include "adoube/computer/player.hpp"
#include "adoube/rules/check.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"

namespace {

using namespace adoube;  // NOLINT: this file is the program

constexpr int longest_game = 300;  // half-moves; then it is a draw

/// 1 White wins, 0 draw, -1 Black wins.
int play_out(computer::Player& white, computer::Player& black) {
  computer::Line game{rules::Position::initial()};
  rules::Position position = game.start;
  for (int ply = 0; ply < longest_game; ++ply) {
    if (!rules::has_legal_move(position)) {
      if (!rules::in_check(position)) return 0;
      return position.turn() == rules::Color::White ? -1 : 1;
    }
    if (position.halfmove_clock().value() >= 100) return 0;
    computer::Player& mover = position.turn() == rules::Color::White ? white : black;
    const auto choice = mover.think(game, std::nullopt);
    if (!choice) {
      std::fprintf(stderr, "the engine: %s\n", std::string(uci::name(choice.error())).c_str());
      std::exit(2);
    }
    game.moves.push_back(choice->move);
    position = rules::play(position, choice->move);
  }
  return 0;
}

void match(int lower, int higher, int games) {
  const uci::EngineProgram engine{"/usr/games/stockfish", {}};
  computer::Player weak(engine, computer::level(lower), 11);
  computer::Player strong(engine, computer::level(higher), 12);
  std::map<int, int> count;
  for (int game = 0; game < games; ++game) ++count[game % 2 == 0 ? play_out(strong, weak) : -play_out(weak, strong)];
  const double score = (count[1] + 0.5 * count[0]) / games;
  const double bounded = std::min(std::max(score, 0.5 / games), 1 - 0.5 / games);
  std::printf("level %d against %d: +%d =%d -%d, %+.0f\n", higher, lower, count[1], count[0], count[-1],
              400 * std::log10(bounded / (1 - bounded)));
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const int games = argc > 1 ? std::atoi(argv[1]) : 20;
  const int first = argc > 2 ? std::atoi(argv[2]) : computer::lowest_level;
  const int last = argc > 3 ? std::atoi(argv[3]) : computer::highest_level;
  if (argc > 3) {
    match(first, last, games);
    return 0;
  }
  for (int lower = first; lower < last; ++lower) match(lower, lower + 1, games);
}
