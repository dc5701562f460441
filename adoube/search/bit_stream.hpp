// SPDX-License-Identifier: MIT
/// Numbers in as few bits as they need, in a page of an index.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "adoube/search/little_endian.hpp"

namespace adoube::search {

/// A quotient in unary that is as long stands for a number written out.
inline constexpr int longest_quotient = 24;

/// How many bits a number needs; 0 for 0.
[[nodiscard]] constexpr int width_of(std::uint64_t number) { return 64 - std::countl_zero(number); }

/// Up to a page of bits. What does not fit is lost, and told by overflowed().
class BitWriter {
 public:
  static constexpr std::size_t capacity = 4096 * 8;

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool overflowed() const { return overflowed_; }
  void clear() {
    std::fill_n(words_.begin(), size_ / 64 + 1, 0);
    size_ = 0;
    overflowed_ = false;
  }

  /// The lowest `bits` bits of `value`, 0 to 64; the others are 0.
  void put(std::uint64_t value, int bits) {
    if (size_ + static_cast<std::size_t>(bits) > capacity) {
      overflowed_ = true;
      return;
    }
    if (bits == 0) return;
    const std::size_t word = size_ / 64;
    const int shift = static_cast<int>(size_ % 64);
    words_[word] |= value << shift;
    if (shift + bits > 64) words_[word + 1] |= value >> (64 - shift);
    size_ += static_cast<std::size_t>(bits);
  }
  /// Rice's code: the number above its lowest `low_bits` bits in unary, then those bits.
  void put_rice(std::uint64_t value, int low_bits) {
    const std::uint64_t quotient = low_bits >= 64 ? 0 : value >> low_bits;
    if (quotient >= longest_quotient) {
      put((std::uint64_t{1} << longest_quotient) - 1, longest_quotient);
      put(value, 64);
      return;
    }
    put((std::uint64_t{1} << quotient) - 1, static_cast<int>(quotient) + 1);
    put(value & ((std::uint64_t{1} << low_bits) - 1), low_bits);
  }
  /// Elias' gamma code of a number from 1 on.
  void put_gamma(std::uint64_t value) {
    const int width = width_of(value);
    put(0, width - 1);
    put(1, 1);
    put(value & ~(std::uint64_t{1} << (width - 1)), width - 1);
  }
  void append(const BitWriter& other) {
    for (std::size_t at = 0; at < other.size_; at += 64)
      put(other.words_[at / 64], static_cast<int>(std::min<std::size_t>(64, other.size_ - at)));
    overflowed_ = overflowed_ || other.overflowed_;
  }
  /// There is room for (size() + 7) / 8 bytes.
  void store_to(char* out) const {
    for (std::size_t byte = 0; byte * 8 < size_; ++byte)
      out[byte] = static_cast<char>((words_[byte / 8] >> (byte % 8 * 8)) & 0xFF);
  }

 private:
  std::array<std::uint64_t, capacity / 64 + 1> words_{};
  std::size_t size_ = 0;
  bool overflowed_ = false;
};

/// Reads them back from bytes that may be anything. Behind the end there are zeros, and failed() tells.
class BitReader {
 public:
  /// `bytes` outlive the reader.
  explicit BitReader(std::string_view bytes) : bytes_(bytes) {}

  [[nodiscard]] bool failed() const { return at_ > bytes_.size() * 8; }

  std::uint64_t get(int bits) {
    if (bits == 0) return 0;
    if (bits > 32) {
      const std::uint64_t low = get(32);
      return low | (get(bits - 32) << 32);
    }
    const std::uint64_t window = peek();
    at_ += static_cast<std::size_t>(bits);
    return window & ((std::uint64_t{1} << bits) - 1);
  }
  std::uint64_t get_rice(int low_bits) {
    const int quotient = std::min(std::countr_one(peek()), longest_quotient);
    at_ += static_cast<std::size_t>(quotient);
    if (quotient == longest_quotient) return get(64);
    ++at_;
    return (static_cast<std::uint64_t>(quotient) << low_bits) | get(low_bits);
  }
  /// 1 to 2^32 - 1; 0 where nothing like it stands there.
  std::uint64_t get_gamma() {
    const int zeros = std::countr_zero(peek() | (std::uint64_t{1} << 32));
    at_ += static_cast<std::size_t>(zeros) + 1;
    if (zeros == 32) {
      at_ = bytes_.size() * 8 + 1;
      return 0;
    }
    return (std::uint64_t{1} << zeros) | get(zeros);
  }

 private:
  /// The next bits, 57 at least.
  [[nodiscard]] std::uint64_t peek() const {
    const std::size_t byte = at_ / 8;
    if (byte >= bytes_.size()) return 0;
    std::uint64_t window = 0;
    if (byte + 8 <= bytes_.size()) {
      window = load<std::uint64_t>(bytes_, byte);
    } else {
      for (std::size_t i = 0; byte + i < bytes_.size(); ++i)
        window |= std::uint64_t{static_cast<unsigned char>(bytes_[byte + i])} << (8 * i);
    }
    return window >> (at_ % 8);
  }

  std::string_view bytes_;
  std::size_t at_ = 0;
};

}  // namespace adoube::search
