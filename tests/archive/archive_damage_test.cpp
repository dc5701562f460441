// SPDX-License-Identifier: MIT
// Whatever is damaged is told, with its place; what is not damaged is read; nothing else comes out.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "adoube/archive/archive_index.hpp"
#include "adoube/archive/archive_scanner.hpp"
#include "tests/archive/archive_text.hpp"
#include "tests/notation/pgn_samples.hpp"

namespace adoube::archive {
namespace {

using notation::PgnGame;
using testing::archive_of;
using testing::games_of;
using testing::read_archive;

std::vector<PgnGame> some_games() {
  std::string pgn;
  for (const auto sample : notation::testing::pgn_samples) pgn += sample;
  return games_of(pgn);
}

/// The archive of some_games(), two games a block; where its blocks stand, and then the index.
struct Sample {
  std::vector<PgnGame> games = some_games();
  std::string bytes = archive_of(games, 2);
  std::vector<std::size_t> offsets{};

  Sample() {
    const auto index = ArchiveIndex::of(bytes);
    for (std::uint64_t i = 0; i < index->blocks(); ++i) offsets.push_back(static_cast<std::size_t>(index->block(i).offset));
    offsets.push_back(bytes.size() - end_size - offsets.size() * index_entry_size - index_head_size);
  }
};

/// Every game that came out is the one of that number that went in.
void expect_true_games(const testing::Read& read, const Sample& sample, const std::string& name) {
  for (std::size_t i = 0; i < read.games.size(); ++i) {
    ASSERT_LT(read.numbers[i], sample.games.size()) << name;
    ASSERT_TRUE(same_game(read.games[i], sample.games[read.numbers[i]])) << name << ", game " << read.numbers[i];
  }
}

TEST(ArchiveDamage, EveryFlippedBitIsTold) {
  const Sample sample;
  for (std::size_t at = 0; at < sample.bytes.size(); ++at)
    for (const int flip : {0x01, 0x80, 0xFF}) {
      std::string bytes = sample.bytes;
      bytes[at] = static_cast<char>(bytes[at] ^ flip);
      const std::string name = "byte " + std::to_string(at) + " ^ " + std::to_string(flip);
      const auto read = read_archive(bytes);
      ASSERT_FALSE(read.problems.empty()) << name;
      expect_true_games(read, sample, name);
      if (at >= header_size) {
        ASSERT_GE(read.games.size() + 2, sample.games.size()) << name << ": it costs one block at most";
      }
      if (at >= sample.offsets.back()) {
        ASSERT_EQ(read.games.size(), sample.games.size()) << name << ": no game is hurt";
      }
    }
}

TEST(ArchiveDamage, EveryCutIsTold) {
  const Sample sample;
  for (std::size_t size = 0; size < sample.bytes.size(); ++size) {
    const std::string name = "cut to " + std::to_string(size);
    const auto read = read_archive(std::string_view(sample.bytes).substr(0, size));
    ASSERT_FALSE(read.problems.empty()) << name;
    expect_true_games(read, sample, name);
    const auto whole_blocks = std::ranges::upper_bound(sample.offsets, size) - sample.offsets.begin() - 1;
    if (whole_blocks > 0) {
      ASSERT_EQ(read.games.size(), std::min<std::size_t>(sample.games.size(), whole_blocks * 2)) << name;
    }
    if (size >= header_size) {
      ASSERT_EQ(read.problems.back().fault, ArchiveFault::CutOff) << name;
    }
  }
}

TEST(ArchiveDamage, EveryMissingByteIsTold) {
  const Sample sample;
  for (std::size_t at = 0; at < sample.bytes.size(); ++at) {
    std::string bytes = sample.bytes;
    bytes.erase(at, 1);
    const std::string name = "without byte " + std::to_string(at);
    const auto read = read_archive(bytes);
    ASSERT_FALSE(read.problems.empty()) << name;
    expect_true_games(read, sample, name);
    if (at >= header_size) {
      ASSERT_GE(read.games.size() + 2, sample.games.size()) << name;
    }
  }
}

struct DamageRow {
  const char* name;
  std::string bytes;
  std::vector<ArchiveProblem> problems;
  std::size_t games_read;
};

std::string without(const std::string& bytes, std::size_t from, std::size_t to) {
  return bytes.substr(0, from) + bytes.substr(to);
}
std::string flipped(std::string bytes, std::size_t at) {
  bytes[at] = static_cast<char>(bytes[at] ^ 1);
  return bytes;
}
/// With `value` at a place of the header, and the header's sum made right.
std::string with_header_byte(std::string bytes, std::size_t at, char value) {
  bytes[at] = value;
  std::string header = bytes.substr(0, header_size - 4);
  append_sum(header);
  return header + bytes.substr(header_size);
}

TEST(ArchiveDamage, IsToldWithItsPlaceAndWhatItCosts) {
  const Sample sample;
  const std::string& bytes = sample.bytes;
  const auto& blocks = sample.offsets;
  const std::size_t all = sample.games.size();
  const std::size_t last = blocks.size() - 2;
  const std::size_t in_last = all - 2 * last;
  ASSERT_GE(last, 2U);
  const DamageRow rows[] = {
      {"nothing", "", {{ArchiveFault::NotAnArchive, 0, 0, 0}}, 0},
      {"a game of PGN", "1. e4 *", {{ArchiveFault::NotAnArchive, 0, 0, 0}}, 0},
      {"a later version", with_header_byte(bytes, 8, 2), {{ArchiveFault::Unsupported, 8, 0, 0}}, 0},
      {"a flag", with_header_byte(bytes, 10, 1), {{ArchiveFault::Unsupported, 8, 0, 0}}, 0},
      {"an unknown model", with_header_byte(bytes, 12, 99), {{ArchiveFault::Unsupported, 8, 0, 0}}, 0},
      {"a head is damaged", flipped(bytes, blocks[1] + 9), {{ArchiveFault::BlocksMissing, blocks[1], 2, 2}}, all - 2},
      {"a payload is damaged", flipped(bytes, blocks[1] + 50), {{ArchiveFault::BlockDamaged, blocks[1], 2, 2}}, all - 2},
      {"the last head is damaged",
       flipped(bytes, blocks[last] + 9),
       {{ArchiveFault::BlocksMissing, blocks[last], 2 * last, in_last}},
       all - in_last},
      {"a block is missing",
       without(bytes, blocks[1], blocks[2]),
       {{ArchiveFault::BlocksMissing, blocks[1], 2, 2},
        {ArchiveFault::IndexDamaged, bytes.size() - end_size - (blocks[2] - blocks[1]), all, 0}},
       all - 2},
      {"a block stands twice",
       bytes.substr(0, blocks[2]) + bytes.substr(blocks[1]),
       {{ArchiveFault::BlocksMissing, blocks[2], 4, 0},
        {ArchiveFault::IndexDamaged, bytes.size() - end_size + (blocks[2] - blocks[1]), all, 0}},
       all},
      {"the index is damaged",
       flipped(bytes, blocks.back() + 20),
       {{ArchiveFault::IndexDamaged, bytes.size() - end_size, all, 0}},
       all},
      {"the end is cut off",
       bytes.substr(0, bytes.size() - 1),
       {{ArchiveFault::CutOff, bytes.size() - end_size, all, 0}},
       all},
      {"something behind", bytes + "x", {{ArchiveFault::BytesBehind, bytes.size(), all, 0}}, all},
  };
  for (const DamageRow& row : rows) {
    for (const bool piped : {false, true}) {
      testing::Drops drops(row.bytes, 7);
      const auto read = piped ? read_archive(drops) : read_archive(row.bytes);
      EXPECT_EQ(read.games.size(), row.games_read) << row.name;
      ASSERT_EQ(read.problems.size(), row.problems.size()) << row.name;
      for (std::size_t i = 0; i < row.problems.size(); ++i) {
        const ArchiveProblem& found = read.problems[i];
        const ArchiveProblem& wanted = row.problems[i];
        EXPECT_EQ(code(found.fault), code(wanted.fault)) << row.name;
        EXPECT_EQ(found.offset, wanted.offset) << row.name;
        EXPECT_EQ(found.first_game, wanted.first_game) << row.name;
        EXPECT_EQ(found.games, wanted.games) << row.name;
      }
    }
  }
}

/// A source that counts how often it is asked for more than it has.
class AskedAtItsEnd final : public notation::PgnSource {
 public:
  explicit AskedAtItsEnd(std::string_view text) : drops_(text, 5000) {}

