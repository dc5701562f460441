// SPDX-License-Identifier: MIT
/// The window of text that a reader of PGN works on, and the places in it. A text in memory is its own window but for its
/// last bytes; a text from a source passes through a buffer. Either way the reader meets plain pointers and a few bytes
/// behind the end that it may touch, so that its loops need not ask at each byte. Used by the reader of PGN alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "adoube/notation/pgn_problem.hpp"
#include "adoube/notation/pgn_source.hpp"

namespace adoube::notation {

class PgnText {
 public:
  /// So many bytes behind end() can be read; what they say is no part of the window.
  static constexpr std::size_t guard = 512;
  /// What a window from a source holds at most; more than any caller of slide() needs at once.
  static constexpr std::size_t window_size = std::size_t{1} << 18;

  /// `start` is the place of the first byte.
  PgnText(std::string_view memory, const PgnPlace& start);
  PgnText(PgnSource& source, const PgnPlace& start);

  [[nodiscard]] const char* begin() const { return begin_; }
  [[nodiscard]] const char* end() const { return end_; }
  /// No text comes after end().
  [[nodiscard]] bool last() const { return last_; }

  /// Lets go of what lies before `keep` (a place in the window, less than half a window before the end) and gets more text
  /// behind. Afterwards begin() is the byte that was at `keep`; all other pointers are void. False, and nothing has changed,
  /// where there is no more.
  bool slide(const char* keep);

  /// The byte before `at`; a line end at the start of the text.
  [[nodiscard]] char before(const char* at) const { return at == begin_ ? before_begin_ : at[-1]; }
  [[nodiscard]] std::uint64_t offset(const char* at) const {
    return begin_offset_ + static_cast<std::uint64_t>(at - begin_);
  }
  /// Never asked for a place before one that was asked for earlier. Linear in the distance from that one.
  [[nodiscard]] PgnPlace place(const char* at);

 private:
  void fill(std::size_t kept);
  void skip_byte_order_mark();

  PgnSource* source_ = nullptr;
  std::string_view rest_{};  ///< of a text in memory: the window and what comes after it
  std::vector<char> buffer_{};
  const char* begin_ = nullptr;
  const char* end_ = nullptr;
  bool last_ = false;
  char before_begin_;
  std::uint64_t begin_offset_;

  /// The last place asked for.
  const char* mark_ = nullptr;
  std::uint32_t mark_line_;
  std::uint32_t mark_column_;
};

}  // namespace adoube::notation
