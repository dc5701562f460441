// SPDX-License-Identifier: MIT
/// Boards for test rows, written as FEN, without the reader of adoube/notation, which is itself under test.
#pragma once

#include <string>
#include <string_view>

#include "adoube/rules/setup.hpp"

namespace adoube::reference_board {

/// `fen`: six fields, right in form (rows of a test are). Castling rights are KQkq, or the rooks' files (HAha).
rules::Setup diagram(std::string_view fen, rules::Variant variant = rules::Variant::Standard);
/// The board as FEN, for the message of a failed test; castling rights by the rooks' files under Chess960.
std::string fen_of(const rules::Setup& setup);

}  // namespace adoube::reference_board
