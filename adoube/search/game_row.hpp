// SPDX-License-Identifier: MIT
/// What an index keeps of each game in a row of fixed length.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "adoube/search/index_page.hpp"
#include "adoube/search/partial_date.hpp"

namespace adoube::search {

struct GameRow {
  std::uint64_t offset = 0;  ///< of its first token, in bytes
  std::uint32_t line = 1;    ///< of that token
  std::uint32_t plies = 0;
  PartialDate date{};
  std::uint16_t white_elo = 0;  ///< 0 where there is none
  std::uint16_t black_elo = 0;
  std::uint8_t result = 0;  ///< a number of the caller's
};

inline constexpr std::size_t row_size = 28;
inline constexpr std::size_t rows_in_page = page_room / row_size;

/// Writes the rows of one game after the other into pages from the first of the file on.
class RowPageWriter {
 public:
  explicit RowPageWriter(IndexSink& sink) : sink_(sink) {}
  void add(const GameRow& row);
  /// The number of pages.
  std::uint64_t finish();

 private:
  void write_page();

  IndexSink& sink_;
  std::uint64_t page_ = 0;
  PageDraft draft_{};
  std::size_t rows_ = 0;
};

/// The `number`-th row of the pages that `file` begins with, which have it. Nothing where the page is damaged.
class RowPages {
 public:
  explicit RowPages(std::string_view file) : file_(file) {}
  /// Rows of one page read one after the other cost one look at the page.
  [[nodiscard]] std::optional<GameRow> row(std::uint64_t number);

 private:
  std::string_view file_;
  std::uint64_t page_ = ~std::uint64_t{0};
  std::string_view room_{};
};

}  // namespace adoube::search
