// SPDX-License-Identifier: GPL-3.0-or-later
/// Passwords as they are kept: argon2id, with its parameters and its salt in the text. Both calls take the time and the
/// memory that the cost says; ask them through PasswordDesk.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace adoube::server {

/// The second choice that RFC 9106 recommends, on one lane.
struct PasswordCost {
  std::uint32_t passes = 3;
  std::uint32_t kibibytes = 65'536;
};

/// "$argon2id$v=19$m=65536,t=3,p=1$SALT$HASH", each time with another salt. Empty where there is no memory for it.
[[nodiscard]] std::string hash_of_password(std::string_view password, const PasswordCost& cost);

[[nodiscard]] bool is_password_of(std::string_view password, const std::string& hash);

/// Whether the hash was made at another cost: it is made anew when its password is next known.
[[nodiscard]] bool costs_otherwise(std::string_view hash, const PasswordCost& cost);

}  // namespace adoube::server
