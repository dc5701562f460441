// SPDX-License-Identifier: GPL-3.0-or-later
/// By what games are sorted, and the bytes that say it: games compare as their bytes do, so that any number of keys, up or
/// down, is one comparison.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/pgn_visitor.hpp"
#include "adoube/support/expected.hpp"
#include "apps/cli/game_facts.hpp"

namespace adoube::cli {

enum class SortBy : std::uint8_t {
  Date,   ///< year, month, day
  White,  ///< names by their letters, small and large alike
  Black,
  Event,
  Site,
  Round,    ///< numbers as numbers: 2.9 before 2.10
  Result,   ///< 1-0, 1/2-1/2, 0-1
  Eco,      ///< of the tag; of the opening where the game has none
  Opening,  ///< its name
  Elo,      ///< the mean of both, or the one that is known
  WhiteElo,
  BlackElo,
  Plies,  ///< half-moves of the main line
  Moves,  ///< games that begin alike stand together, each before those that go on from it
};

struct SortOrder {
  SortBy by;
  bool descending = false;
};

/// The names of all orders, for a person: "date, white, …".
[[nodiscard]] std::string sort_names();
/// "date,elo:desc": names with commas between them, each with ":asc" or ":desc" behind it if need be. Errors: a sentence.
[[nodiscard]] Expected<std::vector<SortOrder>, std::string> sort_orders(std::string_view text);

/// Whether the openings of games have to be followed for them.
[[nodiscard]] bool needs_opening(const std::vector<SortOrder>& orders);

/// Appends the bytes of one game. What is not known stands last, up and down.
void append_sort_key(const std::vector<SortOrder>& orders, const GameFacts& facts, const notation::PgnGameEnd& end,
                     std::string& out);

}  // namespace adoube::cli
