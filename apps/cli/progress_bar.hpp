// SPDX-License-Identifier: GPL-3.0-or-later
/// A bar on standard error for long work, drawn only where that is a terminal: how much is done, how fast, and how long it
/// will still take.
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

  /// Somebody looks at it.
  [[nodiscard]] bool on_terminal() const { return on_terminal_; }
  void set_title(const std::string& title) { title_ = title; }

  /// `done` of `whole` bytes; of a whole that nobody knows only what is done is shown. The rate is that of `text` bytes,
  /// which are more where a file is compressed. Cheap: drawn ten times a second.
  void show(std::uint64_t done, std::optional<std::uint64_t> whole) { show(done, whole, done); }
  void show(std::uint64_t done, std::optional<std::uint64_t> whole, std::uint64_t text);
  /// Takes the bar off the screen until it is drawn again, for lines to be written there.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  std::string title_;
  bool on_terminal_;
  bool drawn_ = false;
  Clock::time_point began_;
  Clock::time_point next_;
};

/// "0:07", "12:03", "1:02:03".
[[nodiscard]] std::string time_left(std::chrono::seconds left);

}  // namespace adoube::cli
