// SPDX-License-Identifier: MIT
/// Positions and moves as a user writes them: a FEN or "startpos", moves in UCI or SAN.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "adoube/game/history.hpp"
#include "adoube/rules/position.hpp"
#include "adoube/support/expected.hpp"
#include "apps/answers/json.hpp"

namespace adoube::answers {

/// Why a text is not what was asked for: {"code","offset","text"} in JSON.
struct TextFault {
  std::string code;
  std::size_t offset = 0;  ///< in bytes
  std::string text;        ///< one sentence in the manner's language

  [[nodiscard]] Json json() const;
};

/// `text`: "startpos" or a FEN. Strictly it is spelled as the standard has it, and what can be played is taken, reachable or
/// not; leniently what can be forgiven is.
[[nodiscard]] Expected<rules::Position, TextFault> read_position(
    std::string_view text, const Manner& manner, notation::Strictness strictness = notation::Strictness::Strict);

/// The same, strictly; what has too many pawns or pieces to be reached is refused too (3.10.3).
[[nodiscard]] Expected<rules::Position, TextFault> read_reachable_position(std::string_view text, const Manner& manner);

/// One move in UCI or SAN, leniently.
[[nodiscard]] Expected<rules::Move, TextFault> read_move(const rules::Position& position, std::string_view text,
                                                         const Manner& manner);

/// The moves one after another, whether or not the game would have ended in between.
[[nodiscard]] Expected<game::History, TextFault> read_history(const rules::Position& start,
                                                              const std::vector<std::string>& moves, const Manner& manner);

}  // namespace adoube::answers
