// SPDX-License-Identifier: MIT
#include "adoube/lessons/draw_claim_task.hpp"

#include <array>

#include "adoube/game/claim.hpp"
#include "adoube/lessons/names.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/explain.hpp"

namespace adoube::lessons {
namespace {

using game::ClaimKind;
constexpr std::array kinds = {ClaimKind::ThreefoldRepetition, ClaimKind::FiftyMoves};

[[nodiscard]] Judgement illegal(const rules::Position& position, const game::MoveWish& move) {
  Judgement judgement = missed(MissCode::Illegal, rules::Bitboard(move.from) | rules::Bitboard(move.to));
  for (const rules::Reason& reason : rules::explain(position, move.from, move.to, move.promotion).reasons)
    judgement.reasons.push_back(ruling_of(position, move, reason));
  return judgement;
}

/// One that would be correct, without a move if that will do; otherwise none.
[[nodiscard]] DrawClaimAnswer best_claim(const game::History& history) {
  for (const ClaimKind kind : kinds)
    if (game::judge_claim(history, kind, std::nullopt).correct) return {kind};
  for (const ClaimKind kind : kinds)
    if (const auto moves = game::moves_that_allow(history, kind); !moves.empty())
      return {kind, wish_of(history.current(), moves.front())};
  return {};
}

}  // namespace

Judgement judge(const game::History& history, const DrawClaimTask&, const DrawClaimAnswer& answer) {
  const rules::Position& position = history.current();
  if (!answer.kind) {
    const DrawClaimAnswer possible = best_claim(history);
    if (!possible.kind) return {};
    return missed(MissCode::ClaimPossible, {}, std::string(game::name(*possible.kind)));
  }
  std::optional<rules::Move> announced;
  if (answer.move) {
    announced = notation::find_move(position, *answer.move);
    if (!announced) return illegal(position, *answer.move);
  }
  const auto judged = game::judge_claim(history, *answer.kind, announced);
  if (judged.correct) return {};
  Judgement judgement = missed(MissCode::NoClaim);
  laws::Values values{.number = judged.number, .colour = position.turn()};
  if (announced) values.move = notation::write_san(position, *announced);
  judgement.reasons.push_back({judged.code, std::move(values)});
  return judgement;
}

std::optional<DrawClaimAnswer> solve(const game::History& history, const DrawClaimTask&) { return best_claim(history); }

}  // namespace adoube::lessons
