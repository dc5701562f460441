// SPDX-License-Identifier: GPL-3.0-or-later
/// What `pgn stats` counts. Counts of parts add up to exactly the counts of the whole, in any order. Memory is bounded by
/// how many openings, years, ratings and lengths there are, not by the games: nobody's name is kept.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>

#include "adoube/rules/move.hpp"
#include "apps/cli/tally.hpp"

namespace adoube::cli {

/// What games are told apart by. Every game counted stands once in each table.
enum class StatsTable : std::uint8_t {
  Endings,            ///< key: Ending
  Openings,           ///< the last position of the game that has a name: its place in the book (opening_names)
  Families,           ///< openings::Family
  FirstMoves,         ///< of games from the initial position: opening_pair()
  Years,              ///< 1 to 9999
  Ratings,            ///< the mean of both players, down to a multiple of rating_band
  RatingDifferences,  ///< White's less Black's, to the nearest multiple of difference_band
  Castling,           ///< castling_key()
  Lengths,            ///< half-moves
  Starts,             ///< Start
};
inline constexpr std::size_t stats_tables = 10;

using StatsKey = std::int32_t;
/// Of the games of which that is not known.
inline constexpr StatsKey unknown = std::numeric_limits<StatsKey>::min();

enum class Start : std::uint8_t { Initial, Other, Chess960 };
inline constexpr StatsKey rating_band = 100;
inline constexpr StatsKey highest_rating = 4000;
inline constexpr StatsKey difference_band = 100;
/// What lies beyond is counted here.
inline constexpr StatsKey largest_difference = 1000;

[[nodiscard]] StatsKey rating_key(int white, int black);
[[nodiscard]] StatsKey difference_key(int white, int black);

/// How a player castled, and what both did: 0 to 8.
enum class Castled : std::uint8_t { No, Short, Long };
[[nodiscard]] constexpr StatsKey castling_key(Castled white, Castled black) {
  return static_cast<StatsKey>(white) * 3 + static_cast<StatsKey>(black);
}

/// White's first move and Black's reply as one number; a reply of 0 stands for none.
[[nodiscard]] constexpr StatsKey opening_pair(rules::Move first, std::uint16_t reply_bits) {
  return static_cast<StatsKey>(first.bits()) << 12 | reply_bits;
}

enum class SpecialMove : std::uint8_t {
  EnPassant,
  Promotion,
  Underpromotion,
  ToQueen,
  ToRook,
  ToBishop,
  ToKnight,
};
inline constexpr std::size_t special_moves = 7;

struct Occurrences {
  std::uint64_t games = 0;  ///< with at least one
  std::uint64_t times = 0;

  friend bool operator==(const Occurrences&, const Occurrences&) = default;
};

struct GameStatistics {
  std::uint64_t faulty = 0;  ///< games with an error; nothing else is counted of them
  Tally counted{};
  std::array<std::map<StatsKey, Tally>, stats_tables> tables{};
  std::array<Occurrences, special_moves> special{};

  [[nodiscard]] std::uint64_t games() const { return faulty + counted.games(); }
  [[nodiscard]] std::map<StatsKey, Tally>& table(StatsTable which) { return tables[static_cast<std::size_t>(which)]; }
  [[nodiscard]] const std::map<StatsKey, Tally>& table(StatsTable which) const {
    return tables[static_cast<std::size_t>(which)];
  }

  GameStatistics& operator+=(const GameStatistics& other);
  friend bool operator==(const GameStatistics&, const GameStatistics&) = default;
};

/// Half-moves of the shortest and longest game counted, and of the one in the middle (the lower of two); all 0 without
/// games.
struct Lengths {
  std::uint32_t shortest = 0;
  std::uint32_t longest = 0;
  std::uint32_t median = 0;
};
[[nodiscard]] Lengths lengths_of(const GameStatistics& statistics);

}  // namespace adoube::cli
