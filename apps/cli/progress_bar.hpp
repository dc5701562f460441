// SPDX-License-Identifier: GPL-3.0-or-later
/// A bar on standard error for long work, drawn only where that is a terminal.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace adoube::cli {

class ProgressBar {
 public:
  explicit ProgressBar(std::string title);
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  /// Takes the bar off the screen.
  ~ProgressBar();

  /// `done` of `whole` bytes; of a whole that nobody knows only what is done is shown. Cheap: drawn ten times a second.
  void show(std::uint64_t done, std::optional<std::uint64_t> whole);
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  std::string title_;
  bool on_terminal_;
  bool drawn_ = false;
  std::uint32_t calls_ = 0;
  Clock::time_point next_;
};

}  // namespace adoube::cli
