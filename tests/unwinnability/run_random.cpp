// SPDX-License-Identifier: MIT
#include "tests/differential/random_boards.hpp"
#include "tests/unwinnability/few_men.hpp"
#include "tests/unwinnability/known_epd.hpp"
#include "tests/unwinnability/long_runs.hpp"
#include "tests/unwinnability/tally.hpp"

namespace adoube::unwinnability {
namespace {

void compare_both(const rules::Position& position, std::size_t cap, const Limits& limits, Tally& tally) {
  for (const rules::Color side : {rules::Color::White, rules::Color::Black}) {
    const double before = cpu_microseconds();
    const Verdict verdict = can_win(position, side, limits).verdict;
    const double time = cpu_microseconds() - before;
    Comparison comparison = compare_with_solver(position, side, cap, limits);
    if (comparison.wrong.empty()) comparison.wrong = contrary_in_other_views(position, side, verdict, limits);
    tally.add(position, side, comparison, time);
  }
}

}  // namespace

bool run_random(bool walls, std::uint64_t first, std::uint64_t count, std::size_t cap, const Limits& limits) {
  Tally tally;
  tally.print_undetermined(true);
  for (std::uint64_t number = first; number < first + count; ++number) {
    differential::Random random(number);
    const Choose choose = [&](int of) { return random.below(of); };
    if (const auto position = walls ? wall(choose) : few_men(choose, 6)) compare_both(*position, cap, limits, tally);
  }
  tally.print(walls ? "walls" : "few men");
  return tally.nothing_wrong();
}

bool run_mutants(const std::string& path, std::uint64_t count, std::size_t cap, const Limits& limits) {
  Tally tally;
  tally.print_undetermined(true);
  std::uint64_t number = 0;
  for (const KnownPosition& known : read_known(path)) {
    if (known.white_can && known.black_can) continue;
    for (std::uint64_t i = 0; i < count; ++i) {
      differential::Random random(++number);
      const auto position = mutant(known.position, [&](int of) { return random.below(of); });
      if (position) compare_both(*position, cap, limits, tally);
    }
  }
  tally.print("mutants");
  return tally.nothing_wrong();
}

}  // namespace adoube::unwinnability
