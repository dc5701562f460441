// SPDX-License-Identifier: MIT
/// Sixty-four bytes of text looked at in one go: which of them are this character? The answer is a word with a bit for each
/// byte, the first byte lowest, so that finding and counting are single instructions. Used by the readers of PGN alone.
#pragma once

#include <bit>
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
    return each([wanted](Lane lane) { return equal(lane, wanted); });
  }
  /// How many bytes are `wanted`.
  [[nodiscard]] int count(char wanted) const {
#if defined(__SSE2__)
    Lane counts = of(0);
    for (int i = 0; i < lanes; ++i) counts = _mm_sub_epi8(counts, equal(lane_[i], wanted));
    const Lane sums = _mm_sad_epu8(counts, of(0));
    return _mm_cvtsi128_si32(sums) + _mm_extract_epi16(sums, 4);
#else
    return std::popcount(equal_to(wanted));
#endif
  }
  /// Bytes above 127.
  [[nodiscard]] std::uint64_t not_ascii() const {
    return each([](Lane lane) { return lane; });
  }
  /// Bytes below 32.
  [[nodiscard]] std::uint64_t controls() const {
    return each([](Lane lane) { return control(lane); });
  }

  /// Whether any byte is a square bracket or a brace. One such question costs less than the cheapest above.
  [[nodiscard]] bool any_bracket() const {
    // A single bit is all that tells "{" from "[" and "}" from "]".
    return any([](Lane lane) { return equal(lane | of('{' ^ '['), '{') | equal(lane | of('}' ^ ']'), '}'); });
  }
  /// The brackets and braces of all kinds, ";" and "%".
  [[nodiscard]] std::uint64_t structure() const {
    return each([](Lane lane) {
      return equal(lane | of('{' ^ '['), '{') | equal(lane | of('}' ^ ']'), '}') | equal(lane | of('(' ^ ')'), ')') |
             equal(lane, ';') | equal(lane, '%');
    });
  }
  [[nodiscard]] bool any_equal_to(char wanted) const {
    return any([wanted](Lane lane) { return equal(lane, wanted); });
  }
  [[nodiscard]] bool any_not_ascii() const {
    return any([](Lane lane) { return lane; });
  }

 private:
  // A lane is what the processor looks at in one step. Marks are a lane as well, where the top bit of each byte tells.
#if defined(__SSE2__)
  using Lane = __m128i;
  static constexpr int lane_size = 16;
  static Lane load(const char* bytes) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes)); }
  static Lane of(char byte) { return _mm_set1_epi8(byte); }
  static Lane equal(Lane lane, char wanted) { return _mm_cmpeq_epi8(lane, of(wanted)); }
  static Lane control(Lane lane) { return _mm_cmpeq_epi8(_mm_min_epu8(lane, of(0x1F)), lane); }
  static std::uint64_t gather(Lane marks) { return static_cast<std::uint32_t>(_mm_movemask_epi8(marks)); }
#elif defined(__wasm_simd128__)
  using Lane = v128_t;
  static constexpr int lane_size = 16;
  static Lane load(const char* bytes) { return wasm_v128_load(bytes); }
  static Lane of(char byte) { return wasm_i8x16_splat(byte); }
  static Lane equal(Lane lane, char wanted) { return wasm_i8x16_eq(lane, of(wanted)); }
  static Lane control(Lane lane) { return wasm_u8x16_lt(lane, of(0x20)); }
  static std::uint64_t gather(Lane marks) { return wasm_i8x16_bitmask(marks); }
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
  static Lane of(char byte) { return ones * static_cast<unsigned char>(byte); }
  static Lane equal(Lane lane, char wanted) {
    const std::uint64_t difference = lane ^ of(wanted);
    return ~(((difference & ~tops) + ~tops) | difference);
  }
  static Lane control(Lane lane) { return ~(((lane & ~tops) + ones * 0x60) | lane); }
  static std::uint64_t gather(Lane marks) { return (((marks & tops) >> 7) * 0x0102040810204080) >> 56; }
#endif
  static constexpr int lanes = size / lane_size;

  template <class Marks>
  [[nodiscard]] std::uint64_t each(Marks marks) const {
    std::uint64_t mask = 0;
    for (int i = 0; i < lanes; ++i) mask |= gather(marks(lane_[i])) << (i * lane_size);
    return mask;
  }
  template <class Marks>
  [[nodiscard]] bool any(Marks marks) const {
    Lane all = marks(lane_[0]);
    for (int i = 1; i < lanes; ++i) all = all | marks(lane_[i]);
    return gather(all) != 0;
  }

  Lane lane_[lanes];
};

/// The bits below `bit`.
[[nodiscard]] constexpr std::uint64_t bits_below(int bit) {
  return bit >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bit) - 1;
}

}  // namespace adoube::notation
