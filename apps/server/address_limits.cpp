// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/address_limits.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <utility>

namespace adoube::server {

std::string address_group(std::string_view address) {
  const std::string text(address);
  in6_addr long_address{};
  if (::inet_pton(AF_INET6, text.c_str(), &long_address) != 1) return text;
  char out[INET6_ADDRSTRLEN];
  if (IN6_IS_ADDR_V4MAPPED(&long_address)) return ::inet_ntop(AF_INET, &long_address.s6_addr[12], out, sizeof out);
  std::fill(long_address.s6_addr + 8, long_address.s6_addr + 16, std::uint8_t{0});
  return ::inet_ntop(AF_INET6, &long_address, out, sizeof out);
}

bool is_loopback(std::string_view address) { return address.starts_with("127.") || address == "::1"; }

bool has_no_limit(std::string_view address) { return address.empty() || is_loopback(address); }

std::unique_ptr<CountByAddress::Place> CountByAddress::enter(std::string_view address) {
  std::string group = address_group(address);
  std::size_t& count = counts_[group];
  if (count >= limit_ && !has_no_limit(address)) return nullptr;
  ++count;
  return std::make_unique<Place>(*this, std::move(group));
}

std::size_t CountByAddress::of(std::string_view address) const {
  const auto found = counts_.find(address_group(address));
  return found == counts_.end() ? 0 : found->second;
}

void CountByAddress::leave(const std::string& group) {
  const auto found = counts_.find(group);
  if (--found->second == 0) counts_.erase(found);
}

bool RateByAddress::take(std::string_view address, TokenBucket::Clock::time_point now) {
  if (has_no_limit(address)) return true;
  if (buckets_.size() >= sweep_at_) sweep(now);
  return buckets_.try_emplace(address_group(address), per_second_, now).first->second.take(now);
}

void RateByAddress::sweep(TokenBucket::Clock::time_point now) {
  std::erase_if(buckets_, [now](const auto& entry) { return entry.second.full(now); });
  sweep_at_ = std::max<std::size_t>(1024, 2 * buckets_.size());
}

}  // namespace adoube::server
