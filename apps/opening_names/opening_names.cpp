// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/opening_names/opening_names.hpp"

#include <string>

#include "apps/opening_names/book_text.hpp"

namespace adoube::opening_names {
namespace {

/// Takes a line with its end off the front of `text`.
[[nodiscard]] std::string_view take_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n') + 1);
  text.remove_prefix(line.size());
  return line;
}

[[nodiscard]] std::string joined(std::string_view moves, std::string_view names) {
  std::string text;
  text.reserve(moves.size() + names.size());
  while (!moves.empty()) {
    std::string_view line = take_line(moves);
    line.remove_suffix(1);
    ((text += line) += '\t') += take_line(names);
  }
  return text;
}

}  // namespace

const openings::Book& book() {
  // make_book has read the text already, so it can be read. The book's names are views of it.
  static const std::string text = joined(book_moves, book_names);
  static const openings::Book made = openings::Book::read(text).value_or(openings::Book());
  return made;
}

}  // namespace adoube::opening_names
