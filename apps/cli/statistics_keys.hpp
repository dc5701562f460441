// SPDX-License-Identifier: GPL-3.0-or-later
/// The keys of the tables of game_statistics.hpp as fields of JSON and as words for a person.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "adoube/laws/language.hpp"
#include "adoube/openings/book.hpp"
#include "apps/answers/json.hpp"
#include "apps/cli/game_statistics.hpp"

namespace adoube::cli {

/// "endings", "first_moves" ...
[[nodiscard]] std::string_view name(StatsTable table);
/// "en_passant", "promotions" ...
[[nodiscard]] std::string_view name(SpecialMove what);

/// Appends the fields that tell the key; all of them are null for `unknown`.
void append_key(StatsTable table, StatsKey key, answers::Json& row);
/// Back again. Nothing where `row` does not hold such fields, or no key is told by them.
[[nodiscard]] std::optional<StatsKey> read_key(StatsTable table, const answers::Json& row);

/// Of an opening of opening_names::book(). Openings with one code and name have one key.
[[nodiscard]] StatsKey opening_key(const openings::Opening& opening);
/// An opening that a key of StatsTable::Openings stands for.
[[nodiscard]] const openings::Opening& opening(StatsKey key);

/// "e4" and "c5" of opening_pair(); no reply is an empty text.
[[nodiscard]] std::string first_move(StatsKey pair);
[[nodiscard]] std::string reply(StatsKey pair);

}  // namespace adoube::cli
