// SPDX-License-Identifier: MIT
#include "adoube/game/history.hpp"

#include <algorithm>

#include "adoube/rules/play.hpp"

namespace adoube::game {

History::History(const rules::Position& start) { push(start); }

void History::push(Board board) {
  const auto* const position = std::get_if<rules::Position>(&board);
  keys_.push_back(position ? std::optional(rules::position_key(*position)) : std::nullopt);
  boards_.push_back(std::move(board));
}

const rules::Position* History::position(std::size_t plies) const { return std::get_if<rules::Position>(&boards_[plies]); }

rules::Setup History::board(std::size_t plies) const {
  if (const rules::Position* const playable = position(plies)) return playable->setup();
  return std::get<rules::Setup>(boards_[plies]);
}

rules::Color History::turn() const {
  if (playable()) return current().turn();
  return std::get<rules::Setup>(boards_.back()).turn;
}

bool History::regular() const {
  return std::ranges::all_of(plies_, [](const Ply& ply) { return ply.move.has_value(); });
}

void History::add(rules::Move move) {
  const rules::Position& before = current();
  const rules::Position after = rules::play(before, move);
  plies_.push_back(
      {.by = before.turn(), .wish = *notation::parse_uci(notation::write_uci(move, before.variant())), .move = move});
  push(after);
}

void History::add(Ply ply, const rules::Setup& after) {
  plies_.push_back(ply);
  const auto playable = rules::Position::from(after);
  if (playable)
    push(*playable);
  else
    push(after);
}

void History::take_back_to(std::size_t plies) {
  plies_.erase(plies_.begin() + static_cast<std::ptrdiff_t>(plies), plies_.end());
  boards_.erase(boards_.begin() + static_cast<std::ptrdiff_t>(plies) + 1, boards_.end());
  keys_.resize(plies + 1);
}

int History::made_before_start(rules::Color color) const {
  const int full_moves = start().fullmove_number().value() - 1;
  // With Black on move White has made the move of that number.
  return color == rules::Color::White && start().turn() == rules::Color::Black ? full_moves + 1 : full_moves;
}

int History::made_by(rules::Color color) const {
  return static_cast<int>(std::ranges::count_if(plies_, [color](const Ply& ply) { return ply.by == color; }));
}

int History::completed_by(rules::Color color) const {
  return static_cast<int>(
      std::ranges::count_if(plies_, [color](const Ply& ply) { return ply.by == color && ply.completed; }));
}

int History::count(const rules::PositionKey& key) const { return static_cast<int>(std::ranges::count(keys_, key)); }

int History::repetitions() const { return count(*keys_.back()); }

int History::repetitions_after(rules::Move move) const {
  return count(rules::position_key(rules::play(current(), move))) + 1;
}

}  // namespace adoube::game
