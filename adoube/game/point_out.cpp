// SPDX-License-Identifier: MIT
// Faults found later (Laws 4.8, 7.2.1, 7.2.2, 7.3, 7.4.1, 7.5.1, 7.5.2, 7.5.4, 7.6, A.5.1, A.5.1.2, A.5.2): who may still
// point them out, and what is restored. With full supervision an illegal move is corrected at any time during the game;
// otherwise only until the opponent has made the next move.
#include <algorithm>
#include <array>

#include "adoube/game/acts.hpp"
#include "adoube/game/automatic_end.hpp"
#include "adoube/game/touch_move.hpp"

namespace adoube::game {
namespace {

using laws::Code;

/// Moves that each player must have completed (A.5.1) or made (7.3) for the game to go on as it is.
constexpr int ten_moves = 10;

/// Of moves made or completed, those before a position that was set up included.
[[nodiscard]] bool both_have_ten(const History& history, int (History::*moves)(rules::Color) const) {
  return std::ranges::all_of(std::array{rules::Color::White, rules::Color::Black}, [&](rules::Color color) {
    return (history.*moves)(color) + history.made_before_start(color) >= ten_moves;
  });
}

[[nodiscard]] Ruling cancelled(Game& game, Code code) {
  game.end_by({{.result = Result::None, .reason = Termination::Arbiter, .code = code}});
  return {code};
}

/// The half-move meant, from 0: the one named, or the latest that is illegal, or else the last one.
[[nodiscard]] std::optional<std::size_t> half_move_meant(const Game& game, const PointOut& act) {
  const auto& plies = game.history.plies();
  if (act.ply) {
    if (*act.ply < 1 || static_cast<std::size_t>(*act.ply) > plies.size()) return std::nullopt;
    return static_cast<std::size_t>(*act.ply) - 1;
  }
  if (plies.empty()) return std::nullopt;
  for (std::size_t i = plies.size(); i-- > 0 && act.what != Irregularity::TwoHands;)
    if (!plies[i].legal) return i;
  return plies.size() - 1;
}

/// What the press after the illegal move had earned is taken back (Arbiters' Manual).
void take_back_earnings(Game& game, const Ply& ply) {
  if (game.clock) game.clock->take(ply.by, ply.earned);
}

[[nodiscard]] Ruling replace_by_queen(Game& game, const Ply& ply, rules::Move queen) {
  game.history.add(queen);
  game.history.ply(game.history.size() - 1).made_at = ply.made_at;
  if (game.clock) {
    game.clock->count_move(ply.by);
    game.clock->run(game.history.turn());
  }
  Ruling ruling =
      punish(game, game.history.size() - 1, ply.by, Code::PawnBecomesQueen, {.to = queen.to(), .colour = ply.by});
  if (!game.over()) game.end_by(automatic_ends(game.history).grounds);
  return ruling;
}

[[nodiscard]] Ruling correct(Game& game, const Ply& ply, const PointOut& act, std::string move) {
  const bool legal = ply.legal;
  if (!legal && ply.completed)
    if (const auto queen = with_queen(game, ply.wish)) return replace_by_queen(game, ply, *queen);
  bind_to_try(game, ply.wish, legal);
  if (!ply.completed) return {Code::IllegalMoveNotCompleted, {.colour = ply.by, .move = std::move(move)}};
  const Code code = act.what == Irregularity::TwoHands ? Code::TwoHandsUsed : Code::IllegalMoveCorrected;
  return punish(game, game.history.size(), ply.by, code, {.colour = ply.by, .move = std::move(move)});
}

/// 7.5.1, 7.5.2, 7.5.4.
[[nodiscard]] Answer illegal_move_found(Game& game, const PointOut& act) {
  const auto found = half_move_meant(game, act);
  if (!found) return refused(Ruling{Code::NothingToCorrect});
  const Ply ply = game.history.plies()[*found];
  const bool two_hands = act.what == Irregularity::TwoHands;
  if (ply.legal && !two_hands)
    return refused(Ruling{Code::MoveIsLegal, {.colour = ply.by, .move = written(game.history, *found)}});
  if (two_hands && !ply.completed) return refused(Ruling{Code::NothingToCorrect});
  if (limited(game.regulations) && game.history.size() > *found + 1)
    return refused(Ruling{Code::CorrectionTooLate, {.colour = ply.by}});

  std::string move = written(game.history, *found);
  take_back_to(game, *found);
  if (game.before_illegal_move && game.before_illegal_move->plies == *found) {
    game.turn = game.before_illegal_move->turn;
    game.obligation = game.before_illegal_move->obligation;
  }
  take_back_earnings(game, ply);
  Ruling ruling = correct(game, ply, act, std::move(move));
  return ruling;
}

[[nodiscard]] Answer wrong_set_up(Game& game) {
  if (limited(game.regulations) && both_have_ten(game.history, &History::completed_by))
    return refused(Ruling{Code::SetUpTooLate});
  return cancelled(game, Code::WrongSetUp);
}

[[nodiscard]] Answer board_turned(Game& game) {
  if (limited(game.regulations) && both_have_ten(game.history, &History::completed_by))
    return refused(Ruling{Code::SetUpTooLate});
  return Ruling{Code::BoardTurned};
}

[[nodiscard]] Answer colours_reversed(Game& game) {
  if (!both_have_ten(game.history, &History::made_by)) return cancelled(game, Code::ColoursReversed);
  return Ruling{Code::ColoursReversedPlayOn};
}

[[nodiscard]] Answer displaced(Game& game, const PointOut& act) {
  const int made = static_cast<int>(game.history.size());
  if (act.ply && (*act.ply < 0 || *act.ply > made)) return refused(Ruling{Code::NothingToRestore, {.number = made}});
  if (act.ply) take_back_to(game, static_cast<std::size_t>(*act.ply));
  return Ruling{Code::Displaced};
}

/// 4.8: a breach of Articles 4.1 to 4.7 in the last move, told before the one who complains has touched a piece.
[[nodiscard]] Answer touch_move_complaint(Game& game, Actor by, const PointOut& act) {
  const auto color = player(by);
  if (game.history.size() == 0) return refused(Ruling{Code::NothingToCorrect});
  const std::size_t last = game.history.size() - 1;
  const Ply ply = game.history.plies()[last];
  if (color && (*color == ply.by || game.turn.has_touched()))
    return refused(Ruling{Code::ComplaintTooLate, {.colour = color}});
  if (act.squares.empty()) return Ruling{Code::ComplaintForArbiter, {.colour = color}};

  std::string move = written(game.history, last);
  const rules::Position* const before = game.history.position(last);
  const bool obeyed = before == nullptr || !ply.move || touch_binding(*before, act.squares).allows(*ply.move);
  if (obeyed) return refused(Ruling{Code::ComplaintUnfounded, {.colour = ply.by, .move = std::move(move)}});
  take_back_to(game, last);
  take_back_earnings(game, ply);
  game.turn.touched = act.squares;
  return Ruling{Code::ComplaintUpheld, {.colour = color, .move = std::move(move)}};
}

}  // namespace

Answer rule(Game& game, Actor by, const PointOut& act) {
  if (auto refusal = only_at_a_board(game)) return refused(*std::move(refusal));
  switch (act.what) {
    case Irregularity::WrongSetUp:
      return wrong_set_up(game);
    case Irregularity::BoardTurned:
      return board_turned(game);
    case Irregularity::ColoursReversed:
      return colours_reversed(game);
    case Irregularity::Displaced:
      return displaced(game, act);
    case Irregularity::TouchMove:
      return touch_move_complaint(game, by, act);
    case Irregularity::IllegalMove:
    case Irregularity::PawnLeftOnLastRank:
    case Irregularity::TwoHands:
      break;
  }
  return illegal_move_found(game, act);
}

}  // namespace adoube::game
