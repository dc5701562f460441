// SPDX-License-Identifier: MIT
/// How the payload of a block is laid out. Used by its writer and reader alone.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "adoube/notation/pgn_visitor.hpp"

namespace adoube::archive {

/// The sections of a payload, in their order. In front of them stand, for each, its size before compression and as stored.
/// The codes of the moves are never compressed: there is nothing left to gain.
enum class Section : std::uint8_t { Codes, Sizes, Scripts, Starts, TagForms, TagValues, Comments };
inline constexpr std::size_t section_count = 7;

/// How the start of a game is told: in the low two bits of its number among the sizes, above which stands the size of its
/// code.
enum class Start : std::uint8_t {
  Initial = 0,
  Fen = 1,          ///< a FEN among the starts
  Chess960Fen = 2,  ///< likewise, with the files of the rooks that may castle
  None = 3,         ///< no position; then there are no moves
};

inline constexpr std::array<notation::PgnResult, 4> results = {notation::PgnResult::WhiteWins,
                                                               notation::PgnResult::BlackWins, notation::PgnResult::Draw,
                                                               notation::PgnResult::Unfinished};

}  // namespace adoube::archive
