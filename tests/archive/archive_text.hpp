// SPDX-License-Identifier: MIT
/// Games into archives and back, in memory.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "adoube/archive/archive_reader.hpp"
#include "adoube/archive/archive_writer.hpp"
#include "adoube/notation/pgn_reader.hpp"
#include "adoube/notation/pgn_tree.hpp"

namespace adoube::archive::testing {

class StringSink final : public ArchiveSink {
 public:
  std::string bytes;

  void write(std::string_view more) override { bytes += more; }
};

/// A text that comes a few bytes at a time.
class Drops final : public notation::PgnSource {
 public:
  explicit Drops(std::string_view text, std::size_t size = 1) : rest_(text), size_(size) {}

  std::size_t read(std::span<char> room) override {
    const std::size_t count = rest_.copy(room.data(), std::min(size_, room.size()));
    rest_.remove_prefix(count);
    return count;
  }

 private:
  std::string_view rest_;
  std::size_t size_;
};

inline std::vector<notation::PgnGame> games_of(std::string_view pgn) {
  notation::PgnReader reader(pgn);
  std::vector<notation::PgnGame> games;
  while (auto game = read_pgn_game(reader)) games.push_back(std::move(*game));
  return games;
}

/// In blocks of `games_in_block` games; empty where a game was refused.
inline std::string archive_of(const std::vector<notation::PgnGame>& games, std::uint32_t games_in_block = 1000,
                              MoveModel model = best_model) {
  StringSink sink;
  ArchiveWriter writer(sink, model);
  BlockWriter block(model);
  for (const notation::PgnGame& game : games) {
    if (!block.add(game)) return {};
    if (block.games() == games_in_block) writer.add(block.take());
  }
  writer.add(block.take());
  writer.finish();
  return sink.bytes;
}

struct Read {
  std::vector<notation::PgnGame> games{};
  std::vector<std::uint64_t> numbers{};
  std::vector<ArchiveProblem> problems{};
};

inline Read read_all(ArchiveReader& reader) {
  Read read;
  for (notation::PgnGame game; reader.read_game(game);) {
    read.games.push_back(game);
    read.numbers.push_back(reader.game_number());
  }
  read.problems = reader.problems();
  return read;
}
inline Read read_archive(std::string_view bytes) {
  ArchiveReader reader(bytes);
  return read_all(reader);
}
inline Read read_archive(notation::PgnSource& source) {
  ArchiveReader reader(source);
  return read_all(reader);
}

}  // namespace adoube::archive::testing
