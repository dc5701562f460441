// SPDX-License-Identifier: MIT
#include "adoube/search/game_row.hpp"

namespace adoube::search {

void RowPageWriter::add(const GameRow& row) {
  char* const at = draft_.room() + rows_ * row_size;
  store(row.offset, at);
  store(row.line, at + 8);
  store(row.plies, at + 12);
  store(row.date.bits(), at + 16);
  store(row.white_elo, at + 20);
  store(row.black_elo, at + 22);
  store(row.result, at + 24);
  if (++rows_ == rows_in_page) write_page();
}

void RowPageWriter::write_page() {
  draft_.write(sink_, page_++);
  rows_ = 0;
}

std::uint64_t RowPageWriter::finish() {
  if (rows_ > 0) write_page();
  return page_;
}

std::optional<GameRow> RowPages::row(std::uint64_t number) {
  if (const std::uint64_t page = number / rows_in_page; page != page_) {
    page_ = page;
    room_ = sound_page(file_, page);
  }
  if (room_.empty()) return std::nullopt;
  const std::string_view at = room_.substr(number % rows_in_page * row_size, row_size);
  GameRow row;
  row.offset = load<std::uint64_t>(at, 0);
  row.line = load<std::uint32_t>(at, 8);
  row.plies = load<std::uint32_t>(at, 12);
  row.date = PartialDate::from_bits(load<std::uint32_t>(at, 16));
  row.white_elo = load<std::uint16_t>(at, 20);
  row.black_elo = load<std::uint16_t>(at, 22);
  row.result = load<std::uint8_t>(at, 24);
  return row;
}

}  // namespace adoube::search
