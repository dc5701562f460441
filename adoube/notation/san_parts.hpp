// SPDX-License-Identifier: MIT
/// The parts of a written move that depend on the rest of the position: how much of the departure square is needed, and
/// what stands behind the move. Shared by the writers and the reader; the library's users see san.hpp.
#pragma once

#include <cstdint>

#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::notation {

/// What of the departure square has to be written (PGN standard, 8.2.3.4; C.10).
struct Disambiguation {
  bool file = false;
  bool rank = false;

  friend constexpr bool operator==(Disambiguation, Disambiguation) = default;
};

/// Only pieces that can legally go to the same square count (C.10). The file comes first, then the rank, then both; a pawn
/// that captures always has its file (C.9.3).
[[nodiscard]] Disambiguation disambiguation(const rules::Position& position, rules::Move move);

enum class CheckMark : std::uint8_t { None, Check, Mate };

/// What the opponent's king faces after the move (C.13.4, C.13.5).
[[nodiscard]] CheckMark check_mark(const rules::Position& position, rules::Move move);

/// The piece that makes the move.
[[nodiscard]] rules::Kind moving_kind(const rules::Position& position, rules::Move move);
/// Whether the move captures, en passant included.
[[nodiscard]] bool is_capture(const rules::Position& position, rules::Move move);

}  // namespace adoube::notation
