// SPDX-License-Identifier: MIT
// The life of a claim (Laws 9.2 to 9.5): made by the player on move; judged at once; correct, it ends the game and the
// announced move is not played (9.5.2); incorrect, it stands as an offer (9.1.2.3) and the announced move must be played
// (9.5.3), or, where that move is not legal, a move with its piece if there is one; and it gives the opponent time. One who
// has touched a piece has lost the right on this move (9.4).
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

[[nodiscard]] Ruling upheld(Game& game, const Claim& claim, Ruling ruling) {
  const auto reason = claim.kind == ClaimKind::FiftyMoves ? Termination::FiftyMoves : Termination::ThreefoldRepetition;
  game.end_by({{.result = Result::Draw, .reason = reason, .code = ruling.code, .announced = claim.announced.has_value()}});
  return ruling;
}

/// The claim stands as an offer (9.1.2.3), gives the opponent time and binds the player to what was announced (9.5.3).
/// `lacking`: what it is that the claim lacks.
[[nodiscard]] Ruling rejected(Game& game, rules::Color by, Ruling lacking, std::optional<Obligation> obligation) {
  Ruling ruling{Code::ClaimIncorrect,
                {.colour = by, .outcome = lacking.values.outcome, .move = lacking.values.move},
                std::move(lacking.reasons)};
  ruling.grounds.push_back({lacking.code, std::move(lacking.values)});
  game.set_offer(by, true);
  ++game.conduct(by).failed_claims;
  if (obligation) game.obligation = obligation;
  if (game.clock) {
    const Time time = penalty_time(game.regulations);
    game.clock->add(rules::opponent(by), time);
    ruling.values.number = seconds(time);
  }
  return ruling;
}

}  // namespace

std::string_view name(ClaimKind kind) {
  switch (kind) {
    case ClaimKind::ThreefoldRepetition:
      return "threefold-repetition";
    case ClaimKind::FiftyMoves:
      return "fifty-moves";
    case ClaimKind::NoNormalWin:
      return "no-normal-win";
    case ClaimKind::AskIncrement:
      break;
  }
  return "ask-increment";
}

std::optional<ClaimKind> claim_kind(std::string_view text) {
  for (const ClaimKind kind :
       {ClaimKind::ThreefoldRepetition, ClaimKind::FiftyMoves, ClaimKind::NoNormalWin, ClaimKind::AskIncrement})
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

Answer rule(Game& game, rules::Color by, const Claim& act) {
  if (act.kind == ClaimKind::NoNormalWin || act.kind == ClaimKind::AskIncrement)
    return ask_under_guidelines_iii(game, by, act.kind);
  laws::Values values{.colour = by, .outcome = aim(act.kind)};
  if (by != game.history.turn()) return refused(Ruling{Code::ClaimNotOnMove, values});
  if (game.turn.has_touched()) return refused(Ruling{Code::ClaimRightLost, values});
  // A claim is about positions of the game; what stands there now is none until it is corrected.
  if (!game.history.playable()) return refused(Ruling{Code::IllegalMoveStands, {.colour = rules::opponent(by)}});
  const rules::Position& position = game.position();

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
  if (game.obligation && (!announced || breaks(*game.obligation, *announced)))
    return refused(bound_by(game, *game.obligation));
  if (!announced) {
    values.move = notation::write_uci(*act.announced);
    Ruling lacking{Code::ClaimNeedsLegalMove, values, illegal_move(position, *act.announced).reasons};
    const auto obligation = piece_obligation(position, act.announced->from);
    return rejected(game, by, std::move(lacking), obligation);
  }
  values.move = notation::write_san(position, *announced);
  const ClaimJudgement judgement = judge_claim(game.history, act.kind, announced);
  values.number = judgement.number;
  if (judgement.correct) return upheld(game, act, {judgement.code, values});
  return rejected(game, by, {judgement.code, values}, Obligation{.move = announced});
}

}  // namespace adoube::game
