// SPDX-License-Identifier: MIT
/// Sixty-four bytes of text looked at in one go: which of them are this character? The answer is a word with a bit for each
/// byte, the first byte lowest, so that finding and counting are single instructions. Used by the readers of PGN alone.
#pragma once

#include <cstdint>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace adoube::notation {

class ByteBlock {
 public:
  static constexpr int size = 64;

  /// The caller has made sure that 64 bytes can be read.
  explicit ByteBlock(const char* bytes) {
    for (int i = 0; i < lanes; ++i) lane_[i] = load(bytes + i * lane_size);
  }

  [[nodiscard]] std::uint64_t equal_to(char wanted) const {
    std::uint64_t mask = 0;
    for (int i = 0; i < lanes; ++i) mask |= equal_in_lane(lane_[i], wanted) << (i * lane_size);
    return mask;
  }
  /// Bytes above 127.
  [[nodiscard]] std::uint64_t not_ascii() const {
    std::uint64_t mask = 0;
    for (int i = 0; i < lanes; ++i) mask |= high_in_lane(lane_[i]) << (i * lane_size);
    return mask;
  }

 private:
#if defined(__SSE2__)
  using Lane = __m128i;
  static constexpr int lane_size = 16;
  static Lane load(const char* bytes) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes)); }
  static std::uint64_t equal_in_lane(Lane lane, char wanted) {
    return static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_cmpeq_epi8(lane, _mm_set1_epi8(wanted))));
  }
  static std::uint64_t high_in_lane(Lane lane) { return static_cast<std::uint32_t>(_mm_movemask_epi8(lane)); }
#elif defined(__wasm_simd128__)
  using Lane = v128_t;
  static constexpr int lane_size = 16;
  static Lane load(const char* bytes) { return wasm_v128_load(bytes); }
  static std::uint64_t equal_in_lane(Lane lane, char wanted) {
    return wasm_i8x16_bitmask(wasm_i8x16_eq(lane, wasm_i8x16_splat(wanted)));
  }
  static std::uint64_t high_in_lane(Lane lane) { return wasm_i8x16_bitmask(lane); }
#else
  /// Eight bytes in a word; the first byte lowest, whatever the machine's own order.
  using Lane = std::uint64_t;
  static constexpr int lane_size = 8;
  static constexpr std::uint64_t ones = 0x0101010101010101;
  static constexpr std::uint64_t tops = 0x8080808080808080;
  static Lane load(const char* bytes) {
    Lane lane = 0;
    for (int i = 0; i < lane_size; ++i) lane |= std::uint64_t{static_cast<unsigned char>(bytes[i])} << (8 * i);
    return lane;
  }
  /// Gathers the top bits of the eight bytes.
  static std::uint64_t gather(std::uint64_t bits) { return ((bits >> 7) * 0x0102040810204080) >> 56; }
  static std::uint64_t equal_in_lane(Lane lane, char wanted) {
    const std::uint64_t difference = lane ^ (ones * static_cast<unsigned char>(wanted));
    return gather(~(((difference & ~tops) + ~tops) | difference) & tops);
  }
  static std::uint64_t high_in_lane(Lane lane) { return gather(lane & tops); }
#endif
  static constexpr int lanes = size / lane_size;

  Lane lane_[lanes];
};

/// The bits below `bit`.
[[nodiscard]] constexpr std::uint64_t bits_below(int bit) {
  return bit >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bit) - 1;
}

}  // namespace adoube::notation
