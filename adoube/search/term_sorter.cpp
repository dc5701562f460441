// SPDX-License-Identifier: MIT
#include "adoube/search/term_sorter.hpp"

#include <algorithm>
#include <array>
#include <numeric>
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

constexpr int digit_bits = 11;
constexpr int sorted_bits = 3 * digit_bits;

/// By the eleven bits above `shift`, and terms that are equal there as they stood.
void sort_by_digit(const std::vector<GameTerm>& terms, int shift, std::vector<GameTerm>& out) {
  constexpr std::size_t digits = std::size_t{1} << digit_bits;
  const auto digit = [&](const GameTerm& term) { return static_cast<std::size_t>(term.term >> shift) % digits; };
  std::array<std::size_t, digits> place{};
  for (const GameTerm& term : terms) ++place[digit(term)];
  std::exclusive_scan(place.begin(), place.end(), place.begin(), std::size_t{0});
  for (const GameTerm& term : terms) out[place[digit(term)]++] = term;
}

}  // namespace

void sort_terms(std::vector<GameTerm>& terms, std::vector<GameTerm>& room) {
  room.resize(terms.size());
  for (int shift = 64 - sorted_bits; shift < 64; shift += digit_bits) {
    sort_by_digit(terms, shift, room);
    terms.swap(room);
  }
  // What is left is the order of those that are equal in all these bits: mostly the same term, in the order of the games.
  for (auto begin = terms.begin(); begin != terms.end();) {
    const auto differs = [&](const GameTerm& term) { return (term.term ^ begin->term) >> (64 - sorted_bits) != 0; };
    const auto end = std::find_if(begin, terms.end(), differs);
    if (!std::is_sorted(begin, end)) std::sort(begin, end);
    begin = end;
  }
}

void TermSorter::put_aside() {
  sort_terms(terms_, room_);
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
    sort_terms(terms_, room_);
    for (const GameTerm& term : terms_) take(term);
    return;
  }
  if (!terms_.empty()) put_aside();
  terms_ = {};
  room_ = {};
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
