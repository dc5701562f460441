// SPDX-License-Identifier: MIT
#include "adoube/notation/text_encoding.hpp"

#include <array>

namespace adoube::notation {
namespace {

/// Windows-1252 from 0x80 to 0x9F. The five bytes that it leaves open are the replacement character.
constexpr std::array<char16_t, 32> windows_1252 = {0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                                   0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD,
                                                   0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                   0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178};

struct FirstByte {
  int length = 0;  ///< of the character; 0 for a byte that begins none
  unsigned char least = 0x80;
  unsigned char greatest = 0xBF;
};

/// What may follow the first byte of a character, so that each has one spelling only and none is a surrogate.
constexpr FirstByte first_byte(unsigned char byte) {
  if (byte < 0x80) return {1};
  if (byte < 0xC2) return {0};
  if (byte < 0xE0) return {2};
  if (byte == 0xE0) return {3, 0xA0, 0xBF};
  if (byte == 0xED) return {3, 0x80, 0x9F};
  if (byte < 0xF0) return {3};
  if (byte == 0xF0) return {4, 0x90, 0xBF};
  if (byte < 0xF4) return {4};
  if (byte == 0xF4) return {4, 0x80, 0x8F};
  return {0};
}

void append_code_point(char16_t code, std::string& out) {
  if (code < 0x800) {
    out += static_cast<char>(0xC0 | (code >> 6));
  } else {
    out += static_cast<char>(0xE0 | (code >> 12));
    out += static_cast<char>(0x80 | ((code >> 6) & 0x3F));
  }
  out += static_cast<char>(0x80 | (code & 0x3F));
}

}  // namespace

int utf8_length(std::string_view text) {
  if (text.empty()) return 0;
  const FirstByte first = first_byte(static_cast<unsigned char>(text[0]));
  if (first.length < 2) return first.length;
  if (text.size() < static_cast<std::size_t>(first.length)) return 0;
  const auto second = static_cast<unsigned char>(text[1]);
  if (second < first.least || second > first.greatest) return 0;
  for (int i = 2; i < first.length; ++i)
    if ((static_cast<unsigned char>(text[static_cast<std::size_t>(i)]) & 0xC0) != 0x80) return 0;
  return first.length;
}

std::size_t Utf8Checker::check(std::string_view piece) {
  for (std::size_t i = 0; i < piece.size(); ++i) {
    const auto byte = static_cast<unsigned char>(piece[i]);
    if (missing_ > 0) {
      if (byte < least_ || byte > greatest_) {
        *this = {};
        return i;
      }
      --missing_;
      least_ = 0x80;
      greatest_ = 0xBF;
    } else if (byte >= 0x80) {
      const FirstByte first = first_byte(byte);
      if (first.length == 0) return i;
      missing_ = first.length - 1;
      least_ = first.least;
      greatest_ = first.greatest;
    }
  }
  return all_good;
}

bool is_utf8(std::string_view text) {
  Utf8Checker checker;
  return checker.check(text) == Utf8Checker::all_good && checker.complete();
}

void append_as_utf8(std::string_view text, std::string& out) {
  while (!text.empty()) {
    const auto byte = static_cast<unsigned char>(text[0]);
    int length = utf8_length(text);
    if (length > 0) {
      out.append(text, 0, static_cast<std::size_t>(length));
    } else {
      length = 1;
      append_code_point(byte < 0xA0 ? windows_1252[byte - 0x80] : byte, out);
    }
    text.remove_prefix(static_cast<std::size_t>(length));
  }
}

std::string utf8_excerpt(std::string_view text, std::size_t limit) {
  std::string out;
  append_as_utf8(text.substr(0, limit), out);
  if (out.size() <= limit) return out;
  std::size_t end = limit;
  while (end > 0 && (static_cast<unsigned char>(out[end]) & 0xC0) == 0x80) --end;
  out.resize(end);
  return out;
}

}  // namespace adoube::notation
