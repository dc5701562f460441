// SPDX-License-Identifier: MIT
#include "adoube/game/termination.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "adoube/laws/sentence.hpp"

namespace adoube::game {
namespace {

/// In the order of Result.
constexpr std::array<std::string_view, 7> texts = {"1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2", "*"};

}  // namespace

std::string_view text(Result result) { return texts[static_cast<std::size_t>(result)]; }

std::optional<Result> result_from_text(std::string_view text) {
  const auto found = std::ranges::find(texts, text);
  if (found == texts.end()) return std::nullopt;
  return static_cast<Result>(found - texts.begin());
}

std::string_view name(Termination termination) {
  constexpr std::array<std::string_view, 14> names = {
      "checkmate",   "stalemate", "dead-position", "fivefold-repetition", "seventy-five-moves", "threefold-repetition",
      "fifty-moves", "agreement", "resignation",   "flag-fall",           "illegal-moves",      "forfeit",
      "arbiter",     "aborted"};
  return names[static_cast<std::size_t>(termination)];
}

std::string_view article(const Outcome& outcome) {
  if (!outcome.cited.empty()) return outcome.cited;
  laws::Values values;
  if (outcome.announced) values.move = "announced";  // that there was one decides, not which
  return laws::article(outcome.code, values);
}

}  // namespace adoube::game
