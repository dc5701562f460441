// SPDX-License-Identifier: MIT
#include "adoube/search/case_folding.hpp"

#include <cstdint>

namespace adoube::search {
namespace {

[[nodiscard]] constexpr bool within(std::uint32_t code, std::uint32_t first, std::uint32_t last) {
  return code >= first && code <= last;
}

/// The small letter of a code of two bytes in UTF-8; it has two bytes as well.
[[nodiscard]] constexpr std::uint32_t small(std::uint32_t code) {
  if (within(code, 0xC0, 0xDE) && code != 0xD7) return code + 32;
  const bool capital_is_even = within(code, 0x100, 0x12F) || within(code, 0x132, 0x137) || within(code, 0x14A, 0x177);
  if (capital_is_even) return code | 1;
  const bool capital_is_odd = within(code, 0x139, 0x148) || within(code, 0x179, 0x17E);
  if (capital_is_odd) return code + (code & 1);
  if (code == 0x178) return 0xFF;
  if (code == 0x386) return 0x3AC;
  if (within(code, 0x388, 0x38A)) return code + 37;
  if (code == 0x38C) return 0x3CC;
  if (within(code, 0x38E, 0x38F)) return code + 63;
  if (within(code, 0x391, 0x3AB) && code != 0x3A2) return code + 32;
  if (code == 0x3C2) return 0x3C3;  // The final sigma.
  if (within(code, 0x400, 0x40F)) return code + 80;
  if (within(code, 0x410, 0x42F)) return code + 32;
  return code;
}

[[nodiscard]] constexpr bool leads_two(unsigned char byte) { return byte >= 0xC3 && byte <= 0xD1; }
[[nodiscard]] constexpr bool continues(unsigned char byte) { return (byte & 0xC0) == 0x80; }

}  // namespace

void append_folded(std::string_view text, std::string& out) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte < 0x80 || !leads_two(byte) || i + 1 == text.size() || !continues(static_cast<unsigned char>(text[i + 1]))) {
      out += byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte + 32) : text[i];
      continue;
    }
    const std::uint32_t code = small(((byte & 0x1FU) << 6) | (static_cast<unsigned char>(text[++i]) & 0x3FU));
    out += static_cast<char>(0xC0 | (code >> 6));
    out += static_cast<char>(0x80 | (code & 0x3F));
  }
}

std::string folded(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  append_folded(text, out);
  return out;
}

}  // namespace adoube::search
