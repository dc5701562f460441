// SPDX-License-Identifier: MIT
// Archives. Any bytes are read to an end, with games or with problems, alike in one piece and byte by byte; so is any
// payload of a block whose sum is right, and every game that comes out of one goes in again and comes out the same. Any PGN
// goes into an archive and comes back as it was read; a byte of the archive that has changed is told.
#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/archive/archive_index.hpp"
#include "adoube/archive/archive_reader.hpp"
#include "adoube/archive/archive_writer.hpp"
#include "adoube/notation/pgn_reader.hpp"
#include "adoube/notation/pgn_tree.hpp"
#include "fuzz/drops.hpp"
#include "fuzz/law.hpp"

namespace adoube::fuzz {
namespace {

using archive::ArchiveProblem;
using archive::ArchiveReader;
using archive::BlockReader;
using archive::BlockWriter;
using notation::PgnGame;

class StringSink final : public archive::ArchiveSink {
 public:
  std::string bytes;

  void write(std::string_view more) override { bytes += more; }
};

struct Read {
  std::vector<PgnGame> games{};
  std::vector<ArchiveProblem> problems{};
};

Read read_all(ArchiveReader& reader) {
  Read read;
  for (PgnGame game; reader.read_game(game);) read.games.push_back(game);
  read.problems = reader.problems();
  return read;
}

bool same_games(const std::vector<PgnGame>& a, const std::vector<PgnGame>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), notation::same_game);
}

void check_any_bytes(std::string_view bytes) {
  ArchiveReader whole(bytes);
  const Read read = read_all(whole);
  Drops drops(bytes);
  ArchiveReader piped(drops);
  const Read again = read_all(piped);
  law(same_games(read.games, again.games), "a pipe gives the same games");
  law(read.problems == again.problems, "and the same problems");
  const auto index = archive::ArchiveIndex::of(bytes);
  if (index && read.problems.empty()) law(index->games() == read.games.size(), "the index counts the games");
}

void check_payload(std::string_view payload, std::uint32_t games) {
  const auto reader = BlockReader::open(payload, games, archive::best_model);
  if (!reader) return;
  BlockWriter writer;
  std::vector<PgnGame> read;
  for (PgnGame game; read.size() < games && reader->read(game);) {
    law(writer.add(game), "a game that came out of a block goes into one");
    read.push_back(game);
  }
  const auto block = writer.take();
  const auto again = BlockReader::open(block.payload, block.games, archive::best_model);
  law(again != nullptr, "a block that was written can be read");
  for (const PgnGame& wanted : read) {
    PgnGame game;
    law(again->read(game) && same_game(game, wanted), "and gives its games back");
  }
  law(again->moves_sum() == block.moves_sum, "with the sum of their moves");
}

void check_pgn(std::string_view text, std::uint8_t place) {
  StringSink sink;
  archive::ArchiveWriter writer(sink);
  std::vector<PgnGame> games;
  notation::PgnReader pgn(text);
  while (auto game = read_pgn_game(pgn)) {
    law(writer.add(*game), "a game of PGN can be kept");
    games.push_back(std::move(*game));
  }
  writer.finish();
  ArchiveReader reader(sink.bytes);
  const Read read = read_all(reader);
  law(read.problems.empty() && same_games(read.games, games), "games of PGN come back as they were read");

  std::string damaged = sink.bytes;
  damaged[damaged.size() * place / 256] ^= static_cast<char>(1 + place % 255);
  ArchiveReader of_damaged(damaged);
  law(!read_all(of_damaged).problems.empty(), "a changed byte is told");
  check_any_bytes(damaged);
}

}  // namespace
}  // namespace adoube::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace adoube::fuzz;  // NOLINT: the whole file is about it
  if (size < 2) return 0;
  const std::string_view rest(reinterpret_cast<const char*>(data) + 2, size - 2);
  switch (data[0] % 3) {
    case 0:
      check_any_bytes(rest);
      break;
    case 1:
      check_payload(rest, data[1]);
      break;
    default:
      check_pgn(rest, data[1]);
  }
  return 0;
}
