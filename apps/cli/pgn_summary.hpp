// SPDX-License-Identifier: GPL-3.0-or-later
/// The last line of `pgn check` and `pgn audit`.
#pragma once

#include <cstdint>
#include <string>

#include "adoube/support/expected.hpp"
#include "apps/answers/json.hpp"
#include "apps/cli/command.hpp"

namespace adoube::cli {

enum class PgnReportKind : std::uint8_t { Check, Audit };

/// Of some games. Those of parts add up to that of the whole.
struct PgnSummary {
  std::uint64_t games = 0;
  std::uint64_t faulty = 0;
  std::uint64_t warnings = 0;
  std::uint64_t plies = 0;
  std::uint64_t bytes = 0;
  std::uint64_t findings = 0;  ///< of an audit
  std::uint64_t faults = 0;    ///< those of them that are no notes
  double seconds = 0;

  PgnSummary& operator+=(const PgnSummary& other);
  [[nodiscard]] bool found_wrong() const { return faulty > 0 || faults > 0; }
};

/// As a line of JSON or for a person.
void append_summary(const Common& common, PgnReportKind kind, const PgnSummary& summary, std::string& out);

struct SaidSummary {
  PgnReportKind kind;
  PgnSummary summary;
};
/// The object behind "summary" in a line of JSON that append_summary() wrote. Errors: the field that is missing or has a
/// value that it cannot have; "games" also where the good and the faulty games are not as many.
[[nodiscard]] Expected<SaidSummary, std::string> read_summary(const answers::Json& json);

}  // namespace adoube::cli
