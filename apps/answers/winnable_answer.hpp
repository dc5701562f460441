// SPDX-License-Identifier: MIT
/// Who can still win a position, and why, as JSON: verdict, mating line or proof, and a sentence (Laws 6.9, 5.1.2, 5.2.2).
#pragma once

#include <string_view>

#include "adoube/rules/position.hpp"
#include "adoube/unwinnability/can_win.hpp"
#include "apps/answers/json.hpp"

namespace adoube::answers {

/// "winnable", "unwinnable", "undetermined".
[[nodiscard]] std::string_view name(unwinnability::Verdict verdict);

/// Both sides: {"white":side,"black":side}, a side being {"verdict","reason","line":[uci…],"sans":[…],"proof","text"}.
/// `reason`: "mating-line", what the proof rests on, or "limit-reached"; `line`: the moves to the mate, empty without one.
/// `proof`: null unless unwinnable, otherwise
///   {"kind":"material"}
///   {"kind":"structure","men":[{"square","piece","reach":[…],"promoted":[…],"promotes","taken","stays"}]}
///   {"kind":"forced-line","line":[uci…],"sans":[…],"end":"material"|"structure"|"mate"|"stalemate","men":[…]}
///   {"kind":"exhausted-graph","positions":n,"stands":{"K":[squares where such a man stands in any of them],…}}
/// `men` is empty where the end is no structure, and `stands` null where the graph is too large to be drawn. Letters are
/// those of a FEN.
[[nodiscard]] Json winnable_sides(const rules::Position& position, const unwinnability::Limits& limits,
                                  const Manner& manner);

/// Those, with {"fen","dead","nodes"}: `dead` is true where it is proved that neither side can mate.
[[nodiscard]] Json winnable_answer(const rules::Position& position, const unwinnability::Limits& limits,
                                   const Manner& manner);

}  // namespace adoube::answers
