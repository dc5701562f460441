// SPDX-License-Identifier: MIT
/// Nodes of a graph that wait to be looked at, by what they promise.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "adoube/unwinnability/graph.hpp"

namespace adoube::unwinnability {

class Frontier {
 public:
  /// `cost`: less is sooner, among equals the newest; above 255 and below 0 all are alike.
  void push(int cost, Graph::Node node) {
    const auto bucket = static_cast<std::size_t>(std::clamp(cost, 0, last));
    buckets_[bucket].push_back(node);
    lowest_ = std::min(lowest_, bucket);
  }
  [[nodiscard]] bool empty() {
    while (lowest_ < buckets_.size() && buckets_[lowest_].empty()) ++lowest_;
    return lowest_ == buckets_.size();
  }
  /// Not when empty.
  Graph::Node pop() {
    const Graph::Node node = buckets_[lowest_].back();
    buckets_[lowest_].pop_back();
    return node;
  }

 private:
  static constexpr int last = 255;
  std::array<std::vector<Graph::Node>, 256> buckets_;
  std::size_t lowest_ = 256;
};

}  // namespace adoube::unwinnability
