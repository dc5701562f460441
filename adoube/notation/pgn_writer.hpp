// SPDX-License-Identifier: MIT
/// Writes a game as PGN in export form (standard, 3.2, 8): the seven tags first, the other tags by their names, movetext in
/// lines of at most 79 characters, an empty line at the end. What is written reads back as the same game, except that the
/// seven tags, Result, SetUp, FEN and Variant are there as they must be, and variations without a move are left out.
#pragma once

#include <cstdint>
#include <string>

#include "adoube/notation/fen.hpp"
#include "adoube/notation/pgn_tree.hpp"

namespace adoube::notation {

/// How moves are written: San for export form; Lan ("Ng1-f3") and Uci ("g1f3") for other readers.
enum class PgnMoveText : std::uint8_t { San, Lan, Uci };

struct PgnStyle {
  PgnMoveText moves = PgnMoveText::San;
  /// Characters; a single word may be longer.
  int line_length = 79;
  EnPassantField en_passant = EnPassantField::Legal;
};

/// Appends to `out`. A comment with "}" in it is written as a comment to the end of the line (";").
void write_pgn(const PgnGame& game, std::string& out, PgnStyle style = {});

}  // namespace adoube::notation
