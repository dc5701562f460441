// SPDX-License-Identifier: MIT
#include "adoube/game/history.hpp"

#include <algorithm>

#include "adoube/rules/play.hpp"

namespace adoube::game {

History::History(const rules::Position& start) : positions_{start}, keys_{rules::position_key(start)} {}

void History::add(rules::Move move) {
  positions_.push_back(rules::play(current(), move));
  keys_.push_back(rules::position_key(current()));
  moves_.push_back(move);
}

int History::count(const rules::PositionKey& key) const { return static_cast<int>(std::ranges::count(keys_, key)); }

int History::repetitions() const { return count(keys_.back()); }

int History::repetitions_after(rules::Move move) const { return count(rules::position_key(rules::play(current(), move))) + 1; }

}  // namespace adoube::game
