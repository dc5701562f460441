// SPDX-License-Identifier: MIT
/// The closed list of everything the program can tell about a move, a position, a text or a game: why it is refused, what it
/// does, how the game ends, what an arbiter rules. Each code has a name for JSON, the article behind it and a sentence in
/// three languages; name, article and sentences stand in data/laws/sentences.toml, which is checked against this list when
/// the library is compiled. Every other library maps its own enums to a code, or uses codes outright.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "adoube/notation/fen.hpp"
#include "adoube/notation/forgiven.hpp"
#include "adoube/notation/pgn_problem.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/rules/castling.hpp"
#include "adoube/rules/explain.hpp"
#include "adoube/rules/grounds.hpp"
#include "adoube/rules/validity.hpp"

namespace adoube::laws {

/// The words after "values:" are the fields of Values (values.hpp) that the sentence of a code speaks of.
enum class Code : std::uint16_t {
  // Why a try is no legal move: rules::Refusal, in its order. Values come from values_of().
  NoPiece,
  NotYourPiece,
  SameSquare,
  OwnPieceOnTarget,
  CaptureOfKing,
  NotABishopMove,
  NotARookMove,
  NotAQueenMove,
  NotAKnightMove,
  NotAKingMove,
  NotAPawnMove,
  PawnMovesBackwards,
  PathBlocked,
  PawnBlocked,
  PawnDoubleStepBlocked,
  PawnDoubleStepTooLate,
  PawnNothingToCapture,
  EnPassantTooLate,
  PromotionPieceMissing,
  PromotionPieceNotAllowed,
  PromotionNotOnLastRank,
  CastlingKingNotAtHome,
  CastlingNoRook,
  CastlingRightLost,
  CastlingPathBlocked,
  CastlingOutOfCheck,
  CastlingThroughAttack,
  CastlingIntoAttack,
  CastlingRookShieldsKing,
  KingIntoAttack,
  DoubleCheckKingMustMove,
  CheckNotAnswered,
  Pinned,
  EnPassantExposesKing,

  // What a legal move does: rules::Effect, in its order. Values come from values_of().
  Moves,
  Captures,
  CapturesEnPassant,
  DoubleStep,
  AllowsEnPassant,
  Promotes,
  CastlesKingside,
  CastlesQueenside,
  LosesCastlingRight,
  TakesCastlingRight,
  GivesCheck,
  Checkmates,
  Stalemates,

  // Why a legal move is legal: rules::Ground, in its order. Values come from values_of().
  PathIsClear,
  PawnAtHome,
  EnPassantJustNow,
  EnPassantAsIfOne,
  CastlingNeverMoved,
  CastlingWayIsClear,
  CastlingKingIsSafe,
  EndsCheck,
  KingIsSafe,

  // What is wrong with a position that someone set up: rules::SetupFault, in its order. Values come from values_of().
  Kings,
  PawnOnBackRank,
  OpponentInCheck,
  Castling,  ///< a castling right without its king or rook in place
  EpSquare,  ///< an en passant square that no double step can have left behind
  TooManyPawns,
  TooManyPromoted,
  ImpossibleCheck,

  // What is wrong with the spelling of a FEN: the faults of notation::FenFault that are not those of a setup. The Laws know
  // no
  // FEN, so there is no article. Values come from values_of().
  Syntax,
  FieldCount,
  Halfmove,
  Fullmove,

  // Why a text is not taken for a move: notation::SanFault. Values come from values_of().
  // notation::SanFault::PromotionMissing
  // is PromotionPieceMissing.
  NotAMove,
  IllegalMove,  ///< the reason is a question to explain(), where there is a piece to ask about
  AmbiguousMove,
  NotExportForm,

  // What a lenient reader forgave: notation::Forgiven, in its order. No values.
  FenMissingFields,
  FenSpaces,
  FenTrailingText,
  FenAdjacentDigits,
  FenTurnSpelling,
  FenDashSpelling,
  FenCastlingOrder,
  FenCastlingTwice,
  FenCastlingRookFile,
  FenCastlingDropped,
  FenEpSquareCase,
  FenEpSquareDropped,
  FenHalfmoveClock,
  FenFullmoveNumber,
  FenLeadingZeros,
  FenTooManyPawns,
  FenTooManyPromoted,
  CheckMarkMissing,
  CheckMarkWrong,
  CheckMarkSuperfluous,
  MateAsDoublePlus,
  CaptureMarkMissing,
  CaptureMarkSuperfluous,
  CaptureMarkSpelling,
  NeedlessDisambiguation,
  LongForm,
  CoordinateForm,
  PawnLetter,
  CastlingSpelling,
  EnPassantMark,
  PromotionSpelling,
  PieceLetterCase,
  Figurine,
  AnnotationSuffix,
  DrawOfferMark,
  MoveNumber,
  MoveSpaces,

