// SPDX-License-Identifier: MIT
/// What a reader of PGN tells while it reads. Every text handed over lives only until the call returns.
#pragma once

#include <cstdint>
#include <string_view>

#include "adoube/notation/pgn_problem.hpp"
#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::notation {

enum class PgnResult : std::uint8_t { WhiteWins, BlackWins, Draw, Unfinished };

/// "1-0", "0-1", "1/2-1/2", "*".
[[nodiscard]] std::string_view text(PgnResult result);

/// What is known of a game when it ends.
struct PgnGameEnd {
  std::uint32_t line = 1;                    ///< where its first token stands
  std::uint64_t offset = 0;                  ///< likewise, in bytes
  std::uint32_t plies = 0;                   ///< of the main line, as far as it is legal
  PgnResult result = PgnResult::Unfinished;  ///< of the movetext; of the Result tag where the movetext has none
  std::uint32_t errors = 0;
  std::uint32_t warnings = 0;

  [[nodiscard]] bool ok() const { return errors == 0; }
};

/// The calls come in the order of the text: game_begins, tags, starts, then moves, annotations and variations, game_ends.
/// A problem is told when it is found, which may be after others that stand behind it (sort_by_place()). Each call does
/// nothing unless overridden.
class PgnVisitor {
 public:
  PgnVisitor() = default;
  PgnVisitor(const PgnVisitor&) = delete;
  PgnVisitor& operator=(const PgnVisitor&) = delete;
  virtual ~PgnVisitor() = default;

  virtual void game_begins() {}
  /// The value without its escapes, in UTF-8. Of several tags with one name only the first.
  virtual void tag(std::string_view /*name*/, std::string_view /*value*/) {}
  /// The position of the first move. Not called where the FEN tag gives none; then no move follows. Called again where tags
  /// come late, behind other text than moves.
  virtual void starts(const rules::Position& /*position*/) {}
  /// A legal move of the line that is open, and the position after it.
  virtual void move(rules::Move /*move*/, const rules::Position& /*after*/) {}
  /// "--": the player passes, in a variation.
  virtual void null_move(const rules::Position& /*after*/) {}
  /// An annotation of the last move of the open line (8.2.4). 0 to 255.
  virtual void nag(std::uint8_t /*number*/) {}
  /// A comment comes in one or more pieces. `before_move`: it stands behind a bracket or a move number, or before the first
  /// move, and so belongs to the move that follows, if one does; otherwise to the last move.
  virtual void comment_begins(bool /*before_move*/) {}
  /// Bytes as they stand in the text, of any encoding.
  virtual void comment_text(std::string_view /*piece*/) {}
  virtual void comment_ends() {}
  /// A variation that replaces the last move of the open line, and becomes the open line.
  virtual void variation_opens() {}
  virtual void variation_closes() {}
  virtual void problem(const PgnProblem& /*problem*/) {}
  virtual void game_ends(const PgnGameEnd& /*end*/) {}
};

}  // namespace adoube::notation
