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

ProgressBar::ProgressBar(std::string title)
    : title_(std::move(title)), on_terminal_(::isatty(STDERR_FILENO) == 1), next_(Clock::now() + 300ms) {}

ProgressBar::~ProgressBar() { clear(); }

void ProgressBar::show(std::uint64_t done, std::optional<std::uint64_t> whole) {
  if (!on_terminal_ || ++calls_ % 16 != 0 || Clock::now() < next_) return;
  next_ = Clock::now() + 100ms;
  drawn_ = true;
  const double megabytes = static_cast<double>(done) / 1e6;
  if (!whole || *whole == 0) {
    fmt::print(stderr, "\r\x1b[K{}  {:.1f} MB", title_, megabytes);
  } else {
    const double part = std::min(1.0, static_cast<double>(done) / static_cast<double>(*whole));
    const int full = static_cast<int>(part * cells);
    fmt::print(stderr, "\r\x1b[K{}  {:#<{}}{:-<{}}  {:3.0f} %", title_, "", full, "", cells - full, part * 100);
  }
  std::fflush(stderr);
}

void ProgressBar::clear() {
  if (!drawn_) return;
  fmt::print(stderr, "\r\x1b[K");
  std::fflush(stderr);
  drawn_ = false;
}

}  // namespace adoube::cli
