// SPDX-License-Identifier: MIT
#include "adoube/store/accounts.hpp"

#include <algorithm>

namespace adoube::store {
namespace {

/// How long after the latest of `count` tries the next one is admitted.
std::int64_t wait_after(std::int64_t count, const TryRule& rule) {
  if (count < rule.free_tries) return 0;
  std::int64_t wait = rule.first_wait_ms;
  for (std::int64_t doubled = rule.free_tries; doubled < count && wait < rule.longest_wait_ms; ++doubled) wait *= 2;
  return std::min(wait, rule.longest_wait_ms);
}

}  // namespace

TryAnswer try_once(Tries& tries, std::int64_t now_ms, const TryRule& rule) {
  if (now_ms - tries.latest_ms >= rule.forgotten_after_ms) tries = {};
  const std::int64_t next_ms = tries.latest_ms + wait_after(tries.count, rule);
  if (tries.count > 0 && now_ms < next_ms) return {.admitted = false, .wait_ms = next_ms - now_ms};
  tries = {.count = tries.count + 1, .latest_ms = std::max(now_ms, tries.latest_ms)};
  return {.admitted = true, .wait_ms = 0};
}

}  // namespace adoube::store
