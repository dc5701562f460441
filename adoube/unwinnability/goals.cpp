// SPDX-License-Identifier: MIT
#include "adoube/unwinnability/goals.hpp"

#include <algorithm>

#include "adoube/rules/attacks.hpp"

namespace adoube::unwinnability {
namespace {

using rules::Bitboard;
using rules::Color;
using rules::Kind;
using rules::Square;

/// The steps of a king that keeps to `allowed`, from each square to the nearest of `targets`.
[[nodiscard]] Distances king_ways(Bitboard targets, Bitboard allowed) {
  Distances distances;
  distances.fill(unreachable);
  Bitboard reached = targets & allowed;
  Bitboard newest = reached;
  for (std::int8_t steps = 0; !newest.empty(); ++steps) {
    Bitboard next;
    for (const Square square : newest) {
      distances[static_cast<std::size_t>(square.index())] = std::min(steps, unreachable);
      next |= rules::king_attacks(square);
    }
    newest = next & allowed & ~reached;
    reached |= newest;
  }
  return distances;
}

[[nodiscard]] Bitboard king_reach(const Structure& structure, Color color) {
  for (const Man& man : structure.men)
    if (man.piece == rules::Piece{color, Kind::King}) return man.reach;
  return {};
}

[[nodiscard]] Bitboard two_steps_from(Square square) {
  Bitboard squares;
  for (int other = 0; other < 64; ++other)
    if (steps(square.index(), other) == 2) squares |= Bitboard(Square::from_index_unchecked(other));
  return squares;
}

}  // namespace

std::vector<Goal> goals(const rules::Position& position, const Structure& structure, Color winner) {
  constexpr std::size_t most = 4;
  std::vector<Square> squares;
  for (const std::size_t corner : corners_by_promise(position, winner))
    if (const Square square = Square::from_index_unchecked(corners[corner]); allows_mate_on(structure, winner, square))
      squares.push_back(square);
  if (squares.empty()) {
    for (int index = 0; index < 64; ++index)
      if (const Square square = Square::from_index_unchecked(index); allows_mate_on(structure, winner, square))
        squares.push_back(square);
    const int king = position.king(opponent(winner)).index();
    std::ranges::stable_sort(squares, {}, [&](Square square) { return steps(square.index(), king); });
  }
  if (squares.size() > most) squares.resize(most, squares.front());
  std::vector<Goal> goals;
  for (const Square square : squares)
    goals.push_back({king_ways(Bitboard(square), king_reach(structure, opponent(winner))),
                     king_ways(two_steps_from(square), king_reach(structure, winner)), &steps_to(square.index()),
                     rules::king_attacks(square).count()});
  return goals;
}

}  // namespace adoube::unwinnability
