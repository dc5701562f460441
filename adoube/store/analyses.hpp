// SPDX-License-Identifier: MIT
/// Analyses of finished games by an engine: which are wanted, who sees to each, and what came of them. Nodes that share the
/// database take what is wanted from here, each for a while; what a node had that died is free again when that is over. As
/// in store.hpp, texts come back as they were and no exception leaves a call.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "adoube/store/store_error.hpp"
#include "adoube/support/expected.hpp"

namespace adoube::store {

enum class AnalysisState : std::uint8_t { Wanted, Done, GivenUp };

struct AnalysisWish {
  std::string game;
  std::string asker;           ///< askers take turns; a name that tells nothing of whoever it is
  std::int64_t positions = 0;  ///< how many there are to look at
  std::int64_t asked_ms = 0;

  friend bool operator==(const AnalysisWish&, const AnalysisWish&) = default;
};

struct Analysis {
  AnalysisState state = AnalysisState::Wanted;
  std::int64_t positions = 0;
  std::int64_t done = 0;  ///< of these
  std::string result;     ///< what is known of them, as the analyst writes it; empty before the first
  std::int64_t leased_until_ms = 0;

  friend bool operator==(const Analysis&, const Analysis&) = default;
};

/// Somebody's turn.
struct AnalysisJob {
  std::string game;
  Analysis so_far;
  std::int64_t tries = 0;  ///< how often it was taken since something came of it, this time included
};

class Analyses {
 public:
  Analyses() = default;
  Analyses(const Analyses&) = delete;
  Analyses& operator=(const Analyses&) = delete;
  virtual ~Analyses() = default;

  /// It is wanted from now on; one that was given up is begun anew, and otherwise nothing happens where it is known already.
  /// Errors: UnknownGame, Conflict (`most` of that asker are wanted, or `most_in_all`), Unkeepable, Unavailable.
  [[nodiscard]] virtual StoreAnswer want(const AnalysisWish& wish, std::int64_t most, std::int64_t most_in_all) = 0;

  /// Nothing where nobody has asked for it. Errors: UnknownGame, Unavailable.
  [[nodiscard]] virtual Expected<std::optional<Analysis>, StoreError> analysis(std::string_view game) = 0;

  /// The one whose turn it is, for that node alone until then: of the asker who was served longest ago what was asked first.
  /// Nothing where none is wanted and free. Errors: Unavailable.
  [[nodiscard]] virtual Expected<std::optional<AnalysisJob>, StoreError> take(std::string_view node, std::int64_t now_ms,
                                                                              std::int64_t until_ms) = 0;

  /// What the node has found out; it keeps the job until then. With all positions done, or where it is given up, the job is
  /// over. Errors: UnknownGame, Conflict (the job is another's by now, or over), Unkeepable, Unavailable.
  [[nodiscard]] virtual StoreAnswer keep(std::string_view game, std::string_view node, const Analysis& analysis) = 0;

  /// How many are wanted. Errors: Unavailable.
  [[nodiscard]] virtual Expected<std::int64_t, StoreError> wanted() = 0;
};

}  // namespace adoube::store
