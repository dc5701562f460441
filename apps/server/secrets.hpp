// SPDX-License-Identifier: GPL-3.0-or-later
/// Names that cannot be guessed, and the one-way form in which the server remembers them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace adoube::server {

inline constexpr std::size_t game_id_length = 12;  ///< 60 bits
inline constexpr std::size_t key_length = 26;      ///< 130 bits
inline constexpr std::string_view secret_alphabet = "abcdefghijklmnopqrstuvwxyz234567";

/// Whether a game may be called so.
[[nodiscard]] constexpr bool is_game_id(std::string_view text) {
  return text.size() == game_id_length && text.find_first_not_of(secret_alphabet) == std::string_view::npos;
}

/// That many letters of secret_alphabet, from the system's generator of secrets: five bits each.
[[nodiscard]] std::string random_letters(std::size_t length);
[[nodiscard]] bool random_bit();
/// From 0 to `below` - 1, each as likely; `below` is from 1 to 1024.
[[nodiscard]] int random_number(int below);

/// The name of the game that follows the one of that name: every server finds the same one.
[[nodiscard]] std::string name_of_rematch(std::string_view game);

/// SHA-256 in hex. Keys are long and random, so a plain hash cannot be turned back.
[[nodiscard]] std::string sha256_hex(std::string_view text);

}  // namespace adoube::server
