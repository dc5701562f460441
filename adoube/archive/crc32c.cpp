// SPDX-License-Identifier: MIT
#include "adoube/archive/crc32c.hpp"

#include <array>
#include <cstddef>

#include "adoube/archive/bytes.hpp"

namespace adoube::archive {
namespace {

/// tables[k][byte]: what `byte` contributes when k more bytes come behind it, so that eight bytes are looked up at once.
using Tables = std::array<std::array<std::uint32_t, 256>, 8>;

constexpr Tables make_tables() {
  constexpr std::uint32_t reversed_polynomial = 0x82F63B78;
  Tables tables{};
  for (std::uint32_t byte = 0; byte < 256; ++byte) {
    std::uint32_t sum = byte;
    for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1) ^ ((sum & 1) != 0 ? reversed_polynomial : 0);
    tables[0][byte] = sum;
  }
  for (std::size_t k = 1; k < tables.size(); ++k)
    for (std::size_t byte = 0; byte < 256; ++byte)
      tables[k][byte] = (tables[k - 1][byte] >> 8) ^ tables[0][tables[k - 1][byte] & 255];
  return tables;
}

constexpr Tables tables = make_tables();

}  // namespace

std::uint32_t crc32c(std::string_view bytes, std::uint32_t before) {
  std::uint32_t sum = ~before;
  while (bytes.size() >= 8) {
    const std::uint64_t word = load_u64(bytes.data()) ^ sum;
    sum = 0;
    for (std::size_t i = 0; i < 8; ++i) sum ^= tables[7 - i][(word >> (8 * i)) & 255];
    bytes.remove_prefix(8);
  }
  for (const char byte : bytes) sum = (sum >> 8) ^ tables[0][(sum ^ static_cast<unsigned char>(byte)) & 255];
  return ~sum;
}

}  // namespace adoube::archive
