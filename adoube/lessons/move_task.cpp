// SPDX-License-Identifier: MIT
#include "adoube/lessons/move_task.hpp"

#include <algorithm>
#include <string>

#include "adoube/laws/values.hpp"
#include "adoube/lessons/destinations.hpp"
#include "adoube/lessons/names.hpp"
#include "adoube/lessons/position_state.hpp"
#include "adoube/rules/attacks.hpp"
#include "adoube/rules/castling.hpp"
#include "adoube/rules/check.hpp"
#include "adoube/rules/explain.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/mate_stalemate.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::lessons {
namespace {

using rules::Bitboard;
using rules::Square;

/// Where the captured piece stands, if there is one.
[[nodiscard]] std::optional<Square> captured(const rules::Position& position, rules::Move move) {
  if (move.type() == rules::Move::Type::Castling) return std::nullopt;
  if (move.type() == rules::Move::Type::EnPassant) return Square(move.to().file(), move.from().rank());
  if (position.at(move.to())) return move.to();
  return std::nullopt;
}

/// A legal move against a goal, field by field.
class MoveJudge {
 public:
  MoveJudge(const game::History& history, const MoveGoal& goal, rules::Move move)
      : history_(history),
        before_(history.current()),
        after_(rules::play(before_, move)),
        goal_(goal),
        move_(move),
        arrival_(lessons::arrival(before_, move)),
        king_(Bitboard(after_.king(after_.turn()))) {}

  std::vector<Miss> misses() {
    shape();
    consequences();
    kind_of_move();
    if (goal_.answers_check) answer_to_check(*goal_.answers_check);
    if (!goal_.attacks.empty()) attacks();
    if (goal_.dead) yes_or_no(goal_.dead, is_proved_dead(after_), MissCode::NotDead, MissCode::Dead, {});
    if (goal_.repeats) repetition(*goal_.repeats);
    return std::move(misses_);
  }

 private:
  void miss(MissCode code, Bitboard squares = {}, std::variant<std::monostate, int, std::string> value = {}) {
    misses_.push_back({code, squares, std::move(value)});
  }

  /// `no`: it should and does not; `yes`: it does and should not.
  void yes_or_no(std::optional<bool> wanted, bool is, MissCode no, MissCode yes, Bitboard squares) {
    if (wanted && *wanted != is) miss(is ? yes : no, squares);
  }

  void shape() {
    if (goal_.from && *goal_.from != move_.from()) miss(MissCode::OtherFrom, Bitboard(*goal_.from));
    if (goal_.to && *goal_.to != arrival_) miss(MissCode::OtherTo, Bitboard(*goal_.to));
    if (goal_.piece && *goal_.piece != before_.at(move_.from())->kind)
      miss(MissCode::OtherPiece, Bitboard(move_.from()), std::string(name(*goal_.piece)));
  }

  void consequences() {
    yes_or_no(goal_.mates, rules::is_checkmate(after_), MissCode::NoMate, MissCode::Mate, king_);
    yes_or_no(goal_.checks, rules::in_check(after_), MissCode::NoCheck, MissCode::Check, king_);
    if (!goal_.stalemates) return;
    const bool stalemate = rules::is_stalemate(after_);
    yes_or_no(goal_.stalemates, stalemate, MissCode::NoStalemate, MissCode::Stalemate,
              stalemate ? king_ : movable_pieces(after_));
  }

  void kind_of_move() {
    capture();
    castling();
    promotion();
    const auto type = move_.type();
    yes_or_no(goal_.en_passant, type == rules::Move::Type::EnPassant, MissCode::NoEnPassant, MissCode::EnPassant, {});
    const bool two = after_.pushed_over_square().has_value();
    yes_or_no(goal_.double_step, two, MissCode::NoDoubleStep, MissCode::DoubleStep, {});
  }

  void capture() {
    const auto square = captured(before_, move_);
    if (const bool* const wanted = std::get_if<bool>(&goal_.captures))
      yes_or_no(*wanted, square.has_value(), MissCode::NoCapture, MissCode::Capture, Bitboard(square.value_or(arrival_)));
    if (const Square* const wanted = std::get_if<Square>(&goal_.captures); wanted && square != *wanted)
      miss(square ? MissCode::OtherCapture : MissCode::NoCapture, Bitboard(*wanted));
  }

