// SPDX-License-Identifier: MIT
/// Numeric annotation glyphs (PGN standard, 10): signs that people write behind a move, and their $ numbers.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace adoube::notation {

/// $1 to $6 for "!", "?", "!!", "??", "!?", "?!". Nothing for other texts.
[[nodiscard]] std::optional<std::uint8_t> nag_of_suffix(std::string_view suffix);

/// The number of an evaluation sign in UTF-8 or typewriter form, outside the standard but common: "±" or "+/-" is $16,
/// "+-" $18, "=" $10, "∞" $13, "⩲" or "+=" $14, "N" $146 ... Nothing for other texts.
[[nodiscard]] std::optional<std::uint8_t> nag_of_sign(std::string_view sign);

/// "!", "±" ...: how the number is shown; empty where it has no sign.
[[nodiscard]] std::string_view sign_of_nag(std::uint8_t number);

}  // namespace adoube::notation
