// SPDX-License-Identifier: MIT
/// UTF-8, and the text of older files that is Latin-1 or Windows-1252. What is well-formed UTF-8 is UTF-8; a byte that
/// belongs to no well-formed character is a character of Windows-1252, of which Latin-1 is the printable part.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace adoube::notation {

/// How many bytes the well-formed character in front of `text` has: 1 to 4, or 0 where there is none (Unicode, table 3-7).
[[nodiscard]] int utf8_length(std::string_view text);

/// Checks a text that comes in pieces, of which a character may span two.
class Utf8Checker {
 public:
  static constexpr std::size_t all_good = static_cast<std::size_t>(-1);

  /// Where in `piece` the first ill-formed byte is found out, or all_good. Afterwards the checker starts afresh.
  std::size_t check(std::string_view piece);
  /// Whether the text may end here: no character is half read.
  [[nodiscard]] bool complete() const { return missing_ == 0; }

 private:
  int missing_ = 0;
  unsigned char least_ = 0x80;     ///< the next continuation byte is at least that,
  unsigned char greatest_ = 0xBF;  ///< and at most that
};

[[nodiscard]] bool is_utf8(std::string_view text);

/// Appends `text` as UTF-8.
void append_as_utf8(std::string_view text, std::string& out);

/// As UTF-8, cut at a character's end to at most `limit` bytes.
[[nodiscard]] std::string utf8_excerpt(std::string_view text, std::size_t limit);

}  // namespace adoube::notation
