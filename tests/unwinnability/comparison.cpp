// SPDX-License-Identifier: MIT
#include "tests/unwinnability/comparison.hpp"

#include "tests/unwinnability/other_views.hpp"
#include "tests/unwinnability/proof_checker.hpp"

namespace adoube::unwinnability {
namespace {

[[nodiscard]] std::string against_truth(Verdict verdict, Truth truth) {
  if (verdict == Verdict::Winnable && truth == Truth::CannotMate) return "winnable, and every position reached is no mate";
  if (verdict == Verdict::Unwinnable && truth == Truth::CanMate) return "unwinnable, and there is a mate";
  return {};
}

[[nodiscard]] bool contrary(Verdict a, Verdict b) {
  return a != b && a != Verdict::Undetermined && b != Verdict::Undetermined;
}

}  // namespace

Comparison compare(const rules::Position& position, rules::Color side, Truth truth, const Limits& limits) {
  Comparison result{.answer = can_win(position, side, limits), .truth = truth};
  result.wrong = against_truth(result.answer.verdict, truth);
  if (result.wrong.empty()) result.wrong = fault(position, side, result.answer);
  return result;
}

Comparison compare_with_solver(const rules::Position& position, rules::Color side, std::size_t cap, const Limits& limits) {
  Comparison result = compare(position, side, Truth::Unknown, limits);
  if (result.answer.verdict == Verdict::Winnable) {
    result.truth = result.wrong.empty() ? Truth::CanMate : Truth::Unknown;
    return result;
  }
  result.truth = solve(position, side, cap).truth;
  if (result.wrong.empty()) result.wrong = against_truth(result.answer.verdict, result.truth);
  return result;
}

std::string contrary_in_other_views(const rules::Position& position, rules::Color side, Verdict verdict,
                                    const Limits& limits) {
  if (contrary(verdict, can_win(colours_changed(position), rules::opponent(side), limits).verdict))
    return "another verdict with the colours changed";
  if (position.castling_rooks().empty() && contrary(verdict, can_win(mirrored(position), side, limits).verdict))
    return "another verdict in the mirror";
  return {};
}

}  // namespace adoube::unwinnability
