// SPDX-License-Identifier: GPL-3.0-or-later
/// How a game ended, as far as its last position, its result and what is said of it tell.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "adoube/game/audit.hpp"
#include "adoube/laws/language.hpp"
#include "adoube/notation/pgn_visitor.hpp"
#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::cli {

enum class Ending : std::uint8_t {
  Checkmate,
  Stalemate,
  DeadPosition,
  FivefoldRepetition,
  SeventyFiveMoves,
  ThreefoldRepetition,
  FiftyMoves,
  Agreement,
  Resignation,
  FlagFall,
  Adjudication,
  Absence,          ///< a player did not come, or left
  OutsideTheBoard,  ///< an arbiter's decision, or else
  Unfinished,       ///< there is no result, and nothing more particular is said
  NotSaid,          ///< there is a result, and nothing says why
};
inline constexpr std::size_t endings = 15;

/// "checkmate", "fivefold-repetition", "not-said" ...
[[nodiscard]] std::string_view name(Ending ending);
/// "checkmate", "将死", "將死".
[[nodiscard]] std::string_view heading(Ending ending, laws::Language language);

/// A legal game, from its start to its end.
struct EndedGame {
  const rules::Position& start;
  std::span<const rules::Move> moves;
  const rules::Position& last;
  notation::PgnResult result;
  game::SaidEnding said;
};

/// The first of these that holds:
/// - the last position ended the game by itself: mate, stalemate, dead position, fivefold repetition, 75 moves (5.1.1,
///   5.2.1, 5.2.2, 9.6), whatever else is said; whether the position is dead is asked only of games that are not won;
/// - a fallen flag or a resignation is said;
/// - of a game that is not won: agreement, repetition or fifty moves are said;
/// - the game is drawn, and the last position could be claimed so (9.2.2, 9.3.2);
/// - something else is said, be it an end that the position does not show (an audit tells that).
/// Cost: some microseconds, most of them for the question whether the position is dead.
[[nodiscard]] Ending ending_of(const EndedGame& game);

}  // namespace adoube::cli
