// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/password_hash.hpp"

#include <argon2.h>
#include <sys/random.h>

#include <array>
#include <cstdlib>

namespace adoube::server {
namespace {

constexpr std::uint32_t lanes = 1;
constexpr std::uint32_t hash_bytes = 32;

std::string parameters(const PasswordCost& cost) {
  return "$argon2id$v=" + std::to_string(ARGON2_VERSION_NUMBER) + "$m=" + std::to_string(cost.kibibytes) +
         ",t=" + std::to_string(cost.passes) + ",p=" + std::to_string(lanes) + '$';
}

}  // namespace

std::string hash_of_password(std::string_view password, const PasswordCost& cost) {
  std::array<unsigned char, 16> salt{};
  if (::getrandom(salt.data(), salt.size(), 0) != static_cast<ssize_t>(salt.size())) std::abort();
  std::string encoded(::argon2_encodedlen(cost.passes, cost.kibibytes, lanes, salt.size(), hash_bytes, Argon2_id), '\0');
  const int problem = ::argon2id_hash_encoded(cost.passes, cost.kibibytes, lanes, password.data(), password.size(),
                                              salt.data(), salt.size(), hash_bytes, encoded.data(), encoded.size());
  if (problem != ARGON2_OK) return {};
  encoded.resize(encoded.find('\0'));
  return encoded;
}

bool is_password_of(std::string_view password, const std::string& hash) {
  return ::argon2id_verify(hash.c_str(), password.data(), password.size()) == ARGON2_OK;
}

bool costs_otherwise(std::string_view hash, const PasswordCost& cost) { return !hash.starts_with(parameters(cost)); }

}  // namespace adoube::server
