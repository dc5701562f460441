// SPDX-License-Identifier: MIT
#include "adoube/unwinnability/corners.hpp"

#include <algorithm>

namespace adoube::unwinnability {
namespace {

using rules::Kind;
using rules::Square;

struct Tables {
  std::array<Distances, 64> steps{};
  std::array<Distances, 4> support{};
};
constexpr Tables tables = [] {
  Tables made;
  for (int from = 0; from < 64; ++from)
    for (std::size_t to = 0; to < 64; ++to)
      made.steps[to][static_cast<std::size_t>(from)] = static_cast<std::int8_t>(steps(from, static_cast<int>(to)));
  for (std::size_t corner = 0; corner < 4; ++corner)
    for (std::size_t square = 0; square < 64; ++square) {
      const int away = steps(static_cast<int>(square), corners[corner]);
      made.support[corner][square] = static_cast<std::int8_t>(away < 2 ? 1 : away - 2);
    }
  return made;
}();

}  // namespace

const Distances& steps_to(int square) { return tables.steps[static_cast<std::size_t>(square)]; }
const Distances& to_support(std::size_t corner) { return tables.support[corner]; }

std::array<std::size_t, 4> corners_by_promise(const rules::Position& position, rules::Color winner) {
  const int loser_king = position.king(opponent(winner)).index();
  const int winner_king = position.king(winner).index();
  const rules::Bitboard own = position.pieces(winner);
  const rules::Bitboard bishops = own & position.pieces(Kind::Bishop);
  const rules::Bitboard pieces = own & ~position.pieces(Kind::Pawn) & ~position.pieces(Kind::King);
  const bool only_bishops = !pieces.empty() && pieces == bishops;
  const auto cost = [&](std::size_t corner) {
    bool checked = !only_bishops;
    for (const Square bishop : bishops)
      checked |= bishop.is_light() == Square::from_index_unchecked(corners[corner]).is_light();
    return (checked ? 0 : 100) + 2 * steps(loser_king, corners[corner]) + steps(winner_king, corners[corner]);
  };
  std::array<std::size_t, 4> order = {0, 1, 2, 3};
  std::ranges::sort(order, {}, cost);
  return order;
}

}  // namespace adoube::unwinnability
