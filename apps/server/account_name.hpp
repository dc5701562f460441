// SPDX-License-Identifier: GPL-3.0-or-later
/// What an account may be called, and which names are one and the same: two names that differ in case, in accents, in dots
/// and dashes or in letters that look alike ("O" and "0", Latin and Cyrillic "a") cannot belong to two people.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "adoube/support/expected.hpp"

namespace adoube::server {

inline constexpr std::size_t shortest_name = 2;  ///< in characters
inline constexpr std::size_t longest_name = 20;

enum class NameFault : std::uint8_t {
  TooShort,
  TooLong,
  Letters,   ///< others than letters and digits with dots, dashes and underscores between them; or letters of two alphabets
  Reserved,  ///< it would pass for somebody who runs the server
};

struct AccountName {
  std::string text;
  std::string key;  ///< equal for names that are one and the same
};

/// The name of an account from text of any kind.
[[nodiscard]] Expected<AccountName, NameFault> read_account_name(std::string_view text);

}  // namespace adoube::server
