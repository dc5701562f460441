// SPDX-License-Identifier: GPL-3.0-or-later
/// Which passwords may be chosen: long ones that nobody guesses first. What they are made of is their owner's affair.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace adoube::server {

inline constexpr std::size_t shortest_password = 10;  ///< in bytes
inline constexpr std::size_t longest_password = 200;

enum class PasswordFault : std::uint8_t {
  TooShort,
  TooLong,
  Common,  ///< the name itself, a few letters over and over, keys in a row, or a word that is guessed first
};

/// What speaks against the password for an account of that name.
[[nodiscard]] std::optional<PasswordFault> fault_of_password(std::string_view password, std::string_view name);

}  // namespace adoube::server
