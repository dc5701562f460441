// SPDX-License-Identifier: MIT
/// What a reader of PGN may be asked to do otherwise than by default.
#pragma once

#include <cstdint>

#include "adoube/notation/pgn_limits.hpp"
#include "adoube/notation/pgn_problem.hpp"
#include "adoube/rules/variant.hpp"

namespace adoube::notation {

enum class PgnLines : std::uint8_t {
  All,  ///< every move of every variation is checked and told
  /// Variations are passed over to their closing bracket. Nothing within them is told or counts for the limits, and of their
  /// problems only that a comment, or the variation of the main line, is never closed. Everything else is as it is with All.
  MainLine,
};

struct PgnReaderOptions {
  PgnLimits limits{};
  /// That of games without a Variant tag.
  rules::Variant variant = rules::Variant::Standard;
  PgnLines lines = PgnLines::All;
  /// Where the first byte of the text stands in the whole file, for a reader that begins amid it.
  /// Every place that is told counts from there.
  PgnPlace start{};
};

}  // namespace adoube::notation
