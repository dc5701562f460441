// SPDX-License-Identifier: MIT
/// A finished game, gone through by the Laws: ends that came by themselves and were played over (5.2.2, 9.6), a result that
/// contradicts the final position (5.1.1, 5.2.1), a loss that is a draw since the opponent cannot mate (5.1.2, 6.9), claims
/// that were there and not made (9.2, 9.3).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "adoube/game/ruling.hpp"
#include "adoube/game/termination.hpp"
#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::game {

/// How the game is said to have ended, by a tag or a comment.
enum class SaidEnding : std::uint8_t {
  Nothing,    ///< nothing is said, or only that the game ended in the usual way
  Checkmate,  ///< and so on: by an end that the final position must show
  Stalemate,
  DeadPosition,
  TimeForfeit,
  Resignation,
  Agreement,
  Repetition,  ///< of a position, claimed or not
  FiftyMoves,
  // By what has nothing to do with the position: it tells nothing about the result.
  Adjudication,
  Absence,          ///< a player did not come, or left
  OutsideTheBoard,  ///< an arbiter's decision, or else
};

/// How far the moves that could be followed are the whole game.
enum class Record : std::uint8_t {
  Whole,
  GoesOn,  ///< a further move is written that cannot be played
  Unsure,  ///< the text has other faults
};

struct Finding {
  laws::Code code;  ///< PlayedOn to ClaimNotMade
  laws::Values values{};
  /// After how many half-moves of the game.
  std::uint32_t ply = 0;

  /// A claim that was not made is no fault: the player was free to play on.
  [[nodiscard]] bool is_fault() const { return code != laws::Code::ClaimNotMade; }
};

/// Follows one game after another: starts(), move() for each move, then findings(). Memory: the positions of one game.
class Audit {
 public:
  void starts(const rules::Position& position);
  /// `after`: the position that the legal move `move` led to.
  void move(rules::Move move, const rules::Position& after);

  /// Everything found, by half-move. Unless the moves above are the whole game nothing is said about its result. Cost:
  /// mostly one search for a dead position, and one for a mate where a loss rests on it.
  [[nodiscard]] std::vector<Finding> findings(Result result, SaidEnding said, Record record);

 private:
  /// How a claim could be made.
  struct Chance {
    laws::Code outcome;
    bool announced;
    std::optional<Finding> first{};
  };

  [[nodiscard]] const rules::Position& last() const { return positions_.back(); }
  [[nodiscard]] std::uint32_t plies() const { return static_cast<std::uint32_t>(positions_.size() - 1); }
  [[nodiscard]] int seen(const rules::Position& position) const;
  void stand(const rules::Position& position);
  void look_for_claims(int repetitions);
  [[nodiscard]] bool may_come_again() const;
  [[nodiscard]] std::optional<rules::Move> announceable_threefold() const;
  void note(Chance& chance, const std::optional<rules::Move>& announced);
  void note_end(Termination reason, laws::Code code);
  void find_dead_positions(Result result);
  [[nodiscard]] bool can_mate(rules::Color side) const;
  [[nodiscard]] std::optional<Finding> judge_loss(Result result, SaidEnding said) const;
  void find_last_move_end();
  void append_played_on(Record record, std::vector<Finding>& found) const;
  void append_claims(bool drawn, std::vector<Finding>& found) const;
  void append_end(Result result, SaidEnding said, std::vector<Finding>& found) const;

  struct End {
    Outcome outcome;
    std::uint32_t ply;
  };

  std::vector<rules::Position> positions_{};
  /// A number for each of the positions since the last capture or pawn move, the same where the men stand the same: no
  /// earlier one can stand again.
  std::vector<std::uint64_t> run_{};
  /// Where in the game a position of these stood for the second time, or again.
  std::vector<std::uint32_t> repeated_{};
  /// Found to be able to mate from the last position.
  std::optional<rules::Color> can_mate_{};
  /// The first of each kind.
  std::vector<End> ends_{};
  std::vector<Chance> chances_{};
};

}  // namespace adoube::game
