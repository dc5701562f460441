// SPDX-License-Identifier: GPL-3.0-or-later
/// One item from the command line, or many from standard input.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/command.hpp"

namespace adoube::cli {

struct Item {
  std::string fen;
  std::vector<std::string> moves;
};

/// The answer to one item, and whether it found something wrong; or why the item cannot be read.
struct Answered {
  answers::Json json;
  Exit exit = Exit::Good;
};
using AnswerItem = std::function<Expected<Answered, answers::TextFault>(const Item&)>;
/// The same for a person: text made of the JSON.
using Render = std::function<std::string(const Item&, const answers::Json&)>;

/// What becomes of an item of the command line that cannot be read.
enum class Unreadable : std::uint8_t {
  IsUnusable,  ///< exit 2, one line on standard error
  IsAnswered,  ///< by commands that judge their text: {"input","error"}, exit 1
};

/// Answers `item`, or every line of standard input where its fen is "-"; moves of `item` are then those of the lines that
/// have none. A line that cannot be read is answered {"input","error"} and makes the exit 1; standard input that cannot be
/// read is exit 2.
Exit run_items(const Common& common, const Item& item, const AnswerItem& answer, const Render& render,
               Unreadable unreadable = Unreadable::IsUnusable);

}  // namespace adoube::cli
