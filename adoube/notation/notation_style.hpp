// SPDX-License-Identifier: MIT
/// Moves written for people, in the form they like (Laws 8.1.1.1; C.2, C.3, C.8 to C.13).
#pragma once

#include <cstdint>
#include <string>

#include "adoube/notation/piece_letters.hpp"
#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::notation {

/// Short: Nf3, disambiguated as needed (C.8, C.10). Long: Ng1-f3, e2-e4, e4xd5 (C.8).
enum class MoveLength : std::uint8_t { Short, Long };
/// Pgn: O-O, a8=Q. Fide: 0-0, a8Q (C.11, C.13.1, C.13.2).
enum class MoveSpelling : std::uint8_t { Pgn, Fide };

struct NotationStyle {
  MoveLength length = MoveLength::Short;
  MoveSpelling spelling = MoveSpelling::Pgn;
  PieceLetters letters = PieceLetters::English;
  /// "e.p." behind a capture en passant (C.13.6).
  bool en_passant_mark = false;
};

/// UTF-8. `move` is legal in `position`.
[[nodiscard]] std::string write_move(const rules::Position& position, rules::Move move, NotationStyle style);

}  // namespace adoube::notation
