// SPDX-License-Identifier: MIT
#include "adoube/uci/said.hpp"

#include <gtest/gtest.h>

#include "adoube/uci/command.hpp"

namespace adoube::uci {
namespace {

struct Row {
  std::string name;
  std::string line;
  Said said;
};

const Score mate_in_minus_two{.unit = Score::Unit::MovesToMate, .value = -2};

TEST(Said, Reads) {
  const Row rows[] = {
      {"name", "id name Stockfish 15.1", Id{Id::What::Name, "Stockfish 15.1"}},
      {"author", "id author the developers (see file)\r", Id{Id::What::Author, "the developers (see file)"}},
      {"a name that is empty", "id name", Id{Id::What::Name, ""}},
      {"greeting's end", " uciok ", UciOk{}},
      {"ready", "readyok", ReadyOk{}},
      {"spin of two words", "option name Skill Level type spin default 20 min 0 max 20",
       Option{.name = "Skill Level", .type = Option::Type::Spin, .standard = "20", .least = 0, .most = 20}},
      {"combo", "option name Style type combo default Normal var Solid var Normal var Very Risky",
       Option{.name = "Style",
              .type = Option::Type::Combo,
              .standard = "Normal",
              .choices = {"Solid", "Normal", "Very Risky"}}},
      {"button", "option name Clear Hash type button", Option{.name = "Clear Hash", .type = Option::Type::Button}},
      {"string without a default", "option name File type string default",
       Option{.name = "File", .type = Option::Type::String}},
      {"whole info",
       "info depth 12 seldepth 18 multipv 2 score cp -31 wdl 120 600 280 nodes 4711 nps 800000 hashfull 3 tbhits 0 time 6 "
       "pv e2e4 "
       "e7e5",
       Info{.depth = 12,
            .rank = 2,
            .score = Score{.value = -31},
            .win_draw_loss = WinDrawLoss{120, 600, 280},
            .nodes = 4711,
            .nodes_per_second = 800'000,
            .time_ms = 6,
            .variation = {"e2e4", "e7e5"}}},
      {"mate against", "info score mate -2 pv a7a8q", Info{.score = mate_in_minus_two, .variation = {"a7a8q"}}},
      {"bound", "info depth 3 score cp 9 lowerbound nodes 7",
       Info{.depth = 3, .score = Score{.value = 9, .bound = Score::Bound::Lower}, .nodes = 7}},
      {"words for people are passed over", "info string depth 99 pv e2e4", Info{}},
      {"unknown words are passed over", "info depth 1 currmove e2e4 currmovenumber 1", Info{.depth = 1}},
      {"what follows a variation is not of it", "info pv e2e4 e7e5 string e2e4", Info{.variation = {"e2e4", "e7e5"}}},
      {"move", "bestmove e2e4", BestMove{.move = "e2e4"}},
      {"move and ponder", "bestmove a7a8n ponder b8a8", BestMove{.move = "a7a8n", .ponder = "b8a8"}},
      {"no move", "bestmove (none)", BestMove{}},
      {"null move", "bestmove 0000 ponder 0000", BestMove{}},
  };
  for (const Row& row : rows) {
    const auto said = read_said(row.line);
    ASSERT_TRUE(said) << row.name;
    EXPECT_EQ(*said, row.said) << row.name;
  }
}

TEST(Said, SaysWhyALineIsNone) {
  const struct {
    std::string name;
    std::string line;
    SaidProblem problem;
  } rows[] = {
      {"nothing", "", {SaidFault::UnknownWord, 0}},
      {"another tongue", "  feature done=1", {SaidFault::UnknownWord, 2}},
      {"capitals", "BESTMOVE e2e4", {SaidFault::UnknownWord, 0}},
      {"id of nothing", "id", {SaidFault::ValueMissing, 2}},
      {"option without a type", "option name Hash", {SaidFault::ValueMissing, 16}},
      {"option without a name", "option type check", {SaidFault::ValueMissing, 17}},
      {"type unknown", "option name Hash type spinning", {SaidFault::ValueMissing, 22}},
      {"bound that is no number", "option name Hash type spin min one", {SaidFault::NotANumber, 31}},
      {"depth missing", "info depth", {SaidFault::ValueMissing, 10}},
      {"depth below nothing", "info depth -1", {SaidFault::NotANumber, 11}},
      {"depth of another kind", "info depth 1.5", {SaidFault::NotANumber, 11}},
      {"no line has rank 0", "info multipv 0", {SaidFault::NotANumber, 13}},
      {"score without a unit", "info score 31", {SaidFault::ValueMissing, 11}},
      {"score beyond bounds", "info score cp 99999999999", {SaidFault::NotANumber, 14}},
      {"wdl of two", "info wdl 1 2", {SaidFault::ValueMissing, 12}},
      {"nodes beyond 64 bits", "info nodes 99999999999999999999", {SaidFault::NotANumber, 11}},
      {"variation that begins with a word", "info pv knight", {SaidFault::NotAMove, 8}},
      {"bestmove alone", "bestmove", {SaidFault::ValueMissing, 8}},
      {"castling in another notation", "bestmove O-O", {SaidFault::NotAMove, 9}},
      {"square off the board", "bestmove e2e9", {SaidFault::NotAMove, 9}},
      {"becomes a king", "bestmove e7e8k", {SaidFault::NotAMove, 9}},
      {"ponder of nothing", "bestmove e2e4 ponder", {SaidFault::ValueMissing, 20}},
      {"too long", std::string(longest_line + 1, ' '), {SaidFault::TooLong, longest_line}},
  };
  for (const auto& row : rows) {
    const auto said = read_said(row.line);
    ASSERT_FALSE(said) << row.name;
    EXPECT_EQ(said.error(), row.problem) << row.name << ": offset " << said.error().offset;
  }
}

TEST(Said, IsBoundedWhateverTheLine) {
  std::string line = "info pv";
  for (int i = 0; i < 2'000; ++i) line += " e2e4";
  EXPECT_EQ(std::get<Info>(*read_said(line)).variation.size(), longest_variation);
  line = "option name x type combo";
  for (int i = 0; i < 1'000; ++i) line += " var y";
  EXPECT_EQ(std::get<Option>(*read_said(line)).choices.size(), most_choices);
}

TEST(Command, IsOneLineWhateverIsPutIn) {
  EXPECT_EQ(set_option_command({"Skill Level", "3"}), "setoption name Skill Level value 3");
  EXPECT_EQ(set_option_command({"A\nquit", "b\r\nquit"}), "setoption name A quit value b  quit");
  EXPECT_EQ(position_command("", {}), "position startpos");
  EXPECT_EQ(position_command("", {"e2e4", "e7e5"}), "position startpos moves e2e4 e7e5");
  EXPECT_EQ(position_command("8/8/8/8/8/8/8/8 w - - 0 1\n", {"a\nb"}), "position fen 8/8/8/8/8/8/8/8 w - - 0 1  moves a b");
  EXPECT_EQ(go_command({.time = std::chrono::milliseconds(50), .nodes = 200, .depth = 3}),
            "go depth 3 nodes 200 movetime 50");
  EXPECT_EQ(go_command({}), "go infinite");
}

}  // namespace
}  // namespace adoube::uci
