// SPDX-License-Identifier: MIT
/// The index of a file of games: which games could be those that somebody looks for, found without reading the file
/// (docs/index.md). The file is then read at their places, and decides.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "adoube/rules/variant.hpp"
#include "adoube/search/game_row.hpp"
#include "adoube/search/term_pages.hpp"
#include "adoube/search/term_sorter.hpp"
#include "adoube/search/text_pages.hpp"
#include "adoube/search/text_sorter.hpp"
#include "adoube/support/expected.hpp"

namespace adoube::search {

/// What tells whether a file is still the one that an index was made of.
struct FileMark {
  std::uint64_t size = 0;        ///< in bytes
  std::int64_t modified_ns = 0;  ///< since 1970
  std::uint64_t sum = 0;         ///< checksum() of all its bytes
  std::uint64_t sample = 0;      ///< sample_sum()

  friend bool operator==(const FileMark&, const FileMark&) = default;
};

/// The sum over a few blocks of a file: its ends, and some between them. Cheap whatever the size.
[[nodiscard]] std::uint64_t sample_sum(std::string_view bytes);

/// What a writer of an index may use.
struct IndexMemory {
  std::size_t terms = std::size_t{1} << 21;  ///< sorted at once, 32 bytes for each
  std::size_t text_bytes = std::size_t{1} << 25;
};

/// Makes an index. Memory is bounded: some 100 MB, however many games there are.
class IndexWriter {
 public:
  /// Pages go to `sink`; both outlive the writer. Their failures are theirs to tell.
  IndexWriter(IndexSink& sink, Scratch& scratch, IndexMemory memory = {})
      : sink_(sink), rows_(sink), terms_(scratch, memory.terms), texts_(scratch, memory.text_bytes) {}

  /// The next game of the file; its number. There are at most 2^32 - 1.
  GameNumber add_game(const GameRow& row) {
    rows_.add(row);
    return games_++;
  }
  /// Something that a game has; more than once does no harm.
  void add_term(GameTerm term) { terms_.add(term); }
  /// A text that games have (indexed_text()); its term is added for each of them besides.
  void add_text(std::string_view indexed_text) { texts_.add(indexed_text); }
  /// Writes what is left. `variant` is that of games without a Variant tag.
  void finish(const FileMark& mark, rules::Variant variant);

  [[nodiscard]] std::uint32_t games() const { return games_; }

 private:
  IndexSink& sink_;
  RowPageWriter rows_;
  TermSorter terms_;
  TextSorter texts_;
  std::uint32_t games_ = 0;
};

enum class IndexFault : std::uint8_t {
  NotAnIndex,    ///< something else, or not all of one
  OtherVersion,  ///< made by a program that counts or writes otherwise
  Damaged,       ///< a sum is wrong
};

/// Any bytes at all can be opened and asked. Thread-safety: any number of threads may ask.
class Index {
 public:
  /// `file` outlives the index. Damage of other pages than those that are looked at now is told when they are.
  [[nodiscard]] static Expected<Index, IndexFault> open(std::string_view file);

  [[nodiscard]] std::uint32_t games() const { return games_; }
  [[nodiscard]] const FileMark& mark() const { return mark_; }
  [[nodiscard]] rules::Variant variant() const { return variant_; }

  /// The games, in ascending order, that have one of the terms, and maybe a few others; all that have it are there. Nothing
  /// where the index is damaged.
  [[nodiscard]] std::optional<std::vector<GameNumber>> games_with(std::span<const Term> terms) const;
  /// The terms of the texts of a field for which `fits` holds, and of those that are too long to be kept. `fits` gets the
  /// text without its field. Cost: all texts are gone through. Nothing where the index is damaged.
  [[nodiscard]] std::optional<std::vector<Term>> texts_that_fit(TextField field,
                                                                const std::function<bool(std::string_view)>& fits) const;
  [[nodiscard]] RowPages rows() const { return RowPages(file_); }

 private:
  explicit Index(std::string_view file) : file_(file) {}

  std::string_view file_;
  FileMark mark_{};
  rules::Variant variant_ = rules::Variant::Standard;
  std::uint32_t games_ = 0;
  std::uint64_t first_term_page_ = 0;
  std::uint64_t term_pages_ = 0;
  std::uint64_t text_pages_ = 0;
  int term_bits_ = 64;
};

}  // namespace adoube::search
