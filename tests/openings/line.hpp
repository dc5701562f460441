// SPDX-License-Identifier: MIT
/// Lines of moves as the tables of these tests have them.
#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/fen.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/openings/game_opening.hpp"
#include "adoube/rules/play.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::openings {

/// The positions of a line in SAN without numbers, "e4 e5 Nf3", from `start` on, which comes first.
[[nodiscard]] inline std::vector<rules::Position> positions_of(std::string_view line,
                                                               rules::Position start = rules::Position::initial()) {
  std::vector<rules::Position> positions{start};
  std::istringstream words{std::string(line)};
  for (std::string word; words >> word;) {
    const auto reading = notation::read_san(positions.back(), word);
    if (!reading) {
      ADD_FAILURE() << word << " is no move in " << line;
      break;
    }
    positions.push_back(rules::play(positions.back(), reading->move));
  }
  return positions;
}

[[nodiscard]] inline GameOpening follow(const Book& book, std::string_view line,
                                        rules::Position start = rules::Position::initial()) {
  GameOpening game(book);
  const std::vector<rules::Position> positions = positions_of(line, start);
  game.begin(positions.front());
  for (std::size_t ply = 1; ply < positions.size(); ++ply) game.played(positions[ply]);
  return game;
}

}  // namespace adoube::openings
