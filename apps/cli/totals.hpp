// SPDX-License-Identifier: GPL-3.0-or-later
/// Adds up the last lines of commands about files of games.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "adoube/laws/language.hpp"
#include "apps/cli/game_statistics.hpp"
#include "apps/cli/pgn_summary.hpp"

namespace adoube::cli {

/// Why a line is added to nothing.
struct TotalFault {
  enum class Kind : std::uint8_t {
    TooLong,
    NotJson,       ///< broken off, or never JSON
    Foreign,       ///< JSON, and no total
    Field,         ///< a field is missing, or has another value than such fields have
    DoesNotAddUp,  ///< numbers contradict each other
    TooMuch,       ///< the sum would be above 2^53 - 1, the largest number that every reader of JSON holds exactly
  };
  Kind kind;
  std::string where{};  ///< the field
};

/// With a full stop.
[[nodiscard]] std::string sentence(const TotalFault& fault, laws::Language language);

/// "There was nothing to add up."
[[nodiscard]] std::string_view nothing_to_add(laws::Language language);

/// "There are no statistics to make a page of."
[[nodiscard]] std::string_view no_statistics(laws::Language language);
/// "3 lines about games have no total: a part is missing."
[[nodiscard]] std::string without_total(std::uint64_t lines, laws::Language language);

/// Thread-safety: as for any value.
class Totals {
 public:
  /// One line without its end. On a fault nothing is changed.
  [[nodiscard]] std::optional<TotalFault> add(std::string_view line);

  [[nodiscard]] const std::optional<GameStatistics>& statistics() const { return statistics_; }
  [[nodiscard]] const std::optional<PgnSummary>& summary(PgnReportKind kind) const {
    return summaries_[static_cast<std::size_t>(kind)];
  }
  /// Nothing has been added.
  [[nodiscard]] bool empty() const { return !statistics_ && !summaries_[0] && !summaries_[1]; }
  /// Lines about single games, of which more have been seen than totals tell of.
  [[nodiscard]] std::uint64_t games_without_total() const;

 private:
  [[nodiscard]] std::optional<TotalFault> add_statistics(const answers::Json& json);
  [[nodiscard]] std::optional<TotalFault> add_summary(const answers::Json& json);

  std::optional<GameStatistics> statistics_{};
  std::array<std::optional<PgnSummary>, 2> summaries_{};  ///< by kind
  std::uint64_t game_lines_ = 0;
};

}  // namespace adoube::cli
