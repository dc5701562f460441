// SPDX-License-Identifier: MIT
/// The commonest spellings of a move, read without a branch on what they say: "e4", "Nf3", "exd5", "Nbd2", "R1xe1+". A
/// processor that has to guess which piece comes next, how it moves and how long the word is guesses wrongly every other
/// time, which costs more than all the rest. Used by the reader of PGN alone.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "adoube/notation/king_safety.hpp"
#include "adoube/rules/move.hpp"
#include "adoube/rules/piece.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::notation {

/// A word of one to eight letters in a machine word. It is passed in two registers: larger ones would go by the stack.
class ShortWord {
 public:
  static constexpr int longest = 8;

  /// Eight bytes can be read at `text`.
  ShortWord(const char* text, int size) : size_(size) {
    std::memcpy(&letters_, text, sizeof letters_);
    if constexpr (std::endian::native == std::endian::big) letters_ = __builtin_bswap64(letters_);
  }

  [[nodiscard]] int size() const { return size_; }
  /// The letter at a place below the size.
  [[nodiscard]] unsigned char operator[](int place) const { return static_cast<unsigned char>(letters_ >> (8 * place)); }
  /// The letter at a place from the end, where 0 is the last one; a zero before the first.
  [[nodiscard]] unsigned char before_end(int place) const {
    return static_cast<unsigned char>((letters_ << (64 - 8 * size_)) >> (56 - 8 * place));
  }
  /// Drops letters at the end, fewer than there are.
  void shorten(int letters) { size_ -= letters; }

 private:
  std::uint64_t letters_ = 0;  ///< the first in the lowest byte, others behind the last
  int size_;
};

struct PlainSan {
  rules::Move move = rules::Move::from_bits_unchecked(0);
  /// The word names a file or rank of departure that a pawn's capture would not need.
  bool names_departure = false;
};

/// The move that read_san_fast() gives, where it is an ordinary one and at most one sign names its departure. False for
/// everything else, legal or not. `view`: king_view(position).
[[nodiscard]] bool read_plain_san(const rules::Position& position, ShortWord word, KingView view, PlainSan& found);

/// read_san_fast() for a reader that knows the view already. False, and `move` untouched, where there is no move.
[[nodiscard]] bool read_san_fast(const rules::Position& position, std::string_view text, KingView view, rules::Move& move);

}  // namespace adoube::notation
