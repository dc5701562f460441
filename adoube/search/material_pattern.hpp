// SPDX-License-Identifier: MIT
/// Patterns of material, such as "KRPkrp": White's pieces in capitals, king first, then Black's in small letters. A kind
/// that is not named is not there; each letter is one piece, and a kind's letters stand together. Behind the last letter of
/// a kind
///   +     that many or more          KRP+kr     rook and at least one pawn against a rook
///   *     any number, none included  KQP*kqp*   queen endings
///   2-4   a number of that range     KP2-4k     (one letter before it); also a single number, KP8kp8
/// and behind the last kind of a side
///   .     whatever else that side has             KQ.kq.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "adoube/search/material_signature.hpp"
#include "adoube/support/expected.hpp"

namespace adoube::search {

struct MaterialPatternFault {
  enum class Reason : std::uint8_t {
    WhiteKing,      ///< a pattern begins with K
    BlackKing,      ///< Black's pieces begin with k
    Piece,          ///< no letter of a piece, or one of White's behind Black's
    NamedTwice,     ///< a kind whose letters do not stand together
    Count,          ///< not a number from 0 to 62, a number behind several letters, or a range whose end is below its start
    BehindAnyElse,  ///< something of a side behind its "."
  };
  Reason reason;
  std::size_t offset;  ///< in bytes; the length of the text where something is missing at its end
};

class MaterialPattern {
 public:
  [[nodiscard]] static Expected<MaterialPattern, MaterialPatternFault> read(std::string_view text);

  [[nodiscard]] bool matches(MaterialSignature signature) const;
  /// The same pattern for the other colours.
  [[nodiscard]] MaterialPattern swapped() const;

 private:
  struct Range {
    std::uint8_t least = 0;
    std::uint8_t most = 0;
  };
  class Reader;

  /// By colour and kind.
  std::array<std::array<Range, 5>, 2> ranges_{};
};

}  // namespace adoube::search
