// SPDX-License-Identifier: MIT
/// PGN in export form (standard, 3.2, 8), and that what is written reads back as what it was.
#include "adoube/notation/pgn_writer.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/fen.hpp"
#include "adoube/notation/uci_move.hpp"
#include "tests/notation/pgn_samples.hpp"
#include "tests/notation/pgn_text_of.hpp"

namespace adoube::notation {
namespace {

using testing::games_in;
using testing::tree_of;

std::string written(const PgnGame& game, PgnStyle style = {}) {
  std::string out;
  write_pgn(game, out, style);
  return out;
}

/// The movetext of the only game of `text`, written again.
std::string movetext_again(std::string_view text, PgnStyle style = {}) {
  const std::vector<PgnGame> games = games_in(text);
  if (games.size() != 1) return "not one game";
  const std::string pgn = written(games[0], style);
  return pgn.substr(pgn.find("\n\n") + 2);
}

struct MovetextRow {
  std::string_view name;
  std::string_view read;
  std::string_view written;
};

const std::vector<MovetextRow> movetext_rows = {
    {"moves and numbers", "e4 e5 Nf3 *", "1. e4 e5 2. Nf3 *\n\n"},
    {"no moves", "1-0", "1-0\n\n"},
    {"annotations follow the move", "1. e4! e5?! $14 *", "1. e4 $1 e5 $6 $14 *\n\n"},
    {"Black's number behind a comment", "1. e4 {good} e5 *", "1. e4 {good} 1... e5 *\n\n"},
    {"Black's number behind a variation", "1. e4 (1. d4 d5) e5 *", "1. e4 (1. d4 d5) 1... e5 *\n\n"},
    {"Black's number in front of a variation", "1. e4 e5 (c5 Nf3) *", "1. e4 e5 (1... c5 2. Nf3) *\n\n"},
    {"nested", "1. d4 (1. h4 h5 (1... a5 2. a4)) 1... d5 *", "1. d4 (1. h4 h5 (1... a5 2. a4)) 1... d5 *\n\n"},
    {"comment before the first move", "{Notes} 1. e4 *", "{Notes} 1. e4 *\n\n"},
    {"comment opens a variation", "1. e4 ({or} 1. d4) e5 *", "1. e4 ({or} 1. d4) 1... e5 *\n\n"},
    {"comment behind a number", "1. e4 e5 2. {now} Nf3 *", "1. e4 e5 2. {now} Nf3 *\n\n"},
    {"comments before and behind a number", "1. e4 e5 {a} 2. {b} Nf3 *", "1. e4 e5 {a} 2. {b} Nf3 *\n\n"},
    {"brace in a comment", "1. e4 ;a } b\n e5 *", "1. e4 ;a } b\n1... e5 *\n\n"},
    {"null move", "1. e4 (1. -- e5) 1... e5 *", "1. e4 (1. -- e5) 1... e5 *\n\n"},
    {"a variation without a move is left out", "1. e4 () e5 *", "1. e4 e5 *\n\n"},
};

TEST(PgnWriter, Movetext) {
  for (const MovetextRow& row : movetext_rows) {
    SCOPED_TRACE(row.name);
    EXPECT_EQ(movetext_again(row.read), row.written);
  }
}

TEST(PgnWriter, OtherSpellingsOfMoves) {
  PgnStyle style;
  style.moves = PgnMoveText::Lan;
  EXPECT_EQ(movetext_again("1. e4 d5 2. exd5 Nf6 *", style), "1. e2-e4 d7-d5 2. e4xd5 Ng8-f6 *\n\n");
  style.moves = PgnMoveText::Uci;
  EXPECT_EQ(movetext_again("1. e4 d5 2. exd5 Nf6 *", style), "1. e2e4 d7d5 2. e4d5 g8f6 *\n\n");
}

TEST(PgnWriter, TagsInTheOrderOfExport) {
  PgnGame game;
  game.tags = {{"ZZ", "last"},        {"Black", "B \"b\""},   {"ECO", "C20"},
               {"Annotator", "x\\y"}, {"Event", "Tab\there"}, {"bad name", "x"}};
  game.result = PgnResult::Draw;
  EXPECT_EQ(
      written(game),
      "[Event \"Tab here\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"B \\\"b\\\"\"]\n"
      "[Result \"1/2-1/2\"]\n[Annotator \"x\\\\y\"]\n[ECO \"C20\"]\n[ZZ \"last\"]\n\n1/2-1/2\n\n");
}

TEST(PgnWriter, StartsFromAnotherPosition) {
  PgnGame game;
  game.start = *read_position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
  game.lines[0].moves = {{*read_uci(*game.start, "e7e5")}};
  const std::string pgn = written(game);
  EXPECT_NE(pgn.find("[FEN \"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\"]\n[SetUp \"1\"]\n"),
            std::string::npos);
  EXPECT_NE(pgn.find("\n\n1... e5 *\n\n"), std::string::npos);
}

TEST(PgnWriter, Chess960SaysSo) {
  PgnGame game;
  game.start = *read_position("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", rules::Variant::Chess960);
  const std::string pgn = written(game);
  EXPECT_NE(pgn.find("[Variant \"Chess960\"]\n"), std::string::npos);
  const std::vector<PgnGame> again = games_in(pgn);
  ASSERT_EQ(again.size(), 1U);
  EXPECT_EQ(again[0].start, game.start);
}

TEST(PgnWriter, LinesAreShort) {
  const std::string words = "word [%clk 0:01:02] %odd [Event \"x\"] ";
  std::string comment;
  for (int i = 0; i < 40; ++i) comment += words;
  std::string text = "1. e4 {" + comment + "} ";
  for (int move = 1; move < 60; ++move) text += "Nf6 Nc3 Ng8 Nb1 ";
  const std::vector<PgnGame> games = games_in(text + "*");
  ASSERT_EQ(games.size(), 1U);
  const std::string pgn = written(games[0]);
  std::size_t begin = 0;
  int lines = 0;
  for (std::size_t end = pgn.find('\n'); end != std::string::npos; begin = end + 1, end = pgn.find('\n', begin), ++lines) {
    const std::string_view line = std::string_view(pgn).substr(begin, end - begin);
    EXPECT_LE(line.size(), 79U) << line;
    EXPECT_FALSE(line.starts_with('%')) << line;
    EXPECT_TRUE(lines < 8 || !line.starts_with('[')) << line;
  }
  EXPECT_GT(lines, 30);
  const std::vector<PgnGame> again = games_in(pgn);
  ASSERT_EQ(again.size(), 1U);
  EXPECT_EQ(again[0].lines, games[0].lines);
}

TEST(PgnWriter, WhatIsWrittenReadsBack) {
  for (const std::string_view sample : testing::pgn_samples) {
    SCOPED_TRACE(sample.substr(0, 60));
    std::string pgn;
    const std::vector<PgnGame> games = games_in(sample);
    for (const PgnGame& game : games) write_pgn(game, pgn);
    const std::vector<PgnGame> again = games_in(pgn);
    ASSERT_EQ(again.size(), games.size());
    std::string pgn_again;
    for (std::size_t i = 0; i < games.size(); ++i) {
      EXPECT_EQ(again[i].errors, 0U);
      EXPECT_EQ(again[i].lines, games[i].lines);
      EXPECT_EQ(again[i].comments, games[i].comments);
      EXPECT_EQ(again[i].start, games[i].start);
      EXPECT_EQ(again[i].result, games[i].result);
      for (const PgnTag& tag : games[i].tags) EXPECT_EQ(again[i].tag(tag.name), tag.value);
      write_pgn(again[i], pgn_again);
    }
    EXPECT_EQ(pgn_again, pgn);
  }
}

}  // namespace
}  // namespace adoube::notation
