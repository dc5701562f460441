// SPDX-License-Identifier: MIT
/// The terms of an index and the games that have each of them: pages of coded numbers, in the order of the terms
/// (docs/index.md tells the code).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "adoube/search/bit_stream.hpp"
#include "adoube/search/index_page.hpp"

namespace adoube::search {

/// Something that a game has or has not, as 64 bits that are as good as random: a position that stood on its board, or a
/// text.
using Term = std::uint64_t;
/// A game by its place in the file, counted from 0.
using GameNumber = std::uint32_t;

/// What has to be known to read the code.
struct TermCode {
  int term_bits = 64;       ///< 1 to 64: of each term only so many are kept, the uppermost
  std::uint32_t games = 0;  ///< in the file

  /// For so many terms in all: short enough to be small, long enough that few terms meet in one.
  [[nodiscard]] static TermCode for_terms(std::uint64_t terms, std::uint32_t games);

  [[nodiscard]] std::uint64_t kept(Term term) const { return term >> (64 - term_bits); }
  [[nodiscard]] int game_bits() const { return width_of(games); }
  /// How many low bits Rice's code has for the distance between games that are `count` of all.
  [[nodiscard]] int gap_bits(std::uint64_t count) const { return width_of((games / count) | 1) - 1; }
};

/// Writes pages of terms that come in ascending order.
class TermPageWriter {
 public:
  /// The first page is the `first_page`-th of the file. `sink` outlives the writer.
  TermPageWriter(IndexSink& sink, std::uint64_t first_page, TermCode code)
      : sink_(sink), code_(code), page_(first_page), first_page_(first_page) {}

  /// `term` is not below the one before; a game that a term has already had is passed over.
  void add(Term term, GameNumber game);
  /// Everything has been added and is handed on. The number of pages.
  std::uint64_t finish();

 private:
  /// A term with more games than that is told in pieces.
  static constexpr std::size_t most_games = 1024;

  void close_group();
  void encode_group(std::uint64_t distance);
  void write_page();

  IndexSink& sink_;
  TermCode code_;
  std::uint64_t page_;
  std::uint64_t first_page_;
  std::uint64_t term_ = 0;           ///< of the group that is open, as it is kept
  std::vector<GameNumber> games_{};  ///< of that group
  std::uint64_t last_term_ = 0;      ///< of the last group of the page
  std::uint64_t first_term_ = 0;     ///< of the page
  std::uint16_t groups_ = 0;         ///< of the page
  BitWriter page_bits_{};
  BitWriter group_bits_{};
};

/// Looks terms up in pages that may hold anything.
class TermPages {
 public:
  /// `file` has the pages `first_page` to `first_page` + `pages`, and outlives this.
  TermPages(std::string_view file, std::uint64_t first_page, std::uint64_t pages, TermCode code)
      : file_(file), first_page_(first_page), pages_(pages), code_(code) {}

  /// Appends the games that have the term, and maybe a few that have another one; in no order, below code.games. False where
  /// a page is damaged; then what was appended means nothing. Cost: some twenty pages are read.
  [[nodiscard]] bool append_games(Term term, std::vector<GameNumber>& games) const;

 private:
  /// Nothing where the page is damaged.
  [[nodiscard]] std::optional<std::uint64_t> first_term(std::uint64_t page) const;
  /// False where the page is damaged.
  [[nodiscard]] bool append_from(std::string_view page, std::uint64_t wanted, std::vector<GameNumber>& games) const;

  std::string_view file_;
  std::uint64_t first_page_;
  std::uint64_t pages_;
  TermCode code_;
};

}  // namespace adoube::search
