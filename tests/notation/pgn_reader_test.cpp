// SPDX-License-Identifier: MIT
/// What the reader makes of texts as people and programs write them. Each row is one game unless it says more; `codes` are
/// all its problems in the order of the text.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/fen.hpp"
#include "tests/notation/pgn_text_of.hpp"

namespace adoube::notation {
namespace {

using testing::codes_of;
using testing::games_in;
using testing::tree_of;

/// Tags that no row has a reason to complain about.
constexpr std::string_view tags = "[Event \"Club\"]\n[Result \"*\"]\n\n";

struct MovetextRow {
  std::string_view name;
  std::string_view movetext;  ///< behind `tags`
  std::string_view tree;
  std::string_view result;
  std::string_view codes;
  std::vector<std::string_view> comments = {};  ///< in the order of the text
};

std::vector<std::string> comments_of(const PgnGame& game) {
  std::vector<std::string> all = game.comments;
  for (const PgnLine& line : game.lines) {
    for (const PgnMove& move : line.moves) {
      all.insert(all.end(), move.comments_before.begin(), move.comments_before.end());
      all.insert(all.end(), move.comments.begin(), move.comments.end());
    }
  }
  return all;
}

const std::vector<MovetextRow> movetext_rows = {
    // Tokens (standard, 7)
    {"plain", "1. e4 e5 2. Nf3 Nc6 *", "e4 e5 Nf3 Nc6", "*", ""},
    {"no space behind the numbers", "1.d4 Nf6 2.c4 e6\n3.Nc3 Bb4 *", "d4 Nf6 c4 e6 Nc3 Bb4", "*", ""},
    {"no numbers at all", "d4 d5 c4 *", "d4 d5 c4", "*", ""},
    {"one token a line", "1.\ne4\nc5\n2.\nNf3\n*\n", "e4 c5 Nf3", "*", ""},
    {"a number before every move by Black", "1. e4 1... e5 2. Nf3 2. ... Nc6 3. Bb5 3... a6 *", "e4 e5 Nf3 Nc6 Bb5 a6", "*",
     ""},
    {"the text ends without a line end", "1. e4 *", "e4", "*", ""},
    {"lines that are escapes", "1. e4\n% 1... c5 not this\n1... e5 *\n% nor that\n", "e4 e5", "*", ""},
    {"a percent sign elsewhere", "1. e4 {50% sure\n100 %} e5 *", "e4 e5", "*", "", {"50% sure 100 %"}},
    {"vertical and zero bytes are blanks", std::string_view("1. e4\v\f\0e5 *\x1A", 13), "e4 e5", "*", ""},

    // Comments (5)
    {"comment in braces", "1. e4 {good} e5 *", "e4 e5", "*", "", {"good"}},
    {"semicolon within braces", "1. e4 {good; and solid} e5 *", "e4 e5", "*", "", {"good; and solid"}},
    {"comment to the end of the line", "1. e4 ; king's pawn {\ne5 *", "e4 e5", "*", "", {"king's pawn {"}},
    {"brackets within a comment", "1. d4 { main line ( see notes } d5 *", "d4 d5", "*", "", {"main line ( see notes"}},
    {"brace within a comment", "1. e4 { one { two } e5 *", "e4 e5", "*", "brace-in-comment", {"one { two"}},
    {"several comments in a row", "1. d4 { first } { second } d5 *", "d4 d5", "*", "", {"first", "second"}},
    {"comment over lines is one line", "1. e4 {a  b\n  c\r\n\r\nd} *", "e4", "*", "", {"a  b c d"}},
    {"an empty comment is none", "1. e4 {} e5 {  } *", "e4 e5", "*", "", {}},
    {"comment before the first move", "{Notes} 1. e4 *", "e4", "*", "", {"Notes"}},
    {"comment between number and move", "1. e4 e5 2. {now} Nf3 *", "e4 e5 Nf3", "*", "", {"now"}},
    {"comment opens a variation", "1. d4 Nf6 ({or} 1... d5 {same}) *", "d4 Nf6 (d5)", "*", "", {"or", "same"}},
    {"comment behind a variation", "1. d4 (1. e4) {well} 1... d5 *", "d4 (e4) d5", "*", "", {"well"}},
    {"comment behind the result", "1. e4 * {adjourned}", "e4", "*", "", {"adjourned"}},
    {"results and commands in comments",
     "1. e4 {as 1-0\n[%cal Gd8h4] *} 1... e5 *",
     "e4 e5",
     "*",
     "",
     {"as 1-0 [%cal Gd8h4] *"}},
    {"a tag in a comment that is closed",
     "1. e4 {as in\n[Event \"Other\"]\n} e5 *",
     "e4 e5",
     "*",
     "",
     {"as in [Event \"Other\"]"}},

    // Variations (8.2.5)
    {"nested twice", "1. d4 (1. h4 h5 (1... a5 2. a4)) 1... d5 2. c4 (2. Nf3) *", "d4 (h4 h5 (a5 a4)) d5 c4 (Nf3)", "*", ""},
    {"two of one move", "1. e4 (1. d4) (1. c4) 1... e5 *", "e4 (d4) (c4) e5", "*", ""},
    {"no space around", "1. e4 e5 2. Qh5 $2(2. Nf3 Nc6 $10)2... Nc6 *", "e4 e5 Qh5 (Nf3 Nc6) Nc6", "*", ""},
    {"without numbers", "e4 (d4 d5) e5 *", "e4 (d4 d5) e5", "*", ""},
    {"an illegal move ends the variation alone", "1. e4 e5 (1... Nf5 2. d4) 2. Nf3 *", "e4 e5 () Nf3", "*", "illegal-move"},
    {"and what is nested in it", "1. e4 e5 (1... c5 2. Kf3 Nc6 (2... d6 3. d4) 3. d4) 2. Nf3 *", "e4 e5 (c5) Nf3", "*",
     "illegal-move"},
    {"null moves", "1. e4 e5 (1... -- 2. d4) 2. Nf3 (2. Z0 Nf6) 2... Nc6 *", "e4 e5 (-- d4) Nf3 (-- Nf6) Nc6", "*",
     "null-move null-move"},
    {"no null move out of check", "1. e4 f6 2. Qh5+ g6 (2... -- 3. d4) *", "e4 f6 Qh5+ g6 ()", "*", "illegal-move"},
    {"empty", "1. e4 () e5 *", "e4 () e5", "*", "empty-variation"},
    {"only a comment", "1. e4 ({why not}) e5 *", "e4 () e5", "*", "empty-variation", {"why not"}},
    {"before any move", "(1. d4 (1. c4) d5) 1. e4 *", "e4", "*", "variation-without-move"},
    {"never closed", "1. e4 (1. d4 d5 *", "e4 (d4 d5)", "*", "unclosed-variation result-in-variation"},
    {"closed twice", "1. e4 (1. d4)) e5 *", "e4 (d4) e5", "*", "unmatched-closing-bracket"},
    {"a result in it ends no game", "1. e4 (1. d4 1-0) 1... e5 *", "e4 (d4) e5", "*", "result-in-variation"},

    // Annotations (10) and signs outside the standard
    {"sign and comment",
     "1. e4 e5 2. Ke2? ∓ {mistake} (2. Nf3 ⩲) 2... Nf6 *",
     "e4 e5 Ke2 (Nf3) Nf6",
     "*",
     "unknown-sign unknown-sign",
     {"mistake"}},
    {"typewriter signs", "1. e4 += e5 = 2. Nf3 +/- *", "e4 e5 Nf3", "*", "unknown-sign unknown-sign unknown-sign"},
    {"a sign stuck to the move", "1. e4 e5 2. Nf3+= Nc6 *", "e4 e5 Nf3 Nc6", "*", "unknown-sign"},
    {"a letter as a sign", "1. e4 N e5 *", "e4 e5", "*", "unknown-sign"},
    {"number out of range", "1. e4 $256 e5 $ *", "e4 e5", "*", "nag-range nag-range"},
    {"annotation of nothing", "$1 1. e4 *", "e4", "*", "nag-without-move"},
    {"stray signs", "1. e4, e5 @ 2. Nf3 ] *", "e4 e5 Nf3", "*", "stray-text stray-text stray-text"},
    {"brackets that are no tag", "1. e4 [%clk 1:00] e5 *", "e4 e5", "*", "stray-text"},
    {"draw offer", "1. e4 e5 (=) 2. Nf3 *", "e4 e5 Nf3", "*", "draw-offer-mark"},

    // Moves
    {"castling with zeros", "1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. 0-0 0-0 *", "e4 e5 Nf3 Nf6 Be2 Be7 O-O O-O", "*",
     "castling-spelling castling-spelling"},
    {"check mark missing", "1. e4 f6 2. Qh5 g6 *", "e4 f6 Qh5+ g6", "*", "check-mark-missing"},
    {"check mark superfluous", "1. e4+ *", "e4", "*", "check-mark-superfluous"},
    {"mate marked as check", "1. f3 e5 2. g4 Qh4+ *", "f3 e5 g4 Qh4#", "*", "check-mark-wrong"},
    {"needless square of departure: the other knight is pinned", "1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. e3 O-O 5. Nge2 *",
     "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Ne2", "*", "needless-disambiguation"},
    {"en passant with its mark", "1. e4 d5 2. e5 f5 3. exf6 e.p. *", "e4 d5 e5 f5 exf6", "*", "en-passant-mark"},
    {"the mark in the same word", "1. e4 d5 2. e5 f5 3. exf6e.p. *", "e4 d5 e5 f5 exf6", "*", "en-passant-mark"},
    {"illegal move", "1. d4 d5 2. Nf3 Nf6 3. Ke3 e6 4. c4 *", "d4 d5 Nf3 Nf6", "*", "illegal-move"},
    {"illegal first move", "0. Nd4 e6 1. c4 c5 *", "", "*", "wrong-move-number illegal-move"},
    {"ambiguous move", "1. Nf3 a6 2. d3 b6 3. Nd2 *", "Nf3 a6 d3 b6", "*", "ambiguous-move"},
    {"word that is no move", "1. e4 hello e5 *", "e4", "*", "not-a-move"},
    {"null move in the main line", "1. e4 -- 2. d4 *", "e4", "*", "null-move-in-main-line"},
    {"comments behind a fault are not kept", "1. e4 e9 {lost ( } 2. d4 {also} *", "e4", "*", "not-a-move", {}},
    {"brackets behind a fault", "1. e4 e9 (1... e5 2. Nf3) 2. d4 *", "e4", "*", "not-a-move"},

    // Numbers are hints (8.2.2)
    {"wrong numbers", "1. e4 e5 3. Nf3 Nc6 4. d4 *", "e4 e5 Nf3 Nc6 d4", "*", "wrong-move-number"},
    {"Black's number before White's move", "1... e4 e5 *", "e4 e5", "*", "wrong-move-number"},

    // Results (8.2.6)
    {"no moves", "*", "", "*", ""},
    {"no result", "1. e4 e5", "e4 e5", "*", "missing-result"},
    {"another result than the tag's", "1. e4 e5 1-0", "e4 e5", "1-0", "result-mismatch"},
    {"other spellings", "1. e4 e5 1/2", "e4 e5", "1/2-1/2", "result-spelling result-mismatch"},
    {"halves", "1. e4 e5 ½-½", "e4 e5", "1/2-1/2", "result-spelling result-mismatch"},
    {"the same twice", "1. e4 e5 * *", "e4 e5", "*", "stray-text"},
    {"moves behind it", "1. e4 * 2. d4 d5", "e4", "*", "text-after-result"},
    {"stuck to the move", "1. e4 e5 2. Nf31-0", "e4 e5 Nf3", "1-0", "result-spelling result-mismatch"},
};

TEST(PgnReader, Movetext) {
  for (const MovetextRow& row : movetext_rows) {
    SCOPED_TRACE(row.name);
    const std::vector<PgnGame> games = games_in(std::string(tags).append(row.movetext));
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(tree_of(games[0]), row.tree);
    EXPECT_EQ(text(games[0].result), row.result);
    EXPECT_EQ(codes_of(games[0]), row.codes);
    const std::vector<std::string> comments = comments_of(games[0]);
    EXPECT_EQ(std::vector<std::string_view>(comments.begin(), comments.end()), row.comments);
  }
}

struct TagRow {
  std::string_view name;
  std::string_view text;
  std::vector<PgnTag> tags;
  std::string_view tree;
  std::string_view codes;
};

const std::vector<TagRow> tag_rows = {
    {"escapes",
     "[Event \"The \\\"Open\\\" 8'+2\\\"\"]\n[Site \"North\\\\South\"]\n1. e4 *",
     {{"Event", "The \"Open\" 8'+2\""}, {"Site", "North\\South"}},
     "e4",
     ""},
    {"byte order mark", "\xEF\xBB\xBF[Event \"A\"]\n1. e4 *", {{"Event", "A"}}, "e4", ""},
    {"empty values", "[Event \"\"]\n[WhiteElo \"\"]\n1. e4 *", {{"Event", ""}, {"WhiteElo", ""}}, "e4", ""},
    {"brackets and moves in values", "[Event \"Line (with 1...c5)\"]\n1. e4 *", {{"Event", "Line (with 1...c5)"}}, "e4", ""},
    {"blanks everywhere", "   [ Event   \"A\" ]\n\t[Site \"B\"]   1. e4 *", {{"Event", "A"}, {"Site", "B"}}, "e4", ""},
    {"all on one line", "[Event \"A\"][Site \"B\"] 1. e4 *", {{"Event", "A"}, {"Site", "B"}}, "e4", ""},
    {"empty line between them", "[Event \"A\"]\n\n[Site \"B\"]\n\n1. e4 *", {{"Event", "A"}, {"Site", "B"}}, "e4", ""},
    {"empty lines in front", "\n\n\n[Event \"A\"]\n\n1. e4 *", {{"Event", "A"}}, "e4", ""},
    {"escape line in front", "% by hand 1. a4\n[Event \"A\"]\n\n1. e4 *", {{"Event", "A"}}, "e4", ""},
    {"comment in front", "{a file} [Event \"A\"]\n\n1. e4 *", {{"Event", "A"}}, "e4", ""},
    {"words in front",
     "Games of May\n\n[Event \"A\"]\n\n1. e4 *",
     {{"Event", "A"}},
     "e4",
     "stray-text stray-text stray-text"},
    {"a name twice", "[Event \"A\"]\n[Event \"B\"]\n1. e4 *", {{"Event", "A"}}, "e4", "duplicate-tag"},
    {"quotes without escapes",
     "[Event \"The \"Open\" of May\"]\n1. e4 *",
     {{"Event", "The \"Open\" of May"}},
     "e4",
     "tag-syntax"},
    {"no quotes", "[Event Open]\n1. e4 *", {{"Event", "Open"}}, "e4", "tag-syntax"},
    {"no closing bracket", "[Event \"Open\"\n1. e4 *", {{"Event", "Open"}}, "e4", "tag-syntax"},
    {"no closing quote", "[Event \"Open]\n[Site \"B\"]\n1. e4 *", {{"Event", "Open"}, {"Site", "B"}}, "e4", "tag-syntax"},
    {"a closing bracket for the opening one",
     "[Event \"A\"]\n]Site \"B\"]\n1. e4 *",
     {{"Event", "A"}},
     "",
     "stray-text not-a-move stray-text"},
    {"no name", "[\"Open\"]\n[Site \"B\"]\n1. e4 *", {{"Site", "B"}}, "e4", "tag-syntax"},
    {"a result that is none", "[Result \"0.5-0.5\"]\n1. e4 *", {{"Result", "0.5-0.5"}}, "e4", "result-tag-value"},
    {"no tags", "1. e4 *", {}, "e4", "no-tags"},
    {"no movetext", "[Event \"A\"]\n[Result \"1-0\"]\n", {{"Event", "A"}, {"Result", "1-0"}}, "", "no-movetext"},
    {"Latin-1", "[White \"M\xFCller\"]\n1. e4 {na\xEFve} *", {{"White", "Müller"}}, "e4", "not-utf-8"},
    {"UTF-8 with one stray byte",
     "[White \"Łukasz\"]\n1. e4 {na\xEFve} e5 {先手} *",
     {{"White", "Łukasz"}},
     "e4 e5",
     "not-utf-8"},
    {"FEN with SetUp",
     "[SetUp \"1\"]\n[FEN \"3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 3 38\"]\n\n38. .. Rd1# *",
     {{"SetUp", "1"}, {"FEN", "3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 3 38"}},
     "Rd1#",
     ""},
    {"FEN without SetUp",
     "[FEN \"3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 3 38\"]\n\n38... Rd1# *",
     {{"FEN", "3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 3 38"}},
     "Rd1#",
     "fen-without-setup"},
    {"SetUp without FEN", "[SetUp \"1\"]\n1. e4 *", {{"SetUp", "1"}}, "e4", "setup-without-fen"},
    {"FEN that can't be played",
     "[SetUp \"1\"]\n[FEN \"8/8/8/8/8/8/8/K7 w - - 0 1\"]\n1. Ka2 *",
     {{"SetUp", "1"}, {"FEN", "8/8/8/8/8/8/8/K7 w - - 0 1"}},
     "no start",
     "fen-tag"},
    {"FEN that can't be played, and a comment before the moves",
     "[SetUp \"1\"]\n[FEN \"8/8/8/8/8/8/8/K7 w - - 0 1\"]\n\n{Notes} 1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *",
     {{"SetUp", "1"}, {"FEN", "8/8/8/8/8/8/8/K7 w - - 0 1"}},
     "no start",
     "fen-tag"},
    {"another game of chess",
     "[Variant \"Crazyhouse\"]\n1. e4 d5 2. exd5 Qxd5 3. P@e4 *",
     {{"Variant", "Crazyhouse"}},
     "e4 d5 exd5 Qxd5",
     "unsupported-variant not-a-move"},
    {"standard chess by name", "[Variant \"From Position\"]\n1. e4 *", {{"Variant", "From Position"}}, "e4", ""},
};

TEST(PgnReader, Tags) {
  for (const TagRow& row : tag_rows) {
    SCOPED_TRACE(row.name);
    const std::vector<PgnGame> games = games_in(row.text);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].tags, row.tags);
    EXPECT_TRUE(games[0].start || games[0].main_line().moves.empty());
    EXPECT_EQ(tree_of(games[0]), row.tree);
    EXPECT_EQ(codes_of(games[0]), row.codes);
  }
}

