// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_check.hpp"

#include "apps/cli/pgn_report.hpp"

namespace adoube::cli {

Exit run_pgn_check(const Common& common, const PgnOptions& options) {
  return report_on(common, options, PgnReportKind::Check,
                   [&](const std::string& file) { return std::make_unique<PgnReport>(common, file); });
}

}  // namespace adoube::cli
