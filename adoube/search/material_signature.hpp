// SPDX-License-Identifier: MIT
/// How many pieces of each kind and colour stand on a board, in one number. Kings are not counted.
#pragma once

#include <cstdint>

#include "adoube/rules/position.hpp"

namespace adoube::search {

class MaterialSignature {
 public:
  constexpr MaterialSignature() = default;
  [[nodiscard]] static constexpr MaterialSignature of(const rules::Position& position) {
    MaterialSignature signature;
    for (const rules::Color color : {rules::Color::White, rules::Color::Black})
      for (const rules::Kind kind : rules::all_kinds)
        if (kind != rules::Kind::King)
          signature.bits_ |= static_cast<std::uint64_t>(position.pieces(color, kind).count()) << place(color, kind);
    return signature;
  }

  /// Any bits at all are some signature or other; those above the sixtieth do not matter.
  [[nodiscard]] static constexpr MaterialSignature from_bits(std::uint64_t bits) {
    MaterialSignature signature;
    signature.bits_ = bits;
    return signature;
  }
  [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }

  /// 0 to 63. `kind` is not the king.
  [[nodiscard]] constexpr int count(rules::Color color, rules::Kind kind) const {
    return static_cast<int>((bits_ >> place(color, kind)) & 63);
  }

  friend constexpr bool operator==(MaterialSignature, MaterialSignature) = default;

 private:
  /// Six bits each, White's pawns lowest.
  [[nodiscard]] static constexpr int place(rules::Color color, rules::Kind kind) {
    return (index(color) * 5 + index(kind)) * 6;
  }

  std::uint64_t bits_ = 0;
};

}  // namespace adoube::search
