// SPDX-License-Identifier: MIT
// Any events, sensible and hostile, in any order and by anybody, under any regulations: the laws of fold_laws.hpp hold after
// each of them, so that every ruling has its article (Laws 12.1), and the game, replayed from what was admitted, is the
// same.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>

#include "adoube/notation/fen.hpp"
#include "tests/game/any_event.hpp"
#include "tests/game/fold_laws.hpp"

namespace adoube::game {
namespace {

using fuzz::Bytes;
using rules::Variant;

struct Start {
  const char* fen;
  Variant variant = Variant::Standard;
};

constexpr std::array starts = {
    Start{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
    Start{"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"},
    Start{"bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1", Variant::Chess960},
    Start{"7k/P6p/8/8/8/8/p6P/7K w - - 0 40"},
    Start{"8/8/4k3/8/8/4K3/8/R7 w - - 97 80"},
    Start{"8/8/4k3/8/8/4K3/8/R7 w - - 147 120"},
    Start{"6k1/5ppp/8/8/8/8/8/R6K w - - 0 30"},
    Start{"k7/8/8/3pP3/8/8/8/1R1K4 w - d6 0 2"},
    Start{"8/8/8/8/8/4k3/4p3/4K3 w - - 0 60"},
    Start{"R5k1/5ppp/8/8/8/8/8/7K b - - 0 30"},
    Start{"8/8/8/4k3/8/8/3NK3/8 w - - 0 60"},
};

[[nodiscard]] Game any_start(Bytes& bytes) {
  const Start& chosen = starts[bytes.below(starts.size())];
  return start(notation::read_position(chosen.fen, chosen.variant).value(), testing::any_regulations(bytes));
}

/// The first law broken by what the bytes choose, or nothing.
[[nodiscard]] std::string_view broken_law_of_game(Bytes bytes) {
  Game game = any_start(bytes);
  const Game first = game;
  std::vector<Event> admitted;
  while (!bytes.empty()) {
    const Event event = testing::any_event(game, bytes);
    if (const auto broken = testing::broken_law(game); !broken.empty()) return broken;
    const Time soon = game.now + Time(bytes.next());
    if (const auto broken = testing::broken_law_of_time(game, soon, soon + 1000 * Time(bytes.next())); !broken.empty())
      return broken;
    const auto answer = apply(game, event);
    if (const auto broken = testing::broken_law(game, event, answer); !broken.empty()) return broken;
    game = answer ? answer->game : at(std::move(game), event.at);
    if (answer) admitted.push_back(event);
  }
  Game replayed = first;
  for (const Event& event : admitted) {
    auto ruled = apply(replayed, event);
    if (!ruled) return "what was admitted once is admitted again";
    replayed = std::move(ruled->game);
  }
  return at(std::move(replayed), game.now) == game ? "" : "the events, replayed, give the same game";
}

RC_GTEST_PROP(Fold, HoldsItsLawsWhateverHappens, ()) {
  const auto bytes = *rc::gen::resize(600, rc::gen::arbitrary<std::vector<std::uint8_t>>());
  RC_ASSERT(broken_law_of_game({bytes.data(), bytes.size()}) == "");
}

}  // namespace
}  // namespace adoube::game
