// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "adoube/notation/pgn_problem.hpp"

namespace adoube::notation {

/// The place behind `passed`, a text that begins at `from` and does not begin with the second half of a CR LF. Lines end
/// with LF, CR or CR LF; columns count characters of UTF-8. At the speed of memory.
[[nodiscard]] PgnPlace place_behind(PgnPlace from, std::string_view passed);

}  // namespace adoube::notation