  // What a reader of PGN found: notation::PgnFault, with IllegalMove, AmbiguousMove and NotAMove above. Values: maybe move,
  // the
  // piece of text concerned.
  IncompleteMove,
  NullMove,
  NullMoveInMainLine,
  ForgivenSpelling,
  WrongMoveNumber,
  VariationWithoutMove,
  EmptyVariation,
  UnclosedVariation,
  UnmatchedClosingBracket,
  UnmatchedClosingBrace,
  UnclosedComment,
  BraceInComment,
  StrayText,
  UnknownSign,
  NagRange,
  NagWithoutMove,
  MissingResult,
  ResultSpelling,
  ResultMismatch,
  ResultInVariation,
  TextAfterResult,
  NoTags,
  NoMovetext,
  NoGame,
  TagSyntax,
  DuplicateTag,
  ResultTagValue,
  FenTag,
  FenTagSpelling,
  FenWithoutSetup,
  SetupWithoutFen,
  UnsupportedVariant,
  BadField,
  NotUtf8,
  CommentTooLong,
  TagTooLong,
  TooDeep,
  GameTooLong,
  TooManyProblems,

  // How a game ends. `colour` is the player whom it happens to: who is mated or stalemated, who resigns, whose flag falls.
  Checkmate,            ///< 5.1.1; values: colour
  Stalemate,            ///< 5.2.1; values: colour
  DeadPosition,         ///< 5.2.2
  FivefoldRepetition,   ///< 9.6.1; values: number (5 without one)
  SeventyFiveMoves,     ///< 9.6.2
  ThreefoldRepetition,  ///< on a claim. 9.2.1 with a move announced, 9.2.2 without; values: number (3 without one), maybe
                        ///< move
  FiftyMoves,           ///< on a claim. 9.3.1 with a move announced, 9.3.2 without; values: maybe move
  Agreement,            ///< 5.2.3
  Resignation,          ///< 5.1.2, lost; values: colour
  ResignationDraw,      ///< 5.1.2, drawn: the opponent cannot mate; values: colour
  FlagFall,             ///< 6.9, lost; values: colour
  FlagFallDraw,         ///< 6.9, drawn: the opponent cannot mate; values: colour
  IllegalMoves,         ///< 7.5.5, lost; values: colour
  IllegalMovesDraw,     ///< 7.5.5, drawn: the opponent cannot mate; values: colour
  Forfeit,              ///< 6.7.1; values: colour
  BothFlagsDraw,        ///< III.3.1.2: both flags are down and nobody knows which fell first
  NoNormalWin,          ///< III.5.1, drawn by the arbiter on that claim; values: colour, who claimed
  LossByArbiter,        ///< 12.9.6; values: colour, who loses; maybe article
  WrongSetUp,           ///< 7.2.1: the game is cancelled and a new one played
  ColoursReversed,      ///< 7.3, likewise
  GameCancelled,        ///< by the arbiter, for another reason; values: maybe article
  Arbiter,              ///< 12.9, a result set by the arbiter; values: result, maybe article
  Aborted,              ///< no article: an agreed first-move limit has passed; values: colour

  // What happened in a game that goes on.
  MoveMade,               ///< 4.7; values: colour, move
  DrawOffered,            ///< 9.1.2.1; values: colour
  DrawOfferedOutOfTurn,   ///< 9.1.2.1: valid all the same, see 11.5; values: colour
  DrawDeclined,           ///< 9.1.2.1; values: colour, who declines
  DrawOfferStands,        ///< 9.1.2.1; values: colour, whose offer it is
  ClaimCorrect,           ///< 9.5.2; values: colour, outcome (threefold-repetition or fifty-moves)
  ClaimIncorrect,         ///< 9.5.3; values: colour, outcome, maybe number (seconds added to the opponent's clock)
  ClaimIsOffer,           ///< 9.1.2.3; values: colour
  ClaimedMoveToBePlayed,  ///< 9.5.3; values: colour, move

