// SPDX-License-Identifier: MIT
// What goes into an archive comes out of it: every game, in all it has, whole or through a pipe, in turn or one by its
// number.
#include <gtest/gtest.h>

#include <random>
#include <string>

#include "adoube/archive/archive_index.hpp"
#include "adoube/notation/pgn_writer.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"
#include "tests/archive/archive_text.hpp"
#include "tests/notation/pgn_samples.hpp"
#include "tests/notation/random_games.hpp"

namespace adoube::archive {
namespace {

using notation::PgnGame;
using testing::archive_of;
using testing::games_of;
using testing::read_archive;
using namespace std::string_literals;

void expect_same(const std::vector<PgnGame>& found, const std::vector<PgnGame>& wanted, const std::string& name) {
  ASSERT_EQ(found.size(), wanted.size()) << name;
  for (std::size_t i = 0; i < found.size(); ++i) EXPECT_TRUE(same_game(found[i], wanted[i])) << name << ", game " << i;
}

void expect_round_trip(const std::vector<PgnGame>& games, const std::string& name) {
  for (const std::uint32_t games_in_block : {1000U, 2U}) {
    const std::string bytes = archive_of(games, games_in_block);
    ASSERT_FALSE(bytes.empty()) << name;
    const auto whole = read_archive(bytes);
    expect_same(whole.games, games, name);
    EXPECT_TRUE(whole.problems.empty()) << name;
    testing::Drops drops(bytes);
    const auto piped = read_archive(drops);
    expect_same(piped.games, games, name + " through a pipe");
    EXPECT_TRUE(piped.problems.empty()) << name;

    const auto index = ArchiveIndex::of(bytes);
    ASSERT_TRUE(index.has_value()) << name;
    EXPECT_EQ(index->games(), games.size());
    for (std::size_t i = games.size(); i-- > 0;) {
      EXPECT_EQ(whole.numbers[i], i) << name;
      const auto game = index->read_game(i);
      ASSERT_TRUE(game && *game) << name;
      EXPECT_TRUE(same_game(**game, games[i])) << name << ", game " << i << " by its number";
    }
    const auto none = index->read_game(games.size());
    EXPECT_TRUE(none && !*none) << name;
  }
}

struct TextRow {
  const char* name;
  std::string pgn;
};

// Every text is read as a reader of PGN does, faults and all; the games that come of it are what has to be kept.
const TextRow texts[] = {
    {"no game", ""},
    {"a game without anything", "*"},
    {"tags alone", "[Event \"E\"]\n\n[Event \"F\"]\n\n"},
    {"annotated", std::string(notation::testing::annotated_sample)},
    {"set up", std::string(notation::testing::set_up_sample)},
    {"chess960", std::string(notation::testing::chess960_sample)},
    {"plain", std::string(notation::testing::plain_sample)},
    {"no tags", "1. e4 e5 2. Nf3 1-0\n\n1. d4 d5 0-1\n"},
    {"every result", "1. e4 1-0\n\n1. e4 0-1\n\n1. e4 1/2-1/2\n\n1. e4 *\n"},
    {"comment before the first move alone", "{only this} *"},
    {"comments around everything",
     "{a} {b} 1. {c} e4 {d} {e} 1... {f} e5 {g} ({h} 1... {i} c5 {j} 2. {k} Nf3 {l}) {m} 2. Nf3 {n} *"},
    {"comments with odd bytes", "1. e4 {\x01\x02 tab\there \xC3\xA9 \xE4\xB8\xAD \xFF} e5 {}*"},
    {"a zero byte in a comment", "1. e4 {a\0b} *"s},
    {"a comment to the end of the line with a brace", "1. e4 ; so } it is\n e5 *"},
    {"several signs on a move", "1. e4 $1 $2 $255 $0 e5! *"},
    {"variations in variations", "1. e4 (1. d4 (1. c4 (1. b4 (1. a4))) 1... d5 (1... Nf6 2. c4)) 1... e5 *"},
    {"several variations of a move", "1. e4 (1. d4) (1. c4) (1. Nf3 d5) 1... e5 (1... c5) (1... e6) *"},
    {"an empty variation", "1. e4 () e5 *"},
    {"variation of the last move", "1. e4 e5 2. Qh5 Ke7 (2... Nc6 3. Bc4 Nf6 4. Qxf7#) 3. Qxe5# 1-0"},
    {"null moves", "1. e4 (1. -- e5 2. -- -- 3. e4) 1... e5 (1... -- 2. d4 -- 3. Nf3) *"},
    {"a null move before a capture en passant", "1. e4 (1. -- e5 2. e4 -- 3. f4 exf4 4. g4 fxg3) *"},
    {"an illegal move ends the line", "1. e4 e5 2. Ke3 Nc6 *"},
    {"an illegal move in a variation", "1. e4 e5 (1... e4 2. d4) 2. Nf3 *"},
    {"a FEN that can't be read", "[FEN \"nonsense\"]\n\n1. e4 *"},
    {"a FEN that departs from the standard", "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w\"]\n\n1. e4 Ke7 *"},
    {"Black begins", "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 5 17\"]\n\n17... Ke7 18. e4 *"},
    {"en passant at once", "[FEN \"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2\"]\n\n2. exd6 *"},
    {"an en passant square without a capture", "[FEN \"4k3/8/8/3p4/8/8/8/4K3 w - d6 0 2\"]\n\n2. Ke2 *"},
    {"counters at their largest", "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 65535 65535\"]\n\n65535. O-O Kd7 *"},
    {"every promotion", "[FEN \"4k3/PPPP4/8/8/8/8/pppp4/4K3 w - - 0 1\"]\n\n1. a8=N (1. a8=B) (1. a8=R) (1. a8=Q) a1=N *"},
    {"more queens than there are", "[FEN \"QQQQQQQk/8/8/8/8/8/8/KQQQQQQ1 b - - 0 1\"]\n\n*"},
    {"chess960, a king that castles in place",
     "[Variant \"Chess960\"]\n[FEN \"1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w GBgb - 0 1\"]\n\n1. O-O O-O-O *"},
    {"chess960, the inner rook castles",
     "[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/RR2K3 w B - 0 1\"]\n\n1. O-O-O Ke7 *"},
    {"chess960 from the initial position", "[Variant \"Chess960\"]\n\n1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. O-O O-O *"},
    {"a Result tag that says otherwise", "[Result \"0-1\"]\n\n1. e4 1-0"},
    {"values with quotes", "[Event \"\\\"a\\\\b\\\"\"]\n[Site \"\"]\n\n*"},
    {"tags in another order", "[Black \"b\"]\n[Event \"e\"]\n[Zeta \"z\"]\n[Alpha \"a\"]\n\n*"},
    {"castling, capture and mate",
     "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Nxd4 c5 8. Nb3 Qxd1 *"},
    {"clocks", "1. e4 {[%clk 0:03:00]} e5 {[%clk 0:02:59]} 2. Nf3 {[%clk 0:02:58] [%eval 0.3]} *"},
};

TEST(ArchiveRoundTrip, TextsOfManyKinds) {
  std::vector<PgnGame> all;
  for (const TextRow& row : texts) {
    const auto games = games_of(row.pgn);
    expect_round_trip(games, row.name);
    all.insert(all.end(), games.begin(), games.end());
  }
  expect_round_trip(all, "all of them together");
}

/// Random moves with random annotations and variations.
class RandomGame {
 public:
  explicit RandomGame(unsigned seed) : random_(seed) {}

