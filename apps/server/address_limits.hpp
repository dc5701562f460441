// SPDX-License-Identifier: GPL-3.0-or-later
/// Limits that each address has for itself, so that nobody uses up what is there for all. This machine itself has none, and
/// neither has an empty address. Live on the loop.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "apps/server/token_bucket.hpp"

namespace adoube::server {

/// What counts as one address: all of an IPv4 address, the first 64 bits of an IPv6 one, of which a household has the rest.
/// A text that is none is its own group.
[[nodiscard]] std::string address_group(std::string_view address);

/// Of this machine: 127.0.0.0/8 or ::1.
[[nodiscard]] bool is_loopback(std::string_view address);

/// Of this machine, or empty.
[[nodiscard]] bool has_no_limit(std::string_view address);

/// How many there are at once.
class CountByAddress {
 public:
  /// One of them, while it lives.
  class Place {
   public:
    Place(CountByAddress& counts, std::string group) : counts_(counts), group_(std::move(group)) {}
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    ~Place() { counts_.leave(group_); }

   private:
    CountByAddress& counts_;
    std::string group_;
  };

  explicit CountByAddress(std::size_t limit) : limit_(limit) {}

  /// Nothing where the address has as many as it may.
  [[nodiscard]] std::unique_ptr<Place> enter(std::string_view address);
  [[nodiscard]] std::size_t of(std::string_view address) const;

 private:
  void leave(const std::string& group);

  std::size_t limit_;
  std::unordered_map<std::string, std::size_t> counts_;
};

/// How often.
class RateByAddress {
 public:
  /// `per_second`: on average; a burst of two seconds' worth is let through.
  explicit RateByAddress(double per_second) : per_second_(per_second) {}

  [[nodiscard]] bool take(std::string_view address, TokenBucket::Clock::time_point now = TokenBucket::Clock::now());
  [[nodiscard]] std::size_t remembered() const { return buckets_.size(); }

 private:
  /// Forgets those who have been quiet, whenever there are twice as many as were left the last time.
  void sweep(TokenBucket::Clock::time_point now);

  double per_second_;
  std::unordered_map<std::string, TokenBucket> buckets_;
  std::size_t sweep_at_ = 1024;
};

}  // namespace adoube::server
