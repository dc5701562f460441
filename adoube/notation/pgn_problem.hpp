// SPDX-License-Identifier: MIT
/// What can be wrong with a PGN text, and where. An error means that something could not be read, or was lost: the game as
/// read is not all that was written. A warning means that everything was read, though not written as the standard says.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/forgiven.hpp"

namespace adoube::notation {

enum class PgnFault : std::uint8_t {
  // Moves
  IllegalMove,         ///< a move, but not legal there (3.10.2); the line ends before it
  AmbiguousMove,       ///< several legal moves fit; never decided by guessing; the line ends before it
  IncompleteMove,      ///< a promotion that does not say to what (3.7.3.3); the line ends before it
  NotAMove,            ///< a word that is no move in any notation; the line ends before it
  NullMove,            ///< "--" or "Z0" in a variation: an annotation, kept there
  NullMoveInMainLine,  ///< nobody may pass in a game (1.3); the line ends before it
  ForgivenSpelling,    ///< a legal move written otherwise than in export form; `forgiven` tells how
  MoveNumber,          ///< a number other than the move's (8.2.2: only a hint)
  // Structure of the movetext
  VariationWithoutMove,     ///< an opening bracket where no move stands that it could replace; skipped
  EmptyVariation,           ///< nothing between the brackets
  UnclosedVariation,        ///< the game ends within a variation
  UnmatchedClosingBracket,  ///< ")" where no variation is open
  UnmatchedClosingBrace,    ///< "}" where no comment is open
  UnclosedComment,          ///< the next game, or the end of the text, comes before "}"
  BraceInComment,           ///< "{" within a comment: comments do not nest (5), the first "}" closes
  StrayText,                ///< signs that mean nothing in a movetext; skipped
  UnknownSign,              ///< an evaluation written as a sign (±, +-, ∞ ...); read as its $ number where there is one
  NagRange,                 ///< a $ number above 255, or none behind the $
  NagWithoutMove,           ///< an annotation with no move before it; dropped
  // Result
  MissingResult,      ///< no 1-0, 0-1, 1/2-1/2 or * at the end of the movetext (8.2.6)
  ResultSpelling,     ///< a result in another spelling ("1/2", "½-½", "1:0")
  ResultMismatch,     ///< the Result tag says otherwise; the movetext counts
  ResultInVariation,  ///< a result within a variation; it does not end the game
  TextAfterResult,    ///< moves behind the result that belong to no game; skipped
  // Tags
  NoTags,              ///< moves without any tag
  NoMovetext,          ///< tags without any movetext
  NoGame,              ///< text with neither a tag, a move nor a result: prose, or another kind of file
  TagSyntax,           ///< not [Name "value"]; what could be made out is kept
  DuplicateTag,        ///< a name that the game already has; the first value counts (8.1)
  ResultTagValue,      ///< a Result tag with another value than the four (8.1.1.7)
  FenTag,              ///< no position to start from: the FEN can't be read or played; the moves are skipped
  FenTagSpelling,      ///< a FEN that departs from the standard's form, or a doubtful one; read leniently
  FenWithoutSetUp,     ///< a FEN tag without SetUp "1" (9.7.1)
  SetUpWithoutFen,     ///< SetUp "1" without a FEN tag; read from the initial position
  UnsupportedVariant,  ///< a Variant tag that is neither standard chess nor Chess960; its moves are read as standard chess
  // Other forms than PGN
  BadField,  ///< a value that its field of a game can't have (JSON); dropped. The token has both: "result: \"9-9\""
  // Text
  NotUtf8,          ///< bytes that are no UTF-8; read as Latin-1 (Windows-1252). Said once a game
  CommentTooLong,   ///< the rest of the comment is not kept (PgnLimits)
  TagTooLong,       ///< the rest of the value is not kept, or the tag is not kept (PgnLimits)
  TooDeep,          ///< variations nested too deep to be kept (PgnLimits)
  GameTooLong,      ///< more moves or text than are kept of one game (PgnLimits)
  TooManyProblems,  ///< further problems of the game are counted, not listed (PgnLimits)
};

enum class PgnSeverity : std::uint8_t { Error, Warning };

[[nodiscard]] PgnSeverity severity(PgnFault fault);
/// In kebab-case, as programs print it: "illegal-move".
[[nodiscard]] std::string_view code(PgnFault fault);

/// A place in the text. Lines and columns count from 1; a line ends with LF, CR LF or CR; a column is a character of UTF-8
/// (of other encodings, a byte that does not look like the continuation of one). A byte order mark takes no column.
struct PgnPlace {
  std::uint64_t offset = 0;  ///< in bytes from the start of the text
  std::uint32_t line = 1;
  std::uint32_t column = 1;

  friend bool operator==(const PgnPlace&, const PgnPlace&) = default;
};

struct PgnProblem {
  PgnFault fault;
  PgnPlace place{};
  /// The half-move concerned, counted along its line from 1; where it is no matter of a move, the last one before the place.
  std::uint32_t ply = 0;
  /// The piece of text it is about, as UTF-8, at most `token_limit` bytes; empty where something is missing.
  std::string token{};
  /// For ForgivenSpelling and FenTagSpelling.
  std::optional<Forgiven> forgiven{};

  static constexpr std::size_t token_limit = 80;

  friend bool operator==(const PgnProblem&, const PgnProblem&) = default;
};

/// The code of the problem: that of what was forgiven where it is one of those, otherwise that of its fault.
[[nodiscard]] std::string_view code(const PgnProblem& problem);

/// Into the order of the text; problems of one place stay in the order they were told.
void sort_by_place(std::vector<PgnProblem>& problems);

}  // namespace adoube::notation