  // What a game refuses.
  NotYourTurn,        ///< 1.2; values: colour, who has the move
  GameOver,           ///< the article of the end; values: outcome
  NoOfferToAnswer,    ///< 9.1.2.1; values: colour, who tries to answer
  OwnOffer,           ///< 9.1.2.1: one's own offer cannot be answered or withdrawn; values: colour
  OfferAlreadyOpen,   ///< 9.1.2.1; values: colour, whose offer stands
  AgreementTooEarly,  ///< 5.2.3
  ClaimNotOnMove,     ///< 9.2 or 9.3; values: colour, who claims; outcome
  /// 9.2.1 or 9.3.1: a claim that only lacks its announced move is to be put in order; values: colour, outcome
  ClaimNeedsMove,
  ClaimNeedsLegalMove,        ///< 9.5.3; values: move
  ClaimThreefoldNotReached,   ///< 9.2; values: number (times seen), maybe move
  ClaimFiftyNotReached,       ///< 9.3; values: number (half-moves), maybe move
  ClaimMoveResetsCount,       ///< 9.3.1; values: move
  AnnouncedMoveMustBePlayed,  ///< 9.5.3; values: colour, move
  CannotResignAfterEnd,       ///< 5.1.2; values: maybe outcome
  AgreementNotBefore,  ///< 9.1.1: no offer or agreement before that move; values: number, the full move it is open from
  ClaimRightLost,      ///< 9.4: the player has touched a piece this turn; values: colour, outcome

  // Moves taken back by agreement, in casual games; the Laws have no article for any of it.
  TakeBackAsked,          ///< values: colour, who asks
  TakenBack,              ///< values: colour, whose move it was
  TakeBackDeclined,       ///< values: colour, who declines
  TakeBacksNotAgreed,     ///< the game was not made so
  NothingToTakeBack,      ///< values: colour, who has made no move
  TakeBackAlreadyAsked,   ///< values: colour, who has asked
  TakeBackAskedAgain,     ///< declined since the player's last move; values: colour
  TakeBackAskedTooOften,  ///< values: colour
  NoTakeBackToAnswer,     ///< values: colour, who tries to answer
  AbortNotDue,            ///< the first move may still come; values: colour
  RematchAsked,           ///< values: colour, who asks
  RematchAgreed,          ///< values: colour, who asked last
  RematchWithdrawn,       ///< values: colour
  RematchNotYet,          ///< the game is not over
  RematchAlreadyAsked,    ///< values: colour, who has asked
  RematchAskedTooOften,   ///< values: colour
  NoRematchToWithdraw,    ///< values: colour

  // A hand on the board (Article 4). The first seven also refuse a move that is not the one bound to.
  TouchBindsPiece,        ///< 4.3.1: it must be moved; values: colour, piece, from
  TouchBindsCapture,      ///< 4.3.2: it must be captured; values: colour, captured
  TouchBindsBoth,         ///< 4.3.3: the one must capture the other; values: colour, piece, from, captured
  TouchBindsCastling,     ///< 4.4.1: castling on that side; values: colour, from (the king), squares (the rook)
  TouchRookFirst,         ///< 4.4.2: not castling on that side; this piece must be moved; values: colour, piece, from
  TouchKingMustMove,      ///< 4.4.3: that castling is illegal, another king move; values: colour, from
  ReleasedKingMustMove,   ///< 4.7.2: likewise after the king was released; values: colour, from
  TouchBindsNothing,      ///< 4.5: none of them can be moved or captured, any legal move; values: colour, squares
  TouchMoveOff,           ///< 4.3: touch-move is switched off in this game
  AdjustAnnounced,        ///< 4.2.1; values: colour
  TouchAdjusts,           ///< 4.2.1: covered by the announcement; values: colour, squares
  TouchNotOnMove,         ///< 4.2.1: refused, touching or adjusting while the opponent has the move; values: colour
  AdjustOnOpponentsTime,  ///< 6.2.5: refused, the own clock does not run; values: colour
  TouchedNothing,         ///< 4.3: refused, no piece stands there; values: squares
  ReleasedPieceStays,     ///< 4.7: refused, the move has been made; values: colour, move
  ComplaintUpheld,        ///< 4.8: the move broke Article 4, and is taken back; values: colour who complains, move
  ComplaintUnfounded,     ///< 4.3: refused, the move obeyed; values: colour, move
  ComplaintTooLate,       ///< 4.8: refused, who complains has touched a piece since; values: colour
  ComplaintForArbiter,    ///< 4.8: in time; what was touched, the arbiter decides; values: colour

