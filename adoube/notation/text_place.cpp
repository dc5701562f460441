// SPDX-License-Identifier: MIT
#include "adoube/notation/text_place.hpp"

#include <algorithm>
#include <cstdint>

namespace adoube::notation {
namespace {

/// So many that they can be counted in a byte; in such blocks the compiler counts many at a time.
constexpr std::size_t block = 128;
/// No character, at the beginning of a text.
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// For how many of 0 … size - 1 that is so; `size` is at most `block`.
template <class Condition>
std::uint32_t count(std::size_t size, Condition holds) {
  std::uint8_t count = 0;
  for (std::size_t i = 0; i < size; ++i) count = static_cast<std::uint8_t>(count + (holds(i) ? 1 : 0));
  return count;
}

std::uint32_t line_ends(std::string_view text) {
  std::uint32_t ends = 0;
  const bool any_return = text.find('\r') != std::string_view::npos;
  for (std::size_t left = text.size(); left > 0;) {
    const char* const at = text.data() + (text.size() - left);
    const std::size_t size = std::min(left, block);
    left -= size;
    ends += count(size, [at](std::size_t i) { return at[i] == '\n'; });
    if (!any_return) continue;
    // Whether a CR at the end is half of a CR LF is the next text's affair.
    const std::size_t pairs = left == 0 ? size - 1 : size;
    ends += count(size, [at](std::size_t i) { return at[i] == '\r'; });
    ends -= count(pairs, [at](std::size_t i) { return (at[i] == '\r') & (at[i + 1] == '\n'); });
  }
  return ends;
}

}  // namespace

PgnPlace place_behind(PgnPlace from, std::string_view passed) {
  if (from.offset == 0 && passed.starts_with(byte_order_mark)) {
    passed.remove_prefix(byte_order_mark.size());
    from.offset = byte_order_mark.size();
  }
  const std::uint32_t lines = line_ends(passed);
  const std::size_t line = lines == 0 ? 0 : passed.find_last_of("\r\n") + 1;
  const auto columns = std::count_if(passed.begin() + static_cast<std::ptrdiff_t>(line), passed.end(),
                                     [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; });
  from.offset += passed.size();
  from.line += lines;
  from.column = (lines == 0 ? from.column : 1) + static_cast<std::uint32_t>(columns);
  return from;
}

}  // namespace adoube::notation
