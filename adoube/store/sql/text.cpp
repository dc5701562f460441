// SPDX-License-Identifier: MIT
#include "adoube/store/sql/text.hpp"

#include <algorithm>
#include <cstdint>

#include "adoube/notation/text_encoding.hpp"

namespace adoube::store::sql {
namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

}  // namespace

bool is_keepable(std::string_view text) { return text.find('\0') == std::string_view::npos && notation::is_utf8(text); }

/// Three bytes become four letters; a rest of one or two becomes two or three, filled up with "=".
std::string text_of_bytes(std::string_view bytes) {
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    const std::size_t count = std::min<std::size_t>(3, bytes.size() - at);
    std::uint32_t bits = 0;
    for (std::size_t place = 0; place < 3; ++place)
      bits = bits << 8 | (place < count ? static_cast<unsigned char>(bytes[at + place]) : 0U);
    for (std::size_t letter = 0; letter < 4; ++letter)
      text += letter <= count ? letters[bits >> (18 - 6 * letter) & 63U] : '=';
  }
  return text;
}

std::optional<std::string> bytes_of_text(std::string_view text) {
  if (text.size() % 4 != 0) return std::nullopt;
  const std::size_t filled = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
  std::string bytes;
  bytes.reserve(text.size() / 4 * 3);
  std::uint32_t bits = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool filler = at + filled >= text.size();
    const std::size_t value = filler ? 0 : letters.find(text[at]);
    if (value == std::string_view::npos) return std::nullopt;
    bits = bits << 6 | static_cast<std::uint32_t>(value);
    if (at % 4 != 3) continue;
    for (const int shift : {16, 8, 0}) bytes += static_cast<char>(bits >> shift & 255U);
    bits = 0;
  }
  bytes.resize(bytes.size() - filled);
  return bytes;
}

}  // namespace adoube::store::sql
