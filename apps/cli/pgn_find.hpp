// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube pgn find FILE… --fen FEN | --material PATTERN | --player NAME …`: the games for which all conditions hold, as
/// they stand in their files, or a JSON object each.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "apps/cli/game_query.hpp"
#include "apps/cli/pgn_options.hpp"

namespace CLI {
class App;
}

namespace adoube::cli {

struct PgnFind {
  PgnOptions games{};
  QueryText query{};
  bool count = false;
  std::optional<std::uint64_t> limit{};
  std::optional<std::string> out{};
  /// An index beside a file is used, if it has one.
  bool use_index = true;
};

/// Adds the command, which sets `job` when it is named. `find` is filled from its arguments.
void add_pgn_find(CLI::App& command, const Common& common, PgnFind& find, Job& job);

/// FoundWrong where no game was found.
Exit run_pgn_find(const Common& common, const PgnFind& find);

}  // namespace adoube::cli
