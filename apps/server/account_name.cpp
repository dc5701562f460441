// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/account_name.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "adoube/notation/plain_letters.hpp"
#include "adoube/notation/text_encoding.hpp"

namespace adoube::server {
namespace {

constexpr std::size_t most_bytes = 64;

/// Of each letter the alphabet it is of: no name has letters of two of the first three, which share shapes.
enum class Script : std::uint8_t { Latin, Greek, Cyrillic, Other, Digit, Mark };

struct Letter {
  char32_t code;
  std::string_view bytes;
};

char32_t code_of(std::string_view bytes) {
  const auto byte = [&](std::size_t at) { return static_cast<char32_t>(static_cast<unsigned char>(bytes[at])); };
  constexpr std::array<char32_t, 5> first_mask = {0, 0x7F, 0x1F, 0x0F, 0x07};
  char32_t code = byte(0) & first_mask[bytes.size()];
  for (std::size_t at = 1; at < bytes.size(); ++at) code = code << 6 | (byte(at) & 0x3F);
  return code;
}

std::optional<std::vector<Letter>> letters_of(std::string_view text) {
  std::vector<Letter> letters;
  while (!text.empty()) {
    const auto size = static_cast<std::size_t>(notation::utf8_length(text));
    if (size == 0) return std::nullopt;
    letters.push_back({code_of(text.substr(0, size)), text.substr(0, size)});
    text.remove_prefix(size);
  }
  return letters;
}

constexpr bool between(char32_t code, char32_t first, char32_t last) { return first <= code && code <= last; }

std::optional<Script> script_of(char32_t code) {
  if (between(code, '0', '9')) return Script::Digit;
  if (code == '-' || code == '_' || code == '.') return Script::Mark;
  if (between(code, 'A', 'Z') || between(code, 'a', 'z')) return Script::Latin;
  if (between(code, 0xC0, 0x17F) && code != 0xD7 && code != 0xF7) return Script::Latin;
  if (between(code, 0x386, 0x3CE) && code != 0x387 && code != 0x38B && code != 0x38D && code != 0x3A2) return Script::Greek;
  if (between(code, 0x400, 0x45F)) return Script::Cyrillic;
  const bool kana = between(code, 0x3041, 0x3096) || between(code, 0x30A1, 0x30FA) || code == 0x30FC;
  const bool han =
      code == 0x3005 || between(code, 0x3400, 0x4DBF) || between(code, 0x4E00, 0x9FFF) || between(code, 0x20000, 0x2A6DF);
  const bool hangul = between(code, 0xAC00, 0xD7A3);
  return kana || han || hangul ? std::optional(Script::Other) : std::nullopt;
}

/// What the capitals of U+03B1 to U+03C9 look like, as small Latin letters; a star where they look like nothing Latin.
constexpr std::string_view greek_as_latin = "ab**ezh*ik*mn*o*p**ty*x**";
/// The same for U+0410 to U+042F.
constexpr std::string_view cyrillic_as_latin = "a*b**e****k*mho*pcty*x**********";
/// U+0400 to U+040F.
constexpr std::string_view more_cyrillic_as_latin = "ee***siij**hk*y*";

char32_t small_greek(char32_t code) {
  constexpr std::array<std::pair<char32_t, char32_t>, 18> accented = {{{0x386, 0x3B1},
                                                                       {0x388, 0x3B5},
                                                                       {0x389, 0x3B7},
                                                                       {0x38A, 0x3B9},
                                                                       {0x38C, 0x3BF},
                                                                       {0x38E, 0x3C5},
                                                                       {0x38F, 0x3C9},
                                                                       {0x390, 0x3B9},
                                                                       {0x3AA, 0x3B9},
                                                                       {0x3AB, 0x3C5},
                                                                       {0x3AC, 0x3B1},
                                                                       {0x3AD, 0x3B5},
                                                                       {0x3AE, 0x3B7},
                                                                       {0x3AF, 0x3B9},
                                                                       {0x3B0, 0x3C5},
                                                                       {0x3CA, 0x3B9},
                                                                       {0x3CB, 0x3C5},
                                                                       {0x3CC, 0x3BF}}};
  for (const auto& [from, to] : accented)
    if (code == from) return to;
  if (code == 0x3CD) return 0x3C5;
  if (code == 0x3CE) return 0x3C9;
  if (code == 0x3C2) return 0x3C3;  // the sigma at a word's end
  return code < 0x3B1 ? code + 0x20 : code;
}

/// Two bytes of UTF-8.
std::string two_bytes(char32_t code) {
  return {static_cast<char>(0xC0 | code >> 6), static_cast<char>(0x80 | (code & 0x3F))};
}

std::string latin_or(char latin, char32_t code) { return latin == '*' ? two_bytes(code) : std::string(1, latin); }

/// One of the letters and digits that look alike.
char one_of_its_kind(char letter) {
  if (letter == '0') return 'o';
  if (letter == '1' || letter == 'i') return 'l';
  return letter;
}

std::string key_of(const Letter& letter, Script script) {
  const char32_t code = letter.code;
  std::string key(letter.bytes);
  if (script == Script::Mark) return {};
  if (script == Script::Latin)
    key = std::string(1, code < 0x80 ? static_cast<char>(code | 0x20) : notation::plain_latin[code - 0xC0]);
  if (script == Script::Greek) {
    const char32_t small = small_greek(code);
    key = latin_or(greek_as_latin[std::min<std::size_t>(small - 0x3B1, greek_as_latin.size() - 1)], small);
  }
  if (script == Script::Cyrillic) {
    const char32_t capital = code >= 0x450 ? code - 0x50 : code >= 0x430 ? code - 0x20 : code;
    key = capital >= 0x410 ? latin_or(cyrillic_as_latin[capital - 0x410], capital)
                           : latin_or(more_cyrillic_as_latin[capital - 0x400], capital);
  }
  if (key.size() == 1) key.front() = one_of_its_kind(key.front());
  return key;
}

bool shares_shapes(Script script) { return script <= Script::Cyrillic; }

Expected<std::string, NameFault> key_of(const std::vector<Letter>& letters) {
  std::string key;
  std::optional<Script> alphabet;
  bool mark_before = true;
  for (const Letter& letter : letters) {
    const std::optional<Script> script = script_of(letter.code);
    const bool mark = script == Script::Mark;
    if (!script || (mark && mark_before)) return refused(NameFault::Letters);
    mark_before = mark;
    if (shares_shapes(*script) && alphabet.value_or(*script) != *script) return refused(NameFault::Letters);
    if (shares_shapes(*script)) alphabet = script;
    key += key_of(letter, *script);
  }
  if (mark_before) return refused(NameFault::Letters);
  return key;
}

bool is_reserved(std::string_view key) {
  // As their keys are: "l" for "i", nothing between the words.
  static constexpr std::array<std::string_view, 13> keys = {
      "admln",     "admlnlstrator", "adoube", "adoubeteam", "arblter", "chlefarblter", "computer",
      "moderator", "root",          "server", "support",    "system",  "anonymous"};
  return std::ranges::find(keys, key) != keys.end();
}

}  // namespace

Expected<AccountName, NameFault> read_account_name(std::string_view text) {
  if (text.size() > most_bytes) return refused(NameFault::TooLong);
  const auto letters = letters_of(text);
  if (!letters) return refused(NameFault::Letters);
  if (letters->size() < shortest_name) return refused(NameFault::TooShort);
  if (letters->size() > longest_name) return refused(NameFault::TooLong);
  auto key = key_of(*letters);
  if (!key) return refused(key.error());
  if (is_reserved(*key)) return refused(NameFault::Reserved);
  return AccountName{.text = std::string(text), .key = std::move(*key)};
}

}  // namespace adoube::server
