// SPDX-License-Identifier: GPL-3.0-or-later
/// What make_book has written: the lines of openings::Book::read(), moves and names apart, for texts of one kind pack
/// smaller.
#pragma once

#include <string_view>

namespace adoube::opening_names {

/// What stands before the first tab of each line.
extern const std::string_view book_moves;
/// What stands behind it, line by line.
extern const std::string_view book_names;

}  // namespace adoube::opening_names
