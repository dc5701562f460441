// SPDX-License-Identifier: MIT
#include "adoube/search/text_sorter.hpp"

#include <algorithm>
#include <queue>

#include "adoube/search/little_endian.hpp"

namespace adoube::search {
namespace {

/// What a text in the set takes beside its bytes, or about that.
constexpr std::size_t overhead = 80;

[[nodiscard]] std::string next_of(ScratchReader& run) {
  const std::size_t size = std::min<std::size_t>(load<std::uint16_t>(run.take(sizeof(std::uint16_t)), 0), 4000);
  return std::string(run.take(size));
}

struct Head {
  std::string text;
  std::size_t run;
};

struct ComesLater {
  bool operator()(const Head& a, const Head& b) const { return a.text > b.text; }
};

}  // namespace

void TextSorter::add(std::string_view text) {
  if (texts_.contains(text)) return;
  texts_.emplace(text);
  used_ += text.size() + overhead;
  if (used_ >= memory_) put_aside();
}

std::vector<std::string_view> TextSorter::in_order() const {
  std::vector<std::string_view> texts(texts_.begin(), texts_.end());
  std::ranges::sort(texts);
  return texts;
}

void TextSorter::put_aside() {
  const std::uint64_t begin = scratch_.size();
  std::string block;
  for (const std::string_view text : in_order()) {
    char size[sizeof(std::uint16_t)];
    store(static_cast<std::uint16_t>(text.size()), size);
    block.append(size, sizeof size).append(text);
    if (block.size() < std::size_t{1} << 16) continue;
    scratch_.append(block);
    block.clear();
  }
  scratch_.append(block);
  runs_.push_back({begin, scratch_.size()});
  texts_.clear();
  used_ = 0;
}

void TextSorter::merge(const std::function<void(std::string_view)>& take) {
  if (runs_.empty()) {
    for (const std::string_view text : in_order()) take(text);
    return;
  }
  if (!texts_.empty()) put_aside();
  const std::size_t block = std::clamp<std::size_t>(memory_ / runs_.size(), 8192, std::size_t{1} << 18);
  std::vector<ScratchReader> readers;
  std::priority_queue<Head, std::vector<Head>, ComesLater> heads;
  for (const Run& run : runs_) {
    readers.emplace_back(scratch_, run.begin, run.end, block);
    heads.push({next_of(readers.back()), readers.size() - 1});
  }
  std::string last;
  for (bool first = true; !heads.empty(); first = false) {
    const Head head = heads.top();
    heads.pop();
    if (first || head.text != last) take(head.text);
    last = head.text;
    if (!readers[head.run].at_end()) heads.push({next_of(readers[head.run]), head.run});
  }
}

}  // namespace adoube::search
