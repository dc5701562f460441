// SPDX-License-Identifier: MIT
// Games without increment (Guidelines III.1, III.2.1, III.2.2, III.4 to III.5.3). What a player short of time
// may ask for or claim, and what follows when the arbiter has decided. It is a draw offer all the while.
#include "adoube/game/acts.hpp"
#include "adoube/game/loss_or_draw.hpp"

namespace adoube::game {
namespace {

using laws::Code;

constexpr Time short_of_time = std::chrono::minutes(2);
/// Two minutes in every kind of game (III.4, III.5.2, III.5.3).
constexpr Time for_the_opponent = std::chrono::minutes(2);
constexpr Time five_seconds = std::chrono::seconds(5);

[[nodiscard]] std::optional<Ruling> not_under_guidelines(const Game& game, rules::Color by) {
  if (!game.regulations.guidelines_iii) return Ruling{Code::GuidelinesNotAnnounced};
  if (!game.clock) return Ruling{Code::NoClock};
  const bool time_is_added = game.clock->period(by).per_move > Time{0};
  if (game.regulations.pace == PaceOfPlay::Blitz || time_is_added) return Ruling{Code::GuidelinesNotForThis};
  return std::nullopt;
}

void compensate(Game& game, rules::Color opponent, laws::Values& values) {
  game.clock->add(opponent, for_the_opponent);
  values.number = seconds(for_the_opponent);
}

/// III.4.
[[nodiscard]] Ruling decide_increment(Game& game, rules::Color asked, bool granted) {
  laws::Values values{.colour = asked};
  game.request.reset();
  if (!granted) return {Code::IncrementRefused, values};
  game.set_offer(asked, false);
  game.clock->give_increment(five_seconds);
  compensate(game, rules::opponent(asked), values);
  return {Code::IncrementGranted, values};
}

/// III.5.1 to III.5.3.
[[nodiscard]] Ruling decide_no_normal_win(Game& game, rules::Color claimed, Decision decision) {
  laws::Values values{.colour = claimed};
  if (decision == Decision::Grant) {
    game.end_by({{Result::Draw, Termination::Arbiter, Code::NoNormalWin}});
    return {Code::NoNormalWin, values};
  }
  compensate(game, rules::opponent(claimed), values);
  // Postponed, it is still to be decided, be it after the flag has fallen.
  if (decision == Decision::Postpone) game.request->postponed = true;
  if (decision == Decision::Postpone) return {Code::NoNormalWinPostponed, values};
  game.request.reset();
  if (game.clock->display(claimed).fallen()) {
    game.end_by({flag_fall(game.history, claimed)});
    return {game.ends.front().code, {.colour = claimed}};
  }
  return {Code::NoNormalWinRejected, values};
}

}  // namespace

Answer ask_under_guidelines_iii(Game& game, rules::Color by, ClaimKind kind) {
  if (auto refusal = not_under_guidelines(game, by)) return refused(*std::move(refusal));
  const bool increment = kind == ClaimKind::AskIncrement;
  const bool in_time = by == game.history.turn() && game.clock->in_last_period(by) && !game.clock->display(by).fallen() &&
                       game.clock->left(by) < short_of_time;
  if (!in_time) return refused(Ruling{increment ? Code::IncrementAskedTooEarly : Code::NoNormalWinTooEarly, {.colour = by}});
  if (game.request) return refused(Ruling{Code::OfferAlreadyOpen, {.colour = game.request->by}});
  game.request = Request{kind, by};
  game.set_offer(by, true);
  return Ruling{increment ? Code::IncrementAsked : Code::NoNormalWinClaimed, {.colour = by}};
}

Answer rule(Game& game, const Decide& act) {
  const bool increment = game.request && game.request->kind == ClaimKind::AskIncrement;
  // An increment is granted or not; there is nothing to wait for.
  if (!game.request || (increment && act.decision == Decision::Postpone)) return refused(Ruling{Code::NothingToDecide});
  const rules::Color by = game.request->by;
  if (increment) return decide_increment(game, by, act.decision == Decision::Grant);
  return decide_no_normal_win(game, by, act.decision);
}

}  // namespace adoube::game
