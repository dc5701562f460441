// SPDX-License-Identifier: GPL-3.0-or-later
/// What a request's target names: a path, and what follows the question mark.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace adoube::server {

/// The path of a target, percent-decoded, without the query. Nothing where an escape is broken, where a zero byte, a control
/// character or a backslash would come out, where it does not begin with "/" or where a segment is "." or "..".
[[nodiscard]] std::optional<std::string> path_of(std::string_view target);

/// Names and values of a target's query, decoded ("+" is a space), in their order; a name alone has an empty value. None
/// where there is no query. Nothing where path_of() would refuse an escape or a character.
[[nodiscard]] std::optional<std::vector<std::pair<std::string, std::string>>> query_of(std::string_view target);

}  // namespace adoube::server
