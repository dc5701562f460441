// SPDX-License-Identifier: GPL-3.0-or-later
/// What an arbiter types at a board, beside the JSON of the event script: "w Nf3", "b claim threefold with Ng8",
/// "arbiter penalty white warning 11.5". docs/answers.md has the list.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "adoube/game/event.hpp"
#include "adoube/game/history.hpp"
#include "adoube/support/expected.hpp"
#include "apps/answers/json.hpp"

namespace adoube::cli {

/// The setup as JSON (setup_json.hpp), not yet judged.
struct SetUpCommand {
  answers::Json setup;
};
/// Who does what; when, the line or the terminal's clock says.
struct EventCommand {
  game::Actor by;
  game::Act act;
};
struct UndoCommand {};
struct LogCommand {
  std::string file;
};
struct BoardCommand {};
struct HelpCommand {};
struct QuitCommand {};

using Command = std::variant<SetUpCommand, EventCommand, UndoCommand, LogCommand, BoardCommand, HelpCommand, QuitCommand>;

struct TimedCommand {
  /// From "@0:01:30" in front: time since the start of the game.
  std::optional<game::Time> at{};
  Command command;
};

/// Any text will do; blanks separate words, and what stands in double quotes is one word. `history`: the game so far, for
/// moves in SAN; nullptr before the setup. Errors: one sentence in the manner's language that tells the word and what was
/// expected.
[[nodiscard]] Expected<TimedCommand, std::string> read_command(std::string_view line, const game::History* history,
                                                               const answers::Manner& manner);

/// "h:mm:ss", "m:ss" or seconds, with up to three decimals. Nothing for any other text.
[[nodiscard]] std::optional<game::Time> read_span(std::string_view text);

}  // namespace adoube::cli
