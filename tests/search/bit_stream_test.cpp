// SPDX-License-Identifier: MIT
// Numbers come out of bits as they went in; bits that are anything end.
#include "adoube/search/bit_stream.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

namespace adoube::search {
namespace {

struct Number {
  int how;  ///< 0 to 64 so many bits; 100 and more Rice's code with so many low bits above; 200 gamma
  std::uint64_t value;
};

std::string written(const std::vector<Number>& numbers) {
  BitWriter bits;
  for (const Number& number : numbers) {
    if (number.how <= 64)
      bits.put(number.value, number.how);
    else if (number.how < 200)
      bits.put_rice(number.value, number.how - 100);
    else
      bits.put_gamma(number.value);
  }
  EXPECT_FALSE(bits.overflowed());
  std::string bytes((bits.size() + 7) / 8, '\0');
  bits.store_to(bytes.data());
  return bytes;
}

TEST(BitStream, GivesBackWhatWasPut) {
  std::mt19937_64 random(11);
  for (int round = 0; round < 200; ++round) {
    std::vector<Number> numbers;
    for (int i = 0; i < 150; ++i) {
      const std::uint64_t value = random() >> (random() % 64);
      switch (random() % 3) {
        case 0: {
          const int bits = static_cast<int>(random() % 65);
          numbers.push_back({bits, bits == 64 ? value : value & ((std::uint64_t{1} << bits) - 1)});
          break;
        }
        case 1:
          numbers.push_back({100 + static_cast<int>(random() % 33), value});
          break;
        default:
          numbers.push_back({200, (value & 0xFFFFFFFF) | 1});
      }
    }
    const std::string bytes = written(numbers);
    BitReader reader(bytes);
    for (const Number& number : numbers) {
      const std::uint64_t value = number.how <= 64   ? reader.get(number.how)
                                  : number.how < 200 ? reader.get_rice(number.how - 100)
                                                     : reader.get_gamma();
      ASSERT_EQ(value, number.value) << number.how;
    }
    EXPECT_FALSE(reader.failed());
    for (int i = 0; i < 3; ++i) reader.get(8);
    EXPECT_TRUE(reader.failed());
  }
}

TEST(BitStream, EndsWhateverTheBits) {
  std::mt19937_64 random(12);
  for (const char fill : {'\0', '\xFF', 'x'}) {
    const std::string bytes(100, fill);
    BitReader reader(bytes);
    int numbers = 0;
    for (; !reader.failed(); ++numbers)
      (random() % 2 == 0) ? reader.get_gamma() : reader.get_rice(static_cast<int>(random() % 20));
    EXPECT_LE(numbers, 801);
  }
}

TEST(BitStream, TellsThatAPageIsFull) {
  BitWriter bits;
  for (std::size_t i = 0; i < BitWriter::capacity / 64; ++i) bits.put(~std::uint64_t{0}, 64);
  EXPECT_FALSE(bits.overflowed());
  bits.put(1, 1);
  EXPECT_TRUE(bits.overflowed());
  bits.clear();
  EXPECT_FALSE(bits.overflowed());
  EXPECT_EQ(bits.size(), 0u);
}

}  // namespace
}  // namespace adoube::search
