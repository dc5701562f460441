// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/items.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cstdio>
#include <iostream>

#include "apps/cli/terminal.hpp"

namespace adoube::cli {
namespace {

/// "FEN", or "FEN<tab>move move ..."; a carriage return at the end is no part of it.
[[nodiscard]] Item item_of(std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  const std::size_t tab = line.find('\t');
  Item item{std::string(line.substr(0, tab)), {}};
  if (tab == std::string_view::npos) return item;
  std::string_view rest = line.substr(tab + 1);
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find_first_of(" \t"), rest.size());
    if (end > 0) item.moves.emplace_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return item;
}

void print_answer(const Common& common, const Item& item, const Answered& answered, const Render& render) {
  if (common.json)
    print_json(answered.json);
  else
    print_line(render(item, answered.json));
}

[[nodiscard]] Exit answer_fault(const Common& common, const std::string& input, const answers::TextFault& fault) {
  if (common.json)
    print_json(answers::Json{{"input", answers::clean(input)}, {"error", fault.json()}});
  else
    print_line(red("✗ ") + answers::clean(input) + ": " + fault.text);
  return Exit::FoundWrong;
}

[[nodiscard]] Exit answer_line(const Common& common, const std::string& line, const Item& otherwise,
                               const AnswerItem& answer, const Render& render) {
  Item item = item_of(line);
  if (item.moves.empty()) item.moves = otherwise.moves;
  const auto answered = answer(item);
  if (!answered) return answer_fault(common, line, answered.error());
  print_answer(common, item, *answered, render);
  return answered->exit;
}

}  // namespace

Exit run_items(const Common& common, const Item& item, const AnswerItem& answer, const Render& render,
               Unreadable unreadable) {
  if (item.fen != "-") {
    const auto answered = answer(item);
    if (!answered)
      return unreadable == Unreadable::IsAnswered ? answer_fault(common, item.fen, answered.error())
                                                  : unusable(answered.error().text);
    print_answer(common, item, *answered, render);
    return answered->exit;
  }
  Exit exit = Exit::Good;
  for (std::string line; std::getline(std::cin, line);) exit = worse(exit, answer_line(common, line, item, answer, render));
  return std::cin.bad() || std::ferror(stdin) != 0 ? unusable("standard input cannot be read") : exit;
}

}  // namespace adoube::cli
