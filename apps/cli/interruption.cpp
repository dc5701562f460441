// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/interruption.hpp"

#include <atomic>
#include <csignal>

namespace adoube::cli {
namespace {

std::atomic<bool> requested{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may touch it");

void request(int /*signal*/) { requested = true; }

}  // namespace

void catch_interruption() {
  struct sigaction action{};
  action.sa_handler = request;
  // The handler serves once; then the signal has its usual effect again.
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigemptyset(&action.sa_mask);
  for (const int signal : {SIGINT, SIGTERM}) sigaction(signal, &action, nullptr);
}

bool stop_requested() { return requested.load(std::memory_order_relaxed); }

}  // namespace adoube::cli
