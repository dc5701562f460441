// SPDX-License-Identifier: MIT
/// Arithmetic coding by ranges, in whole numbers: a choice that has `weight` of `total` costs log2(total / weight) bits.
///
/// The code of a row of choices is a number in a range of numbers that each choice narrows. The range is held in a window of
/// 56 bits; leading bytes that no later choice can change, but for a carry, move out of it. Of all numbers in the last range
/// the one with the most zeros at its end is taken, and zero bytes at the end are not written: the reader knows where the
/// code ends and reads zeros behind it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace adoube::archive {

/// At most this much may `total` be.
inline constexpr std::uint64_t largest_total = std::uint64_t{1} << 32;

namespace range {
inline constexpr int window_bits = 56;
inline constexpr std::uint64_t window = std::uint64_t{1} << window_bits;
inline constexpr std::uint64_t least = std::uint64_t{1} << (window_bits - 8);  ///< a range is kept above
}  // namespace range

class RangeEncoder {
 public:
  /// The code is appended to `out`.
  explicit RangeEncoder(std::string& out) : out_(out), begin_(out.size()) {}

  /// A choice that takes the part from `below` to `below + weight` of `total`. weight > 0.
  void encode(std::uint64_t below, std::uint64_t weight, std::uint64_t total) {
    const std::uint64_t unit = size_ / total;
    low_ += unit * below;
    size_ = unit * weight;
    if (low_ >= range::window) carry();
    while (size_ < range::least) shift();
  }

  /// Writes the rest of the code. Nothing can be encoded after it.
  void finish() {
    for (int kept = 0;; ++kept) {
      const std::uint64_t zeros = (range::window >> (8 * kept)) - 1;
      const std::uint64_t number = (low_ + zeros) & ~zeros;
      if (number - low_ >= size_) continue;
      low_ = number;
      break;
    }
    if (low_ >= range::window) carry();
    while (low_ != 0) shift();
    while (out_.size() > begin_ && out_.back() == '\0') out_.pop_back();
  }

 private:
  void carry() {
    low_ -= range::window;
    for (std::size_t i = out_.size(); static_cast<unsigned char>(++out_[--i]) == 0;) {
    }
  }
  void shift() {
    out_ += static_cast<char>(low_ >> (range::window_bits - 8));
    low_ = (low_ << 8) & (range::window - 1);
    size_ <<= 8;
  }

  std::string& out_;
  std::size_t begin_;
  std::uint64_t low_ = 0;
  std::uint64_t size_ = range::window;
};

class RangeDecoder {
 public:
  explicit RangeDecoder(std::string_view code) : next_(code.data()), end_(code.data() + code.size()) {
    for (int i = 0; i < range::window_bits / 8; ++i) pull();
  }

  /// Where in 0 to total - 1 the next choice lies; accept() has to follow. `total` or more: no choice was encoded here.
  [[nodiscard]] std::uint64_t place(std::uint64_t total) {
    unit_ = size_ / total;
    return code_ / unit_;
  }
  /// The choice that was found to have the place.
  void accept(std::uint64_t below, std::uint64_t weight) {
    code_ -= unit_ * below;
    size_ = unit_ * weight;
    while (size_ < range::least) {
      pull();
      size_ <<= 8;
    }
  }

 private:
  void pull() { code_ = (code_ << 8) | (next_ != end_ ? static_cast<unsigned char>(*next_++) : 0U); }

  const char* next_;
  const char* end_;
  std::uint64_t code_ = 0;
  std::uint64_t size_ = range::window;
  std::uint64_t unit_ = 1;
};

}  // namespace adoube::archive
