// SPDX-License-Identifier: MIT
#include "adoube/archive/archive_writer.hpp"

#include "adoube/archive/crc32c.hpp"

namespace adoube::archive {

ArchiveWriter::ArchiveWriter(ArchiveSink& sink, MoveModel model) : sink_(sink), block_(model) {
  std::string header;
  append(Header{.model = model}, header);
  write(header);
}

void ArchiveWriter::write(std::string_view bytes) {
  sink_.write(bytes);
  offset_ += bytes.size();
}

bool ArchiveWriter::add(const notation::PgnGame& game) {
  if (!block_.add(game)) return false;
  if (block_.full()) end_block();
  return true;
}

void ArchiveWriter::add(const EncodedBlock& block) {
  end_block();
  write_block(block);
}

void ArchiveWriter::end_block() {
  if (block_.games() > 0) write_block(block_.take());
}

void ArchiveWriter::write_block(const EncodedBlock& block) {
  if (block.games == 0) return;
  places_.push_back({.offset = offset_, .first_game = games_});
  std::string head;
  append(BlockHead{.first_game = games_,
                   .games = block.games,
                   .payload_size = static_cast<std::uint32_t>(block.payload.size()),
                   .payload_sum = crc32c(block.payload),
                   .moves_sum = block.moves_sum},
         head);
  write(head);
  write(block.payload);
  games_ += block.games;
}

void ArchiveWriter::finish() {
  end_block();
  const End end{.index_offset = offset_, .games = games_, .blocks = places_.size()};
  std::string entries;
  for (const BlockPlace& place : places_) append(place, entries);
  std::string tail;
  append(IndexHead{.blocks = static_cast<std::uint32_t>(places_.size()), .entries_sum = crc32c(entries)}, tail);
  tail += entries;
  append(end, tail);
  write(tail);
}

}  // namespace adoube::archive
