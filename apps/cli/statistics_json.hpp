// SPDX-License-Identifier: GPL-3.0-or-later
/// Statistics as one JSON object, and back, so that those of many files can be added up (docs/answers.md has the fields).
#pragma once

#include <cstdint>
#include <string>

#include "adoube/support/expected.hpp"
#include "apps/answers/json.hpp"
#include "apps/cli/game_statistics.hpp"

namespace adoube::cli {

/// The object behind "stats". The same counts give the same text.
[[nodiscard]] answers::Json statistics_json(const GameStatistics& statistics);

/// Why an object holds no statistics.
struct StatisticsFault {
  enum class Kind : std::uint8_t {
    Field,         ///< a field is missing, or has another value than such fields have
    DoesNotAddUp,  ///< the numbers of a table contradict the number of games
  };
  Kind kind;
  std::string where;  ///< "openings[3].plies"
};

/// What statistics_json() wrote. Scores and means in it are not read, since they follow from the counts.
[[nodiscard]] Expected<GameStatistics, StatisticsFault> read_statistics(const answers::Json& json);

}  // namespace adoube::cli
