// SPDX-License-Identifier: MIT
/// A move as almost all are written in a file: a blank or a line end, perhaps a number with its dots and one more blank, and
/// a short word. Found without a loop over its bytes. Used by the reader of PGN alone, which leaves every other text to its
/// lexer.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#include "adoube/notation/san_plain.hpp"

namespace adoube::notation {

struct PgnPlainMove {
  /// What the finder looks at, at most: so many bytes behind `at` can be read.
  static constexpr int reach = 32;

  std::uint32_t number = 0;
  std::uint32_t dots = 0;  ///< 0 where there is no number
  const char* begin = nullptr;
  const char* end = nullptr;

  [[nodiscard]] ShortWord word() const { return {begin, static_cast<int>(end - begin)}; }
};

namespace plain_move {

constexpr std::uint64_t ones = 0x0101010101010101;
constexpr std::uint64_t tops = 0x8080808080808080;

/// The top bit of each byte that is below `limit`, exact up to the first such byte; likewise for those that equal `wanted`.
constexpr std::uint64_t below(std::uint64_t bytes, unsigned char limit) { return (bytes - ones * limit) & ~bytes & tops; }
constexpr std::uint64_t equal_to(std::uint64_t bytes, unsigned char wanted) { return below(bytes ^ (ones * wanted), 1); }

/// Past one blank or line end, where there is one.
inline const char* skip_blank(const char* at) {
  if (*at == '\r') return at[1] == '\n' ? at + 2 : at;
  return at + (static_cast<int>(*at == ' ') | static_cast<int>(*at == '\n'));
}

constexpr bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

}  // namespace plain_move

/// False where something else stands at `at`. The word is one of one to seven bytes up to a blank, "!", "?" or ")"; whether
/// it means anything is for its reader to say.
[[nodiscard]] inline bool find_plain_move(const char* at, PgnPlainMove& found) {
  using namespace plain_move;
  at = skip_blank(at);
  found.dots = 0;
  if (is_digit(*at)) {
    std::uint32_t number = 0;
    const char* const limit = at + 4;
    for (; is_digit(*at); ++at) {
      if (at == limit) return false;
      number = number * 10 + static_cast<std::uint32_t>(*at - '0');
    }
    if (*at != '.') return false;
    const bool three_dots = at[1] == '.' && at[2] == '.';
    found.number = number;
    found.dots = three_dots ? 3 : 1;
    at = skip_blank(at + found.dots);
  }
  std::uint64_t bytes = 0;
  std::memcpy(&bytes, at, sizeof bytes);
  if constexpr (std::endian::native == std::endian::big) bytes = __builtin_bswap64(bytes);
  const std::uint64_t ends = below(bytes, '#') | equal_to(bytes, '?') | equal_to(bytes, ')');
  if (ends == 0) return false;
  found.begin = at;
  found.end = at + std::countr_zero(ends) / 8;
  return found.end != at;
}

}  // namespace adoube::notation
