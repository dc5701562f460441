// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/secrets.hpp"

#include <openssl/evp.h>
#include <sys/random.h>

#include <array>
#include <cstdlib>

namespace adoube::server {

std::string random_letters(std::size_t length) {
  std::string letters(length, '\0');
  // Reads of at most 256 bytes are given whole once the system's generator is seeded; without one there is no safe way on.
  for (char& letter : letters) {
    unsigned char byte = 0;
    if (::getrandom(&byte, 1, 0) != 1) std::abort();
    letter = secret_alphabet[byte % secret_alphabet.size()];
  }
  return letters;
}

bool random_bit() { return secret_alphabet.find(random_letters(1).front()) < secret_alphabet.size() / 2; }

int random_number(int below) {
  // Two letters are ten bits; what would make some numbers likelier is thrown away.
  constexpr int all = 1024;
  for (;;) {
    const std::string letters = random_letters(2);
    const auto number = static_cast<int>(32 * secret_alphabet.find(letters[0]) + secret_alphabet.find(letters[1]));
    if (number < all - all % below) return number % below;
  }
}

std::string name_of_rematch(std::string_view game) {
  const std::string hash = sha256_hex("rematch of " + std::string(game));
  std::string name;
  for (std::size_t at = 0; at < game_id_length; ++at)
    name +=
        secret_alphabet[static_cast<std::size_t>(std::stoi(hash.substr(2 * at, 2), nullptr, 16)) % secret_alphabet.size()];
  return name;
}

std::string sha256_hex(std::string_view text) {
  static constexpr std::string_view hex = "0123456789abcdef";
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int size = 0;
  if (EVP_Digest(text.data(), text.size(), digest.data(), &size, EVP_sha256(), nullptr) != 1) std::abort();
  std::string out;
  for (unsigned int at = 0; at < size; ++at) {
    out += hex[digest[at] >> 4];
    out += hex[digest[at] & 15];
  }
  return out;
}

}  // namespace adoube::server
