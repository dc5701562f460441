// SPDX-License-Identifier: MIT
/// The tags that mean something to a reader or writer of games (PGN standard, 8.1, 9).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "adoube/rules/variant.hpp"

namespace adoube::notation {

/// The seven tags every exported game has, in their order (8.1.1).
inline constexpr std::array<std::string_view, 7> seven_tag_roster = {"Event", "Site",  "Date",  "Round",
                                                                     "White", "Black", "Result"};

/// What stands in a roster tag of which nothing is known: "?", "????.??.??", "*".
[[nodiscard]] std::string_view unknown_value(std::string_view roster_tag);

/// The order of export (8.1.1): the roster as it stands above, then all others by ASCII.
[[nodiscard]] bool exported_before(std::string_view a, std::string_view b);

/// Letters, digits and underscores, at least one (8.1).
[[nodiscard]] bool is_tag_name(std::string_view name);

/// The value between its quotes, with \" and \\ for " and \; control characters as spaces.
void write_tag(std::string_view name, std::string_view value, std::string& out);

/// The rules that a Variant tag asks for: standard chess by any of its names, Chess960 ("Fischerandom", "chess 960",
/// "Freestyle" ...). Nothing for other games. Case, spaces and hyphens do not matter.
[[nodiscard]] std::optional<rules::Variant> variant_named(std::string_view value);

}  // namespace adoube::notation
