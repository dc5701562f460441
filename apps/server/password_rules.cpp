// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/password_rules.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace adoube::server {
namespace {

std::string small(std::string_view text) {
  std::string out(text);
  for (char& letter : out) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  return out;
}

bool is_letter(char letter) {
  const auto byte = static_cast<unsigned char>(letter);
  return byte >= 0x80 || std::isalpha(byte) != 0;
}

/// Without the digits and signs around it: "checkmate" of "!checkmate2026".
std::string_view core_of(std::string_view text) {
  while (!text.empty() && !is_letter(text.front())) text.remove_prefix(1);
  while (!text.empty() && !is_letter(text.back())) text.remove_suffix(1);
  return text;
}

/// A piece of at most four letters again and again.
bool repeats_itself(std::string_view text) {
  for (std::size_t piece = 1; piece <= 4; ++piece) {
    bool same = true;
    for (std::size_t at = piece; at < text.size() && same; ++at) same = text[at] == text[at - piece];
    if (same) return true;
  }
  return false;
}

/// Each letter is the next one of the alphabet, of the digits or of a row of keys, or the one before.
bool runs_in_a_row(std::string_view text) {
  static constexpr std::array<std::string_view, 5> rows = {"abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop",
                                                           "asdfghjkl", "zxcvbnm"};
  std::size_t steps = 0;
  for (std::size_t at = 1; at < text.size(); ++at) {
    const std::string pair{text[at - 1], text[at]};
    const std::string turned{text[at], text[at - 1]};
    steps += std::ranges::any_of(rows, [&](std::string_view row) { return row.contains(pair) || row.contains(turned); });
  }
  // Two rows may follow each other: qwertyuiop1234567890.
  return steps + 2 >= text.size();
}

/// What people take first who were asked for something long; also with digits and signs around it.
bool is_guessed_first(std::string_view core) {
  static constexpr std::array<std::string_view, 40> words = {
      "password",  "passwort",    "passw0rd",      "p@ssword",      "p@ssw0rd",    "mypassword",  "thepassword",
      "changeme",  "letmein",     "letmeinplease", "welcome",       "welcomeback", "iloveyou",    "iloveyousomuch",
      "sunshine",  "princess",    "football",      "baseball",      "superman",    "batman",      "dragon",
      "monkey",    "trustno",     "whatever",      "administrator", "secret",      "mysecret",    "computer",
      "internet",  "qwerty",      "qwertz",        "azerty",        "chess",       "chessmaster", "chessplayer",
      "checkmate", "grandmaster", "adoube",        "jadoube",       "queensgambit"};
  return std::ranges::find(words, core) != words.end();
}

}  // namespace

std::optional<PasswordFault> fault_of_password(std::string_view password, std::string_view name) {
  if (password.size() < shortest_password) return PasswordFault::TooShort;
  if (password.size() > longest_password) return PasswordFault::TooLong;
  const std::string text = small(password);
  const std::string_view core = core_of(text);
  const std::string own = small(name);
  const bool own_name = core == core_of(own) || text == own + own;
  // Digits alone that are no row: a date, a number of a telephone.
  const bool few_letters = core.empty() && text.size() < 16;
  if (own_name || few_letters || repeats_itself(text) || runs_in_a_row(text) || is_guessed_first(core))
    return PasswordFault::Common;
  return std::nullopt;
}

}  // namespace adoube::server
