// SPDX-License-Identifier: MIT
/// Keeps the different ones of many texts and brings them into order, however many there are.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "adoube/search/scratch.hpp"

namespace adoube::search {

/// Finds texts by views of them.
struct TextHash {
  using is_transparent = void;
  [[nodiscard]] std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};
using TextSet = std::unordered_set<std::string, TextHash, std::equal_to<>>;

class TextSorter {
 public:
  /// `scratch` outlives the sorter. Memory: about `memory` bytes.
  TextSorter(Scratch& scratch, std::size_t memory) : scratch_(scratch), memory_(memory) {}

  /// At most 4000 bytes.
  void add(std::string_view text);
  /// All that were added, once each, in ascending order of their bytes. To be called once, behind the last add().
  void merge(const std::function<void(std::string_view)>& take);

 private:
  struct Run {
    std::uint64_t begin;
    std::uint64_t end;
  };

  void put_aside();
  [[nodiscard]] std::vector<std::string_view> in_order() const;

  Scratch& scratch_;
  std::size_t memory_;
  std::size_t used_ = 0;
  TextSet texts_{};
  std::vector<Run> runs_{};
};

}  // namespace adoube::search
