// SPDX-License-Identifier: GPL-3.0-or-later
/// The few words of the command line's own, in three languages.
#pragma once

#include <cstdint>
#include <string_view>

#include "adoube/laws/language.hpp"

namespace adoube::cli {

enum class Label : std::uint8_t {
  Valid,
  NotValid,
  Legal,
  NotLegal,
  OnMove,
  White,
  Black,
  Check,
  LegalMoves,
  HalfmoveClock,
  Seen,
  MayClaim,
  MayClaimWith,
  CanStillWin,
  Winnable,
  Unwinnable,
  Undetermined,
  ClaimCorrect,
  ClaimIncorrect,
  Nodes,
  Warning,
  Fault,
  See,
};

[[nodiscard]] std::string_view label(Label label, laws::Language language);

}  // namespace adoube::cli
