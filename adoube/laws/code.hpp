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
  Arbiter,              ///< 12.9, a result set by the arbiter; values: result

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
};

/// How many codes there are.
inline constexpr int code_count = static_cast<int>(Code::CannotResignAfterEnd) + 1;

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
[[nodiscard]] Code code_of(rules::SetupFault fault);
[[nodiscard]] Code code_of(rules::CastlingObstacleKind obstacle);
[[nodiscard]] Code code_of(notation::FenFault fault);
[[nodiscard]] Code code_of(notation::SanFault fault);
[[nodiscard]] Code code_of(notation::Forgiven forgiven);
[[nodiscard]] Code code_of(notation::PgnFault fault);
/// What was forgiven where it is a warning about something forgiven, otherwise the fault: as notation::code(problem).
[[nodiscard]] Code code_of(const notation::FenProblem& problem);

/// Whether the code says how a game ends.
[[nodiscard]] constexpr bool is_outcome(Code code) { return code >= Code::Checkmate && code <= Code::Arbiter; }
/// The reason that goes with a result: the name of the code, where a draw is told by the same word as the loss it would have
/// been ("flag-fall" for FlagFall and FlagFallDraw). `outcome`: a code that is_outcome().
[[nodiscard]] std::string_view outcome_reason(Code outcome);

}  // namespace adoube::laws
