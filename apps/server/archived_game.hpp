// SPDX-License-Identifier: GPL-3.0-or-later
/// A game as the archive takes it in, whether it was played here or is written in a file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "adoube/notation/pgn_tree.hpp"
#include "adoube/store/finished_games.hpp"
#include "apps/server/loaded_game.hpp"

namespace adoube::server {

/// So many positions of one game are found, and so much is kept of what is written about it; beyond that the moves alone.
inline constexpr std::size_t archived_positions = 1'000;
inline constexpr std::size_t archived_pgn_bytes = std::size_t{256} << 10;

/// Nothing where the game has not ended, or was never begun. It is open where the lobby showed it. Errors: what in it cannot
/// be understood, for the log.
[[nodiscard]] Expected<std::optional<store::GameToKeep>, std::string> archived(const LoadedGame& loaded,
                                                                               std::int64_t now_ms);

/// Who takes a file in.
struct ImportOwner {
  std::string account;  ///< empty: the operator
  bool open = false;    ///< everybody may find the games
};

/// The same game, whatever is written about it, has the same id for the same owner.
[[nodiscard]] store::GameToKeep archived(notation::PgnGame game, const ImportOwner& owner, std::int64_t now_ms);

/// "2023.05.??" as 20230500, and back; 0 and "" where nothing is known.
[[nodiscard]] std::int64_t day_of(std::string_view pgn_date);
[[nodiscard]] std::string date_of(std::int64_t day);

}  // namespace adoube::server
