// SPDX-License-Identifier: MIT
#include "adoube/archive/move_model.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <span>

#include "adoube/archive/learnt_weights.hpp"
#include "adoube/archive/outlook.hpp"

namespace adoube::archive {
namespace {

using Weights = const std::int16_t*;

/// The weights as they are looked up.
struct Tables {
  /// By color, phase, kind and square of the board.
  std::array<std::array<std::array<std::int16_t, 64>, feature::phases * feature::kinds>, 2> from;
  std::array<std::array<std::array<std::int16_t, 64>, feature::phases * feature::kinds>, 2> to;
  /// Those of exchange_features() added up.
  std::array<std::array<std::int16_t, exchanges_of_a_kind>, feature::kinds> exchange;
};

const Tables& tables() {
  static const Tables made = [] {
    Tables all;
    for (unsigned board = 0; board < feature::phases * feature::kinds; ++board)
      for (unsigned square = 0; square < 64; ++square)
        for (const unsigned color : {0U, 1U}) {
          all.from[color][board][square] = learnt_weights[feature::from + board * 64 + (square ^ (color * 56))];
          all.to[color][board][square] = learnt_weights[feature::to + board * 64 + (square ^ (color * 56))];
        }
    for (unsigned kind = 0; kind < feature::kinds; ++kind)
      for (unsigned i = 0; i < exchanges_of_a_kind; ++i) {
        const auto [exchange, threat] = exchange_features(kind, i);
        all.exchange[kind][i] = static_cast<std::int16_t>(learnt_weights[exchange] + learnt_weights[threat]);
      }
    return all;
  }();
  return made;
}

/// What the moves of a piece have in common.
struct alignas(64) Mover {
  const std::uint8_t* there;
  Weights to;
  Weights exchanges;
  Weights places;
  std::uint64_t threat;
  std::uint64_t check;
  int score;
};
using Movers = std::array<Mover, 64>;

void set_movers(const Outlook& outlook, Movers& movers) {
  const Tables& all = tables();
  for (unsigned kind = 0; kind < feature::kinds; ++kind) {
    const unsigned board = outlook.phase() * feature::kinds + kind;
    const auto& [threat, check] = outlook.threats(kind);
    const Mover mover = {.there = outlook.there(kind).data(),
                         .to = all.to[outlook.color()][board].data(),
                         .exchanges = all.exchange[kind].data(),
                         .places = learnt_weights.data() + feature::place + kind * 32,
                         .threat = threat,
                         .check = check,
                         .score = 0};
    const auto& from_weights = all.from[outlook.color()][board];
    const Weights flights = learnt_weights.data() + feature::flight + kind * 16;
    const Weights answers = learnt_weights.data() + feature::answer + (outlook.last_kind() * feature::kinds + kind) * 2;
    for (std::uint64_t left = outlook.pieces(kind); left != 0; left &= left - 1) {
      const auto from = static_cast<unsigned>(std::countr_zero(left));
      movers[from] = mover;
      movers[from].score = from_weights[from] + flights[outlook.flight(from)] + answers[outlook.answer(from)];
    }
    if (const unsigned last = outlook.own_last_to(); last < 64)
      if (Outlook::has(outlook.pieces(kind), last) != 0) movers[last].score += learnt_weights[feature::again + board];
  }
}

void score_as_learnt(const Situation& situation, MoveMenu& menu) {
  const Outlook outlook(situation, menu.survey());
  Movers movers;
  set_movers(outlook, movers);
  const Outlook::Bytes& places = outlook.places();
  const std::span<std::int16_t> scores = menu.scores();
  unsigned all = 0;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const unsigned bits = menu[i].bits();
    all |= bits;
    const Mover& mover = movers[bits & 63];
    const unsigned to = bits >> 6 & 63;
    const unsigned exchange = mover.there[to] * 4U + Outlook::has(mover.threat, to) * 2 + Outlook::has(mover.check, to);
    scores[i] = static_cast<std::int16_t>(mover.score + mover.to[to] + mover.exchanges[exchange] + mover.places[places[to]]);
  }
  if (all >> 12 == 0) return;
  for (std::size_t i = 0; i < scores.size(); ++i)
    scores[i] = static_cast<std::int16_t>(scores[i] + learnt_weights[feature::special + (menu[i].bits() >> 12)]);
}

}  // namespace

void foretell(MoveModel model, const Situation& situation, MoveMenu& menu) {
  menu.set(situation.position);
  if (menu.size() < 2) return;
  if (model == MoveModel::Learnt)
    score_as_learnt(situation, menu);
  else
    std::ranges::fill(menu.scores(), std::int16_t{0});
  menu.weigh();
}

}  // namespace adoube::archive
