// SPDX-License-Identifier: MIT
// The life of a claim (Laws 9.2 to 9.5): made by the player on move; judged at once; correct, it ends the game and the
// announced move is not played (9.5.2); incorrect, it stands as an offer (9.1.2.3) and the announced move must be played
// (9.5.3), or, where that move is not legal, a move with its piece if there is one.
#include "adoube/game/claim.hpp"

#include "adoube/game/acts.hpp"
#include "adoube/game/automatic_end.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::game {
namespace {

using laws::Code;

[[nodiscard]] ClaimJudgement judge_threefold(const History& history, std::optional<rules::Move> announced) {
  const int times = announced ? history.repetitions_after(*announced) : history.repetitions();
  return {times >= threefold, times >= threefold ? Code::ThreefoldRepetition : Code::ClaimThreefoldNotReached, times};
}

[[nodiscard]] ClaimJudgement judge_fifty(const History& history, std::optional<rules::Move> announced) {
  int run = history.current().halfmove_clock().value();
  if (announced) {
    run = rules::play(history.current(), *announced).halfmove_clock().value();
    if (run == 0) return {false, Code::ClaimMoveResetsCount, 0};
  }
  return {run >= fifty_moves, run >= fifty_moves ? Code::FiftyMoves : Code::ClaimFiftyNotReached, run};
}

/// What an announced move that is not legal binds the player to (Article 4): its piece, if that can move at all.
[[nodiscard]] std::optional<Obligation> piece_obligation(const rules::Position& position, rules::Square from) {
  for (const rules::Move move : rules::legal_moves(position))
    if (move.from() == from) return Obligation{.piece = from};
  return std::nullopt;
}

/// The outcome that a claim of that kind aims at.
[[nodiscard]] constexpr Code aim(ClaimKind kind) {
  return kind == ClaimKind::FiftyMoves ? Code::FiftyMoves : Code::ThreefoldRepetition;
}

[[nodiscard]] Ruled upheld(const Game& game, const Claim& claim, Ruling ruling) {
  const auto reason = claim.kind == ClaimKind::FiftyMoves ? Termination::FiftyMoves : Termination::ThreefoldRepetition;
  const Outcome outcome{Result::Draw, reason, ruling.code, claim.announced.has_value()};
  Ruled next{game, std::move(ruling)};
  next.game.obligation.reset();
  next.game.end_by({outcome});
  return next;
}

/// The claim stands as an offer (9.1.2.3), and binds the player to what was announced (9.5.3).
[[nodiscard]] Ruled rejected(const Game& game, rules::Color by, Ruling ruling, std::optional<Obligation> obligation) {
  Ruled next{game, std::move(ruling)};
  next.game.set_offer(by, true);
  if (obligation) next.game.obligation = obligation;
  return next;
}

}  // namespace

std::string_view name(ClaimKind kind) { return kind == ClaimKind::FiftyMoves ? "fifty-moves" : "threefold-repetition"; }

std::optional<ClaimKind> claim_kind(std::string_view text) {
  for (const ClaimKind kind : {ClaimKind::ThreefoldRepetition, ClaimKind::FiftyMoves})
    if (text == name(kind)) return kind;
  return std::nullopt;
}

ClaimJudgement judge_claim(const History& history, ClaimKind kind, std::optional<rules::Move> announced) {
  return kind == ClaimKind::FiftyMoves ? judge_fifty(history, announced) : judge_threefold(history, announced);
}

std::vector<rules::Move> moves_that_allow(const History& history, ClaimKind kind) {
  std::vector<rules::Move> moves;
  for (const rules::Move move : rules::legal_moves(history.current()))
    if (judge_claim(history, kind, move).correct) moves.push_back(move);
  return moves;
}

Answer rule(const Game& game, rules::Color by, const Claim& act) {
  const rules::Position& position = game.position();
  laws::Values values{.colour = by, .outcome = aim(act.kind)};
  if (by != position.turn()) return refused(Ruling{Code::ClaimNotOnMove, values});

  if (!act.announced) {
    const ClaimJudgement judgement = judge_claim(game.history, act.kind, std::nullopt);
    values.number = judgement.number;
    if (judgement.correct) return upheld(game, act, {judgement.code, values});
    // A claim that only lacks its announced move is put in order, not rejected (Arbiters' Manual).
    if (!moves_that_allow(game.history, act.kind).empty()) return refused(Ruling{Code::ClaimNeedsMove, values});
    return rejected(game, by, {judgement.code, values}, std::nullopt);
  }

  const auto announced = notation::find_move(position, *act.announced);
  // An earlier claim of this turn binds the announced move of the next one as well.
  if (game.obligation && (!announced || breaks(*game.obligation, *announced))) return refused(bound_by(game, *game.obligation));
  if (!announced) {
    values.move = notation::write_uci(*act.announced);
    Ruling ruling{Code::ClaimNeedsLegalMove, values, illegal_move(position, *act.announced).reasons};
    return rejected(game, by, std::move(ruling), piece_obligation(position, act.announced->from));
  }
  values.move = notation::write_san(position, *announced);
  const ClaimJudgement judgement = judge_claim(game.history, act.kind, announced);
  values.number = judgement.number;
  if (judgement.correct) return upheld(game, act, {judgement.code, values});
  return rejected(game, by, {judgement.code, values}, Obligation{.move = announced});
}

}  // namespace adoube::game
