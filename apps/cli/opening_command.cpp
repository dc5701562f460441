// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/opening_command.hpp"

#include "apps/answers/opening_answer.hpp"
#include "apps/cli/items.hpp"
#include "apps/cli/terminal.hpp"
#include "apps/opening_names/opening_names.hpp"

namespace adoube::cli {
namespace {

using answers::Json;

/// The name in bold, behind it the family; why, in the next line.
[[nodiscard]] std::string render(const Json& answer) {
  std::string text;
  if (answer["name"].is_string()) {
    text = bold(answer["eco"].get<std::string>() + "  " + answer["name"].get<std::string>());
    if (answer["family_name"].is_string()) text += "  " + answer["family_name"].get<std::string>();
    text += "\n";
  }
  return text + answer["reason"].get<std::string>();
}

}  // namespace

Exit run_opening(const Common& common, const std::string& fen, const std::vector<std::string>& moves) {
  return run_items(
      common, {fen, moves},
      [&](const Item& item) -> Expected<Answered, answers::TextFault> {
        const auto start = answers::read_position(item.fen, common.manner);
        if (!start) return refused(start.error());
        const auto history = answers::read_history(*start, item.moves, common.manner);
        if (!history) return refused(history.error());
        return Answered{answers::opening_answer(*history, opening_names::book(), common.manner)};
      },
      [](const Item&, const Json& answer) { return render(answer); });
}

}  // namespace adoube::cli
