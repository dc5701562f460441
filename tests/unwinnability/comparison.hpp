// SPDX-License-Identifier: MIT
/// can_win() asked and its answer compared with what is known: the step that the tests, the fuzzer and the long runs share.
#pragma once

#include <cstddef>
#include <string>

#include "adoube/unwinnability/can_win.hpp"
#include "tests/unwinnability/helpmate_solver.hpp"

namespace adoube::unwinnability {

struct Comparison {
  Answer answer;
  Truth truth = Truth::Unknown;
  /// What is wrong; empty when nothing is. Undetermined is never wrong.
  std::string wrong{};
};

/// The evidence of the answer is checked (proof_checker.hpp), and the answer is compared with the truth.
[[nodiscard]] Comparison compare(const rules::Position& position, rules::Color side, Truth truth, const Limits& limits);
/// The truth comes from solve(), with at most `cap` positions; it is not asked where a line mates, which is all the truth
/// there is to it.
[[nodiscard]] Comparison compare_with_solver(const rules::Position& position, rules::Color side, std::size_t cap,
                                             const Limits& limits);
/// The position in a mirror and with colours changed gets no contrary verdict.
[[nodiscard]] std::string contrary_in_other_views(const rules::Position& position, rules::Color side, Verdict verdict,
                                                  const Limits& limits);

}  // namespace adoube::unwinnability
