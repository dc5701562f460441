// SPDX-License-Identifier: MIT
/// What a long run counts.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "tests/unwinnability/comparison.hpp"

namespace adoube::unwinnability {

class Tally {
 public:
  /// Counts the comparison; prints it where something is wrong or, when wanted, undetermined.
  void add(const rules::Position& position, rules::Color side, const Comparison& comparison, double cpu_microseconds);
  void print_undetermined(bool wanted) { print_undetermined_ = wanted; }
  /// Prints the counts and the times (CPU) under that title.
  void print(std::string_view title);
  [[nodiscard]] bool nothing_wrong() const { return wrong_ == 0; }

 private:
  std::size_t winnable_ = 0;
  std::size_t unwinnable_ = 0;
  std::size_t undetermined_ = 0;
  std::size_t wrong_ = 0;
  std::size_t without_truth_ = 0;
  std::vector<std::size_t> proofs_ = std::vector<std::size_t>(6);
  std::vector<float> times_;
  bool print_undetermined_ = false;
};

/// CPU time of this thread so far.
[[nodiscard]] double cpu_microseconds();

}  // namespace adoube::unwinnability
