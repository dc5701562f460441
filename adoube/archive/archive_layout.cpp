// SPDX-License-Identifier: MIT
#include "adoube/archive/archive_layout.hpp"

namespace adoube::archive {
namespace {

/// What stands behind the mark of a part, when it is one.
std::optional<ByteReader> opened(std::string_view part, std::string_view mark, std::size_t size) {
  if (part.size() != size || !part.starts_with(mark) || !sum_is_right(part)) return std::nullopt;
  return ByteReader(part.substr(mark.size()));
}

}  // namespace

void append(const Header& header, std::string& out) {
  std::string part(file_mark);
  append_u16(header.version, part);
  append_u16(header.flags, part);
  append_u16(static_cast<std::uint16_t>(header.model), part);
  append_u16(0, part);
  append_sum(part);
  out += part;
}

void append(const BlockHead& head, std::string& out) {
  std::string part(block_mark);
  append_u64(head.first_game, part);
  append_u32(head.games, part);
  append_u32(head.payload_size, part);
  append_u32(head.payload_sum, part);
  append_u32(head.moves_sum, part);
  append_sum(part);
  out += part;
}

void append(const BlockPlace& entry, std::string& out) {
  append_u64(entry.offset, out);
  append_u64(entry.first_game, out);
}

void append(const IndexHead& head, std::string& out) {
  std::string part(index_mark);
  append_u32(head.blocks, part);
  append_u32(head.entries_sum, part);
  append_sum(part);
  out += part;
}

void append(const End& end, std::string& out) {
  std::string part(end_mark);
  append_u64(end.index_offset, part);
  append_u64(end.games, part);
  append_u64(end.blocks, part);
  append_sum(part);
  out += part;
}

std::optional<Header> read_header(std::string_view part) {
  auto in = opened(part, file_mark, header_size);
  if (!in) return std::nullopt;
  Header header;
  header.version = static_cast<std::uint16_t>(in->word(2));
  header.flags = static_cast<std::uint16_t>(in->word(2));
  header.model = static_cast<MoveModel>(in->word(2));
  return header;
}

std::optional<BlockHead> read_block_head(std::string_view part) {
  auto in = opened(part, block_mark, block_head_size);
  if (!in) return std::nullopt;
  BlockHead head;
  head.first_game = in->word(8);
  head.games = in->u32();
  head.payload_size = in->u32();
  head.payload_sum = in->u32();
  head.moves_sum = in->u32();
  return head;
}

std::optional<IndexHead> read_index_head(std::string_view part) {
  auto in = opened(part, index_mark, index_head_size);
  if (!in) return std::nullopt;
  IndexHead head;
  head.blocks = in->u32();
  head.entries_sum = in->u32();
  return head;
}

std::optional<End> read_end(std::string_view part) {
  auto in = opened(part, end_mark, end_size);
  if (!in) return std::nullopt;
  End end;
  end.index_offset = in->word(8);
  end.games = in->word(8);
  end.blocks = in->word(8);
  return end;
}

BlockPlace read_index_entry(std::string_view part) {
  ByteReader in(part);
  BlockPlace place;
  place.offset = in.word(8);
  place.first_game = in.word(8);
  return place;
}

}  // namespace adoube::archive