  int times = 0;

  std::size_t read(std::span<char> room) override {
    const std::size_t got = drops_.read(room);
    times += got == 0 ? 1 : 0;
    return got;
  }

 private:
  testing::Drops drops_;
};

/// Heads one behind the other, each the head of a payload of that size without a game and with a wrong sum.
std::string heads(std::size_t count, std::uint32_t payload_size) {
  std::string bytes;
  for (std::size_t i = 0; i < count; ++i) append(BlockHead{.payload_size = payload_size, .payload_sum = 1}, bytes);
  return bytes;
}

/// The blocks and problems that a scanner tells.
struct Scanned {
  std::size_t blocks = 0;
  std::size_t problems = 0;
};
Scanned scan(ArchiveScanner& scanner) {
  Scanned scanned;
  while (const auto found = scanner.next()) ++(found->block ? scanned.blocks : scanned.problems);
  return scanned;
}

TEST(ArchiveDamage, HeadsWithinPayloadsCostNoMoreThanTheirBytes) {
  const Sample sample;
  const std::string header = sample.bytes.substr(0, header_size);
  const std::string blocks = sample.bytes.substr(header_size);
  const std::size_t all = sample.offsets.size() - 1;
  constexpr std::size_t count = 2000;
  constexpr std::uint32_t all_heads = count * block_head_size;
  struct Row {
    const char* name;
    std::string bytes;
    std::size_t blocks;
  };
  const Row rows[] = {
      {"each claims half of them", header + heads(count, all_heads / 2) + blocks, all},
      {"each claims a tenth", header + heads(count, all_heads / 10) + blocks, all},
      {"each claims more than there is", header + heads(count, largest_payload) + blocks, all},
      {"some claim all the rest",
       header + heads(5, static_cast<std::uint32_t>(blocks.size())) + std::string(5 * block_head_size, 'x') + blocks, all},
  };
  for (const Row& row : rows) {
    ArchiveScanner in_memory(row.bytes);
    const Scanned scanned = scan(in_memory);
    EXPECT_EQ(scanned.blocks, row.blocks) << row.name;
    EXPECT_LE(in_memory.bytes_summed(), ArchiveScanner::most_sums_of_a_byte * row.bytes.size()) << row.name;
    AskedAtItsEnd source(row.bytes);
    ArchiveScanner piped(source);
    const Scanned again = scan(piped);
    EXPECT_EQ(again.blocks, scanned.blocks) << row.name;
    EXPECT_EQ(again.problems, scanned.problems) << row.name;
    EXPECT_EQ(piped.bytes_summed(), in_memory.bytes_summed()) << row.name;
    EXPECT_EQ(source.times, 1) << row.name;
  }
}

TEST(ArchiveDamage, AnIndexThatCannotBeUsedSaysSo) {
  const Sample sample;
  EXPECT_EQ(ArchiveIndex::of("").error().fault, ArchiveFault::NotAnArchive);
  EXPECT_EQ(ArchiveIndex::of(with_header_byte(sample.bytes, 8, 2)).error().fault, ArchiveFault::Unsupported);
  for (std::size_t at = sample.offsets.back(); at < sample.bytes.size(); ++at)
    EXPECT_EQ(ArchiveIndex::of(flipped(sample.bytes, at)).error().fault, ArchiveFault::IndexDamaged) << at;
  const std::string damaged = flipped(sample.bytes, sample.offsets[1] + 50);
  const auto index = ArchiveIndex::of(damaged);
  ASSERT_TRUE(index.has_value());
  EXPECT_TRUE(index->read_game(0).has_value());
  EXPECT_EQ(index->read_game(3).error(), (ArchiveProblem{ArchiveFault::BlockDamaged, sample.offsets[1], 3, 1}));
}

}  // namespace
}  // namespace adoube::archive
