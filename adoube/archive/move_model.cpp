// SPDX-License-Identifier: MIT
#include "adoube/archive/move_model.hpp"

#include <array>
#include <bit>

#include "adoube/archive/learnt_weights.hpp"
#include "adoube/archive/outlook.hpp"

namespace adoube::archive {
namespace {

int weight_of(unsigned feature) { return learnt_weights[feature]; }

/// The weights of exchange_features(), added up.
const auto& exchange_weights() {
  static const auto table = [] {
    std::array<std::int16_t, exchange_count> sums;
    for (unsigned i = 0; i < exchange_count; ++i) {
      const auto [exchange, threat] = exchange_features(i);
      sums[i] = static_cast<std::int16_t>(weight_of(exchange) + weight_of(threat));
    }
    return sums;
  }();
  return table;
}

void score_alike(MoveMenu& menu) {
  for (std::size_t i = 0; i < menu.size(); ++i) menu.set_score(i, 0);
}

void score_as_learnt(const Situation& situation, MoveMenu& menu) {
  struct Scored {
    unsigned kind;
    int score;
  };
  const Outlook outlook(situation);
  const auto& exchanges = exchange_weights();
  std::array<Scored, 64> pieces;
  for (unsigned kind = 0; kind < feature::kinds; ++kind)
    for (std::uint64_t left = outlook.pieces(kind); left != 0; left &= left - 1) {
      const auto square = static_cast<unsigned>(std::countr_zero(left));
      int score = 0;
      outlook.piece_features(kind, square, [&](unsigned i) { score += weight_of(i); });
      pieces[square] = {kind, score};
    }
  for (std::size_t i = 0; i < menu.size(); ++i) {
    const unsigned bits = menu[i].bits();
    const unsigned from = outlook.turned(bits & 63);
    const unsigned kind = pieces[from].kind;
    int sum = pieces[from].score;
    outlook.move_features(
        kind, from, outlook.turned(bits >> 6 & 63), bits >> 12, [&](unsigned feature) { sum += weight_of(feature); },
        [&](unsigned number) { sum += exchanges[number]; });
    menu.set_score(i, sum);
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
