// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_check.hpp"

#include "apps/cli/pgn_report.hpp"

namespace adoube::cli {

Exit run_pgn_check(const Common& common, const std::vector<std::string>& files) {
  return report_on(common, files, PgnReportKind::Check,
                   [&](const std::string& file, OutputBuffer& out, PgnSummary& summary) {
                     return std::make_unique<PgnReport>(common, file, out, summary);
                   });
}

}  // namespace adoube::cli