  void castling() {
    const bool castles = move_.type() == rules::Move::Type::Castling;
    if (const bool* const wanted = std::get_if<bool>(&goal_.castles))
      yes_or_no(*wanted, castles, MissCode::NoCastling, MissCode::Castling, {});
    const auto* const wanted = std::get_if<rules::CastlingSide>(&goal_.castles);
    if (wanted == nullptr) return;
    if (!castles) return miss(MissCode::NoCastling);
    if (rules::castling_side(move_.from(), move_.to()) != *wanted) miss(MissCode::OtherCastling);
  }

  void promotion() {
    const auto kind = move_.promotion();
    if (const bool* const wanted = std::get_if<bool>(&goal_.promotes))
      yes_or_no(*wanted, kind.has_value(), MissCode::NoPromotion, MissCode::Promotion, {});
    const auto* const wanted = std::get_if<rules::Kind>(&goal_.promotes);
    if (wanted == nullptr || kind == *wanted) return;
    if (!kind) return miss(MissCode::NoPromotion);
    miss(MissCode::OtherPromotion, Bitboard(arrival_), std::string(name(*wanted)));
  }

  void answer_to_check(AnswerToCheck wanted) {
    const bool king = before_.at(move_.from())->kind == rules::Kind::King;
    const auto square = captured(before_, move_);
    const bool captures = square && rules::checkers(before_).has(*square);
    const bool as_wanted = wanted == AnswerToCheck::King      ? king
                           : wanted == AnswerToCheck::Capture ? captures
                                                              : !king && !captures;
    if (as_wanted && rules::in_check(before_)) return;
    const AnswerToCheck way = captures ? AnswerToCheck::Capture : king ? AnswerToCheck::King : AnswerToCheck::Block;
    miss(MissCode::OtherAnswerToCheck, {}, std::string(name(way)));
  }

  void attacks() {
    const Bitboard missing = goal_.attacks & ~attacked_squares(after_, arrival_);
    if (!missing.empty()) miss(MissCode::AttacksMissing, missing);
  }

  void repetition(int wanted) {
    const int times = history_.repetitions_after(move_);
    if (times < wanted) miss(MissCode::NoRepetition, {}, times);
  }

  const game::History& history_;
  const rules::Position& before_;
  const rules::Position after_;
  const MoveGoal& goal_;
  const rules::Move move_;
  const Square arrival_;
  const Bitboard king_;  ///< the opponent's
  std::vector<Miss> misses_{};
};

}  // namespace

Judgement judge(const game::History& history, const MoveTask& task, const MoveAnswer& answer) {
  const rules::Position& position = history.current();
  const auto& [from, to, promotion] = answer.move;
  const auto explanation = rules::explain(position, from, to, promotion);
  Judgement judgement;
  if (explanation.move) {
    judgement.move = explanation.move;
    judgement.misses = MoveJudge(history, task.goal, *explanation.move).misses();
    return judgement;
  }
  judgement.misses.push_back({MissCode::Illegal, rules::Bitboard(from) | rules::Bitboard(to), {}});
  for (const rules::Reason& reason : explanation.reasons)
    judgement.reasons.push_back(ruling_of(position, answer.move, reason));
  return judgement;
}

std::vector<rules::Move> right_moves(const game::History& history, const MoveTask& task) {
  std::vector<rules::Move> right;
  for (const rules::Move move : rules::legal_moves(history.current()))
    if (MoveJudge(history, task.goal, move).misses().empty()) right.push_back(move);
  std::ranges::sort(right, {}, [](rules::Move move) { return move.bits(); });
  return right;
}

std::optional<MoveAnswer> solve(const game::History& history, const MoveTask& task) {
  const auto right = right_moves(history, task);
  if (right.empty()) return std::nullopt;
  return MoveAnswer{wish_of(history.current(), right.front())};
}

}  // namespace adoube::lessons
