// SPDX-License-Identifier: MIT
// What one who runs the game does now (Laws 1.3, 6.2.1, 6.11.3, 8.7, III.5, A.5.4).
#include "adoube/game/acts.hpp"
#include "adoube/game/irregular_board.hpp"

namespace adoube::game {

using laws::Code;

namespace {

/// A.5.4: the arbiter has waited until the next move was completed, and the board is still what no legal game can show.
[[nodiscard]] bool is_still_illegal(const Game& game) {
  const std::size_t plies = game.history.size();
  return limited(game.regulations) && !game.history.playable() && plies >= 2 && game.history.plies().back().completed &&
         is_illegal_for_a5_4(game.history.board(plies - 1)) && is_illegal_for_a5_4(game.history.board(plies));
}

/// Whose offer is open and can be accepted.
[[nodiscard]] std::optional<rules::Color> offerer(const Game& game) {
  for (const rules::Color color : {rules::Color::White, rules::Color::Black})
    if (game.has_offer(color) && can_agree(game)) return color;
  return std::nullopt;
}

}  // namespace

Ruling next_step(const Game& game) {
  if (game.over()) return {Code::NextResult, {.result = std::string(text(game.ends.front().result))}};
  if (game.request) return {Code::NextDecide, {.colour = game.request->by}};
  if (game.clock && game.clock->stopped()) return {Code::NextStartClocks};
  for (const rules::Color color : {rules::Color::White, rules::Color::Black})
    if (game.clock && game.uncompleted(color)) return {Code::NextPress, {.colour = color}};
  if (is_still_illegal(game)) return {Code::NextDrawStillIllegal};
  if (const auto by = offerer(game)) return {Code::NextAnswerOffer, {.colour = rules::opponent(*by)}};
  if (auto bound = binding(game)) return *std::move(bound);
  return {Code::NextMove, {.colour = game.history.turn()}};
}

}  // namespace adoube::game
