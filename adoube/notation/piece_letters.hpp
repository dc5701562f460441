// SPDX-License-Identifier: MIT
/// How pieces are called in writing (Laws C.2 to C.4): English capitals, figurines, or Chinese characters.
#pragma once

#include <cstdint>
#include <string_view>

#include "adoube/rules/piece.hpp"

namespace adoube::notation {

enum class PieceLetters : std::uint8_t { English, Figurine, ChineseTraditional, ChineseSimplified };

/// UTF-8. English PNBRQK; figurines ♙♘♗♖♕♔, black ♟♞♝♜♛♚; 兵馬象車后王; 兵马象车后王. The colour matters for figurines only.
[[nodiscard]] std::string_view piece_letter(rules::Piece piece, PieceLetters letters);

}  // namespace adoube::notation
