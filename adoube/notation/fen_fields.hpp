// SPDX-License-Identifier: MIT
/// The text of a FEN field by field, before anyone asks whether the position makes sense. Used by fen.cpp alone.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "adoube/notation/fen.hpp"
#include "adoube/rules/board.hpp"

namespace adoube::notation {

struct FenFields {
  /// As the text says it; nobody has asked yet whether it can be played.
  rules::Board board{};
  /// By place in the text. Those with `forgiven` set are warnings in a lenient reading.
  std::vector<FenProblem> problems{};
  std::size_t castling_offset = 0;
  std::size_t castling_length = 0;
  std::size_t en_passant_offset = 0;
  std::size_t en_passant_length = 0;
};

[[nodiscard]] FenFields read_fen_fields(std::string_view text, Strictness strictness, rules::Variant variant);

/// Where in the text the placement speaks of that square: the piece's letter, or the digit that covers it. The placement
/// has been read without a problem.
[[nodiscard]] std::size_t placement_offset(std::string_view text, rules::Square square);

}  // namespace adoube::notation
