// SPDX-License-Identifier: MIT
#include "adoube/archive/archive_reader.hpp"

namespace adoube::archive {

/// The rest of the block can't be read.
void ArchiveReader::give_up_block() {
  const std::uint64_t lost_from = block_->position() - 1;
  problems_.push_back({.fault = ArchiveFault::BlockDamaged,
                       .offset = block_offset_,
                       .first_game = first_game_ + lost_from,
                       .games = block_->games() - lost_from});
  block_.reset();
}

bool ArchiveReader::next_block() {
  if (block_ && block_->position() == block_->games() && block_->moves_sum() != moves_sum_)
    problems_.push_back({ArchiveFault::BlockDamaged, block_offset_, first_game_, block_->games()});
  block_.reset();
  while (const auto found = scanner_.next()) {
    if (found->problem) problems_.push_back(*found->problem);
    if (!found->block) continue;
    const auto& [head, offset, payload] = *found->block;
    block_ = BlockReader::open(payload, head.games, scanner_.model());
    if (block_) {
      first_game_ = head.first_game;
      block_offset_ = offset;
      moves_sum_ = head.moves_sum;
      if (head.games > 0) return true;
      block_.reset();
    } else {
      problems_.push_back({ArchiveFault::BlockDamaged, offset, head.first_game, head.games});
    }
  }
  return false;
}

template <class Target>
bool ArchiveReader::read_into(Target& target) {
  for (;;) {
    if ((!block_ || block_->position() == block_->games()) && !next_block()) return false;
    if (block_->read(target)) return true;
    give_up_block();
  }
}

template bool ArchiveReader::read_into(notation::PgnGame&);
template bool ArchiveReader::read_into(notation::PgnVisitor&);

}  // namespace adoube::archive
