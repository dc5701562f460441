// SPDX-License-Identifier: GPL-3.0-or-later
/// Those who wait for something that there is little of. Askers take turns: one who asks for much waits longer, and nobody
/// else does. Thread-safety: none.
#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace adoube::server {

template <class Item>
class FairQueue {
 public:
  /// How many may wait in all, and of one asker.
  FairQueue(std::size_t limit, std::size_t limit_of_one) : limit_(limit), limit_of_one_(limit_of_one) {}

  /// False, with the item untouched, where so many wait already.
  [[nodiscard]] bool push(const std::string& asker, Item&& item) {
    const auto found = waiting_.find(asker);
    const std::size_t own = found == waiting_.end() ? 0 : found->second.size();
    if (size_ >= limit_ || own >= limit_of_one_) return false;
    if (own == 0) turns_.push_back(asker);
    waiting_[asker].push_back(std::move(item));
    ++size_;
    return true;
  }

  /// What has waited longest of the asker whose turn it is; the next turn is another's.
  [[nodiscard]] std::optional<Item> pop() {
    if (turns_.empty()) return std::nullopt;
    const auto found = waiting_.find(turns_.front());
    turns_.pop_front();
    std::optional<Item> item(std::move(found->second.front()));
    found->second.pop_front();
    --size_;
    if (found->second.empty())
      waiting_.erase(found);
    else
      turns_.push_back(found->first);
    return item;
  }

  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] std::size_t size() const { return size_; }

 private:
  std::size_t limit_;
  std::size_t limit_of_one_;
  std::unordered_map<std::string, std::deque<Item>> waiting_{};  ///< of each asker; never an empty one
  std::deque<std::string> turns_{};                              ///< each asker who waits, once
  std::size_t size_ = 0;
};

}  // namespace adoube::server
