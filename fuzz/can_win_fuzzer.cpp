// SPDX-License-Identifier: MIT
// Who can still win: a line mates, a proof holds when it is gone through, no verdict contradicts plain enumeration, and none
// changes in a mirror or with the colours changed. Positions have few men, and are then changed a man at a time.
#include "fuzz/bytes.hpp"
#include "fuzz/law.hpp"
#include "tests/reference_board/diagram.hpp"
#include "tests/unwinnability/comparison.hpp"
#include "tests/unwinnability/few_men.hpp"
#include "tests/unwinnability/known_positions.hpp"
#include "tests/unwinnability/proof_checker.hpp"

namespace adoube::fuzz {
namespace {

using rules::Color;
using rules::Position;
using unwinnability::Choose;
using unwinnability::Limits;

constexpr std::size_t cap = 2'000;
constexpr Limits limits{.positions = 2'000, .keep_graph = true};

/// A few men or a wall as the next bytes say, or a known position.
std::optional<Position> starting_position(const Choose& choose) {
  switch (choose(3)) {
    case 0:
      return unwinnability::few_men(choose, 8);
    case 1:
      return unwinnability::wall(choose);
    default:
      break;
  }
  const auto known = unwinnability::known_positions();
  const auto& row = known[static_cast<std::size_t>(choose(static_cast<int>(known.size())))];
  return Position::from(reference_board::diagram(row.fen)).value();
}

void check_side(const Position& position, Color side) {
  const auto found = unwinnability::compare_with_solver(position, side, cap, limits);
  law(found.wrong.empty(), found.wrong);
  const auto along = unwinnability::fault_along_line(position, side, found.answer, limits);
  law(along.empty(), along);
  const auto contrary = unwinnability::contrary_in_other_views(position, side, found.answer.verdict, limits);
  law(contrary.empty(), contrary);
}

void check_dead(const Position& position) {
  const auto dead = unwinnability::is_dead(position, limits);
  for (const Color side : {Color::White, Color::Black}) {
    const auto verdict = can_win(position, side, limits).verdict;
    law(dead != true || verdict != unwinnability::Verdict::Winnable, "in a dead position nobody can win");
    law(dead != false || verdict == unwinnability::Verdict::Winnable ||
            can_win(position, rules::opponent(side), limits).verdict == unwinnability::Verdict::Winnable,
        "in a position that is not dead somebody can win");
  }
}

void judge(Bytes bytes) {
  const Choose choose = [&](int count) { return static_cast<int>(bytes.below(static_cast<std::size_t>(count))); };
  auto position = starting_position(choose);
  for (int changes = 0; position && changes < 4; ++changes) {
    for (const Color side : {Color::White, Color::Black}) check_side(*position, side);
    check_dead(*position);
    if (bytes.empty()) return;
    position = unwinnability::mutant(*position, choose);
  }
}

}  // namespace
}  // namespace adoube::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  adoube::fuzz::judge({data, size});
  return 0;
}
