// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/computer_seat.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "adoube/computer/draw_offer.hpp"
#include "adoube/game/claim.hpp"

namespace adoube::server {
namespace {

constexpr std::array claims = {game::ClaimKind::ThreefoldRepetition, game::ClaimKind::FiftyMoves};

/// Whoever wants another game gets it.
[[nodiscard]] std::optional<game::Act> after_the_end(const game::Game& game, rules::Color colour) {
  const game::Conduct& own = game.conduct(colour);
  if (!game.conduct(rules::opponent(colour)).wants_rematch || own.wants_rematch) return std::nullopt;
  return game::AskRematch{};
}

}  // namespace

computer::Line engine_line(const game::History& history) {
  computer::Line line{history.start()};
  for (const game::Ply& ply : history.plies()) line.moves.push_back(*ply.move);
  return line;
}

std::optional<game::Act> ComputerSeat::at_once(const game::Game& game) const {
  if (game.over()) return after_the_end(game, colour_);
  if (game.take_back == rules::opponent(colour_)) return game::AcceptTakeBack{};
  const bool content = computer::agrees_to_draw(score_, static_cast<int>(game.history.size()));
  if (game.has_offer(rules::opponent(colour_))) {
    if (content && game::can_agree(game)) return game::AcceptDraw{};
    return game::DeclineDraw{};
  }
  if (game.history.turn() != colour_ || !content) return std::nullopt;
  for (const game::ClaimKind kind : claims)
    if (game::judge_claim(game.history, kind, std::nullopt).correct) return game::Claim{.kind = kind};
  return std::nullopt;
}

MoveWanted ComputerSeat::wanted(const game::Game& game) const {
  MoveWanted wanted{.line = engine_line(game.history), .level = level_};
  if (game.clock) wanted.clock = {.left = game.clock->left(colour_), .per_move = game.clock->period(colour_).per_move};
  return wanted;
}

void ComputerSeat::thought_of(std::size_t half_moves, const rules::Position& position, const computer::Choice& choice) {
  failures_ = 0;
  thought_ = Thought{.half_moves = half_moves, .position = position, .choice = choice};
}

std::optional<rules::Move> ComputerSeat::take_thought(const game::Game& game) {
  const auto thought = std::exchange(thought_, std::nullopt);
  if (!thought || thought->half_moves != game.history.size() || thought->position != game.position()) return std::nullopt;
  score_ = thought->choice.score;
  return thought->choice.move;
}

std::chrono::milliseconds ComputerSeat::failed() {
  constexpr int longest = 6;
  failures_ = std::min(failures_ + 1, longest);
  return std::chrono::milliseconds(1'000) * (1 << failures_);
}

}  // namespace adoube::server
