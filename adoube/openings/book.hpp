// SPDX-License-Identifier: MIT
/// Openings by position. A book is made of a text of lines of moves, which the caller gives; the lines are played by the
/// rules, and what is kept are the positions at their ends.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "adoube/openings/family.hpp"
#include "adoube/rules/position.hpp"
#include "adoube/rules/same_position.hpp"
#include "adoube/support/expected.hpp"

namespace adoube::openings {

/// A position that has a name.
struct Opening {
  std::string_view eco;   ///< "B90"
  std::string_view name;  ///< "Sicilian Defense: Najdorf Variation", in UTF-8, in the language of the book
  Family family;
  /// Only 1.e4 or 1.d4 has been played: the family is Black's to choose. `family` is then the one of games in which Black
  /// gives none of the answers that have a name.
  bool awaits_answer = false;
  int ply = 0;  ///< how many half-moves the book's line to it has; games can take longer, or shorter

  /// What stands before the colon: "Sicilian Defense"; the name itself where there is none.
  [[nodiscard]] std::string_view main_name() const { return name.substr(0, name.find(": ")); }
};

enum class BookFault : std::uint8_t {
  NotALine,      ///< not a number, moves, a code and a name as read() describes them
  SharedMoves,   ///< the number is above the length of the line before
  Move,          ///< not a move in coordinates, or not a legal one
  Code,          ///< not A00 to E99
  SamePosition,  ///< an earlier line leads to the same position (Laws 9.2.3)
  TooManyLines,  ///< above Book::line_limit
};

struct BookError {
  BookFault fault;
  std::size_t line = 0;  ///< from 1
};

/// Thread-safety: never changes once it is made; any number of threads may ask.
class Book {
 public:
  /// Lines and half-moves of a line, at the most.
  static constexpr std::size_t line_limit = 1'000'000;
  static constexpr std::size_t ply_limit = 200;

  /// A book without openings.
  Book() = default;

  /// `text`: a line an opening, from the initial position, each ended by a line feed:
  ///
  ///     0 e2e4<TAB>B00<TAB>King's Pawn
  ///     1 e7e5 g1f3<TAB>C40<TAB>King's Knight Opening
  ///     2 f2f4<TAB>C30<TAB>King's Gambit
  ///
  /// The number tells how many half-moves are those of the line before; then come the further ones in UCI coordinates (at
  /// least one), the code and the name. The text must stay where it is for as long as the book is used: names are views of
  /// it. Errors: the first line that cannot be taken, and why. Cost: some 0.3 µs a half-move.
  [[nodiscard]] static Expected<Book, BookError> read(std::string_view text);

  /// The opening whose position is the same in the sense of Laws 9.2.3, whatever moves led to it; null where the book has
  /// none, and for every position of Chess960. The initial position has no name unless the book gives it one.
  [[nodiscard]] const Opening* at(const rules::Position& position) const;
  /// False only where no legal moves at all lead from the position to one of the book, which is so soon after an opening: a
  /// game that has got there need ask no more.
  [[nodiscard]] bool is_ahead(const rules::Position& position) const;

  /// All of them, in the order of the text.
  [[nodiscard]] const std::vector<Opening>& openings() const { return openings_; }
  /// Of their positions, in the same order.
  [[nodiscard]] const std::vector<rules::PositionKey>& keys() const { return keys_; }

 private:
  class Reader;
  /// A place of the hash table.
  struct Slot {
    std::uint32_t hash = 0;       ///< half of the placement's hash, so that other positions are passed over unseen
    std::uint32_t place = empty;  ///< in the lists below
    static constexpr std::uint32_t empty = ~std::uint32_t{0};
  };

  [[nodiscard]] bool add(const rules::Position& position, const Opening& opening);
  [[nodiscard]] std::size_t slot_of(const rules::Position& position, std::uint64_t hash) const;
  void grow();

  std::vector<Opening> openings_;
  std::vector<rules::PositionKey> keys_;  ///< of the openings, in their order
  std::vector<std::uint64_t> hashes_;     ///< of their placements
  std::vector<Slot> slots_;               ///< their number is a power of two, at least twice that of the openings
  /// By men on the board: how many pawns stand at home, at the least, in the positions with so many men or fewer. Neither
  /// men nor pawns at home ever grow in number (Laws 3.7).
  std::array<std::uint8_t, 33> fewest_pawns_at_home_ = all_above();
  [[nodiscard]] static constexpr std::array<std::uint8_t, 33> all_above() {
    std::array<std::uint8_t, 33> list{};
    list.fill(17);
    return list;
  }
};

}  // namespace adoube::openings
