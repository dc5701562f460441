// SPDX-License-Identifier: MIT
/// SAN, the short algebraic notation (PGN standard, 8.2.3; Laws C, C.8 to C.13.6): Nf3, exd6, O-O, a8=Q#.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "adoube/notation/forgiven.hpp"
#include "adoube/notation/strictness.hpp"
#include "adoube/rules/bitboard.hpp"
#include "adoube/rules/castling_side.hpp"
#include "adoube/rules/move.hpp"
#include "adoube/rules/piece.hpp"
#include "adoube/rules/position.hpp"
#include "adoube/support/expected.hpp"

namespace adoube::notation {

/// A SAN never has more than this many bytes; a longer text is no move.
inline constexpr std::size_t san_length_limit = 64;

/// The move in PGN's export form: the piece's letter, as much of the departure square as other legal moves make needful
/// (a pinned piece makes none so), x, the square of arrival, =Q, + or #. `move` is legal in `position`.
[[nodiscard]] std::string write_san(const rules::Position& position, rules::Move move);

/// The same without allocation: written to `out`, which has room for san_write_limit bytes. Answers how many were written.
inline constexpr std::size_t san_write_limit = 8;
std::size_t write_san(const rules::Position& position, rules::Move move, char* out);

enum class SanFault : std::uint8_t {
  NotAMove,          ///< the text is no move in any notation; `offset` tells where it stops being one
  Illegal,           ///< a move, but not legal here; ask explain() about each of `candidates`
  Ambiguous,         ///< several legal moves fit; `candidates` are their squares of departure. Never decided by guessing
  PromotionMissing,  ///< a pawn reaches the last rank and what it becomes is not said (3.7.3.3)
  NotExportForm,     ///< strict reading only: a legal move, not written as PGN exports it; `departures` tells in what
};

/// What a reader expected at `offset` when the text is no move.
enum class SanExpected : std::uint8_t { Move, Square, PromotionPiece, End };

struct SanError {
  SanFault fault;
  std::size_t offset = 0;  ///< in bytes
  SanExpected expected = SanExpected::Move;
  /// What was understood, except for NotAMove: enough to ask explain(position, candidate, to, promotion).
  rules::Kind kind = rules::Kind::Pawn;
  std::optional<rules::Square> to{};  ///< for castling: where the king would arrive, or the rook; or nothing
  std::optional<rules::Kind> promotion{};
  std::optional<rules::CastlingSide> castling{};
  /// Illegal: the own pieces of that kind that agree with what is written of the departure square, those that attack the
  /// square of arrival alone where there are such; empty when there is no such piece, or no king and rook to castle with
  /// (castling_obstacle() then has the reason). Ambiguous: those that can go there.
  rules::Bitboard candidates{};
  /// NotExportForm: what a lenient reading would forgive; and the move it would read.
  ForgivenSet departures{};
  std::optional<rules::Move> move{};
};

struct SanReading {
  rules::Move move;
  ForgivenSet forgiven{};  ///< empty in a strict reading
};

/// The legal move that the text means. Strict: it must be exactly what write_san() writes. Lenient: the departures that
/// forgiven.hpp lists under moves are understood and reported.
[[nodiscard]] Expected<SanReading, SanError> read_san(const rules::Position& position, std::string_view text,
                                                      Strictness strictness = Strictness::Lenient);

/// For readers of many games: the move, when the text is spelled as export form spells it, with + and # taken as they
/// stand (neither missing nor wrong marks are looked at) and needless disambiguation let pass. Nothing for everything else,
/// which read_san() then answers. Where it gives a move, a lenient read_san() gives the same. No allocation.
[[nodiscard]] std::optional<rules::Move> read_san_fast(const rules::Position& position, std::string_view text);
/// The same where the caller knows whether the side on move is in check (3.9.1), which saves most of the work. False, and
/// `move` untouched, where there is none.
[[nodiscard]] bool read_san_fast(const rules::Position& position, std::string_view text, bool in_check, rules::Move& move);

}  // namespace adoube::notation