  PgnGame make(const rules::Position& start) {
    game_.start = start;
    game_.tags = {{"Event", text()}, {"White", text()}, {"Black", text()}};
    line(0, start, 60, 3);
    game_.result = static_cast<notation::PgnResult>(random_() % 4);
    return game_;
  }

 private:
  std::string text() {
    return std::string(random_() % 5, static_cast<char>('a' + random_() % 3)) + static_cast<char>(random_());
  }
  std::vector<std::string> texts() {
    std::vector<std::string> found(random_() % 8 == 0 ? 1 + random_() % 2 : 0);
    for (std::string& one : found) one = text();
    return found;
  }

  void line(std::size_t index, rules::Position position, int plies, int depth) {
    for (int ply = 0; ply < plies; ++ply) {
      const rules::MoveList moves = rules::legal_moves(position);
      if (moves.empty()) return;
      notation::PgnMove move{.move = moves[random_() % moves.size()]};
      if (random_() % 8 == 0) move.nags.push_back(static_cast<std::uint8_t>(random_()));
      move.comments = texts();
      move.comments_before = texts();
      game_.lines[index].moves.push_back(move);
      while (depth > 0 && random_() % 20 == 0) {
        const auto opened = static_cast<notation::PgnLineIndex>(game_.lines.size());
        game_.lines[index].moves.back().variations.push_back(opened);
        game_.lines.emplace_back();
        line(opened, position, plies / 4, depth - 1);
      }
      position = rules::play(position, *move.move);
    }
  }

  std::mt19937 random_;
  PgnGame game_{};
};

TEST(ArchiveRoundTrip, RandomTreesOfStandardChessAndChess960) {
  std::vector<PgnGame> games;
  unsigned seed = 0;
  const auto add = [&](std::string_view fen, rules::Variant variant) {
    const auto start = notation::read_position(fen, variant);
    ASSERT_TRUE(start.has_value());
    for (int i = 0; i < 4; ++i) games.push_back(RandomGame(++seed).make(*start));
  };
  for (const auto start : notation::standard_starts) add(start, rules::Variant::Standard);
  for (const auto start : notation::chess960_starts) add(start, rules::Variant::Chess960);
  for (const MoveModel model : {MoveModel::Uniform, best_model}) {
    const auto read = read_archive(archive_of(games, 7, model));
    expect_same(read.games, games, "random trees");
    EXPECT_TRUE(read.problems.empty());
  }
}

/// What a visitor is told, as text.
class Log final : public notation::PgnVisitor {
 public:
  std::string text;

