// SPDX-License-Identifier: GPL-3.0-or-later
/// Whether every game that is kept can be played again from its events, under the Laws.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "adoube/store/database.hpp"
#include "adoube/support/expected.hpp"

namespace adoube::server {

struct StoreProblem {
  std::string game;         ///< empty: the store as a whole
  std::int64_t event = -1;  ///< its place; -1: none
  std::string text;
};

struct StoreSummary {
  std::int64_t games = 0;
  std::int64_t events = 0;
  std::int64_t problems = 0;
};

/// `tell` is called for each problem, the first of each game. Errors: what could not be read.
[[nodiscard]] Expected<StoreSummary, store::StoreError> check_store(
    store::Database& database, const std::function<void(const StoreProblem& problem)>& tell);

}  // namespace adoube::server