TEST(PgnReader, Chess960IsKnownByManyNames) {
  for (const std::string_view name : {"Chess960", "chess 960", "chess-960", "Fischerandom", "fischerandom", "Fischer Random",
                                      "Freestyle", "Freestyle Chess"}) {
    SCOPED_TRACE(name);
    const std::string text =
        "[SetUp \"1\"]\n[FEN \"1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1\"]\n[Variant \"" +
        std::string(name) + "\"]\n\n*";
    const std::vector<PgnGame> games = games_in(text);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(codes_of(games[0]), "");
    ASSERT_TRUE(games[0].start);
    EXPECT_EQ(games[0].start->variant(), rules::Variant::Chess960);
  }
}

struct GamesRow {
  std::string_view name;
  std::string_view text;
  std::vector<std::string_view> games;  ///< tree, result and codes of each
};

const std::vector<GamesRow> games_rows = {
    {"two with CR LF", "[Event \"A\"]\r\n\r\n1. e4 *\r\n\r\n[Event \"B\"]\r\n\r\n1. d4 *\r\n", {"e4 | * | ", "d4 | * | "}},
    {"two with CR", "[Event \"A\"]\r\r1. e4 * ; x\r\r[Event \"B\"]\r\r1. d4 *\r", {"e4 | * | ", "d4 | * | "}},
    {"no empty line between", "[Event \"A\"]\n1. e4 *\n[Event \"B\"]\n1. d4 *", {"e4 | * | ", "d4 | * | "}},
    {"no line between", "[Event \"A\"] 1. e4 * [Event \"B\"] 1. d4 *", {"e4 | * | ", "d4 | * | "}},
    {"no result between",
     "[Event \"A\"]\n\n1. e4 e5\n\n[Event \"B\"]\n\n1. d4 1-0",
     {"e4 e5 | * | missing-result", "d4 | 1-0 | "}},
    {"none with moves", "[Event \"A\"]\n\n0-1\n\n[Event \"B\"]\n\n*", {" | 0-1 | ", " | * | "}},
    {"none with movetext",
     "[Event \"A\"]\n[Site \"x\"]\n\n[Event \"B\"]\n[Site \"x\"]\n",
     {" | * | no-movetext", " | * | no-movetext"}},
    {"comment alone as movetext",
     "[Event \"A\"]\n\n{lost}\n\n[Event \"B\"]\n\n1. d4 *",
     {" | * | missing-result", "d4 | * | "}},
    {"no tags", "1. e4 *\n\n1. d4 *\n1. c4 *", {"e4 | * | no-tags", "d4 | * | no-tags", "c4 | * | no-tags"}},
    {"no tags and no results",
     "1. e4 e5\n\n1. d4 d5\n\n1. c4 c5",
     {"e4 e5 | * | no-tags missing-result", "d4 d5 | * | no-tags missing-result", "c4 c5 | * | no-tags missing-result"}},
    {"an illegal move in the second of three",
     "[Event \"A\"]\n\n1. e4 1-0\n\n[Event \"B\"]\n\n1. d4 d5 2. Ke3 e6 *\n\n[Event \"C\"]\n\n1. c4 0-1",
     {"e4 | 1-0 | ", "d4 d5 | * | illegal-move", "c4 | 0-1 | "}},
    {"a comment never closed",
     "[Event \"A\"]\n\n1. e4 {oh e5 1-0\n\n[Event \"B\"]\n\n1. d4 {good} *",
     {"e4 | * | unclosed-comment missing-result", "d4 | * | "}},
    {"nor in the last game", "[Event \"A\"]\n\n1. e4 {oh e5 1-0\n", {"e4 | * | unclosed-comment missing-result"}},
    {"a variation never closed",
     "[Event \"A\"]\n\n1. e4 (1. d4 d5 1-0\n\n[Event \"B\"]\n\n1. d4 *",
     {"e4 (d4 d5) | 1-0 | unclosed-variation result-in-variation", "d4 | * | "}},
    {"an opening bracket never closed behind a fault",
     "[Event \"A\"]\n\n1. e4 e9 (1... e5 1-0\n\n[Event \"B\"]\n\n1. d4 *",
     {"e4 | 1-0 | not-a-move unclosed-variation", "d4 | * | "}},
    {"a FEN that can't be read",
     "[FEN \"x\"]\n[SetUp \"1\"]\n\n1. e4 1-0\n\n[Event \"B\"]\n\n1. d4 *",
     {"no start | 1-0 | fen-tag", "d4 | * | "}},
    {"a move number before the tags, and a FEN that can't be read",
     "1. [FEN \"x\"]\n[SetUp \"1\"]\n\n1. e4 1-0\n",
     {"no start | 1-0 | fen-tag"}},
    {"byte order mark amid",
     "[Event \"A\"]\n\n1. e4 *\n\n\xEF\xBB\xBF[Event \"B\"]\n\n1. d4 *",
     {"e4 | * | stray-text", "d4 | * | "}},
    {"prose",
     "hello world, this is a readme",
     {" | * | stray-text no-game stray-text stray-text stray-text stray-text stray-text stray-text"}},
    {"one letter", "x\n", {" | * | stray-text no-game"}},
    {"prose with brackets", "see [notes]", {" | * | stray-text no-game tag-syntax"}},
    {"a comment alone", "{nothing yet}", {" | * | no-game"}},
    {"a move number alone", "1.", {" | * | no-game"}},
    {"a result alone", "1-0", {" | 1-0 | no-tags"}},
    {"the same tag again behind an empty line, cut off",
     "[Event \"A\"]\n\n[Event \"B",
     {" | * | no-movetext", " | * | tag-syntax no-movetext"}},
    {"a tag alone", "[Event \"A\"]", {" | * | no-movetext"}},
    {"a move that is none behind a number and a move", "1. e4 x\n", {"e4 | * | no-tags not-a-move missing-result"}},
    {"nothing", "", {}},
    {"nothing but blanks", " \n\r\n\t\x1A", {}},
};

