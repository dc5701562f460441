// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/terminal.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>

namespace adoube::cli {
namespace {

[[nodiscard]] std::string styled(std::string_view code, std::string_view text) {
  if (!takes_colour()) return std::string(text);
  return "\033[" + std::string(code) + "m" + std::string(text) + "\033[0m";
}

[[nodiscard]] char letter(std::optional<rules::Piece> piece) {
  if (!piece) return '.';
  const char capital = "PNBRQK"[rules::index(piece->kind)];
  return piece->color == rules::Color::White ? capital : static_cast<char>(capital - 'A' + 'a');
}

}  // namespace

bool takes_colour() {
  static const bool answer = isatty(STDOUT_FILENO) == 1 && std::getenv("NO_COLOR") == nullptr;
  return answer;
}

std::string bold(std::string_view text) { return styled("1", text); }
std::string faint(std::string_view text) { return styled("2", text); }
std::string green(std::string_view text) { return styled("32", text); }
std::string red(std::string_view text) { return styled("31", text); }
std::string amber(std::string_view text) { return styled("33", text); }

std::size_t width(std::string_view text) {
  std::size_t columns = 0;
  for (const char byte : text) {
    const auto value = static_cast<unsigned char>(byte);
    if ((value & 0xC0) == 0x80) continue;  // the rest of a character already counted
    columns += value >= 0xE3 ? 2 : 1;      // U+3000 and above: Chinese characters and their punctuation
  }
  return columns;
}

std::string padded(std::string_view text, std::size_t columns) {
  const std::size_t used = width(text);
  return std::string(text) + std::string(used < columns ? columns - used : 0, ' ');
}

std::string board(const rules::Position& position, rules::Bitboard marked) { return board(position.setup(), marked); }

std::string board(const rules::Setup& setup, rules::Bitboard marked, rules::Color below) {
  const bool turned = below == rules::Color::Black;
  std::string text;
  for (int row = 0; row < 8; ++row) {
    const int rank = turned ? row : 7 - row;
    text += faint(std::string(1, static_cast<char>('1' + rank))) + " ";
    for (int column = 0; column < 8; ++column) {
      const auto square = rules::Square::from_index_unchecked(rank * 8 + (turned ? 7 - column : column));
      const std::string piece(1, letter(setup.at(square)));
      text += marked.has(square) ? amber("[" + piece + "]") : " " + piece + " ";
    }
    text += '\n';
  }
  return text + faint(turned ? "   h  g  f  e  d  c  b  a" : "   a  b  c  d  e  f  g  h") + "\n";
}

std::string in_columns(const std::vector<std::string>& words) {
  std::size_t widest = 0;
  for (const std::string& word : words) widest = std::max(widest, width(word));
  const std::size_t column = widest + 2;
  const std::size_t each_line = std::max<std::size_t>(1, 80 / column);
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool last = i + 1 == words.size() || (i + 1) % each_line == 0;
    text += last ? words[i] + "\n" : padded(words[i], column);
  }
  return text;
}

}  // namespace adoube::cli
