// SPDX-License-Identifier: MIT
/// Reads the games of an archive in their order, of any size, from memory or from a stream. What is damaged is told and
/// costs the games of its block; the others are read.
///
///   ArchiveReader reader(source);
///   while (reader.read_game(game)) {}
///   for (const ArchiveProblem& problem : reader.problems()) ...
///
/// Memory: one block. Thread-safety: one reader, one thread at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "adoube/archive/archive_problem.hpp"
#include "adoube/archive/archive_scanner.hpp"
#include "adoube/archive/block.hpp"
#include "adoube/notation/pgn_source.hpp"
#include "adoube/notation/pgn_tree.hpp"
#include "adoube/notation/pgn_visitor.hpp"

namespace adoube::archive {

class ArchiveReader {
 public:
  /// `whole` outlives the reader.
  explicit ArchiveReader(std::string_view whole) : scanner_(whole) {}
  /// `source` outlives the reader.
  explicit ArchiveReader(notation::PgnSource& source) : scanner_(source) {}

  /// The next game. False at the end. The tree has neither line nor problems: those are of a text.
  bool read_game(notation::PgnGame& game) { return read_into(game); }
  /// Likewise, told as a reader of PGN does.
  bool read_game(notation::PgnVisitor& visitor) { return read_into(visitor); }

  /// The number of the game read last in the archive, counted from 0; games that are lost count.
  [[nodiscard]] std::uint64_t game_number() const { return first_game_ + block_->position() - 1; }
  /// Those found so far. A block is known to be damaged in rare cases only behind its last game: where its sum is right, and
  /// what it holds is not.
  [[nodiscard]] const std::vector<ArchiveProblem>& problems() const { return problems_; }
  /// How far into the archive the reader is.
  [[nodiscard]] std::uint64_t bytes_read() const { return scanner_.offset(); }

 private:
  template <class Target>
  bool read_into(Target& target);
  /// A block with a game left; false at the end.
  bool next_block();
  void give_up_block();

  ArchiveScanner scanner_;
  std::unique_ptr<BlockReader> block_{};
  std::uint64_t first_game_ = 0;
  std::uint64_t block_offset_ = 0;
  std::uint32_t moves_sum_ = 0;
  std::vector<ArchiveProblem> problems_{};
};

}  // namespace adoube::archive
