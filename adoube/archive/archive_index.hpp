// SPDX-License-Identifier: MIT
/// Single games of an archive, found by the index at its end without reading those before them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "adoube/archive/archive_layout.hpp"
#include "adoube/archive/archive_problem.hpp"
#include "adoube/notation/pgn_tree.hpp"
#include "adoube/support/expected.hpp"

namespace adoube::archive {

class ArchiveIndex {
 public:
  /// Of an archive that lies in memory, and outlives the index. Errors: NotAnArchive or Unsupported, and IndexDamaged where
  /// the index can't be used; then the archive is to be read from its start.
  [[nodiscard]] static Expected<ArchiveIndex, ArchiveProblem> of(std::string_view whole);

  [[nodiscard]] std::uint64_t games() const { return games_; }
  [[nodiscard]] std::uint64_t blocks() const { return entries_.size() / index_entry_size; }
  [[nodiscard]] BlockPlace block(std::uint64_t number) const;

  /// The game of that number, counted from 0; nothing where there are not so many. Cost: its block's texts are
  /// decompressed, a millisecond or two; of the moves only the game's own are decoded. Errors: BlockDamaged.
  [[nodiscard]] Expected<std::optional<notation::PgnGame>, ArchiveProblem> read_game(std::uint64_t number) const;

 private:
  ArchiveIndex(std::string_view whole, std::string_view entries, std::uint64_t games, MoveModel model)
      : whole_(whole), entries_(entries), games_(games), model_(model) {}

  std::string_view whole_;
  std::string_view entries_;
  std::uint64_t games_;
  MoveModel model_;
};

}  // namespace adoube::archive
