// SPDX-License-Identifier: GPL-3.0-or-later
/// The words of a game in the terminal, in three languages.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "adoube/laws/language.hpp"
#include "adoube/uci/engine_fault.hpp"

namespace adoube::cli {

enum class PlayWord : std::uint8_t {
  Greeting,
  Computer,  ///< a name
  Level,     ///< in front of its number
  Thinks,
  AgreesToDraw,
  DeclinesDraw,
  TakenBack,
  NothingToTakeBack,
  NothingToClaim,
  Saved,     ///< in front of the name of the file
  NotSaved,  ///< likewise
  NameTheFile,
  AskAgain,    ///< after a fault of the engine
  NoComputer,  ///< `go` where there is none, or where it is not its turn
};
[[nodiscard]] std::string_view words(PlayWord word, laws::Language language);

/// What was wrong with the engine, in one sentence.
[[nodiscard]] std::string_view words(uci::EngineFault fault, laws::Language language);

/// The commands, one a line, with what they mean.
[[nodiscard]] std::string play_help(laws::Language language);

}  // namespace adoube::cli
