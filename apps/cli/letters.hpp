// SPDX-License-Identifier: GPL-3.0-or-later
/// Letters of all scripts, as the system's tables of Unicode know them, whatever the language of the terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace adoube::cli {

struct Letter {
  char32_t code;
  std::size_t size;  ///< in bytes
};

/// The first character of a text in UTF-8 that is not empty. A byte that belongs to none is U+FFFD of size 1.
[[nodiscard]] Letter first_letter(std::string_view utf8);

[[nodiscard]] bool is_letter_or_digit(char32_t code);

/// With every letter in its small form, where that is one letter. Of equal texts the folded ones are equal.
[[nodiscard]] std::string folded(std::string_view utf8);

}  // namespace adoube::cli
