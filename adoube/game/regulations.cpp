// SPDX-License-Identifier: MIT
#include "adoube/game/regulations.hpp"

namespace adoube::game {

using namespace std::chrono_literals;

bool limited(const Regulations& regulations) {
  return regulations.supervision == Supervision::Limited && regulations.pace != PaceOfPlay::Standard;
}

bool usable(const Regulations& regulations) {
  if (regulations.time_control && !usable(*regulations.time_control)) return false;
  if (regulations.default_time < 0ms || regulations.penalty.value_or(0ms) < 0ms || regulations.no_agreement_before < 0)
    return false;
  const bool full_blitz = regulations.pace == PaceOfPlay::Blitz && !limited(regulations);
  return !full_blitz || !regulations.time_control || regulations.penalty;
}

Time penalty_time(const Regulations& regulations) {
  if (regulations.penalty) return *regulations.penalty;
  // B.2 does not bring in A.3: fully supervised blitz has the two minutes of the Competitive Rules.
  const bool one_minute = regulations.pace == PaceOfPlay::Rapid || limited(regulations);
  return one_minute ? 1min : 2min;
}

}  // namespace adoube::game
