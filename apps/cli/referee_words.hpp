// SPDX-License-Identifier: GPL-3.0-or-later
/// The words of the referee at a terminal, in three languages.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "adoube/laws/language.hpp"

namespace adoube::cli {

/// What a typed command may have lacked, as in "x: expected ...".
enum class CommandPart : std::uint8_t {
  ASetUpFirst,
  ACommand,
  AVerb,
  ASetUpWord,
  Squares,
  ATime,
  ATimeInFront,
  ALaterTime,
  AFile,
  NothingMore,
};
[[nodiscard]] std::string_view words(CommandPart part, laws::Language language);

/// What the desk itself says.
enum class DeskWord : std::uint8_t {
  Greeting,  ///< the first line at a terminal
  NothingToUndo,
  TakenBack,      ///< in front of how the game stands again
  LogWritten,     ///< in front of the name of the file
  LogExists,      ///< likewise
  LogNotWritten,  ///< likewise
  AlreadySetUp,
};
[[nodiscard]] std::string_view words(DeskWord word, laws::Language language);

/// The commands, one a line, with what they mean.
[[nodiscard]] std::string command_help(laws::Language language);

}  // namespace adoube::cli
