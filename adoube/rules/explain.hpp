// SPDX-License-Identifier: MIT
/// Why a move is legal or not: the complete answer, for people (Laws 3.10.2). For every pair of squares explain()
/// says legal exactly where legal_moves() lists the move; the tests hold the two against each other.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "adoube/rules/bitboard.hpp"
#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::rules {

/// Why a try is no legal move, in the order a teacher would name them. After the semicolon: what the Reason holds beside.
enum class Refusal : std::uint8_t {
  NoPiece,                   ///< nothing stands on the square of departure (3.10.2)
  NotYourPiece,              ///< the piece belongs to the opponent, who is not on move (1.2)
  SameSquare,                ///< departure and arrival are one square (3.10.2)
  OwnPieceOnTarget,          ///< an own piece stands on the square of arrival (3.1); obstacles
  CaptureOfKing,             ///< the king is never captured (1.4.1)
  NotABishopMove,            ///< 3.2
  NotARookMove,              ///< 3.3
  NotAQueenMove,             ///< 3.4
  NotAKnightMove,            ///< 3.6
  NotAKingMove,              ///< 3.8.1
  NotAPawnMove,              ///< neither one or two ahead nor one diagonally ahead (3.7.1)
  PawnMovesBackwards,        ///< 3.7.1
  PathBlocked,               ///< bishop, rook, queen do not pass over pieces (3.5); obstacles: the nearest one, path
  PawnBlocked,               ///< the square ahead is occupied (3.7.1), be it by an enemy piece; obstacles
  PawnDoubleStepBlocked,     ///< the square passed over or the square of arrival is occupied (3.7.2); obstacles, path
  PawnDoubleStepTooLate,     ///< two squares only from the pawn's first place (3.7.2)
  PawnNothingToCapture,      ///< diagonally only to capture (3.7.3)
  EnPassantTooLate,          ///< the pawn beside has not just made a double step (3.7.3.2); path: that pawn
  PromotionPieceMissing,     ///< a pawn reaching the last rank must become a piece (3.7.3.3)
  PromotionPieceNotAllowed,  ///< a king or a pawn (3.7.3.3)
  PromotionNotOnLastRank,    ///< a promotion was asked for where there is none (3.7.3.3)
  CastlingKingNotAtHome,     ///< the king does not stand on its original square (3.8.2)
  CastlingNoRook,            ///< no own rook stands where it would castle from (3.8.2); path: that square
  CastlingRightLost,         ///< the king, or the rook on that side, has moved before (3.8.2.1); path: king and rook
  CastlingPathBlocked,       ///< a piece stands between (3.8.2.2); obstacles: all of them
  CastlingOutOfCheck,        ///< the king's square is attacked (3.8.2.2); attackers, path, king
  CastlingThroughAttack,     ///< a square the king crosses is attacked (3.8.2.2); attackers, path: it, king
  CastlingIntoAttack,        ///< the square of arrival is attacked (3.8.2.2); as before
  CastlingRookShieldsKing,   ///< Chess960: with the rook gone the king is attacked (II.3.2.7, 3.9.2); as before
  KingIntoAttack,            ///< the king would arrive on an attacked square (3.9.2); attackers, path: lines, king
  DoubleCheckKingMustMove,   ///< two checkers: only the king can move (3.9.2); attackers, king
  CheckNotAnswered,          ///< the king stays in check (3.9.2); attackers, path: lines, king
  Pinned,                    ///< the piece would leave the line on which it shields its king (3.9.2); as before
  EnPassantExposesKing,      ///< with both pawns gone the king stands attacked (3.7.3.1, 3.9.2); as before
};

/// What a legal move does besides going from one square to another.
enum class Effect : std::uint8_t {
  Moves,               ///< always: the piece and its two squares
  Captures,            ///< 3.1.1; squares: the captured piece
  CapturesEnPassant,   ///< 3.7.3.1; squares: the captured pawn
  DoubleStep,          ///< 3.7.2; squares: the square passed over
  AllowsEnPassant,     ///< 3.7.3.1: the opponent may now legally capture en passant; squares: the capturing pawns
  Promotes,            ///< 3.7.3.3
  CastlesKingside,     ///< 3.8.2; squares: where king and rook arrive
  CastlesQueenside,    ///< 3.8.2
  LosesCastlingRight,  ///< 3.8.2.1: the mover's own; squares: the rooks concerned
  TakesCastlingRight,  ///< 3.8.2.1: the opponent's, the rook being captured
  GivesCheck,          ///< 3.9.1; squares: the checking pieces
  Checkmates,          ///< 5.1.1
  Stalemates,          ///< 5.2.1
};

/// One reason with its squares. Which of them are filled is said beside each Refusal; the rest stay empty.
struct Reason {
  Refusal refusal;
  Bitboard attackers{};          ///< the opponent's pieces that forbid it
  Bitboard obstacles{};          ///< what stands in the way
  Bitboard path{};               ///< the squares of the line or way concerned
  std::optional<Square> king{};  ///< the king that would be, or stays, attacked

  friend bool operator==(const Reason&, const Reason&) = default;
};

struct Consequence {
  Effect effect;
  Bitboard squares{};
  std::optional<Piece> piece{};  ///< the piece captured, or the new piece of a promotion

  friend bool operator==(const Consequence&, const Consequence&) = default;
};

struct Explanation {
  /// The move, when it is legal.
  std::optional<Move> move{};
  /// When legal: at least Effect::Moves, in the order of Effect.
  std::vector<Consequence> effects{};
  /// When not: at least one, the one to name first in front.
  std::vector<Reason> reasons{};

  [[nodiscard]] bool legal() const { return move.has_value(); }
};

/// The try to bring what stands on `from` to `to`. Castling may be asked for by the king going two squares (standard chess)
/// or by the king taking its own rook. `promotion`: what a pawn is to become, for a pawn that reaches the last rank.
/// Any three values will do.
///
/// When it is refused, the reasons are all those that would each forbid it alone, in the order of Refusal, each once, with
/// these limits: NoPiece, NotYourPiece and SameSquare come alone; whether the own king would be safe is asked only where the
/// piece can go that way and nothing is in its way, since otherwise there is no position after the move to ask about; and
/// PromotionPieceMissing comes alone, for a pawn's move that is legal but for the choice. A castling hears of every
/// obstacle at once, though the right of a rook that is not there counts as CastlingNoRook only.
[[nodiscard]] Explanation explain(const Position& position, Square from, Square to, std::optional<Kind> promotion);

/// The same reasons on a board that no legal game can show, as it may stand after an illegal move at a real board: a king
/// left in check, a pawn on its last rank (7.5, A.5.2, A.5.4). One king each is there. Empty where the move obeys
/// Articles 3.1 to 3.9.
[[nodiscard]] std::vector<Reason> reasons_against(const Setup& board, Square from, Square to, std::optional<Kind> promotion);

/// Effects of a legal move, without asking again whether it is.
[[nodiscard]] std::vector<Consequence> effects_of(const Position& position, Move legal_move);

}  // namespace adoube::rules
