// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/progress_bar.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <utility>

namespace adoube::cli {
namespace {

using namespace std::chrono_literals;

constexpr int cells = 30;

}  // namespace

std::string time_left(std::chrono::seconds left) {
  const auto all = left.count();
  if (all >= 3600) return fmt::format("{}:{:02}:{:02}", all / 3600, all / 60 % 60, all % 60);
  return fmt::format("{}:{:02}", all / 60, all % 60);
}

ProgressBar::ProgressBar(std::string title)
    : title_(std::move(title)), on_terminal_(::isatty(STDERR_FILENO) == 1), began_(Clock::now()), next_(began_ + 300ms) {}

ProgressBar::~ProgressBar() { clear(); }

void ProgressBar::show(std::uint64_t done, std::optional<std::uint64_t> whole, std::uint64_t text) {
  if (!on_terminal_ || Clock::now() < next_) return;
  next_ = Clock::now() + 100ms;
  drawn_ = true;
  const double seconds = std::chrono::duration<double>(Clock::now() - began_).count();
  const double megabytes = static_cast<double>(text) / 1e6;
  fmt::print(stderr, "\r\x1b[K{}  ", title_);
  if (whole && *whole > 0 && done > 0) {
    const double part = std::min(1.0, static_cast<double>(done) / static_cast<double>(*whole));
    const int full = static_cast<int>(part * cells);
    const auto left = std::chrono::seconds(static_cast<std::int64_t>(seconds * (1 - part) / part));
    fmt::print(stderr, "{:#<{}}{:-<{}}  {:3.0f} %  {} left", "", full, "", cells - full, part * 100, time_left(left));
  } else {
    fmt::print(stderr, "{:.1f} MB", megabytes);
  }
  fmt::print(stderr, "  {:.1f} MB/s", megabytes / seconds);
  std::fflush(stderr);
}

void ProgressBar::clear() {
  if (!drawn_) return;
  fmt::print(stderr, "\r\x1b[K");
  std::fflush(stderr);
  drawn_ = false;
}

}  // namespace adoube::cli
