// SPDX-License-Identifier: GPL-3.0-or-later
/// Text for a person: bold and colour on a terminal only, columns that line up also with Chinese width, a small board.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "adoube/rules/bitboard.hpp"
#include "adoube/rules/position.hpp"
#include "adoube/rules/setup.hpp"

namespace adoube::cli {

/// Whether standard output takes colour: it is a terminal, and NO_COLOR is not set.
[[nodiscard]] bool takes_colour();

[[nodiscard]] std::string bold(std::string_view text);
[[nodiscard]] std::string faint(std::string_view text);
[[nodiscard]] std::string green(std::string_view text);
[[nodiscard]] std::string red(std::string_view text);
[[nodiscard]] std::string amber(std::string_view text);

/// Columns the text takes on a terminal: 2 for each wide (Chinese) character, 1 for others. UTF-8.
[[nodiscard]] std::size_t width(std::string_view text);
/// The text with blanks behind it up to `columns`.
[[nodiscard]] std::string padded(std::string_view text, std::size_t columns);

/// The position as eight lines with coordinates. Marked squares stand in brackets, in colour where there is any.
[[nodiscard]] std::string board(const rules::Position& position, rules::Bitboard marked);
/// The same of what stands on a board, whether or not it can be played.
[[nodiscard]] std::string board(const rules::Setup& setup, rules::Bitboard marked, rules::Color below = rules::Color::White);

/// The words in columns, as wide as a terminal of 80 allows.
[[nodiscard]] std::string in_columns(const std::vector<std::string>& words);

}  // namespace adoube::cli
