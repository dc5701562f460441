// SPDX-License-Identifier: MIT
/// Numbers in files: least significant byte first, whatever the machine.
#pragma once

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace adoube::search {

template <std::integral Number>
[[nodiscard]] constexpr Number in_little_endian(Number number) {
  if constexpr (std::endian::native == std::endian::little)
    return number;
  else
    return std::byteswap(number);
}

/// `bytes` holds at least `at` + sizeof(Number) bytes.
template <std::integral Number>
[[nodiscard]] Number load(std::string_view bytes, std::size_t at) {
  Number number;
  std::memcpy(&number, bytes.data() + at, sizeof number);
  return in_little_endian(number);
}

/// There is room for sizeof(Number) bytes at `to`.
template <std::integral Number>
void store(Number number, char* to) {
  number = in_little_endian(number);
  std::memcpy(to, &number, sizeof number);
}

}  // namespace adoube::search
