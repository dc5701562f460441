// SPDX-License-Identifier: GPL-3.0-or-later
/// Adds up the last lines of commands about files of games.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "adoube/laws/language.hpp"
#include "apps/cli/game_statistics.hpp"

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

/// Thread-safety: as for any value.
class Totals {
 public:
  /// One line without its end. On a fault nothing is changed.
  [[nodiscard]] std::optional<TotalFault> add(std::string_view line);

  [[nodiscard]] const std::optional<GameStatistics>& statistics() const { return statistics_; }
  /// Nothing has been added.
  [[nodiscard]] bool empty() const { return !statistics_; }

 private:
  std::optional<GameStatistics> statistics_{};
};

}  // namespace adoube::cli
