// SPDX-License-Identifier: MIT
#include "tests/unwinnability/tally.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <ctime>

#include "tests/reference_board/diagram.hpp"

namespace adoube::unwinnability {
namespace {

/// Resident memory of the program at its highest, in megabytes.
[[nodiscard]] double peak_megabytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024;
}

[[nodiscard]] float quantile(const std::vector<float>& sorted, double share) {
  if (sorted.empty()) return 0;
  return sorted[std::min(sorted.size() - 1, static_cast<std::size_t>(share * static_cast<double>(sorted.size())))];
}

}  // namespace

double cpu_microseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) / 1e3;
}

void Tally::add(const rules::Position& position, rules::Color side, const Comparison& comparison, double microseconds) {
  const Answer& answer = comparison.answer;
  ++(answer.verdict == Verdict::Winnable ? winnable_ : answer.verdict == Verdict::Unwinnable ? unwinnable_ : undetermined_);
  if (answer.verdict == Verdict::Unwinnable) ++proofs_[static_cast<std::size_t>(answer.proof)];
  if (comparison.truth == Truth::Unknown) ++without_truth_;
  times_.push_back(static_cast<float>(microseconds));
  if (!comparison.wrong.empty()) ++wrong_;
  const bool open = print_undetermined_ && answer.verdict == Verdict::Undetermined;
  if (comparison.wrong.empty() && !open) return;
  std::printf("%s: %s, %s\n", open ? "undetermined" : "WRONG", reference_board::fen_of(position.setup()).c_str(),
              side == rules::Color::White ? "White" : "Black");
  if (!comparison.wrong.empty()) std::printf("  %s\n", comparison.wrong.c_str());
  std::fflush(stdout);
}

void Tally::print(std::string_view title) {
  std::ranges::sort(times_);
  double sum = 0;
  for (const float time : times_) sum += time;
  std::printf(
      "%.*s: %zu questions: %zu winnable, %zu unwinnable (material %zu, structure %zu, forced line %zu, graph %zu, kings "
      "and pawns %zu), "
      "%zu undetermined; %zu without a second opinion; %zu WRONG\n",
      static_cast<int>(title.size()), title.data(), times_.size(), winnable_, unwinnable_, proofs_[1], proofs_[2],
      proofs_[3], proofs_[4], proofs_[5], undetermined_, without_truth_, wrong_);
  std::printf("  CPU microseconds: mean %.1f, median %.1f, 99%% %.0f, 99.9%% %.0f, worst %.0f; peak memory %.0f MB\n",
              sum / static_cast<double>(std::max<std::size_t>(1, times_.size())), quantile(times_, 0.5),
              quantile(times_, 0.99), quantile(times_, 0.999), times_.empty() ? 0 : times_.back(), peak_megabytes());
  std::fflush(stdout);
}

}  // namespace adoube::unwinnability
