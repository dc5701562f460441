// SPDX-License-Identifier: MIT
// Laws 5.1.1, 5.1.2, 5.2.1, 5.2.2, 6.9, 9.2, 9.3, 9.6.
#include "adoube/game/audit.hpp"

#include <algorithm>

#include "adoube/game/automatic_end.hpp"
#include "adoube/game/loss_or_draw.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/rules/check.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/mate_stalemate.hpp"
#include "adoube/rules/play.hpp"
#include "adoube/rules/same_position.hpp"
#include "adoube/unwinnability/can_win.hpp"

namespace adoube::game {
namespace {

using laws::Code;

/// It brings the game nearer to the fifty moves, and may repeat a position.
[[nodiscard]] bool is_quiet(const rules::Position& position, rules::Move move) {
  return rules::play(position, move).halfmove_clock().value() != 0;
}

[[nodiscard]] std::optional<rules::Move> quiet_move(const rules::Position& position) {
  for (const rules::Move move : rules::legal_moves(position))
    if (is_quiet(position, move)) return move;
  return std::nullopt;
}

/// The same for the same men on the same squares, and for few others.
[[nodiscard]] std::uint64_t placement_mark(const rules::Position& position) {
  constexpr std::uint64_t golden = 0x9E3779B97F4A7C15ULL;
  std::uint64_t mark = position.pieces(rules::Color::White).bits();
  for (const rules::Bitboard men : position.board().by_kind) mark = (mark ^ (mark >> 32) ^ men.bits()) * golden;
  return mark;
}

[[nodiscard]] std::optional<rules::Color> loser_of(Result result) {
  if (result == Result::WhiteWins) return rules::Color::Black;
  if (result == Result::BlackWins) return rules::Color::White;
  return std::nullopt;
}

/// What the final position must show where the game is said to have ended so.
[[nodiscard]] std::optional<Code> shown_by_position(SaidEnding said) {
  if (said == SaidEnding::Checkmate) return Code::Checkmate;
  if (said == SaidEnding::Stalemate) return Code::Stalemate;
  if (said == SaidEnding::DeadPosition) return Code::DeadPosition;
  return std::nullopt;
}

/// A loss in a position that has not ended the game, by what it is said to be.
[[nodiscard]] Code loss_that_is_a_draw(SaidEnding said) {
  if (said == SaidEnding::TimeForfeit) return Code::TimeForfeitIsDraw;
  return said == SaidEnding::Resignation ? Code::ResignationIsDraw : Code::LossIsDraw;
}

[[nodiscard]] bool is_outside_the_board(SaidEnding said) {
  return said == SaidEnding::Adjudication || said == SaidEnding::Absence || said == SaidEnding::OutsideTheBoard;
}

}  // namespace

void Audit::starts(const rules::Position& position) {
  positions_.clear();
  run_.clear();
  repeated_.clear();
  ends_.clear();
  can_mate_.reset();
  chances_ = {{Code::ThreefoldRepetition, true},
              {Code::ThreefoldRepetition, false},
              {Code::FiftyMoves, true},
              {Code::FiftyMoves, false}};
  stand(position);
}

void Audit::move(rules::Move /*move*/, const rules::Position& after) {
  if (after.halfmove_clock().value() == 0) {
    run_.clear();
    repeated_.clear();
  }
  stand(after);
}

/// How often it has stood in the run.
int Audit::seen(const rules::Position& position) const {
  const std::uint64_t mark = placement_mark(position);
  const std::size_t first = positions_.size() - run_.size();
  int times = 0;
  for (std::size_t i = 0; i < run_.size(); ++i)
    if (run_[i] == mark && rules::same_position(positions_[first + i], position)) ++times;
  return times;
}

void Audit::stand(const rules::Position& position) {
  // Two moves of each player bring a position back, at the least.
  const int repetitions = run_.size() < 4 ? 1 : 1 + seen(position);
  positions_.push_back(position);
  run_.push_back(placement_mark(position));
  if (repetitions > 1) repeated_.push_back(plies());
  const int quiet = position.halfmove_clock().value();
  const bool nothing_near = repeated_.empty() && quiet + 1 < fifty_moves;
  if (nothing_near || !rules::has_legal_move(position)) return;
  if (repetitions >= fivefold) note_end(Termination::FivefoldRepetition, Code::FivefoldRepetition);
  if (quiet >= seventy_five_moves) note_end(Termination::SeventyFiveMoves, Code::SeventyFiveMoves);
  if (ends_.empty()) look_for_claims(repetitions);
}

void Audit::note_end(Termination reason, Code code) {
  if (std::ranges::none_of(ends_, [&](const End& end) { return end.outcome.reason == reason; }))
    ends_.push_back({{Result::Draw, reason, code}, plies()});
}

void Audit::look_for_claims(int repetitions) {
  const int quiet = last().halfmove_clock().value();
  for (Chance& chance : chances_) {
    if (chance.first) continue;
    const bool repeats = chance.outcome == Code::ThreefoldRepetition;
    const bool on_the_board = repeats ? repetitions >= threefold : quiet >= fifty_moves;
    if (!chance.announced && on_the_board) note(chance, std::nullopt);
    // What stands on the board already needs no move.
    if (!chance.announced || on_the_board || (!repeats && quiet + 1 < fifty_moves)) continue;
    if (const auto move = repeats ? announceable_threefold() : quiet_move(last())) note(chance, move);
  }
}

/// Whether a move of the player might bring back a position that has stood twice: it leaves the opponent's men alone.
bool Audit::may_come_again() const {
  const rules::Color opponent = rules::opponent(last().turn());
  return std::ranges::any_of(repeated_, [&](std::uint32_t ply) {
    return positions_[ply].turn() == opponent && positions_[ply].pieces(opponent) == last().pieces(opponent);
  });
}

/// 9.2.1: the position is about to appear for the third time.
std::optional<rules::Move> Audit::announceable_threefold() const {
  if (!may_come_again()) return std::nullopt;
  for (const rules::Move move : rules::legal_moves(last())) {
    const rules::Position after = rules::play(last(), move);
    if (after.halfmove_clock().value() != 0 && seen(after) + 1 >= threefold) return move;
  }
  return std::nullopt;
}

void Audit::note(Chance& chance, const std::optional<rules::Move>& announced) {
  laws::Values values{.colour = last().turn(), .outcome = chance.outcome};
  if (announced) values.move = notation::write_san(last(), *announced);
  chance.first = Finding{Code::ClaimNotMade, std::move(values), plies()};
}

/// A position from which nobody can mate leads to such positions alone. So the last one is asked about, and only where it is
/// dead the ones before it, from behind, until one is not, or is not proved to be. The one who has won is looked at first:
/// whether the loss stands is asked next.
void Audit::find_dead_positions(Result result) {
  using namespace unwinnability;
  if (rules::is_checkmate(last())) return;
  const std::optional<rules::Color> loser = loser_of(result);
  const std::optional<rules::Color> winner = loser ? std::optional(rules::opponent(*loser)) : std::nullopt;
  std::optional<std::uint32_t> first;
  for (std::size_t i = positions_.size(); i-- > 0;) {
    const Deadness found = deadness(positions_[i], Limits::live(), winner);
    if (found.dead == false && i == plies()) can_mate_ = found.winner;
    if (!found.dead.value_or(false)) break;
    if (!rules::is_stalemate(positions_[i])) first = static_cast<std::uint32_t>(i);
  }
  if (first) ends_.push_back({{Result::Draw, Termination::DeadPosition, Code::DeadPosition}, *first});
}

void Audit::find_last_move_end() {
  if (rules::is_checkmate(last()))
    ends_.push_back({{win_of(rules::opponent(last().turn())), Termination::Checkmate, Code::Checkmate}, plies()});
  else if (rules::is_stalemate(last()))
    ends_.push_back({{Result::Draw, Termination::Stalemate, Code::Stalemate}, plies()});
}

void Audit::append_played_on(Record record, std::vector<Finding>& found) const {
  for (const End& end : ends_) {
    laws::Values values{.outcome = end.outcome.code};
    if (end.ply < plies()) values.number = static_cast<int>(plies() - end.ply);
    if (values.number || record == Record::GoesOn) found.push_back({Code::PlayedOn, std::move(values), end.ply});
  }
}

/// A claim was made, for all that is known, where the game is drawn at once.
void Audit::append_claims(bool drawn, std::vector<Finding>& found) const {
  for (const Chance& chance : chances_) {
    if (!chance.first || (!ends_.empty() && ends_.front().ply <= chance.first->ply)) continue;
    const std::uint32_t taken = chance.first->ply + (chance.announced ? 1 : 0);
    if (plies() > taken || !drawn) found.push_back(*chance.first);
  }
}

/// From the last position, proved.
bool Audit::can_mate(rules::Color side) const {
  using namespace unwinnability;
  return can_mate_ == side || can_win(last(), side, Limits::ruling()).verdict == Verdict::Winnable;
}

/// The loss or draw at the end of a game that no position has ended (5.1.2, 6.9).
std::optional<Finding> Audit::judge_loss(Result result, SaidEnding said) const {
  if (is_outside_the_board(said)) return std::nullopt;
  if (const auto loser = loser_of(result)) {
    if (can_mate_ == rules::opponent(*loser) || flag_fall(last(), *loser).result != Result::Draw) return std::nullopt;
    return Finding{loss_that_is_a_draw(said), {.colour = loser}, plies()};
  }
  // A flag falls while the own clock runs: it is that of the player on move.
  const rules::Color overstepped = last().turn();
  if (result != Result::Draw || said != SaidEnding::TimeForfeit) return std::nullopt;
  if (!can_mate(rules::opponent(overstepped))) return std::nullopt;
  return Finding{Code::TimeDrawIsLoss, {.colour = overstepped}, plies()};
}

void Audit::append_end(Result result, SaidEnding said, std::vector<Finding>& found) const {
  const auto shown = shown_by_position(said);
  const auto shows = [&](const End& end) { return end.outcome.code == *shown; };
  if (shown && std::ranges::none_of(ends_, shows))
    found.push_back({Code::TerminationContradicts, {.outcome = *shown}, plies()});
  if (!ends_.empty()) {
    const End& end = ends_.front();
    if (result == Result::None)
      found.push_back({Code::ResultMissing, {.outcome = end.outcome.code}, end.ply});
    else if (end.outcome.result != result)
      found.push_back(
          {Code::ResultContradicts, {.outcome = end.outcome.code, .result = std::string(text(result))}, end.ply});
  } else if (auto loss = judge_loss(result, said)) {
    found.push_back(*std::move(loss));
  }
}

std::vector<Finding> Audit::findings(Result result, SaidEnding said, Record record) {
  std::vector<Finding> found;
  if (positions_.empty()) return found;
  find_dead_positions(result);
  find_last_move_end();
  std::ranges::stable_sort(ends_, {}, &End::ply);
  append_played_on(record, found);
  append_claims(result == Result::Draw || record != Record::Whole, found);
  if (record == Record::Whole) append_end(result, said, found);
  std::ranges::stable_sort(found, {}, &Finding::ply);
  return found;
}

}  // namespace adoube::game
