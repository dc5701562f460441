// SPDX-License-Identifier: MIT
/// Texts that nobody wrote to be read: cut anywhere, random, nested without end, larger than anything that is kept. The
/// reader ends, keeps within its limits, and says the same as a tree, as a visitor, from memory and from a stream.
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/pgn_writer.hpp"
#include "tests/notation/pgn_samples.hpp"
#include "tests/notation/pgn_text_of.hpp"

namespace adoube::notation {
namespace {

using testing::Checked;
using testing::checked;
using testing::codes_of;
using testing::games_in;
using testing::SteppingSource;

/// Four readings of one text agree. Answers with the trees.
std::vector<PgnGame> read_every_way(std::string_view text) {
  std::vector<PgnGame> games = games_in(text);
  std::vector<Checked> from_trees;
  for (const PgnGame& game : games) from_trees.push_back(checked(game));
  EXPECT_EQ(checked(text), from_trees);

  SteppingSource source(text, 997);
  PgnReader streaming(source);
  EXPECT_EQ(checked(streaming), from_trees);
  SteppingSource again(text, text.size() + 1);
  PgnReader reader(again);
  const std::vector<PgnGame> streamed = testing::games_of(reader);
  EXPECT_EQ(streamed.size(), games.size());
  for (std::size_t i = 0; i < std::min(streamed.size(), games.size()); ++i) EXPECT_TRUE(same_game(streamed[i], games[i]));
  return games;
}

std::string all_samples() {
  std::string all;
  for (const std::string_view sample : testing::pgn_samples) all += sample;
  return all;
}

TEST(PgnHostile, CutAtEveryByte) {
  const std::string all = all_samples();
  for (std::size_t size = 0; size <= all.size(); ++size) {
    SCOPED_TRACE(size);
    read_every_way(std::string_view(all).substr(0, size));
    if (::testing::Test::HasFailure()) return;
  }
}

TEST(PgnHostile, BegunAtEveryByte) {
  const std::string all = all_samples();
  for (std::size_t begin = 0; begin <= all.size(); ++begin) {
    SCOPED_TRACE(begin);
    read_every_way(std::string_view(all).substr(begin));
    if (::testing::Test::HasFailure()) return;
  }
}

TEST(PgnHostile, RandomBytes) {
  std::mt19937 random(20240229);
  for (int round = 0; round < 400; ++round) {
    std::string text(random() % 3000, '\0');
    for (char& byte : text) byte = static_cast<char>(random());
    SCOPED_TRACE(round);
    read_every_way(text);
    if (::testing::Test::HasFailure()) return;
  }
}

/// Random sequences of what games are made of come upon far more of the reader than random bytes do.
TEST(PgnHostile, RandomTokens) {
  constexpr std::string_view tokens[] = {"e4",          "e5",     "Nf3",  "Nc6",
                                         "O-O",         "1.",     "1...", "{",
                                         "}",           "(",      ")",    "$1",
                                         "!",           "±",      "--",   "*",
                                         "1-0",         "[",      "]",    "[Event \"A\"]",
                                         "[FEN \"x\"]", "\"",     ";",    "%",
                                         "\n",          "\n\n",   "\r\n", ".",
                                         "\xEF",        "{x}",    "0-0",  "1/2",
                                         "e8=Q",        "Qd61-0", "(=)",  "\n[Event \"B\"]\n",
                                         "=",           "N",      "<",    "\\"};
  std::mt19937 random(1886);
  for (int round = 0; round < 3000; ++round) {
    std::string text;
    for (auto count = random() % 60; count > 0; --count) {
      text += tokens[random() % std::size(tokens)];
      if (random() % 3 != 0) text += ' ';
    }
    SCOPED_TRACE(text);
    std::string pgn;
    const std::vector<PgnGame> games = read_every_way(text);
    for (const PgnGame& game : games) write_pgn(game, pgn);
    const std::vector<PgnGame> again = games_in(pgn);
    EXPECT_EQ(again.size(), games.size());
    std::string pgn_again;
    for (const PgnGame& game : again) write_pgn(game, pgn_again);
    EXPECT_EQ(pgn_again, pgn);
    if (::testing::Test::HasFailure()) return;
  }
}

TEST(PgnHostile, VariationsAHundredThousandDeep) {
  constexpr int depth = 100'000;
  std::string text = "1. Nf3 ";
  for (int i = 0; i < depth; ++i) text += "(1. Nf3 ";
  text.append(depth, ')');
  text += " Nf6 *";
  const std::vector<PgnGame> games = games_in(text);
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(codes_of(games[0]), "no-tags");
  EXPECT_EQ(games[0].lines.size(), depth + 1U);
  EXPECT_EQ(games[0].main_line().moves.size(), 2U);
  std::string pgn;
  write_pgn(games[0], pgn);
  const std::vector<PgnGame> again = games_in(pgn);
  ASSERT_EQ(again.size(), 1U);
  EXPECT_EQ(again[0].lines, games[0].lines);
}

TEST(PgnHostile, BracketsWithoutMoves) {
  const std::vector<PgnGame> games = games_in("1. e4 " + std::string(1'000'000, '(') + " e5 *\n\n[Event \"B\"]\n\n1. d4 *");
  ASSERT_EQ(games.size(), 2U);
  EXPECT_LE(games[0].problems.size(), 10U);
  EXPECT_EQ(games[1].main_line().moves.size(), 1U);
}

TEST(PgnHostile, LongerThanIsKept) {
  PgnLimits limits;
  limits.comment_bytes = 1000;
  limits.tag_bytes = 100;
  limits.tags = 3;
  limits.moves = 20;
  limits.depth = 5;
  limits.problems = 4;
  struct Row {
    std::string_view name;
    std::string text;
    std::string_view codes;
  };
  std::string many_moves;
  for (int i = 0; i < 10; ++i) many_moves += "Nf3 Nf6 Ng1 Ng8 ";
  std::string deep;
  for (int i = 0; i < 6; ++i) deep += "(c4 ";
  const Row rows[] = {
      {"comment", "[A \"\"]\n\n1. e4 {" + std::string(5000, 'x') + "} e5 *", "comment-too-long"},
      {"tag's value", "[A \"" + std::string(150, 'x') + "\"]\n\n1. e4 e5 *", "tag-too-long"},
      {"tag's value far beyond", "[A \"" + std::string(100'000, 'x') + "\"]\n\n1. e4 e5 *", "tag-syntax tag-too-long"},
      {"tags", "[A \"\"]\n[B \"\"]\n[C \"\"]\n[D \"\"]\n\n1. e4 e5 *", "tag-too-long"},
      {"moves", "[A \"\"]\n\n" + many_moves + "*", "game-too-long"},
      {"depth", "[A \"\"]\n\n1. e4 " + deep + std::string(6, ')') + " e5 *", "too-deep"},
      {"problems", "[A \"\"]\n\n1. e4 @ @ @ @ @ @ @ e5 *", "stray-text stray-text stray-text stray-text too-many-problems"},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const std::vector<PgnGame> games = games_in(row.text + "\n\n[Event \"Next\"]\n\n1. d4 *", limits);
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(codes_of(games[0]), row.codes);
    EXPECT_EQ(games[0].main_line().moves.size(), row.name == "moves" ? 20U : 2U);
    EXPECT_EQ(codes_of(games[1]), "");
    for (const PgnMove& move : games[0].main_line().moves)
      for (const std::string& comment : move.comments) EXPECT_EQ(comment.size(), 1000U);
  }
}

/// A text that is never ready in memory.
class EndlessComment final : public PgnSource {
 public:
  explicit EndlessComment(std::uint64_t size) : left_(size) {}
  std::size_t read(std::span<char> room) override {
    constexpr std::string_view opening = "1. e4 {";
    if (!opened_) {
      opened_ = true;
      std::copy(opening.begin(), opening.end(), room.begin());
      return opening.size();
    }
    const std::size_t count = std::min<std::uint64_t>(room.size(), left_);
    std::fill_n(room.begin(), count, 'x');
    left_ -= count;
    return count;
  }

 private:
  std::uint64_t left_;
  bool opened_ = false;
};

TEST(PgnHostile, CommentLargerThanMemoryShouldBe) {
  EndlessComment source(std::uint64_t{1} << 30);
  PgnReader reader(source);
  const auto game = read_pgn_game(reader);
  ASSERT_TRUE(game);
  EXPECT_EQ(codes_of(*game), "no-tags comment-too-long unclosed-comment missing-result");
  ASSERT_EQ(game->main_line().moves.size(), 1U);
  EXPECT_EQ(game->main_line().moves[0].comments.at(0).size(), PgnLimits{}.comment_bytes);
  EXPECT_FALSE(read_pgn_game(reader));
}

/// Games longer than the window that a stream is read through, in pieces of awkward sizes.
TEST(PgnHostile, LargerThanTheWindow) {
  std::string text;
  for (int game = 0; game < 40; ++game) {
    text += testing::annotated_sample;
    text +=
        "[Event \"Long\"]\n\n1. e4 {" + std::string(50'000 + 997 * static_cast<std::size_t>(game), 'y') + "\n\xC3\xA4} e5 ";
    for (int move = 0; move < 300; ++move) text += "Nf3 Nf6 Ng1 Ng8 ";
    text += "1/2-1/2\n\n";
  }
  const std::vector<PgnGame> games = read_every_way(text);
  EXPECT_EQ(games.size(), 80U);
  for (const std::size_t step : {1U, 3U, 4096U, 65'537U}) {
    SteppingSource source(text, step);
    PgnReader reader(source);
    EXPECT_EQ(checked(reader), checked(text)) << step;
  }
}

}  // namespace
}  // namespace adoube::notation
