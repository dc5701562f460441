// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "adoube/notation/pgn_problem.hpp"

namespace adoube::cli {

/// The place behind `passed`, a text that begins at `from` and does not begin with the second half of a CR LF. Lines end
/// with LF, CR or CR LF; columns count characters of UTF-8. At the speed of memory.
[[nodiscard]] notation::PgnPlace place_behind(notation::PgnPlace from, std::string_view passed);

}  // namespace adoube::cli
