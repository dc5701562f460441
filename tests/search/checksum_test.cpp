// SPDX-License-Identifier: MIT
// Sums over bytes.
#include "adoube/search/checksum.hpp"

#include <gtest/gtest.h>

#include <string>

namespace adoube::search {
namespace {

/// Files hold these numbers.
TEST(Checksum, StaysWhatItIs) {
  EXPECT_EQ(checksum(""), 0x5ACBE5E48E76FDDu);
  EXPECT_EQ(checksum("1. e4"), 0x33226FF058A3F58Eu);
  EXPECT_EQ(checksum(std::string(100, 'x'), 7), 0xAE17E3D807AED3A0u);
}

TEST(Checksum, TellsAnyBit) {
  const std::string bytes(200, 'x');
  const std::uint64_t sum = checksum(bytes);
  for (std::size_t bit = 0; bit < bytes.size() * 8; ++bit) {
    std::string other = bytes;
    other[bit / 8] = static_cast<char>(other[bit / 8] ^ (1 << bit % 8));
    EXPECT_NE(checksum(other), sum) << bit;
  }
  for (std::size_t size = 0; size < bytes.size(); ++size)
    EXPECT_NE(checksum(std::string_view(bytes).substr(0, size)), sum) << size;
  EXPECT_NE(checksum(bytes, 1), sum);
}

}  // namespace
}  // namespace adoube::search
