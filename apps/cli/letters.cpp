// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/letters.hpp"

#include <locale.h>
#include <wctype.h>

#include "adoube/notation/text_encoding.hpp"

namespace adoube::cli {
namespace {

static_assert(sizeof(wchar_t) == sizeof(char32_t), "a wide character is a code of Unicode");

/// Null where the system has no such tables; then only ASCII is known.
::locale_t unicode() {
  static const ::locale_t tables = ::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
  return tables;
}

bool is_ascii(char32_t code) { return code < 0x80; }
char32_t small_ascii(char32_t code) { return code >= 'A' && code <= 'Z' ? code + ('a' - 'A') : code; }

char32_t small(char32_t code) {
  if (is_ascii(code) || unicode() == nullptr) return small_ascii(code);
  return static_cast<char32_t>(::towlower_l(static_cast<wint_t>(code), unicode()));
}

void append(char32_t code, std::string& out) {
  const auto tail = [&](int shift) { out += static_cast<char>(0x80 | (code >> shift & 0x3F)); };
  if (code < 0x80) {
    out += static_cast<char>(code);
  } else if (code < 0x800) {
    out += static_cast<char>(0xC0 | code >> 6);
    tail(0);
  } else if (code < 0x10000) {
    out += static_cast<char>(0xE0 | code >> 12);
    tail(6);
    tail(0);
  } else {
    out += static_cast<char>(0xF0 | code >> 18);
    tail(12);
    tail(6);
    tail(0);
  }
}

}  // namespace

Letter first_letter(std::string_view utf8) {
  const int size = notation::utf8_length(utf8);
  const auto byte = [&](int i) {
    return static_cast<char32_t>(static_cast<unsigned char>(utf8[static_cast<std::size_t>(i)]));
  };
  if (size == 0) return {0xFFFD, 1};
  if (size == 1) return {byte(0), 1};
  char32_t code = byte(0) & (0x7FU >> size);
  for (int i = 1; i < size; ++i) code = code << 6 | (byte(i) & 0x3F);
  return {code, static_cast<std::size_t>(size)};
}

bool is_letter_or_digit(char32_t code) {
  if (is_ascii(code)) return (small_ascii(code) >= 'a' && small_ascii(code) <= 'z') || (code >= '0' && code <= '9');
  return unicode() != nullptr && ::iswalnum_l(static_cast<wint_t>(code), unicode()) != 0;
}

std::string folded(std::string_view utf8) {
  std::string out;
  out.reserve(utf8.size());
  while (!utf8.empty()) {
    const Letter letter = first_letter(utf8);
    append(small(letter.code), out);
    utf8.remove_prefix(letter.size);
  }
  return out;
}

}  // namespace adoube::cli
