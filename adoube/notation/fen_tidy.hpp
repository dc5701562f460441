// SPDX-License-Identifier: MIT
/// A FEN of standard chess written exactly as programs write it, read in one pass without asking what could be wrong. Used
/// by fen.cpp alone, which reads every other text field by field.
#pragma once

#include <string_view>

#include "adoube/rules/board.hpp"

namespace adoube::notation {

/// False where a strict reader would find anything to remark in the text, or may do so; `board` is then of no use. Whether
/// the position can be played has not been asked.
[[nodiscard]] bool read_tidy_fen(std::string_view text, rules::Board& board);

}  // namespace adoube::notation
