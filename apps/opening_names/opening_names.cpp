// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/opening_names/opening_names.hpp"

#include "apps/opening_names/book_text.hpp"

namespace adoube::opening_names {

const openings::Book& book() {
  // make_book has read the text already, so it can be read.
  static const openings::Book made = openings::Book::read(book_text).value_or(openings::Book());
  return made;
}

}  // namespace adoube::opening_names
