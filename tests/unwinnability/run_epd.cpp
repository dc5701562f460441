// SPDX-License-Identifier: MIT
#include "tests/unwinnability/known_epd.hpp"
#include "tests/unwinnability/long_runs.hpp"
#include "tests/unwinnability/proof_checker.hpp"
#include "tests/unwinnability/tally.hpp"

namespace adoube::unwinnability {

bool run_epd(const std::string& path, bool along_lines, const Limits& limits) {
  Tally tally;
  tally.print_undetermined(true);
  for (const KnownPosition& known : read_known(path))
    for (const rules::Color side : {rules::Color::White, rules::Color::Black}) {
      const bool can = side == rules::Color::White ? known.white_can : known.black_can;
      const double before = cpu_microseconds();
      (void)can_win(known.position, side, limits);
      const double time = cpu_microseconds() - before;
      Comparison comparison = compare(known.position, side, can ? Truth::CanMate : Truth::CannotMate, limits);
      if (along_lines && comparison.wrong.empty())
        comparison.wrong = fault_along_line(known.position, side, comparison.answer, limits);
      tally.add(known.position, side, comparison, time);
    }
  tally.print(path);
  return tally.nothing_wrong();
}

}  // namespace adoube::unwinnability
