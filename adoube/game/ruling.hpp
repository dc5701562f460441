// SPDX-License-Identifier: MIT
/// What the Laws say to an event: a code, which carries the article and the sentence, and what fills the sentence.
#pragma once

#include <vector>

#include "adoube/laws/code.hpp"
#include "adoube/laws/values.hpp"
#include "adoube/rules/explain.hpp"

namespace adoube::game {

/// Something a ruling rests on, told after it.
struct Ground {
  laws::Code code;
  laws::Values values{};

  friend bool operator==(const Ground&, const Ground&) = default;
};

struct Ruling {
  laws::Code code;
  laws::Values values{};
  /// Where the event is refused since its move is not legal: every reason, the one that `code` names in front.
  std::vector<rules::Reason> reasons{};
  /// What an incorrect claim lacks; the other article beside the one that `code` cites.
  std::vector<Ground> grounds{};
};

}  // namespace adoube::game
