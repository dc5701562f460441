// SPDX-License-Identifier: MIT
/// Levels of the computer against each other, with Debian's stockfish. For tests and for bench/computer_levels.cpp.
#pragma once

#include "adoube/computer/player.hpp"
#include "adoube/rules/check.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::computer {

inline constexpr auto stockfish = "/usr/games/stockfish";

/// Of the higher level.
struct MatchScore {
  int wins = 0;
  int draws = 0;
  int losses = 0;
};

/// From the initial position to mate, stalemate, the fifty-move rule or 300 half-moves, which count as a draw: 1 White wins,
/// 0 draw, -1 Black wins. Errors: what is wrong with an engine.
[[nodiscard]] inline Expected<int, uci::EngineFault> play_out(Player& white, Player& black) {
  constexpr int longest_game = 300;
  Line game{rules::Position::initial()};
  rules::Position position = game.start;
  for (int ply = 0; ply < longest_game; ++ply) {
    if (!rules::has_legal_move(position)) {
      if (!rules::in_check(position)) return 0;
      return position.turn() == rules::Color::White ? -1 : 1;
    }
    if (position.halfmove_clock().value() >= 100) return 0;
    const auto choice = (position.turn() == rules::Color::White ? white : black).think(game, std::nullopt);
    if (!choice) return refused(choice.error());
    game.moves.push_back(choice->move);
    position = rules::play(position, choice->move);
  }
  return 0;
}

/// Every second game with colours changed. The dice of both are those of every other match; so is the engine, as long as it
/// has the time to look at all the positions that its level gives it.
[[nodiscard]] inline Expected<MatchScore, uci::EngineFault> match(const Level& lower, const Level& higher, int games) {
  Player weak({stockfish, {}}, lower, 11);
  Player strong({stockfish, {}}, higher, 12);
  MatchScore score;
  for (int game = 0; game < games; ++game) {
    const bool strong_is_white = game % 2 == 0;
    const auto result = strong_is_white ? play_out(strong, weak) : play_out(weak, strong);
    if (!result) return refused(result.error());
    const int for_strong = strong_is_white ? *result : -*result;
    ++(for_strong > 0 ? score.wins : for_strong == 0 ? score.draws : score.losses);
  }
  return score;
}

}  // namespace adoube::computer
