// SPDX-License-Identifier: MIT
// An index gives every game that has a term, whatever the number of runs it was sorted in; damage is told.
#include "adoube/search/index_file.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "tests/search/memory_files.hpp"

namespace adoube::search {
namespace {

/// Games with terms as files have them: some that most games share, many of a single game.
class Sample {
 public:
  Sample(std::uint32_t games, IndexMemory memory) {
    MemoryScratch scratch;
    IndexWriter writer(sink_, scratch, memory);
    std::mt19937_64 random(7);
    for (std::uint32_t game = 0; game < games; ++game) {
      const GameRow row{.offset = 100ULL * game,
                        .line = 10 * game + 1,
                        .plies = game % 77,
                        .date = PartialDate::of(1900 + game % 100, 1, 2),
                        .white_elo = static_cast<std::uint16_t>(game % 3000),
                        .black_elo = 1,
                        .result = static_cast<std::uint8_t>(game % 4)};
      EXPECT_EQ(writer.add_game(row), game);
      add(writer, {1, game});
      if (game % 3 == 0) add(writer, {~std::uint64_t{0}, game});
      for (int i = 0; i < 30; ++i) add(writer, {random(), game});
      for (int i = 0; i < 5; ++i) add(writer, {common_[random() % common_.size()], game});
      add_text(writer, TextField::White, "Player " + std::to_string(game % 50), game);
      add_text(writer, TextField::Event, std::string(game % 7 == 0 ? 1001 : 10 + game % 7, 'e'), game);
    }
    writer.finish(mark, rules::Variant::Chess960);
  }

  static constexpr FileMark mark = {.size = 12345, .modified_ns = -5, .sum = 77, .sample = 88};
  [[nodiscard]] std::string& bytes() { return sink_.bytes(); }
  [[nodiscard]] const std::map<Term, std::set<GameNumber>>& games() const { return games_; }

 private:
  void add(IndexWriter& writer, GameTerm term) {
    writer.add_term(term);
    games_[term.term].insert(term.game);
  }
  void add_text(IndexWriter& writer, TextField field, const std::string& text, GameNumber game) {
    const std::string indexed = indexed_text(field, text);
    writer.add_text(indexed);
    add(writer, {term_of_text(indexed), game});
  }

  MemorySink sink_{};
  std::vector<Term> common_ = {2, 3, 0x8000000000000000, 0x8000000000000001, 0xFFFFFFFF00000000};
  std::map<Term, std::set<GameNumber>> games_{};
};

struct Row {
  const char* name;
  std::uint32_t games;
  IndexMemory memory;
};

#ifdef ADOUBE_SANITIZED
constexpr std::uint32_t many = 150;
#else
constexpr std::uint32_t many = 800;
#endif

constexpr Row rows[] = {
    {"no games", 0, {}},
    {"one game", 1, {}},
    {"a page of games, less one", 145, {}},
    {"a page of games", 146, {}},
    {"sorted in memory", many, {}},
    {"sorted in many runs", many, {.terms = 1000, .text_bytes = 1000}},
    {"sorted in runs of one", 40, {.terms = 1, .text_bytes = 1}},
};

TEST(Index, HasEveryGameOfATerm) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    Sample sample(row.games, row.memory);
    const auto index = Index::open(sample.bytes());
    ASSERT_TRUE(index.has_value());
    EXPECT_EQ(index->games(), row.games);
    EXPECT_EQ(index->mark(), Sample::mark);
    EXPECT_EQ(index->variant(), rules::Variant::Chess960);
    std::size_t others = 0;
    for (const auto& [term, games] : sample.games()) {
      const auto found = index->games_with(std::vector<Term>{term});
      ASSERT_TRUE(found.has_value());
      ASSERT_TRUE(std::ranges::includes(*found, games));
      others += found->size() - games.size();
    }
    // So many terms meet another in what is kept of them.
    EXPECT_LE(others, sample.games().size() / 4 + row.games / 2);
    const auto none = index->games_with({});
    EXPECT_TRUE(none && none->empty());
  }
}

TEST(TermSorter, SortsTermsThatAreEqualInTheirUpperBits) {
  std::mt19937_64 random(9);
  for (const int common_bits : {0, 20, 33, 34, 60, 64}) {
    SCOPED_TRACE(common_bits);
    std::vector<GameTerm> terms;
    for (int i = 0; i < 5000; ++i)
      terms.push_back({common_bits == 64 ? 5 : random() >> common_bits, static_cast<GameNumber>(random() % 50)});
    std::vector<GameTerm> expected = terms;
    std::ranges::sort(expected);
    std::vector<GameTerm> room;
    sort_terms(terms, room);
    EXPECT_EQ(terms, expected);
  }
}

