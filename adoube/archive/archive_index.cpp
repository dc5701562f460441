// SPDX-License-Identifier: MIT
#include "adoube/archive/archive_index.hpp"

#include <algorithm>

#include "adoube/archive/block.hpp"
#include "adoube/archive/crc32c.hpp"

namespace adoube::archive {
namespace {

/// The part of `whole` that begins there; shorter, or empty, where it ends before.
std::string_view part(std::string_view whole, std::uint64_t offset, std::uint64_t size) {
  if (offset > whole.size()) return {};
  return whole.substr(static_cast<std::size_t>(offset), static_cast<std::size_t>(size));
}

}  // namespace

Expected<ArchiveIndex, ArchiveProblem> ArchiveIndex::of(std::string_view whole) {
  const auto header = read_header(part(whole, 0, header_size));
  if (!header) return refused(ArchiveProblem{.fault = ArchiveFault::NotAnArchive});
  if (header->version != format_version || header->flags != 0 || !is_known(header->model))
    return refused(ArchiveProblem{.fault = ArchiveFault::Unsupported, .offset = file_mark.size()});

  const std::uint64_t end_offset = whole.size() - std::min(whole.size(), end_size);
  const auto damaged = refused(ArchiveProblem{.fault = ArchiveFault::IndexDamaged, .offset = end_offset});
  const auto end = read_end(part(whole, end_offset, end_size));
  if (!end) return damaged;
  const auto head = read_index_head(part(whole, end->index_offset, index_head_size));
  if (!head || head->blocks != end->blocks) return damaged;
  const std::uint64_t size = std::uint64_t{head->blocks} * index_entry_size;
  const std::string_view entries = part(whole, end->index_offset + index_head_size, size);
  if (end->index_offset + index_head_size + size != end_offset || crc32c(entries) != head->entries_sum) return damaged;
  return ArchiveIndex(whole, entries, end->games, header->model);
}

BlockPlace ArchiveIndex::block(std::uint64_t number) const {
  return read_index_entry(entries_.substr(static_cast<std::size_t>(number * index_entry_size), index_entry_size));
}

Expected<std::optional<notation::PgnGame>, ArchiveProblem> ArchiveIndex::read_game(std::uint64_t number) const {
  if (number >= games_ || blocks() == 0) return std::nullopt;
  std::uint64_t low = 0;  // The last block that does not begin behind the game.
  for (std::uint64_t high = blocks(); high - low > 1;) {
    const std::uint64_t middle = low + (high - low) / 2;
    (block(middle).first_game <= number ? low : high) = middle;
  }
  const BlockPlace place = block(low);
  const auto damaged =
      refused(ArchiveProblem{.fault = ArchiveFault::BlockDamaged, .offset = place.offset, .first_game = number, .games = 1});
  const auto head = read_block_head(part(whole_, place.offset, block_head_size));
  if (!head || head->first_game > number || number - head->first_game >= head->games) return damaged;
  const std::string_view payload = part(whole_, place.offset + block_head_size, head->payload_size);
  if (payload.size() != head->payload_size || crc32c(payload) != head->payload_sum) return damaged;
  const auto reader = BlockReader::open(payload, head->games, model_);
  if (!reader) return damaged;
  for (std::uint64_t before = number - head->first_game; before > 0; --before)
    if (!reader->skip()) return damaged;
  notation::PgnGame game;
  if (!reader->read(game)) return damaged;
  return game;
}

}  // namespace adoube::archive
