// SPDX-License-Identifier: MIT
// The number is read as four digits of different bases: the bishop on the light squares, the one on the dark squares, the
// queen on one of the six files left, the knights on two of the five left then. Rook, king and rook fill what remains.
#include "adoube/notation/chess960_start.hpp"

#include <array>
#include <cctype>
#include <utility>

namespace adoube::notation {
namespace {

constexpr char nobody = ' ';

/// Puts the piece on the free file of that number, counted from the a-file.
void put_on_free(std::string& rank, int index, char piece) {
  for (char& square : rank)
    if (square == nobody && index-- == 0) {
      square = piece;
      return;
    }
}

}  // namespace

std::optional<std::string> chess960_rank(int number) {
  if (number < 0 || number >= chess960_starts) return std::nullopt;
  constexpr std::array<std::pair<int, int>, 10> knights = {
      {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};
  std::string rank(8, nobody);
  rank[static_cast<std::size_t>(2 * (number % 4) + 1)] = 'B';
  rank[static_cast<std::size_t>(2 * (number / 4 % 4))] = 'B';
  put_on_free(rank, number / 16 % 6, 'Q');
  const auto [first, second] = knights[static_cast<std::size_t>(number / 96)];
  put_on_free(rank, second, 'N');
  put_on_free(rank, first, 'N');
  for (const char piece : {'R', 'K', 'R'}) put_on_free(rank, 0, piece);
  return rank;
}

std::optional<std::string> chess960_fen(int number) {
  const auto rank = chess960_rank(number);
  if (!rank) return std::nullopt;
  std::string black = *rank;
  for (char& piece : black) piece = static_cast<char>(std::tolower(static_cast<unsigned char>(piece)));
  return black + "/pppppppp/8/8/8/8/PPPPPPPP/" + *rank + " w KQkq - 0 1";
}

}  // namespace adoube::notation
