// SPDX-License-Identifier: MIT
/// The opening of a game: the last position with a name that the game has been through, so that a transposition counts as
/// what it has become.
#pragma once

#include <optional>

#include "adoube/openings/book.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::openings {

/// Follows one game after another. Thread-safety: one thread at a time; the book may be shared.
class GameOpening {
 public:
  /// The book must stay where it is for as long as this is used. A game from the initial position is expected first.
  explicit GameOpening(const Book& book) : book_(&book) {}

  /// A new game begins in this position; any one will do. A game that does not begin in the initial position has an opening
  /// only once it stands in a position of the book.
  void begin(const rules::Position& start);
  /// The position after the next half-move. Cheap once no position of the book can come any more.
  void played(const rules::Position& after);

  /// Null while there is none.
  [[nodiscard]] const Opening* opening() const { return opening_; }
  /// After how many half-moves of the game its position stood on the board; 0 while there is none.
  [[nodiscard]] int ply() const { return opening_ply_; }
  /// Nothing while there is no opening, and after 1.e4 and 1.d4 until Black has answered.
  [[nodiscard]] std::optional<Family> family() const;
  /// The first family there was: another than family() where the moves came in an order that belongs to another one.
  [[nodiscard]] std::optional<Family> first_family() const { return first_family_; }
  /// No position of the book can come any more: whatever is played now changes nothing.
  [[nodiscard]] bool is_settled() const { return settled_; }

 private:
  void look(const rules::Position& position);

  const Book* book_;
  const Opening* opening_ = nullptr;
  int opening_ply_ = 0;
  int ply_ = 0;
  std::optional<Family> first_family_;
  bool settled_ = false;
};

}  // namespace adoube::openings