TEST(PgnReader, WhereGamesBeginAndEnd) {
  for (const GamesRow& row : games_rows) {
    SCOPED_TRACE(row.name);
    std::vector<std::string> found;
    for (const PgnGame& game : games_in(row.text))
      found.push_back(tree_of(game) + " | " + std::string(text(game.result)) + " | " + codes_of(game));
    EXPECT_EQ(std::vector<std::string_view>(found.begin(), found.end()), row.games);
  }
}

TEST(PgnReader, ProblemsHaveTheirPlace) {
  const std::string text =
      "\xEF\xBB\xBF[Event \"Ä\"]\r\n[Result \"*\"]\r\n\r\n1. e4 {ä\rö} e5 2. Ke3 *\n\n[Event \"B\"]\n\n1. d4 {é} d6 2. d6 *";
  const std::vector<PgnGame> games = games_in(text);
  ASSERT_EQ(games.size(), 2U);
  ASSERT_EQ(games[0].problems.size(), 1U);
  const PgnProblem& first = games[0].problems[0];
  EXPECT_EQ(first.place.line, 5U);
  EXPECT_EQ(first.place.column, 10U);
  EXPECT_EQ(first.place.offset, text.find("Ke3"));
  EXPECT_EQ(first.ply, 3U);
  EXPECT_EQ(first.token, "Ke3");
  ASSERT_EQ(games[1].problems.size(), 1U);
  const PgnProblem& second = games[1].problems[0];
  EXPECT_EQ(games[1].line, 7U);
  EXPECT_EQ(second.place.line, 9U);
  EXPECT_EQ(second.place.column, 17U);
  EXPECT_EQ(second.ply, 3U);
}

