// SPDX-License-Identifier: MIT
/// What the rules say to an answer: right, or what it misses, and why.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "adoube/game/ruling.hpp"
#include "adoube/rules/bitboard.hpp"
#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::lessons {

/// What an answer lacks or has too much. After the semicolon: the squares, and the value where there is one.
enum class MissCode : std::uint8_t {
  // a move
  Illegal,             ///< it cannot be played: the reasons say why; from and to
  OtherFrom,           ///< another piece is asked for; where it stands
  OtherTo,             ///< another square is asked for; that square
  OtherPiece,          ///< another kind is asked for; from; the kind asked for
  NoMate,              ///< it does not mate; the opponent's king
  Mate,                ///< it mates, and should not; that king
  NoCheck,             ///< it gives no check; that king
  Check,               ///< it gives check, and should not; that king
  NoStalemate,         ///< the opponent can still move; those of its pieces that can
  Stalemate,           ///< the opponent has no move left, and should; its king
  NoCapture,           ///< it captures nothing; to
  Capture,             ///< it captures, and should not; what it captures
  OtherCapture,        ///< another piece is to be captured; that one
  NoCastling,          ///< it is no castling
  Castling,            ///< it is a castling, and should not be
  OtherCastling,       ///< the other castling is asked for
  NoPromotion,         ///< no pawn is promoted
  Promotion,           ///< a pawn is promoted, and should not be
  OtherPromotion,      ///< the pawn is to become another piece; to; the kind asked for
  NoEnPassant,         ///< it does not capture en passant
  EnPassant,           ///< it captures en passant, and should not
  NoDoubleStep,        ///< it is no double step of a pawn
  DoubleStep,          ///< it is one, and should not be
  OtherAnswerToCheck,  ///< the check is answered in another way; ; how: "block", "capture" or "king"
  AttacksMissing,      ///< the piece does not attack all it should; what it does not
  NotDead,             ///< somebody can still mate
  Dead,                ///< nobody can mate any more
  NoRepetition,        ///< the position has not stood so often; ; how often it would have
  // squares
  SquaresMissing,  ///< these belong to the answer as well; they; how many
  SquaresWrong,    ///< these do not; they; how many
  // a state
  InCheck,     ///< the king is attacked; king and attackers
  NotInCheck,  ///< the king is not attacked; king
  HasMoves,    ///< there is a legal move; those pieces that have one
  NoMoves,     ///< there is none
  // may it be played?
  IsLegal,      ///< it may
  IsNotLegal,   ///< it may not: the reasons say why
  OtherReason,  ///< it may not, for another reason: the reasons say for which
  // a claim
  NoClaim,        ///< no claim would be correct: the reasons say why
  ClaimPossible,  ///< there is something to claim; ; its kind
  // a ruling, a choice
  OtherRuling,  ///< the reasons have the ruling; ; its code
  OtherOption,  ///< another one is right
  // a move in writing
  NotAMove,   ///< the text is no legal move: the reasons say why
  OtherMove,  ///< it is another move; from and to of that one
  OtherForm,  ///< it is this move, written in another form; ; how it departs, where that has a code
  // a board that is set up
  PiecesMissing,  ///< these squares are empty and should not be
  PiecesExtra,    ///< these should be empty
  PiecesWrong,    ///< other pieces belong here
  Occupied,       ///< a piece stands there already; it
  Unplayable,     ///< no game can go on from there: the reasons say why
  OtherState,     ///< ; the state that is there instead
  // practice
  NotYet,     ///< what is asked for has not happened so far
  Forbidden,  ///< that was not to happen; ; the ruling's code
};

/// "illegal", "other-from" ...
[[nodiscard]] std::string_view name(MissCode code);

struct Miss {
  MissCode code;
  rules::Bitboard squares{};
  std::variant<std::monostate, int, std::string> value{};

  friend bool operator==(const Miss&, const Miss&) = default;
};

struct Judgement {
  /// Empty where the answer is right.
  std::vector<Miss> misses{};
  /// What the Laws say to it: why a move cannot be played, why a claim is not correct, what the ruling is.
  std::vector<game::Ruling> reasons{};
  /// The legal move that the answer is, right or not.
  std::optional<rules::Move> move{};

  [[nodiscard]] bool right() const { return misses.empty(); }
};

/// A judgement with one miss.
[[nodiscard]] Judgement missed(MissCode code, rules::Bitboard squares = {},
                               std::variant<std::monostate, int, std::string> value = {});

}  // namespace adoube::lessons
