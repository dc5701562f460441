// SPDX-License-Identifier: MIT
#include "adoube/rules/perft.hpp"

#include "adoube/rules/kernel/kernel.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::rules {

std::uint64_t perft(const Position& position, int depth) {
  return kernel::fastest().perft(kernel::words_of(position.board()), depth);
}

std::uint64_t perft_with_lists(const Position& position, int depth) {
  return kernel::fastest().perft_with_lists(kernel::words_of(position.board()), depth);
}

std::vector<std::pair<Move, std::uint64_t>> perft_divide(const Position& position, int depth) {
  std::vector<std::pair<Move, std::uint64_t>> leaves;
  for (const Move move : legal_moves(position)) leaves.emplace_back(move, perft(play(position, move), depth - 1));
  return leaves;
}

}  // namespace adoube::rules
