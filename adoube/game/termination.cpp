// SPDX-License-Identifier: MIT
#include "adoube/game/termination.hpp"

#include <array>
#include <cstddef>

#include "adoube/laws/sentence.hpp"

namespace adoube::game {

std::string_view text(Result result) {
  constexpr std::array<std::string_view, 6> texts = {"1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2"};
  return texts[static_cast<std::size_t>(result)];
}

std::string_view name(Termination termination) {
  constexpr std::array<std::string_view, 13> names = {
      "checkmate",   "stalemate", "dead-position", "fivefold-repetition", "seventy-five-moves", "threefold-repetition",
      "fifty-moves", "agreement", "resignation",   "flag-fall",           "illegal-moves",      "forfeit",
      "arbiter"};
  return names[static_cast<std::size_t>(termination)];
}

std::string_view article(const Outcome& outcome) {
  laws::Values values;
  if (outcome.announced) values.move = "announced";  // that there was one decides, not which
  return laws::article(outcome.code, values);
}

}  // namespace adoube::game
