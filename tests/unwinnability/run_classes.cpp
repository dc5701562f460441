// SPDX-License-Identifier: MIT
#include <cstdio>

#include "tests/unwinnability/endgames.hpp"
#include "tests/unwinnability/long_runs.hpp"
#include "tests/unwinnability/tally.hpp"

namespace adoube::unwinnability {

bool run_classes(std::span<const std::string_view> names, std::size_t every, const Limits& limits) {
  constexpr std::string_view blocked = "-blocked";
  bool good = true;
  for (const std::string_view name : names) {
    // Each class of its own with what it leads to, so that memory holds one at a time.
    Endgames endgames;
    const bool only_blocked = name.ends_with(blocked);
    const auto which = EndgameClass::named(only_blocked ? name.substr(0, name.size() - blocked.size()) : name);
    endgames.solve(which, only_blocked ? Endgames::Placements::BlockedPawns : Endgames::Placements::All);
    std::size_t can = 0;
    std::size_t positions = 0;
    Tally tally;
    endgames.for_each(which, [&](const rules::Position& position, bool can_mate) {
      can += can_mate ? 1 : 0;
      if (positions++ % every != 0 && can_mate) return;
      const double before = cpu_microseconds();
      const auto comparison = compare(position, rules::Color::White, can_mate ? Truth::CanMate : Truth::CannotMate, limits);
      tally.add(position, rules::Color::White, comparison, cpu_microseconds() - before);
    });
    std::printf("%.*s: of %zu positions %zu can be won\n", static_cast<int>(name.size()), name.data(), positions, can);
    tally.print(name);
    good &= tally.nothing_wrong();
  }
  return good;
}

}  // namespace adoube::unwinnability