TEST(PgnReader, ATagThatIsCutOffIsToldWhereItBegins) {
  for (const char* text : {"[Event \"A", "[Event \"A\" and", "[Event A", "[Event"}) {
    SCOPED_TRACE(text);
    PgnReader reader{std::string_view(text)};
    const auto game = read_pgn_game(reader);
    ASSERT_TRUE(game);
    const auto found = std::ranges::find(game->problems, PgnFault::TagSyntax, &PgnProblem::fault);
    ASSERT_NE(found, game->problems.end());
    EXPECT_EQ(found->place.column, 2U);
    EXPECT_EQ(found->place.offset, 1U);
  }
}

TEST(PgnReader, AnnotationsKeepTheirMoves) {
  const std::vector<PgnGame> games = games_in(std::string(tags) + "1. e4! $14 e5?? (1... c5!? $44) 2. Nf3 ?! ± $0 *");
  ASSERT_EQ(games.size(), 1U);
  using Nags = std::vector<std::uint8_t>;
  const std::vector<PgnMove>& moves = games[0].main_line().moves;
  EXPECT_EQ(moves[0].nags, (Nags{1, 14}));
  EXPECT_EQ(moves[1].nags, (Nags{4}));
  EXPECT_EQ(moves[2].nags, (Nags{6, 16, 0}));
  EXPECT_EQ(games[0].lines[1].moves[0].nags, (Nags{5, 44}));
}

}  // namespace
}  // namespace adoube::notation
