// SPDX-License-Identifier: MIT
/// The seven families that openings are told apart into.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace adoube::openings {

enum class Family : std::uint8_t {
  Open,             ///< 1.e4 e5
  SemiOpen,         ///< 1.e4, and another answer
  Closed,           ///< 1.d4 d5
  Indian,           ///< 1.d4 Nf6
  OtherQueensPawn,  ///< 1.d4, and another answer
  Flank,            ///< 1.c4, 1.Nf3, 1.f4, 1.b3, as long as nothing else comes of it
  Irregular,        ///< every other first move, as long as nothing else comes of it
};

inline constexpr std::array<Family, 7> all_families = {Family::Open,     Family::SemiOpen,        Family::Closed,
                                                       Family::Indian,   Family::OtherQueensPawn, Family::Flank,
                                                       Family::Irregular};

/// The place in a table by family: 0 to 6.
[[nodiscard]] constexpr int index(Family family) { return static_cast<int>(family); }

/// "open", "semi-open", "closed", "indian", "other-queens-pawn", "flank", "irregular": what programs call it; and back,
/// nothing for any other text.
[[nodiscard]] std::string_view code(Family family);
[[nodiscard]] std::optional<Family> family_from_code(std::string_view text);

/// "A00" to "E99": a code of the Encyclopaedia of Chess Openings.
[[nodiscard]] bool is_eco(std::string_view text);

/// The family of a position that the Encyclopaedia files under that code. The code goes by the position and not by the order
/// of the moves: 1.Nf3 d5 2.d4 is D02, and so a closed game. Nothing where the text is no such code.
[[nodiscard]] std::optional<Family> family_of(std::string_view eco);

}  // namespace adoube::openings
