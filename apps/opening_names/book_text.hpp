// SPDX-License-Identifier: GPL-3.0-or-later
/// The text that make_book makes at build time, as openings::Book::read() takes it. Inside this library only.
#pragma once

#include <string_view>

namespace adoube::opening_names {

extern const std::string_view book_text;

}  // namespace adoube::opening_names
