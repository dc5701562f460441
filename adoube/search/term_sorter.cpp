// SPDX-License-Identifier: MIT
#include "adoube/search/term_sorter.hpp"

#include <algorithm>
#include <array>
#include <queue>
#include <string>

namespace adoube::search {
namespace {

constexpr std::size_t stored_size = sizeof(Term) + sizeof(GameNumber);

[[nodiscard]] GameTerm next_of(ScratchReader& run) {
  const std::string_view bytes = run.take(stored_size);
  return {load<Term>(bytes, 0), load<GameNumber>(bytes, sizeof(Term))};
}

struct Head {
  GameTerm term;
  std::size_t run;
};

struct ComesLater {
  bool operator()(const Head& a, const Head& b) const { return a.term > b.term; }
};

}  // namespace

void TermSorter::put_aside() {
  std::ranges::sort(terms_);
  const Run run{scratch_.size(), scratch_.size() + terms_.size() * stored_size};
  std::string block;
  constexpr std::size_t terms_in_block = 4096;
  for (std::size_t begin = 0; begin < terms_.size(); begin += terms_in_block) {
    const std::size_t end = std::min(begin + terms_in_block, terms_.size());
    block.resize((end - begin) * stored_size);
    for (std::size_t i = begin; i < end; ++i) {
      char* const at = block.data() + (i - begin) * stored_size;
      store(terms_[i].term, at);
      store(terms_[i].game, at + sizeof(Term));
    }
    scratch_.append(block);
  }
  runs_.push_back(run);
  size_ += terms_.size();
  terms_.clear();
}

void TermSorter::merge(const std::function<void(const GameTerm&)>& take) {
  if (runs_.empty()) {
    std::ranges::sort(terms_);
    for (const GameTerm& term : terms_) take(term);
    return;
  }
  if (!terms_.empty()) put_aside();
  terms_ = {};
  const std::size_t block = std::max<std::size_t>(run_ * sizeof(GameTerm) / runs_.size(), 4096);
  std::vector<ScratchReader> readers;
  std::priority_queue<Head, std::vector<Head>, ComesLater> heads;
  for (const Run& run : runs_) {
    readers.emplace_back(scratch_, run.begin, run.end, std::min<std::size_t>(block, std::size_t{1} << 20));
    heads.push({next_of(readers.back()), readers.size() - 1});
  }
  while (!heads.empty()) {
    const Head head = heads.top();
    heads.pop();
    take(head.term);
    if (!readers[head.run].at_end()) heads.push({next_of(readers[head.run]), head.run});
  }
}

}  // namespace adoube::search
