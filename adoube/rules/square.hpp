// SPDX-License-Identifier: MIT
/// The 64 squares, their files and ranks (Laws 2.1, 2.4, C.5 to C.7).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace adoube::rules {

enum class File : std::uint8_t { A, B, C, D, E, F, G, H };
enum class Rank : std::uint8_t { First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth };

[[nodiscard]] constexpr int index(File file) { return static_cast<int>(file); }
[[nodiscard]] constexpr int index(Rank rank) { return static_cast<int>(rank); }

/// One of the 64 squares, never anything else. "No square" is std::optional<Square>.
class Square {
 public:
  constexpr Square(File file, Rank rank) : index_(static_cast<std::uint8_t>(rules::index(rank) * 8 + rules::index(file))) {}

  /// a1 is 0, b1 is 1, ... h8 is 63. Nothing for any other number.
  [[nodiscard]] static constexpr std::optional<Square> from_index(int index) {
    if (index < 0 || index > 63) return std::nullopt;
    return from_index_unchecked(index);
  }
  /// The same where the caller has made sure that 0 <= index <= 63.
  [[nodiscard]] static constexpr Square from_index_unchecked(int index) {
    Square square(File::A, Rank::First);
    square.index_ = static_cast<std::uint8_t>(index);
    return square;
  }
  /// "e4" exactly: a small letter a to h and a digit 1 to 8. Nothing for any other text.
  [[nodiscard]] static constexpr std::optional<Square> parse(std::string_view name) {
    if (name.size() != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8') return std::nullopt;
    return from_index_unchecked((name[1] - '1') * 8 + (name[0] - 'a'));
  }

  [[nodiscard]] constexpr int index() const { return index_; }
  [[nodiscard]] constexpr File file() const { return static_cast<File>(index_ & 7); }
  [[nodiscard]] constexpr Rank rank() const { return static_cast<Rank>(index_ >> 3); }
  /// The square so many files to the right and ranks up, seen from White; nothing beyond the edge.
  [[nodiscard]] constexpr std::optional<Square> offset(int files, int ranks) const {
    const int file = (index_ & 7) + files;
    const int rank = (index_ >> 3) + ranks;
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return std::nullopt;
    return from_index_unchecked(rank * 8 + file);
  }
  /// a1 is dark, h1 is light (2.1).
  [[nodiscard]] constexpr bool is_light() const { return (((index_ >> 3) + index_) & 1) != 0; }
  [[nodiscard]] std::string name() const {
    return {static_cast<char>('a' + (index_ & 7)), static_cast<char>('1' + (index_ >> 3))};
  }

  friend constexpr bool operator==(Square, Square) = default;
  friend constexpr auto operator<=>(Square, Square) = default;

 private:
  std::uint8_t index_;
};

/// The rank as the player of that colour counts it: 0 for the own back rank, 7 for the rank of promotion.
[[nodiscard]] constexpr int relative_rank(Square square, bool white) {
  return white ? rules::index(square.rank()) : 7 - rules::index(square.rank());
}

}  // namespace adoube::rules
