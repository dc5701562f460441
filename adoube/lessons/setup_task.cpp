// SPDX-License-Identifier: MIT
#include "adoube/lessons/setup_task.hpp"

#include "adoube/notation/fen.hpp"
#include "adoube/rules/setup.hpp"

namespace adoube::lessons {

std::optional<Placement> placement_from(std::string_view text) {
  if (text == "startpos") text = notation::initial_fen;
  const auto setup = notation::read_fen(std::string(text.substr(0, text.find(' '))) + " w - - 0 1");
  if (!setup) return std::nullopt;
  return setup->board;
}

std::string text(const Placement& placement) {
  rules::Setup setup;
  setup.board = placement;
  const std::string fen = notation::write_fen(setup);
  return fen.substr(0, fen.find(' '));
}

Judgement judge(const game::History&, const SetupTask& task, const SetupAnswer& answer) {
  rules::Bitboard missing;
  rules::Bitboard extra;
  rules::Bitboard wrong;
  for (int i = 0; i < 64; ++i) {
    const auto& wanted = task.target[static_cast<std::size_t>(i)];
    const auto& placed = answer.placement[static_cast<std::size_t>(i)];
    if (wanted == placed) continue;
    rules::Bitboard& squares = !placed ? missing : !wanted ? extra : wrong;
    squares |= rules::Bitboard(rules::Square::from_index_unchecked(i));
  }
  Judgement judgement;
  if (!missing.empty()) judgement.misses.push_back({MissCode::PiecesMissing, missing, missing.count()});
  if (!extra.empty()) judgement.misses.push_back({MissCode::PiecesExtra, extra, extra.count()});
  if (!wrong.empty()) judgement.misses.push_back({MissCode::PiecesWrong, wrong, wrong.count()});
  return judgement;
}

std::optional<SetupAnswer> solve(const game::History&, const SetupTask& task) { return SetupAnswer{task.target}; }

}  // namespace adoube::lessons
