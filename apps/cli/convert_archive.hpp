// SPDX-License-Identifier: GPL-3.0-or-later
/// Archives as `pgn convert` reads them. Damage gets a line on standard error, or its answer where JSON is written; what is
/// not damaged is read.
#pragma once

#include <string>

#include "apps/cli/command.hpp"
#include "apps/cli/converted.hpp"
#include "apps/cli/pgn_convert.hpp"

namespace adoube::cli {

/// Whether the file begins as an archive does. No for a pipe: its first bytes can't be looked at twice.
[[nodiscard]] bool is_archive(const std::string& path);

/// FoundWrong where something is damaged; Unusable where the file can't be opened or is no archive.
Exit convert_archive(const Common& common, const PgnConversion& conversion, const std::string& file, ConvertSink& sink);

}  // namespace adoube::cli
