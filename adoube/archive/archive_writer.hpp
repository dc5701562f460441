// SPDX-License-Identifier: MIT
/// Writes an archive: the header, block after block, the index of the blocks, the end. Memory: one block, and sixteen bytes
/// for each block written.
///
///   ArchiveWriter writer(sink);
///   for (...) writer.add(game);
///   writer.finish();
///
/// Blocks may be made elsewhere, by several threads, each with a BlockWriter of its own, and be added in their order.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/archive/archive_layout.hpp"
#include "adoube/archive/block.hpp"
#include "adoube/notation/pgn_tree.hpp"

namespace adoube::archive {

/// Takes the bytes of an archive in their order. An error of the medium is the sink's own to keep.
class ArchiveSink {
 public:
  ArchiveSink() = default;
  ArchiveSink(const ArchiveSink&) = delete;
  ArchiveSink& operator=(const ArchiveSink&) = delete;
  virtual ~ArchiveSink() = default;

  virtual void write(std::string_view bytes) = 0;
};

class ArchiveWriter {
 public:
  /// `sink` outlives the writer.
  explicit ArchiveWriter(ArchiveSink& sink, MoveModel model = best_model);

  /// False, and nothing added, for a tree that no reader gives (BlockWriter::add).
  [[nodiscard]] bool add(const notation::PgnGame& game);
  /// A block made with the same model. Behind games that were added one by one it begins a new block.
  void add(const EncodedBlock& block);
  [[nodiscard]] std::uint64_t games() const { return games_ + block_.games(); }
  /// The archive is complete; nothing can be added.
  void finish();

 private:
  void write(std::string_view bytes);
  void write_block(const EncodedBlock& block);
  void end_block();

  ArchiveSink& sink_;
  BlockWriter block_;
  std::uint64_t games_ = 0;
  std::uint64_t offset_ = 0;
  std::vector<BlockPlace> places_{};
};

}  // namespace adoube::archive
