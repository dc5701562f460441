// SPDX-License-Identifier: MIT
/// FEN: one position in a line of text (PGN standard, 16.1), with the castling letters of X-FEN and Shredder-FEN for
/// Chess960. Any bytes at all are answered with a value or with reasons; only the first `fen_length_limit` bytes are read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/forgiven.hpp"
#include "adoube/notation/strictness.hpp"
#include "adoube/rules/bitboard.hpp"
#include "adoube/rules/position.hpp"
#include "adoube/rules/setup.hpp"
#include "adoube/rules/variant.hpp"
#include "adoube/support/expected.hpp"

namespace adoube::notation {

/// A longer text is a syntax problem, whatever it says.
inline constexpr std::size_t fen_length_limit = 1024;

/// "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" (2.3).
inline constexpr std::string_view initial_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

enum class FenField : std::uint8_t { Placement, Turn, Castling, EnPassant, HalfmoveClock, FullmoveNumber };

/// What can be wrong with a FEN: the text's own faults and those of rules::SetupFault.
enum class FenFault : std::uint8_t {
  Syntax,           ///< the placement, the side to move, or the spaces are not written as they should be
  FieldCount,       ///< not six fields
  Kings,            ///< 2.2
  PawnOnBackRank,   ///< 3.7.3.3
  OpponentInCheck,  ///< 3.9.2
  Castling,         ///< the field is misspelled, or names a right without king or rook in place (3.8.2.1)
  EnPassantSquare,  ///< the field is misspelled, or names a square no double step can have left behind (3.7.3.1)
  TooManyPawns,     ///< 2.2
  TooManyPromoted,  ///< 2.2, 3.7.3.3
  ImpossibleCheck,  ///< 3.10.3
  HalfmoveClock,    ///< not a count; or, as a warning, more half-moves than have been played
  FullmoveNumber,   ///< not a positive number
};

/// What should have stood where the text went wrong.
enum class FenExpected : std::uint8_t {
  NothingElse,      ///< the fault is not one of spelling
  PieceOrDigit,     ///< one of PNBRQKpnbrqk or 1 to 8
  EightSquares,     ///< a rank of exactly eight squares
  EightRanks,       ///< eight ranks, seven slashes
  SixFields,        ///< six fields, one space between them
  WhiteOrBlack,     ///< w or b
  CastlingLetters,  ///< "-" or some of KQkq in this order, each at most once (Chess960: rook files as well)
  SquareOrDash,     ///< "-" or a square of rank 3 or 6
  Count,            ///< 0 or a positive whole number without leading zeros, at most 65535
  PositiveNumber,   ///< a positive whole number without leading zeros, at most 65535
  ShorterText,      ///< at most fen_length_limit bytes
};

enum class FenSeverity : std::uint8_t { Error, Warning };

struct FenProblem {
  FenFault fault;
  FenSeverity severity = FenSeverity::Error;
  FenField field = FenField::Placement;
  std::size_t offset = 0;  ///< in bytes from the start of the text; its length where something is missing at the end
  std::size_t length = 0;  ///< in bytes, of the spelling concerned
  FenExpected expected = FenExpected::NothingElse;
  /// What a lenient reader forgave here; in a strict reading what it would have forgiven.
  std::optional<Forgiven> forgiven{};
  rules::Bitboard squares{};  ///< for faults of the position: what it is about (rules::SetupProblem)

  friend bool operator==(const FenProblem&, const FenProblem&) = default;
};

/// Names in kebab-case as programs print them: "pawn-on-back-rank", "ep-square", "halfmove"; "placement", "turn" ...
[[nodiscard]] std::string_view code(FenFault fault);
[[nodiscard]] std::string_view code(FenField field);
/// The code of a problem: that of what was forgiven where it is a forgiven one (a warning), otherwise that of its fault.
[[nodiscard]] std::string_view code(const FenProblem& problem);

/// Everything there is to say about a text that may be a FEN.
struct FenJudgement {
  /// The setup as read; nothing where the text has an error of spelling.
  std::optional<rules::Setup> setup{};
  /// The position; nothing when it cannot be played, or when the reader refuses it. With it, the text is valid.
  std::optional<rules::Position> position{};
  /// Those of the text by their place in it, then those of the position. Warnings only, when valid.
  std::vector<FenProblem> problems{};

  [[nodiscard]] bool valid() const { return position.has_value(); }
  /// Nothing when valid.
  [[nodiscard]] const FenProblem* first_error() const;
};

/// Judges text and position together, and names every problem.
/// Strict: any departure in the text is an error; so is a position that cannot be played or has too many pawns or promoted
/// pieces; what is only doubtful (an impossible check, an en passant square that contradicts the check) is a warning.
/// Lenient: what forgiven.hpp lists under FEN becomes a warning.
/// Standard reads K Q k q as the rights of 3.8.2; Chess960 reads K and Q as the outermost rook on that side of the king
/// (X-FEN) and A to H, a to h as the rook's file (Shredder-FEN).
[[nodiscard]] FenJudgement judge_fen(std::string_view text, Strictness strictness,
                                     rules::Variant variant = rules::Variant::Standard);

/// Reads a FEN strictly. Errors: the first problem of the text. The setup may be unplayable: see Position::from().
[[nodiscard]] Expected<rules::Setup, FenProblem> read_fen(std::string_view text,
                                                          rules::Variant variant = rules::Variant::Standard);

/// A position out of a FEN, strictly: what judge_fen() finds valid. Errors: the first error. Warnings are not reported.
[[nodiscard]] Expected<rules::Position, FenProblem> read_position(std::string_view text,
                                                                  rules::Variant variant = rules::Variant::Standard);

/// Legal: the en passant square stands only where such a capture is legal (9.2.3.1). Always: after every double step
/// (PGN standard, 16.1.3.4).
enum class EnPassantField : std::uint8_t { Legal, Always };
/// XFen: K Q k q, and in Chess960 the rook's file where it is not the outermost rook on its side. RookFiles: always the
/// rook's file (Shredder-FEN).
enum class CastlingField : std::uint8_t { XFen, RookFiles };

struct FenStyle {
  EnPassantField en_passant = EnPassantField::Legal;
  CastlingField castling = CastlingField::XFen;
};

[[nodiscard]] std::string write_fen(const rules::Position& position, FenStyle style = {});
/// Of a setup that may be unplayable, as a board editor has it; the en passant square is written as it stands.
[[nodiscard]] std::string write_fen(const rules::Setup& setup, CastlingField castling = CastlingField::XFen);

}  // namespace adoube::notation
