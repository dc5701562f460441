// SPDX-License-Identifier: MIT
/// A reader that passes over variations says of main lines, tags, results and their problems what one says that reads
/// everything; a reader that begins amid a file tells the places of the whole file.
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "tests/notation/main_line_log.hpp"
#include "tests/notation/pgn_samples.hpp"
#include "tests/notation/pgn_text_of.hpp"

namespace adoube::notation {
namespace {

using testing::codes_of;
using testing::main_lines_told;
using testing::SteppingSource;
using testing::tree_of;

std::vector<PgnGame> main_lines_in(std::string_view text, PgnLimits limits = {}) {
  PgnReader reader(text, {.limits = limits, .lines = PgnLines::MainLine});
  return testing::games_of(reader);
}

/// Both readers agree, from memory and from a stream, and so does the tree.
void expect_agreement(std::string_view text) {
  const std::string all = main_lines_told(text, PgnLines::All);
  EXPECT_EQ(main_lines_told(text, PgnLines::MainLine), all);
  for (const std::size_t step : {1U, 997U}) {
    SteppingSource source(text, step);
    PgnReader streaming(source, {.lines = PgnLines::MainLine});
    EXPECT_EQ(main_lines_told(streaming), all);
    EXPECT_EQ(streaming.bytes_read(), text.size());
  }
  const std::vector<PgnGame> trees = testing::games_in(text);
  const std::vector<PgnGame> main_lines = main_lines_in(text);
  ASSERT_EQ(main_lines.size(), trees.size());
  for (std::size_t i = 0; i < trees.size(); ++i) {
    EXPECT_EQ(main_lines[i].tags, trees[i].tags);
    EXPECT_EQ(main_lines[i].start, trees[i].start);
    EXPECT_EQ(main_lines[i].result, trees[i].result);
    EXPECT_EQ(main_lines[i].lines.size(), 1U);
    const std::vector<PgnMove>& moves = main_lines[i].main_line().moves;
    ASSERT_EQ(moves.size(), trees[i].main_line().moves.size());
    for (std::size_t ply = 0; ply < moves.size(); ++ply) EXPECT_EQ(moves[ply].move, trees[i].main_line().moves[ply].move);
  }
}

struct MainLineRow {
  std::string_view name;
  std::string_view text;
  std::string_view moves;
  std::string_view result;
  std::string_view codes;
};

const std::vector<MainLineRow> rows = {
    {"a variation", "[A \"\"]\n\n1. e4 (1. d4 d5) 1... e5 *", "e4 e5", "*", ""},
    {"faults within it are nobody's", "[A \"\"]\n\n1. e4 (1. e5 Qq9 @ } $999 1/2 [x] 7. -- -- () (1. f9)) 1... e5 *",
     "e4 e5", "*", ""},
    {"brackets in its comments", "[A \"\"]\n\n1. e4 (1. d4 {) ] ( ;} d5 {(}) 1... e5 *", "e4 e5", "*", ""},
    {"brackets in a comment to the end of the line", "[A \"\"]\n\n1. e4 (1. d4 ; ) ( {\n) 1... e5 *", "e4 e5", "*", ""},
    {"brackets in an escaped line", "[A \"\"]\n\n1. e4 (1. d4\n% ) ) {\nd5) 1... e5 *", "e4 e5", "*", ""},
    {"a percent sign amid a line", "[A \"\"]\n\n1. e4 (1. d4 % ) 1... e5 *", "e4 e5", "*", ""},
    {"a draw offer is no bracket", "[A \"\"]\n\n1. e4 (1. d4 (=) d5) 1... e5 *", "e4 e5", "*", ""},
    {"nor is a promotion", "[A \"\"]\n\n1. e4 (1. d4 a8(Q) d5) 1... e5 *", "e4 e5", "*", ""},
    {"nested", "[A \"\"]\n\n1. e4 (1. d4 (1. c4 (1. b4)) (1. f4) d5) 1... e5 *", "e4 e5", "*", ""},
    {"a result within it", "[A \"\"]\n\n1. e4 (1. d4 1-0) 1... e5 *", "e4 e5", "*", ""},
    {"closed twice", "[A \"\"]\n\n1. e4 (1. d4)) 1... e5 *", "e4 e5", "*", "unmatched-closing-bracket"},
    {"before any move", "[A \"\"]\n\n(1. d4 (1. c4) d5 @) 1. e4 *", "e4", "*", "variation-without-move"},
    {"never closed", "[A \"\"]\n\n1. e4 e5 (1... c5 1-0", "e4 e5", "1-0", "unclosed-variation"},
    {"never closed, the result amid it", "[A \"\"]\n\n1. e4 e5 (1... c5 1-0 2. c3", "e4 e5", "*",
     "unclosed-variation missing-result"},
    {"never closed, the result commented", "[A \"\"]\n\n1. e4 e5 (1... c5 0-1 {time} ; flag\n", "e4 e5", "0-1",
     "unclosed-variation"},
    {"never closed, the result spelled otherwise", "[A \"\"]\n\n1. e4 e5 (1... c5 \xC2\xBD-\xC2\xBD", "e4 e5", "1/2-1/2",
     "unclosed-variation"},
    {"a result that is the end of a word", "[A \"\"]\n\n1. e4 e5 (1... Nc61-0", "e4 e5", "*",
     "unclosed-variation missing-result"},
    {"its comment is never closed", "[A \"\"]\n\n1. e4 (1. d4 {oh) e5 *", "e4", "*",
     "unclosed-variation unclosed-comment missing-result"},
    {"a tag within it", "[A \"\"]\n\n1. e4 (1. d4 [x \"y\"", "e4", "*", "unclosed-variation missing-result"},
    {"behind a fault", "[A \"\"]\n\n1. e4 e9 (1... e5 (2. Nf3)) 2. d4 *", "e4", "*", "not-a-move"},
    {"of a move that the start does not allow", "[FEN \"x\"]\n[SetUp \"1\"]\n\n1. e4 (1. d4) *", "no start", "*", "fen-tag"},
};

TEST(PgnMainLine, VariationsArePassedOver) {
  for (const MainLineRow& row : rows) {
    SCOPED_TRACE(row.name);
    const std::vector<PgnGame> games = main_lines_in(row.text);
    ASSERT_GE(games.size(), 1U);
    EXPECT_EQ(tree_of(games[0]), row.moves);
    EXPECT_EQ(text(games[0].result), row.result);
    EXPECT_EQ(codes_of(games[0]), row.codes);
    expect_agreement(row.text);
    expect_agreement(std::string(row.text).append("\n\n[Event \"Next\"]\n\n1. d4 (1. c4) d5 *\n"));
  }
}

TEST(PgnMainLine, AgreesOnSamplesCutAnywhere) {
  std::string all;
  for (const std::string_view sample : testing::pgn_samples) all += sample;
  for (std::size_t size = 0; size <= all.size(); ++size) {
    SCOPED_TRACE(size);
    expect_agreement(std::string_view(all).substr(0, size));
    if (::testing::Test::HasFailure()) return;
  }
}

TEST(PgnMainLine, AgreesOnRandomTokens) {
  constexpr std::string_view tokens[] = {
      "e4",  "e5",     "Nf3",     "Nc6",         "1.",  "1...", "{",    "}",    "(",        ")",
      "(",   ")",      "$1",      "!",           "±",   "--",   "*",    "1-0",  "0-1",      "½",
      "1/2", "[",      "]",       ";",           "%",   "\n",   "\n\n", "\r\n", ".",        "\xEF",
      "{x}", "(1. d4", "0-0",     "(=)",         "(Q)", "=",    "{ ( ", "%)\n", "1-0 {a}",  "(*",
      "[x]", "[x",     "\n% )\n", "[FEN \"x\"]", "\\",  "a8",   "e",    "1:0",  "\xC3\x97", "\n[Event \"B\"]\n",
  };
  std::mt19937 random(1843);
#ifdef ADOUBE_SANITIZED
  constexpr int rounds = 1000;
#else
  constexpr int rounds = 10'000;
#endif
  for (int round = 0; round < rounds; ++round) {
    std::string text = round % 2 == 0 ? "1. e4 (" : "";
    for (auto count = random() % 60; count > 0; --count) {
      text += tokens[random() % std::size(tokens)];
      if (random() % 3 != 0) text += ' ';
    }
    SCOPED_TRACE(text);
    expect_agreement(text);
    if (::testing::Test::HasFailure()) return;
  }
}

TEST(PgnMainLine, VariationsLargerThanTheWindow) {
  std::string variation = "(1. d4 ";
  for (int i = 0; i < 40'000; ++i) variation += "(1. c4 {) one} e5 $1) 1... d5 ";
  variation += ") ";
  std::string text = "[A \"\"]\n\n1. e4 " + variation + "1... e5 2. Nf3 " + variation + "*\n\n[B \"\"]\n\n1. f4 *\n";
  expect_agreement(text);
  const std::vector<PgnGame> games = main_lines_in(text);
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(tree_of(games[0]), "e4 e5 Nf3");
  EXPECT_EQ(codes_of(games[0]), "");
}

TEST(PgnMainLine, VariationsCountForNoLimit) {
  const PgnLimits limits{.comment_bytes = 4, .text_bytes = 10, .moves = 3, .depth = 1, .problems = 2};
  const std::vector<PgnGame> games =
      main_lines_in("[A \"\"]\n\n1. e4 (1. d4 {what a long one} d5 2. c4 e6 3. Nc3 (3. e9 @ @ @)) 1... e5 2. Nf3 *", limits);
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(tree_of(games[0]), "e4 e5 Nf3");
  EXPECT_EQ(codes_of(games[0]), "");
}

/// The games of a file, each by a reader of its own that begins where the game does.
TEST(PgnStart, PlacesAreThoseOfTheWholeFile) {
  const std::string file =
      "\xEF\xBB\xBF[Event \"A\"]\n\n1. e4 {\xC3\xA4} e9 *\r\n\r\n[Event \"B\"]\r\n\r\n1. d4 d5\r\n2. Ke3 *\n"
      "\n[Event \"C\"]\n\n1. c4 {a\nb} (1. @ c3) c5 2. Nf9 *\n[Event \"D\"]\n\n1. e4 *\n";
  std::vector<testing::Checked> found;
  PgnPlace start;
  for (const std::string_view next : {"[Event \"B\"]", "[Event \"C\"]", "[Event \"D\"]", "\n[Event \"E\"]"}) {
    const std::size_t end = std::min(file.find(next), file.size());
    const std::string_view part = std::string_view(file).substr(start.offset, end - start.offset);
    PgnReader reader(part, {.start = start});
    for (const testing::Checked& game : testing::checked(reader)) found.push_back(game);
    EXPECT_EQ(reader.bytes_read(), part.size());
    SteppingSource source(part, 1);
    PgnReader streaming(source, {.start = start});
    EXPECT_EQ(testing::checked(streaming).back(), found.back());
    start.line += static_cast<std::uint32_t>(std::ranges::count(part, '\n'));
    start.offset = end;
  }
  EXPECT_EQ(found, testing::checked(file));
  ASSERT_EQ(found.size(), 4U);
  EXPECT_EQ(found[3].line, 14U);
}

TEST(PgnStart, AByteOrderMarkStandsAtTheStartOfAFileAlone) {
  const std::string_view text = "\xEF\xBB\xBF[Event \"A\"]\n\n1. e4 *";
  PgnReader reader(text, {.start = {.offset = 10, .line = 2, .column = 1}});
  const std::vector<PgnGame> games = testing::games_of(reader);
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(codes_of(games[0]), "stray-text");
  EXPECT_EQ(games[0].problems[0].place, (PgnPlace{.offset = 10, .line = 2, .column = 1}));
}

}  // namespace
}  // namespace adoube::notation
