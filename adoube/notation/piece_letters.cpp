// SPDX-License-Identifier: MIT
#include "adoube/notation/piece_letters.hpp"

#include <array>
#include <cstddef>

namespace adoube::notation {

namespace {

/// By kind, from the pawn to the king.
using Letters = std::array<std::string_view, 6>;

constexpr Letters english = {"P", "N", "B", "R", "Q", "K"};
constexpr Letters white_figurines = {"♙", "♘", "♗", "♖", "♕", "♔"};
constexpr Letters black_figurines = {"♟", "♞", "♝", "♜", "♛", "♚"};
constexpr Letters chinese_traditional = {"兵", "馬", "象", "車", "后", "王"};
constexpr Letters chinese_simplified = {"兵", "马", "象", "车", "后", "王"};

[[nodiscard]] const Letters& letters_of(rules::Color color, PieceLetters letters) {
  switch (letters) {
    case PieceLetters::Figurine:
      return color == rules::Color::White ? white_figurines : black_figurines;
    case PieceLetters::ChineseTraditional:
      return chinese_traditional;
    case PieceLetters::ChineseSimplified:
      return chinese_simplified;
    case PieceLetters::English:
      break;
  }
  return english;
}

}  // namespace

std::string_view piece_letter(rules::Piece piece, PieceLetters letters) {
  return letters_of(piece.color, letters)[static_cast<std::size_t>(rules::index(piece.kind))];
}

}  // namespace adoube::notation
