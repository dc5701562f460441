// SPDX-License-Identifier: GPL-3.0-or-later
/// What statistics are called, in three languages.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "adoube/laws/language.hpp"

namespace adoube::cli {

enum class StatsWord : std::uint8_t {
  Statistics,
  Games,
  LeftOut,  ///< games with an error
  Share,
  WhiteWins,
  Draws,
  BlackWins,
  Unfinished,
  WhiteScore,
  Score,  ///< White's, above a column
  Moves,
  MeanMoves,
  Median,
  Shortest,
  Longest,
  HowEnded,
  Openings,
  Families,
  FirstMoves,
  Years,
  Ratings,
  RatingsNote,
  Differences,
  DifferencesNote,
  Expected,
  Castling,
  White,
  Black,
  NotCastled,
  ShortSide,
  LongSide,
  SpecialMoves,
  Times,
  GamesWith,
  LengthsTitle,
  LengthsNote,
  Starts,
  StartInitial,
  StartOther,
  StartChess960,
  NotKnown,
  NoName,
  OtherFirstMoves,
  NoFirstMove,
  AndMore,
  AndLess,
  EnPassant,
  Promotions,
  Underpromotions,
  ToQueen,
  ToRook,
  ToBishop,
  ToKnight,
  NoGames,
  Total,
  VariationsNote,
  Variations,
  OtherOpenings,
  NoFamily,
  Numbers,       ///< those that a plot shows
  CastlingNote,  ///< what the cells show
};

[[nodiscard]] std::string_view word(StatsWord word, laws::Language language);

/// "1 game", "1 508 games", "1 508 局".
[[nodiscard]] std::string counted_games(std::uint64_t number, laws::Language language);
/// 1234567 as "1 234 567".
[[nodiscard]] std::string grouped(std::uint64_t number);
/// 0.5432 as "54.3 %".
[[nodiscard]] std::string percent(double share);

}  // namespace adoube::cli
