// SPDX-License-Identifier: GPL-3.0-or-later
/// The commands that speak of one position: fen, moves, explain, status, claim, adjudicate, winnable, article, perft.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adoube/game/claim.hpp"
#include "adoube/rules/color.hpp"
#include "adoube/unwinnability/can_win.hpp"
#include "apps/answers/position_answers.hpp"
#include "apps/cli/command.hpp"

namespace adoube::cli {

/// In each `fen` is a FEN, "startpos", or "-": then items are read from standard input, one a line (the FEN, then a tab and
/// the moves, if any), and answered line by line in order; a line that cannot be read is answered with an error and the run
/// goes on.
Exit run_fen(const Common& common, const std::string& fen, bool lenient);
Exit run_moves(const Common& common, const std::string& fen);
Exit run_explain(const Common& common, const std::string& fen, const std::optional<std::string>& move, bool strict);
Exit run_status(const Common& common, const std::string& fen, const std::vector<std::string>& moves);
Exit run_claim(const Common& common, const std::string& fen, const std::vector<std::string>& moves, game::ClaimKind kind,
               const std::optional<std::string>& announced);
Exit run_adjudicate(const Common& common, const std::string& fen, answers::LosingEvent event, rules::Color by);
Exit run_winnable(const Common& common, const std::string& fen, std::optional<rules::Color> by,
                  const unwinnability::Limits& limits, bool lenient);
struct PerftManner {
  bool divide = false;  ///< the count after each move as well
  unsigned threads = 1;
  std::size_t hash_megabytes = 0;  ///< of 2^20 bytes; 0: no table
};
Exit run_perft(const Common& common, const std::string& fen, int depth, const PerftManner& manner);
/// `id` empty: the whole register.
Exit run_article(const Common& common, const std::string& id);

}  // namespace adoube::cli
