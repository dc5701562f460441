// SPDX-License-Identifier: MIT
/// The moves made so far and what stood on the board after each: the record of the game (Laws 8.1.1). At a real board an
/// illegal move may have been made and stand (7.5.1, A.5.2); then the board may even show what no legal game can: a king
/// left in check, a pawn on its last rank.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "adoube/game/event.hpp"
#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"
#include "adoube/rules/same_position.hpp"

namespace adoube::game {

/// A half-move as it was made.
struct Ply {
  rules::Color by;
  MoveWish wish;
  /// The legal move it was; nothing for an illegal one that was made all the same, and for a reply on a board that cannot be
  /// played.
  std::optional<rules::Move> move{};
  /// It obeyed Articles 3.1 to 3.9.
  bool legal = true;
  /// 6.2.1: the clock was pressed after it, or one of 6.2.1.1 and 6.2.1.2 holds.
  bool completed = true;
  Time made_at{0};
  /// What the clock gave for it (6.3.2), to be taken back with an illegal move.
  Time earned{0};

  friend bool operator==(const Ply&, const Ply&) = default;
};

class History {
 public:
  explicit History(const rules::Position& start);

  [[nodiscard]] const rules::Position& start() const { return *position(0); }
  [[nodiscard]] const std::vector<Ply>& plies() const { return plies_; }
  /// How many half-moves have been made.
  [[nodiscard]] std::size_t size() const { return plies_.size(); }
  /// What stood after that many half-moves, at most size(); nullptr where it was no position that can be played.
  [[nodiscard]] const rules::Position* position(std::size_t plies) const;
  /// The same, whatever it was.
  [[nodiscard]] rules::Setup board(std::size_t plies) const;

  /// What stands now can be played.
  [[nodiscard]] bool playable() const { return position(size()) != nullptr; }
  /// playable() holds.
  [[nodiscard]] const rules::Position& current() const { return *position(size()); }
  [[nodiscard]] rules::Color turn() const;
  /// Every half-move made was legal.
  [[nodiscard]] bool regular() const;

  /// `move` is legal in current(), and is completed at once.
  void add(rules::Move move);
  /// A half-move that brought that board about, `ply.by` being on move: legal or not.
  void add(Ply ply, const rules::Setup& after);
  /// `plies` is at most size().
  void take_back_to(std::size_t plies);
  /// That half-move, from 0, to note that it is completed, and what it earned.
  [[nodiscard]] Ply& ply(std::size_t index) { return plies_[index]; }
  /// How many moves that player made before the position this starts from, as its move number tells.
  [[nodiscard]] int made_before_start(rules::Color color) const;
  /// How many half-moves that player has made since, and completed.
  [[nodiscard]] int made_by(rules::Color color) const;
  [[nodiscard]] int completed_by(rules::Color color) const;

  /// How many times the current position has stood on the board, in the sense of 9.2.3. The position the game started from
  /// counts, and so does the current one: at least 1. playable() holds.
  [[nodiscard]] int repetitions() const;
  /// The same for the position that a legal move would lead to, without playing it (9.2.1).
  [[nodiscard]] int repetitions_after(rules::Move move) const;

  friend bool operator==(const History&, const History&) = default;

 private:
  /// A board that cannot be played.
  struct Irregular {
    std::size_t plies;  ///< so many half-moves brought it about
    rules::Setup board;

    friend bool operator==(const Irregular&, const Irregular&) = default;
  };

  void push(const rules::Position& position);
  void push(const rules::Setup& board);
  [[nodiscard]] const rules::Setup* irregular(std::size_t plies) const;
  [[nodiscard]] int count(const rules::PositionKey& key) const;

  // Games are copied with every act, and kept by the thousand: no more than this for each half-move.
  std::vector<rules::Position>
      positions_;                      ///< before the first half-move, after it, and so on; anything where it is irregular
  std::vector<std::uint64_t> hashes_;  ///< of their keys
  std::vector<Irregular> irregular_;   ///< in order
  std::vector<Ply> plies_;
};

}  // namespace adoube::game
