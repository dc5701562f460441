// SPDX-License-Identifier: MIT
/// Integers that cannot be muddled: a count of half-moves is not a move number.
#pragma once

#include <compare>
#include <cstdint>

namespace adoube {

/// An integer with a name. `Tag` is any (incomplete) type; two tags make two types with no conversion between them.
template <class Tag, class Representation = std::uint16_t>
class StrongInt {
 public:
  constexpr StrongInt() = default;
  constexpr explicit StrongInt(Representation value) : value_(value) {}

  [[nodiscard]] constexpr Representation value() const { return value_; }
  friend constexpr auto operator<=>(StrongInt, StrongInt) = default;

 private:
  Representation value_ = 0;
};

}  // namespace adoube
