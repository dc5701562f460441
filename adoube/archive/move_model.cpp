// SPDX-License-Identifier: MIT
#include "adoube/archive/move_model.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "adoube/archive/learnt_weights.hpp"
#include "adoube/archive/move_weight.hpp"
#include "adoube/archive/outlook.hpp"

namespace adoube::archive {
namespace {

using Weights = const std::int16_t*;
using Board = std::array<std::int16_t, 64>;
constexpr unsigned boards = feature::phases * feature::kinds;

/// The weights as they are looked up.
struct Tables {
  /// By color, by phase and kind, by square.
  std::array<std::array<Board, boards>, 2> from{};
  std::array<std::array<Board, boards>, 2> to{};
  /// Those of exchange_features(), added up.
  std::array<std::array<std::int16_t, exchanges_of_a_kind>, feature::kinds> exchange{};
};

constexpr Tables tables = [] {
  Tables made;
  for (unsigned board = 0; board < boards; ++board)
    for (unsigned square = 0; square < 64; ++square)
      for (const unsigned color : {0U, 1U}) {
        made.from[color][board][square] = learnt_weights[feature::from + board * 64 + (square ^ (color * 56))];
        made.to[color][board][square] = learnt_weights[feature::to + board * 64 + (square ^ (color * 56))];
      }
  for (unsigned kind = 0; kind < feature::kinds; ++kind)
    for (unsigned i = 0; i < exchanges_of_a_kind; ++i) {
      const auto [exchange, threat] = exchange_features(kind, i);
      made.exchange[kind][i] = static_cast<std::int16_t>(learnt_weights[exchange] + learnt_weights[threat]);
    }
  return made;
}();

/// Whether no move can score more or less than a weight is known for: it has at most one feature of each family.
constexpr bool scores_are_bounded() {
  int low = 0;
  int high = 0;
  for (std::size_t i = 0; i + 1 < feature::families.size(); ++i) {
    const auto [least, most] = std::minmax_element(learnt_weights.begin() + feature::families[i],
                                                   learnt_weights.begin() + feature::families[i + 1]);
    low += std::min<int>(0, *least);
    high += std::max<int>(0, *most);
  }
  return low >= lowest_score && high <= highest_score;
}
static_assert(scores_are_bounded());

/// What the moves of all pieces of a kind have in common, and of each piece.
struct KindOfMover {
  const std::uint8_t* there;
  Weights to;
  Weights exchange;
  Weights place;
  std::uint64_t threats;
};
struct Mover {
  const KindOfMover* kind;
  int score;
};

class Scorer {
 public:
  explicit Scorer(const Outlook& outlook) : places_(outlook.places().data()) {
    for (unsigned kind = 0; kind < feature::kinds; ++kind) set(outlook, kind);
    if (outlook.own_last_to() < 64 && Outlook::has(outlook.pieces(), outlook.own_last_to()) != 0) {
      Mover& again = movers_[outlook.own_last_to()];
      again.score += learnt_weights[feature::again + outlook.phase() * feature::kinds +
                                    static_cast<unsigned>(again.kind - kinds_.data())];
    }
  }

  Scorer(const Scorer&) = delete;
  Scorer& operator=(const Scorer&) = delete;

  [[nodiscard]] int operator()(rules::Move move) const {
    const unsigned bits = move.bits();
    const unsigned to = bits >> 6 & 63;
    const auto& [kind, score] = movers_[bits & 63];
    const unsigned exchange = kind->there[to] * 2U + Outlook::has(kind->threats, to);
    const int sum = score + kind->to[to] + kind->exchange[exchange] + kind->place[places_[to]];
    if (bits < 1U << 12) [[likely]]
      return sum;
    return sum + learnt_weights[feature::special + (bits >> 12)];
  }

 private:
  void set(const Outlook& outlook, unsigned kind) {
    const unsigned board = outlook.phase() * feature::kinds + kind;
    kinds_[kind] = {.there = outlook.there(kind).data(),
                    .to = tables.to[outlook.color()][board].data(),
                    .exchange = tables.exchange[kind].data(),
                    .place = &learnt_weights[feature::place + kind * 32],
                    .threats = outlook.threats(kind)};
    const Board& from_weights = tables.from[outlook.color()][board];
    const Weights flights = &learnt_weights[feature::flight + kind * 16];
    const Weights answers = &learnt_weights[feature::answer + (outlook.last_kind() * feature::kinds + kind) * 2];
    for (std::uint64_t left = outlook.pieces(kind); left != 0; left &= left - 1) {
      const auto from = static_cast<unsigned>(std::countr_zero(left));
      movers_[from] = {&kinds_[kind], from_weights[from] + flights[outlook.flight(from)] + answers[outlook.answer(from)]};
    }
  }

  const std::uint8_t* places_;
  std::array<KindOfMover, feature::kinds> kinds_;
  std::array<Mover, 64> movers_;
};

}  // namespace

void foretell(MoveModel model, const Situation& situation, MoveMenu& menu) {
  menu.set(situation.position);
  if (menu.size() < 2) return;
  if (model == MoveModel::Learnt) {
    const Outlook outlook(situation, menu.survey());
    menu.weigh(Scorer(outlook));
  } else {
    menu.weigh([](rules::Move) { return 0; });
  }
}

}  // namespace adoube::archive
