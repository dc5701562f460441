// SPDX-License-Identifier: MIT
#include "adoube/store/search_words.hpp"

#include <algorithm>
#include <cstdint>

#include "adoube/notation/plain_letters.hpp"
#include "adoube/notation/text_encoding.hpp"

namespace adoube::store {
namespace {

constexpr std::size_t most_words = 8;
constexpr std::size_t most_bytes = 32;

constexpr bool between(char32_t code, char32_t first, char32_t last) { return first <= code && code <= last; }

char32_t code_of(std::string_view bytes) {
  constexpr char32_t masks[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
  char32_t code = static_cast<unsigned char>(bytes.front()) & masks[bytes.size()];
  for (const char byte : bytes.substr(1)) code = code << 6 | (static_cast<unsigned char>(byte) & 0x3FU);
  return code;
}

bool separates(char32_t code) {
  if (code < 0x80) return !between(code, '0', '9') && !between(code, 'A', 'Z') && !between(code, 'a', 'z');
  return between(code, 0x80, 0xBF) || code == 0xD7 || code == 0xF7 || between(code, 0x2000, 0x2BFF) ||
         between(code, 0x3000, 0x303F) || between(code, 0xFE30, 0xFE4F) || between(code, 0xFF00, 0xFF0F);
}

std::string two_bytes(char32_t code) {
  return {static_cast<char>(0xC0 | code >> 6), static_cast<char>(0x80 | (code & 0x3F))};
}

/// In its small form, where that is one of the alphabets of Europe; others have none.
std::string folded(char32_t code, std::string_view bytes) {
  if (between(code, 'A', 'Z')) return std::string(1, static_cast<char>(code | 0x20));
  if (between(code, 0xC0, 0x17F)) return std::string(1, notation::plain_latin[code - 0xC0]);
  if (between(code, 0x391, 0x3A9)) return two_bytes(code + 0x20);
  if (between(code, 0x410, 0x42F)) return two_bytes(code + 0x20);
  if (between(code, 0x400, 0x40F)) return two_bytes(code + 0x50);
  return std::string(bytes);
}

}  // namespace

std::vector<std::string> search_words(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  const auto end_word = [&] {
    if (!word.empty() && words.size() < most_words && std::ranges::find(words, word) == words.end()) words.push_back(word);
    word.clear();
  };
  while (!text.empty() && words.size() < most_words) {
    const auto size = static_cast<std::size_t>(notation::utf8_length(text));
    const std::string_view bytes = text.substr(0, std::max<std::size_t>(size, 1));
    text.remove_prefix(bytes.size());
    const char32_t code = size == 0 ? U' ' : code_of(bytes);
    // "O'Kelly" is one word.
    if (code == '\'' || code == 0x2019) continue;
    if (separates(code)) {
      end_word();
      continue;
    }
    const std::string letter = folded(code, bytes);
    if (word.size() + letter.size() <= most_bytes) word += letter;
  }
  end_word();
  return words;
}

}  // namespace adoube::store