  // The clock (Article 6).
  MoveCompleted,          ///< 6.2.1; values: colour
  PressWithoutEffect,     ///< 6.2.1: there is no move to complete and the clock does not run; values: colour
  NoClock,                ///< 6.1: refused, this game has none
  FlagNotDown,            ///< 6.8: refused; values: colour, number (seconds left, at least 1)
  BothFlagsPlayOn,        ///< III.3.1.1
  ClocksStopped,          ///< 6.11.1, by the arbiter
  ClocksStoppedByPlayer,  ///< 6.11.2, to call the arbiter; values: colour
  ArbiterCalled,          ///< 6.11.2, the clocks run on; values: colour
  ArbiterCalledAlready,   ///< 11.5: refused, the arbiter has yet to answer; values: colour
  ClocksStarted,          ///< 6.11.3
  ClocksStandAlready,     ///< 6.11.1: refused
  ClocksRunAlready,       ///< 6.11.3: refused
  StartIsForArbiter,      ///< 6.11.3: refused; values: colour
  PlayerLeft,             ///< 11.2.3.1, not on move; values: colour
  PlayerLeftOnMove,       ///< 11.2.3.2; values: colour
  PlayerArrived,          ///< 6.7.1, within the default time; values: colour
  PlayerBack,             ///< 11.2.3; values: colour
  PlayerIsHere,           ///< 6.7.1: refused, has never been away; values: colour

  // Illegal acts (7.5). Values of all: colour, who did it; maybe move.
  IllegalMoveStands,         ///< 7.5.1: made and not yet noticed
  IllegalMoveStandsLimited,  ///< A.5.2, likewise without full supervision
  IllegalMoveCorrected,      ///< 7.5.1, the first; values: number (seconds given to the opponent; none without a clock)
  PawnBecomesQueen,          ///< 7.5.2, the first; values: number, to (the pawn's square)
  PressedWithoutMove,        ///< 7.5.3, the first; values: number
  TwoHandsUsed,              ///< 7.5.4, the first; values: number
  IllegalMoveNotCompleted,   ///< 7.5.1: the clock was not pressed, no penalty
  MoveIsLegal,               ///< 3.10.1: refused, there is nothing illegal in that move
  NothingToCorrect,          ///< 7.5.1: refused, no such fault is on record
  CorrectionTooLate,         ///< A.5.2: refused, the opponent has made the next move
  OnlyAtABoard,              ///< 0.1: refused, cannot happen on a screen

  // Other irregularities (7.1 to 7.6).
  BoardTurned,            ///< 7.2.2: the position goes over to a board placed right
  ColoursReversedPlayOn,  ///< 7.3: ten moves each have been made
  SetUpTooLate,           ///< A.5.1.2: refused
  Displaced,              ///< 7.6: the position of the record is restored
  PositionRestored,       ///< 7.1, by the arbiter; values: number (the half-moves that stand)
  NothingToRestore,       ///< 7.1: refused, the game has not that many half-moves; values: number (how many it has)

  // Guidelines III.
  GuidelinesNotAnnounced,  ///< III.2.1: refused
  GuidelinesNotForThis,    ///< III.2.2: refused, blitz or a game with added time
  IncrementAskedTooEarly,  ///< III.4: refused, not the last period or two minutes left; values: colour
  NoNormalWinTooEarly,     ///< III.5: refused, likewise; values: colour
  IncrementAsked,          ///< III.4, a draw offer; values: colour
  NoNormalWinClaimed,      ///< III.5, a draw offer; values: colour
  IncrementGranted,        ///< III.4; values: colour who asked, number (seconds given to the opponent)
  IncrementRefused,        ///< III.4; values: colour who asked
  NoNormalWinPostponed,    ///< III.5.2; values: colour who claimed, number
  NoNormalWinRejected,     ///< III.5.3; values: colour who claimed, number
  NothingToDecide,         ///< III.5: refused, no such claim is open

  // The arbiter (Article 12). `article`: the one that called for it, as the arbiter says; then it is cited.
  Warned,              ///< 12.9.1; values: colour, maybe article
  TimeAdded,           ///< 12.9.2; values: colour (punished), number (seconds to the opponent), maybe article
  TimeRemoved,         ///< 12.9.3; values: colour, number, maybe article
  PointsLowered,       ///< 12.9.5: half a point of the game less at its end; values: colour, maybe article
  ClockSet,            ///< 6.10.2; values: colour, number (seconds), maybe article
  ArbiterOnly,         ///< 12.3: refused, a player cannot do this; values: colour
  PlayersOnly,         ///< 12.6: refused, the arbiter does not play
  ScoreShown,          ///< A.4.3: a player on move asked to see the score; values: colour, number (how often so far)
  ScoreAskedTooOften,  ///< A.4.3: more than five times, a distraction; values: colour, number
  ScoreNotOnMove,      ///< A.4.3: refused; values: colour