  void game_begins() override { text += "game\n"; }
  void tag(std::string_view name, std::string_view value) override { add(std::string(name) + "=" + std::string(value)); }
  void starts(const rules::Position& position) override { add(notation::write_fen(position)); }
  void move(rules::Move move, const rules::Position& after) override {
    add(std::to_string(move.bits()) + " " + notation::write_fen(after));
  }
  void null_move(const rules::Position& after) override { add("-- " + notation::write_fen(after)); }
  void nag(std::uint8_t number) override { add("$" + std::to_string(number)); }
  void comment_begins(bool before_move) override {
    text += before_move ? "before " : "after ";
    comment_.clear();
  }
  void comment_text(std::string_view piece) override { comment_ += piece; }
  void comment_ends() override { add(notation::as_comment(comment_)); }
  void variation_opens() override { add("("); }
  void variation_closes() override { add(")"); }
  void game_ends(const notation::PgnGameEnd& end) override {
    add(std::string(notation::text(end.result)) + " " + std::to_string(end.plies));
  }

 private:
  void add(const std::string& line) { (text += line) += '\n'; }

  std::string comment_{};
};

TEST(ArchiveRoundTrip, AVisitorIsToldWhatAReaderOfPgnTells) {
  // Only texts in the order of export: signs, comments, variations behind a move.
  std::string pgn;
  for (const auto& game :
       games_of(std::string(notation::testing::annotated_sample) + std::string(notation::testing::set_up_sample) +
                std::string(notation::testing::plain_sample)))
    notation::write_pgn(game, pgn);
  Log of_text;
  notation::PgnReader text(pgn);
  while (text.read_game(of_text)) {
  }
  Log of_archive;
  const std::string bytes = archive_of(games_of(pgn));
  ArchiveReader archive(bytes);
  while (archive.read_game(of_archive)) {
  }
  EXPECT_EQ(of_archive.text, of_text.text);
}

TEST(ArchiveRoundTrip, ManyGamesMakeSeveralBlocks) {
  const auto games = games_of(notation::testing::plain_sample);
  testing::StringSink sink;
  ArchiveWriter writer(sink);
  constexpr std::uint64_t count = 9000;
  for (std::uint64_t i = 0; i < count; ++i) ASSERT_TRUE(writer.add(games[i % games.size()]));
  EXPECT_EQ(writer.games(), count);
  writer.finish();
  const auto index = ArchiveIndex::of(sink.bytes);
  ASSERT_TRUE(index.has_value());
  EXPECT_EQ(index->games(), count);
  EXPECT_EQ(index->blocks(), 3U);
  for (const std::uint64_t number : {0UL, 4095UL, 4096UL, 8999UL}) {
    const auto game = index->read_game(number);
    ASSERT_TRUE(game && *game) << number;
    EXPECT_TRUE(same_game(**game, games[number % games.size()])) << number;
  }
}

TEST(ArchiveRoundTrip, WhatIsNoGameIsRefused) {
  struct Row {
    const char* name;
    PgnGame game;
  };
  const auto move = [](const char* from, const char* to) {
    return notation::PgnMove{.move = rules::Move::ordinary(*rules::Square::parse(from), *rules::Square::parse(to))};
  };
  PgnGame illegal;
  illegal.lines[0].moves = {move("e2", "e5")};
  PgnGame no_start;
  no_start.start.reset();
  no_start.lines[0].moves = {move("e2", "e4")};
  PgnGame loose_line;
  loose_line.lines.emplace_back();
  PgnGame line_in_itself;
  line_in_itself.lines[0].moves = {move("e2", "e4")};
  line_in_itself.lines[0].moves[0].variations = {0};
  PgnGame line_twice;
  line_twice.lines[0].moves = {move("e2", "e4")};
  line_twice.lines[0].moves[0].variations = {1, 1};
  line_twice.lines.emplace_back();
  PgnGame no_such_line;
  no_such_line.lines[0].moves = {move("e2", "e4")};
  no_such_line.lines[0].moves[0].variations = {7};
  const Row rows[] = {
      {"a move that is not legal", illegal},          {"moves without a start", no_start},
      {"a line that belongs to no move", loose_line}, {"a line within itself", line_in_itself},
      {"a line that stands twice", line_twice},       {"a line that is not there", no_such_line},
  };
  BlockWriter block;
  for (const Row& row : rows) EXPECT_FALSE(block.add(row.game)) << row.name;
  EXPECT_EQ(block.games(), 0U);
  ASSERT_TRUE(block.add(PgnGame{}));
  const auto encoded = block.take();
  const auto reader = BlockReader::open(encoded.payload, encoded.games, best_model);
  ASSERT_NE(reader, nullptr);
  PgnGame game;
  EXPECT_TRUE(reader->read(game));
}

}  // namespace
}  // namespace adoube::archive
