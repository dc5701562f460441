// SPDX-License-Identifier: MIT
#include "adoube/archive/move_model.hpp"

#include <array>
#include <bit>

#include "adoube/archive/learnt_weights.hpp"
#include "adoube/archive/outlook.hpp"

namespace adoube::archive {
namespace {

int weight_of(int feature) { return learnt_weights[static_cast<std::size_t>(feature)]; }

void score_alike(MoveMenu& menu) {
  for (std::size_t i = 0; i < menu.size(); ++i) menu.set_score(i, 0);
}

void score_as_learnt(const Situation& situation, MoveMenu& menu) {
  struct Scored {
    Outlook::Piece piece;
    int score;
  };
  const Outlook outlook(situation);
  std::array<Scored, 64> pieces;
  for (int kind = 0; kind < feature::kinds; ++kind)
    for (std::uint64_t left = outlook.pieces(kind); left != 0; left &= left - 1) {
      const int square = std::countr_zero(left);
      Scored& scored = pieces[static_cast<std::size_t>(square)];
      scored = {outlook.piece(kind, square), 0};
      outlook.piece_features(scored.piece, square, [&](int i) { scored.score += weight_of(i); });
    }
  for (std::size_t i = 0; i < menu.size(); ++i) {
    const rules::Move move = menu[i];
    const auto& [piece, of_piece] = pieces[static_cast<std::size_t>(outlook.turned(move.from().index()))];
    int score = of_piece;
    outlook.move_features(piece, outlook.turned(move.to().index()), move.bits() >> 12,
                          [&](int feature) { score += weight_of(feature); });
    menu.set_score(i, score);
  }
}

}  // namespace

void foretell(MoveModel model, const Situation& situation, MoveMenu& menu) {
  menu.set(situation.position);
  if (menu.size() < 2) return;
  if (model == MoveModel::Learnt)
    score_as_learnt(situation, menu);
  else
    score_alike(menu);
  menu.weigh();
}

}  // namespace adoube::archive
