// SPDX-License-Identifier: MIT
/// What an archive consists of: some hundreds or thousands of games that share their tags and texts (docs/archive.md, "A
/// block"). A block stands for itself: it is written and read without knowing any other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "adoube/archive/move_model.hpp"
#include "adoube/archive/tag_columns.hpp"
#include "adoube/notation/pgn_tree.hpp"
#include "adoube/notation/pgn_visitor.hpp"
#include "adoube/support/expected.hpp"

namespace adoube::archive {

/// A block as it stands in an archive, but for its place there.
struct EncodedBlock {
  std::uint32_t games = 0;
  std::uint32_t moves_sum = 0;  ///< crc32c() of all moves in their order, each with the two bytes of Move::bits()
  std::string payload{};
};

/// Collects games into a block.
class BlockWriter {
 public:
  explicit BlockWriter(MoveModel model = best_model) : model_(model) {}

  /// False, and nothing added, where the tree is none that a reader gives: a move that is not legal where it stands, a null
  /// move in check, or a line that belongs to no move.
  [[nodiscard]] bool add(const notation::PgnGame& game);
  [[nodiscard]] std::uint32_t games() const { return games_; }
  /// It is time for take(): more games would make single games slow to reach and take memory.
  [[nodiscard]] bool full() const;
  /// The block of the games so far. The writer is as new.
  [[nodiscard]] EncodedBlock take();

 private:
  MoveModel model_;
  std::uint32_t games_ = 0;
  std::uint32_t moves_sum_ = 0;
  std::string codes_{};
  std::string sizes_{};
  std::string scripts_{};
  std::string starts_{};
  std::string comments_{};
  TagWriter tags_{};
};

/// Reads the games of one block in turn. Memory: the block's texts, each section at most `largest_section`.
class BlockReader {
 public:
  /// `payload` lives as long as the reader. Nothing where it is no payload of so many games.
  [[nodiscard]] static std::unique_ptr<BlockReader> open(std::string_view payload, std::uint32_t games, MoveModel model);
  BlockReader(const BlockReader&) = delete;
  BlockReader& operator=(const BlockReader&) = delete;
  ~BlockReader();

  [[nodiscard]] std::uint32_t games() const;
  /// How many of them have been read or skipped, the one that failed included.
  [[nodiscard]] std::uint32_t position() const;

  /// The next game, one of those left. False where what is written is no game: `game` holds nothing of use, a visitor may
  /// have been told a part of it, without game_ends(), and the rest of the block can't be read.
  [[nodiscard]] bool read(notation::PgnGame& game);
  [[nodiscard]] bool read(notation::PgnVisitor& visitor);
  /// Passes over the next game without decoding its moves.
  [[nodiscard]] bool skip();

  /// EncodedBlock::moves_sum of the games read so far; of no use after skip().
  [[nodiscard]] std::uint32_t moves_sum() const;

 private:
  struct State;
  explicit BlockReader(std::unique_ptr<State> state);
  template <class Sink>
  bool read_into(Sink& sink);

  std::unique_ptr<State> state_;
};

/// No section of a block is larger, in bytes before compression.
inline constexpr std::uint32_t largest_section = std::uint32_t{1} << 28;

}  // namespace adoube::archive
