// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/help_formatter.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace adoube::cli {
namespace {

constexpr std::size_t line_width = 100;

/// With line ends instead of some of its spaces, so that it fits into a column.
std::string wrapped(std::string text, std::size_t width) {
  std::size_t begin = 0;
  while (text.size() - begin > width) {
    std::size_t space = text.rfind(' ', begin + width);
    if (space == std::string::npos || space <= begin) space = text.find(' ', begin + width);
    if (space == std::string::npos) break;
    text[space] = '\n';
    begin = space + 1;
  }
  return text;
}

/// What options of these names take, wherever they stand.
constexpr std::array<std::pair<std::string_view, std::string_view>, 24> words = {
    {{"--out", "FILE"},   {"--html", "FILE"},  {"--duplicates", "FILE"}, {"--into", "DIR"},         {"--memory", "MB"},
     {"--hash", "MB"},    {"--by", "KEY"},     {"--fen", "FEN"},         {"--material", "MEN"},     {"--player", "NAME"},
     {"--white", "NAME"}, {"--black", "NAME"}, {"--event", "NAME"},      {"--site", "NAME"},        {"--result", "RESULT"},
     {"--date", "DATES"}, {"--elo", "RANGE"},  {"--plies", "RANGE"},     {"--opening", "ECO|NAME"}, {"--ended", "HOW"},
     {"--with", "MOVE"},  {"--time", "MS"}}};

/// "{a,b}" as "a|b"; "UINT" as "N"; of a word and what a check asks for, the word.
std::string taken(const CLI::Option& option) {
  const std::string type_name = option.get_type_name();
  std::string_view type = type_name;
  if (const std::size_t open = type.find('{'); open != std::string_view::npos) {
    std::string values(type.substr(open + 1, type.find('}', open) - open - 1));
    std::ranges::replace(values, ',', '|');
    return values;
  }
  const auto* const word =
      std::ranges::find(words, option.get_name(), &std::pair<std::string_view, std::string_view>::first);
  if (word != words.end()) return std::string(word->second);
  type = type.substr(0, type.find(':'));
  return type == "UINT" || type == "INT" ? "N" : std::string(type);
}

}  // namespace

std::string HelpFormatter::make_option_opts(const CLI::Option* option) const {
  if (option->get_type_size() == 0) return {};
  std::string text = " " + taken(*option);
  if (!option->get_default_str().empty()) text.append("=").append(option->get_default_str());
  if (option->get_expected_max() == CLI::detail::expected_max_vector_size) text += " ...";
  return text;
}

std::string HelpFormatter::make_option_desc(const CLI::Option* option) const {
  const std::string required = option->get_required() && !option->get_positional() ? "; needed" : "";
  return wrapped(option->get_description() + required, line_width - column_width_);
}

std::string HelpFormatter::make_subcommand(const CLI::App* command) const {
  std::stringstream out;
  CLI::detail::format_help(out, command->get_display_name(true),
                           wrapped(command->get_description(), line_width - column_width_), column_width_);
  return out.str();
}

}  // namespace adoube::cli