TEST(Index, IsTheSameHoweverItWasSorted) {
  Sample whole(500, {});
  Sample pieces(500, {.terms = 100, .text_bytes = 3000});
  EXPECT_EQ(whole.bytes(), pieces.bytes());
}

TEST(Index, HasRowsAndTexts) {
  Sample sample(1000, {});
  const auto index = Index::open(sample.bytes());
  ASSERT_TRUE(index.has_value());
  RowPages pages = index->rows();
  for (std::uint32_t game = 0; game < 1000; game += 7) {
    const auto row = pages.row(game);
    ASSERT_TRUE(row.has_value());
    EXPECT_EQ(row->offset, 100ULL * game);
    EXPECT_EQ(row->line, 10 * game + 1);
    EXPECT_EQ(row->plies, game % 77);
    EXPECT_EQ(row->date.bits(), PartialDate::of(1900 + game % 100, 1, 2).bits());
    EXPECT_EQ(row->white_elo, game % 3000);
    EXPECT_EQ(row->black_elo, 1);
    EXPECT_EQ(row->result, game % 4);
  }
  std::set<std::string> seen;
  const auto all = index->texts_that_fit(TextField::White, [&](std::string_view text) {
    seen.emplace(text);
    return text.ends_with("7");
  });
  EXPECT_EQ(seen.size(), 50u);
  ASSERT_TRUE(all.has_value());
  EXPECT_EQ(all->size(), 5u);
  // The text that is too long could fit.
  const auto events = index->texts_that_fit(TextField::Event, [](std::string_view) { return false; });
  ASSERT_TRUE(events.has_value());
  ASSERT_EQ(events->size(), 1u);
  const auto games = index->games_with(*events);
  ASSERT_TRUE(games.has_value());
  EXPECT_GE(games->size(), 143u);
}

/// Asks for everything an index can tell; false where it is damaged.
bool ask_all(const Index& index, const std::map<Term, std::set<GameNumber>>& terms) {
  RowPages pages = index.rows();
  for (std::uint32_t game = 0; game < index.games(); ++game)
    if (!pages.row(game)) return false;
  if (!index.texts_that_fit(TextField::White, [](std::string_view) { return true; })) return false;
  return std::ranges::all_of(terms,
                             [&](const auto& term) { return index.games_with(std::vector<Term>{term.first}).has_value(); });
}

TEST(Index, TellsDamageOfAnyByte) {
  Sample sample(30, {});
  const std::string whole = sample.bytes();
  const auto sound = Index::open(whole);
  ASSERT_TRUE(sound && ask_all(*sound, sample.games()));
  std::mt19937 random(3);
  for (std::size_t at = 0; at < whole.size(); at += 1 + random() % 300) {
    std::string damaged = whole;
    damaged[at] = static_cast<char>(damaged[at] ^ (1 << random() % 8));
    const auto index = Index::open(damaged);
    EXPECT_FALSE(index && ask_all(*index, sample.games())) << at;
  }
}

TEST(Index, IsRefused) {
  Sample sample(200, {});
  std::string& bytes = sample.bytes();
  for (std::size_t size = 0; size < bytes.size(); size += 1000) {
    const auto index = Index::open(std::string_view(bytes).substr(0, size));
    ASSERT_FALSE(index.has_value());
    EXPECT_EQ(index.error(), IndexFault::NotAnIndex);
  }
  EXPECT_EQ(Index::open(std::string(8192, '\0')).error(), IndexFault::NotAnIndex);
  // A page is missing in front, or there twice.
  EXPECT_EQ(Index::open(std::string_view(bytes).substr(page_size)).error(), IndexFault::Damaged);
  EXPECT_EQ(Index::open(std::string(page_size, '\0') + bytes).error(), IndexFault::Damaged);
  // A later version, with a sum that is right.
  std::string later = bytes;
  const std::size_t last = later.size() - page_size;
  later[last + 8 + 16] = 2;
  store(checksum(std::string_view(later).substr(last + 8), last / page_size), later.data() + last);
  EXPECT_EQ(Index::open(later).error(), IndexFault::OtherVersion);
}

TEST(SampleSum, TellsFilesApart) {
  std::string bytes(1'000'000, 'x');
  const std::uint64_t sum = sample_sum(bytes);
  for (const std::size_t at : {std::size_t{0}, std::size_t{4095}, bytes.size() - 1, bytes.size() - 4096}) {
    std::string other = bytes;
    other[at] = 'y';
    EXPECT_NE(sample_sum(other), sum) << at;
  }
  EXPECT_NE(sample_sum(std::string(10, 'x')), sample_sum(std::string(11, 'x')));
}

}  // namespace
}  // namespace adoube::search
