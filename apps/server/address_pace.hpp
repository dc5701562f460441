// SPDX-License-Identifier: GPL-3.0-or-later
/// How often something may be asked from one address (address_group): a burst, and then so many a minute. Addresses are
/// remembered for as long as it takes to fill their burst again, in memory alone. This machine itself has no limit. The
/// loop's alone.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

#include "apps/server/address_limits.hpp"
#include "apps/server/door_options.hpp"

namespace adoube::server {

class AddressPace {
 public:
  explicit AddressPace(const PaceRule& rule) : rule_(rule) {}

  /// Takes one and answers 0, or answers how many milliseconds until there is one.
  [[nodiscard]] std::int64_t take(std::string_view address, std::int64_t now_ms) {
    if (has_no_limit(address)) return 0;
    if (buckets_.size() >= sweep_at_) sweep(now_ms);
    Bucket& bucket =
        buckets_.try_emplace(address_group(address), Bucket{.tokens = rule_.burst, .filled_ms = now_ms}).first->second;
    bucket.tokens = filled(bucket, now_ms);
    bucket.filled_ms = now_ms;
    if (bucket.tokens < 1) return 1 + static_cast<std::int64_t>((1 - bucket.tokens) * ms_per_token());
    bucket.tokens -= 1;
    return 0;
  }

 private:
  struct Bucket {
    double tokens;
    std::int64_t filled_ms;
  };

  [[nodiscard]] double ms_per_token() const { return 60'000 / rule_.per_minute; }
  [[nodiscard]] double filled(const Bucket& bucket, std::int64_t now_ms) const {
    return std::min(rule_.burst, bucket.tokens + static_cast<double>(now_ms - bucket.filled_ms) / ms_per_token());
  }
  void sweep(std::int64_t now_ms) {
    std::erase_if(buckets_, [&](const auto& entry) { return filled(entry.second, now_ms) >= rule_.burst; });
    sweep_at_ = std::max<std::size_t>(1024, 2 * buckets_.size());
  }

  PaceRule rule_;
  std::unordered_map<std::string, Bucket> buckets_;
  std::size_t sweep_at_ = 1024;
};

}  // namespace adoube::server
