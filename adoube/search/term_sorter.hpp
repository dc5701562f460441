// SPDX-License-Identifier: MIT
/// Brings terms and their games into order, however many there are: runs that fit into memory are sorted and put aside, and
/// merged in the end.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "adoube/search/scratch.hpp"
#include "adoube/search/term_pages.hpp"

namespace adoube::search {

struct GameTerm {
  Term term;
  GameNumber game;

  friend auto operator<=>(const GameTerm&, const GameTerm&) = default;
};

/// Into ascending order; `room` is for its own use. Terms are as good as random, and are sorted by digits of eleven bits.
void sort_terms(std::vector<GameTerm>& terms, std::vector<GameTerm>& room);

class TermSorter {
 public:
  /// `scratch` outlives the sorter. Memory: twice `run` terms, of 16 bytes each, while they are added, and less while they
  /// are merged.
  TermSorter(Scratch& scratch, std::size_t run) : scratch_(scratch), run_(run) {}

  void add(GameTerm term) {
    if (terms_.empty()) terms_.reserve(run_);
    terms_.push_back(term);
    if (terms_.size() == run_) put_aside();
  }
  [[nodiscard]] std::uint64_t size() const { return size_ + terms_.size(); }
  /// All that were added, in ascending order. To be called once, behind the last add().
  void merge(const std::function<void(const GameTerm&)>& take);

 private:
  struct Run {
    std::uint64_t begin;
    std::uint64_t end;
  };

  void put_aside();

  Scratch& scratch_;
  std::size_t run_;
  std::vector<GameTerm> terms_{};
  std::vector<GameTerm> room_{};
  std::vector<Run> runs_{};
  std::uint64_t size_ = 0;  ///< put aside
};

}  // namespace adoube::search
