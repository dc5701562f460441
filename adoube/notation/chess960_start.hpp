// SPDX-License-Identifier: MIT
/// The 960 start positions of Guidelines II (Laws II.2), by the numbers that players know them by: 518 is that of standard
/// chess. In every one the bishops stand on squares of different colours and the king between the rooks.
#pragma once

#include <optional>
#include <string>

namespace adoube::notation {

inline constexpr int chess960_starts = 960;

/// The pieces of White's first rank from a to h: "RNBQKBNR". Nothing for a number that is not from 0 to 959.
[[nodiscard]] std::optional<std::string> chess960_rank(int number);

/// The position as a FEN. Nothing likewise.
[[nodiscard]] std::optional<std::string> chess960_fen(int number);

}  // namespace adoube::notation