  /// Refused before the Laws are asked: the time of the event lies before that of the last one.
  Unreadable,

  // What is to be done now.
  NextMove,         ///< 1.3; values: colour
  NextPress,        ///< 6.2.1; values: colour
  NextStartClocks,  ///< 6.11.3
  NextDecide,       ///< III.5: the arbiter decides on what was asked; values: colour who asked
  /// A.5.4: both kings in check, or a pawn on its last rank, and still so after the next move: the arbiter draws the game
  NextDrawStillIllegal,
  NextAnswerOffer,  ///< 9.1.2.1; values: colour, who may accept
  NextResult,       ///< 8.7: both sign the result; values: result

  // Who can still mate by any series of legal moves (6.9; 5.1.2, 7.5.5; 5.2.2). Values of all: colour, whose mate it is
  // about.
  CanMate,             ///< values: number (half-moves to the mate), maybe move (the whole line)
  HasMated,            ///< the mate stands on the board
  CannotMateMaterial,  ///< no placement of these men mates
  CannotMateWall,      ///< by what each man can ever reach; values: maybe pieces, the pawns that stand for good
  /// each move is the only legal one; values: maybe move (the line), maybe outcome (Checkmate or Stalemate at its end)
  CannotMateForced,
  CannotMateExhausted,       ///< values: number (positions)
  CannotMateKingsAndPawns,   ///< values: number (arrangements)
  CanMateUndetermined,       ///< values: number (positions)
  DeadPositionUndetermined,  ///< 5.2.2: after a move, the game goes on
  MateUndetermined,          ///< 6.9: the loss stands; values: colour, who loses

  // What an audit finds in a finished game.
  PlayedOn,                ///< after an end that came by itself; values: outcome, maybe number (half-moves after it)
  ResultMissing,           ///< values: outcome (what ended the game)
  ResultContradicts,       ///< values: outcome (what ended the game), result (what is written)
  TerminationContradicts,  ///< values: outcome (what is said to have ended it, and the position does not show)
  TimeForfeitIsDraw,       ///< 6.9; values: colour, whose flag fell
  ResignationIsDraw,       ///< 5.1.2; values: colour, who resigned
  LossIsDraw,              ///< 5.1.2, where nobody says what the loss was; values: colour, who lost
  TimeDrawIsLoss,          ///< 6.9; values: colour, whose flag fell
  ClaimNotMade,            ///< no fault; values: colour, outcome (threefold-repetition or fifty-moves), maybe move
};

/// How many codes there are.
inline constexpr int code_count = static_cast<int>(Code::ClaimNotMade) + 1;

/// The place in a table by code.
[[nodiscard]] constexpr int index(Code code) { return static_cast<int>(code); }

/// "king-into-attack": the name in JSON, the same in every language. Names stay what they are.
[[nodiscard]] std::string_view name(Code code);
/// From the name exactly; nothing for any other text.
[[nodiscard]] std::optional<Code> code_from_name(std::string_view name);

/// The article behind the code, such as "3.9.2"; empty where the Laws have none (the spelling of a FEN or of PGN). Where it
/// depends on the case (9.2.1 or 9.2.2): the one for a case that nothing is known of; article(code, values) in sentence.hpp
/// tells which one it is.
[[nodiscard]] std::string_view article(Code code);

[[nodiscard]] Code code_of(rules::Refusal refusal);
[[nodiscard]] Code code_of(rules::Effect effect);
[[nodiscard]] Code code_of(rules::Ground ground);
[[nodiscard]] Code code_of(rules::SetupFault fault);
[[nodiscard]] Code code_of(rules::CastlingObstacleKind obstacle);
[[nodiscard]] Code code_of(notation::FenFault fault);
[[nodiscard]] Code code_of(notation::SanFault fault);
[[nodiscard]] Code code_of(notation::Forgiven forgiven);
[[nodiscard]] Code code_of(notation::PgnFault fault);
/// What was forgiven where it is a warning about something forgiven, otherwise the fault: as notation::code(problem).
[[nodiscard]] Code code_of(const notation::FenProblem& problem);

/// Whether the code says how a game ends.
[[nodiscard]] constexpr bool is_outcome(Code code) { return code >= Code::Checkmate && code <= Code::Aborted; }
/// The reason that goes with a result: the name of the code, where a draw is told by the same word as the loss it would have
/// been ("flag-fall" for FlagFall and FlagFallDraw). `outcome`: a code that is_outcome().
[[nodiscard]] std::string_view outcome_reason(Code outcome);

}  // namespace adoube::laws
