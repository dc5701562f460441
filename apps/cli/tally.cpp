// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/tally.hpp"

namespace adoube::cli {

void Tally::add(notation::PgnResult result, std::uint32_t game_plies) {
  using enum notation::PgnResult;
  switch (result) {
    case WhiteWins:
      ++white_wins;
      break;
    case BlackWins:
      ++black_wins;
      break;
    case Draw:
      ++draws;
      break;
    case Unfinished:
      ++unfinished;
      break;
  }
  plies += game_plies;
}

Tally& Tally::operator+=(const Tally& other) {
  white_wins += other.white_wins;
  draws += other.draws;
  black_wins += other.black_wins;
  unfinished += other.unfinished;
  plies += other.plies;
  return *this;
}

std::optional<double> Tally::white_score() const {
  if (finished() == 0) return std::nullopt;
  return (static_cast<double>(white_wins) + static_cast<double>(draws) / 2) / static_cast<double>(finished());
}

std::optional<double> Tally::draw_share() const {
  if (finished() == 0) return std::nullopt;
  return static_cast<double>(draws) / static_cast<double>(finished());
}

double Tally::mean_moves() const { return games() == 0 ? 0 : static_cast<double>(plies) / 2 / static_cast<double>(games()); }

}  // namespace adoube::cli
