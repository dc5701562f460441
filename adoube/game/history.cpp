// SPDX-License-Identifier: MIT
#include "adoube/game/history.hpp"

#include <algorithm>

#include "adoube/rules/play.hpp"

namespace adoube::game {

History::History(const rules::Position& start) { push(start); }

void History::push(const rules::Position& position) {
  positions_.push_back(position);
  hashes_.push_back(rules::hash(rules::position_key(position)));
}

void History::push(const rules::Setup& board) {
  irregular_.push_back({.plies = positions_.size(), .board = board});
  positions_.push_back(rules::Position::initial());
  hashes_.push_back(0);
}

const rules::Setup* History::irregular(std::size_t plies) const {
  const auto found = std::ranges::find(irregular_, plies, &Irregular::plies);
  return found == irregular_.end() ? nullptr : &found->board;
}

const rules::Position* History::position(std::size_t plies) const {
  return irregular(plies) == nullptr ? &positions_[plies] : nullptr;
}

rules::Setup History::board(std::size_t plies) const {
  const rules::Setup* const board = irregular(plies);
  return board == nullptr ? positions_[plies].setup() : *board;
}

rules::Color History::turn() const {
  const rules::Setup* const board = irregular(size());
  return board == nullptr ? positions_.back().turn() : board->turn;
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
  positions_.erase(positions_.begin() + static_cast<std::ptrdiff_t>(plies) + 1, positions_.end());
  hashes_.resize(plies + 1);
  std::erase_if(irregular_, [plies](const Irregular& board) { return board.plies > plies; });
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

int History::count(const rules::PositionKey& key) const {
  const std::uint64_t hash = rules::hash(key);
  int times = 0;
  for (std::size_t plies = 0; plies < hashes_.size(); ++plies)
    if (hashes_[plies] == hash && irregular(plies) == nullptr && rules::position_key(positions_[plies]) == key) ++times;
  return times;
}

int History::repetitions() const { return count(rules::position_key(current())); }

int History::repetitions_after(rules::Move move) const {
  return count(rules::position_key(rules::play(current(), move))) + 1;
}

}  // namespace adoube::game
