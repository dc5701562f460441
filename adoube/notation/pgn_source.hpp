// SPDX-License-Identifier: MIT
/// Where a reader of PGN gets its text from, piece by piece.
#pragma once

#include <cstddef>
#include <span>

namespace adoube::notation {

class PgnSource {
 public:
  PgnSource() = default;
  PgnSource(const PgnSource&) = delete;
  PgnSource& operator=(const PgnSource&) = delete;
  virtual ~PgnSource() = default;

  /// Fills the front of `room` (never empty) with the next bytes of the text and answers how many; 0 at the end, and from
  /// then on. An error of the medium is the source's own to keep: it answers 0.
  virtual std::size_t read(std::span<char> room) = 0;
};

}  // namespace adoube::notation
