// SPDX-License-Identifier: MIT
// What an arbiter types, and the event it stands for; what is not understood, and the sentence for it.
#include "apps/cli/referee_command.hpp"

#include <gtest/gtest.h>

#include "adoube/game/history.hpp"
#include "adoube/notation/fen.hpp"
#include "apps/answers/event_json.hpp"

namespace adoube::cli {
namespace {

using answers::Json;

/// White may castle on the king's side; the other side is blocked, and one knight is pinned.
constexpr const char* position = "r3k2r/pppp1ppp/8/8/1b6/2N5/PPPP1PPP/R1B1K2R w KQkq - 0 1";

game::History history_of(const char* fen) { return game::History(*notation::read_position(fen)); }

/// Who does what, as an event without its time.
std::string event_of(const Command& command) {
  const auto* const event = std::get_if<EventCommand>(&command);
  if (event == nullptr) return "no event";
  Json json = answers::event_json({.at = game::Time{0}, .by = event->by, .act = event->act});
  json.erase("at");
  return answers::line(json);
}

struct Row {
  const char* name;
  const char* line;
  const char* event;
};

const std::vector<Row> events = {
    // moves
    {"a move in coordinates", "w e1g1", R"({"by":"white","do":"move","uci":"e1g1"})"},
    {"a move in SAN", "white O-O", R"({"by":"white","do":"move","uci":"e1g1"})"},
    {"with its verb", "white move d4", R"({"by":"white","do":"move","uci":"d2d4"})"},
    {"made, the clock not pressed", "w make d4", R"({"by":"white","do":"make","uci":"d2d4"})"},
    {"an illegal move in SAN, where only one piece can be meant", "w make Ke3",
     R"({"by":"white","do":"make","uci":"e1e3"})"},
    {"an illegal castling in SAN", "w O-O-O", R"({"by":"white","do":"move","uci":"e1c1"})"},
    {"coordinates are taken out of turn", "b e8g8", R"({"by":"black","do":"move","uci":"e8g8"})"},
    {"blanks and tabs between words", "  w\t  e1g1 ", R"({"by":"white","do":"move","uci":"e1g1"})"},
    {"press", "b press", R"({"by":"black","do":"press"})"},
    // hands
    {"touched in order", "w touch h1 e1", R"({"by":"white","do":"touch","squares":["h1","e1"]})"},
    {"j'adoube", "w adjust", R"({"by":"white","do":"adjust"})"},
    // faults
    {"an illegal act", "w illegal e1c1", R"({"by":"white","do":"illegal","uci":"e1c1","what":"illegal-move"})"},
    {"of another kind", "w illegal e1g1 two-hands", R"({"by":"white","do":"illegal","uci":"e1g1","what":"two-hands"})"},
    {"the kind in front", "w illegal two-hands", R"({"by":"white","do":"illegal","what":"two-hands"})"},
    {"a fault found later", "b point-out", R"({"by":"black","do":"point-out","what":"illegal-move"})"},
    {"at a half-move", "arbiter point-out displaced ply 12",
     R"({"by":"arbiter","do":"point-out","what":"displaced","ply":12})"},
    {"with what was touched", "b point-out touch-move c3 b4",
     R"({"by":"black","do":"point-out","what":"touch-move","squares":["c3","b4"]})"},
    // draws
    {"offer", "w offer", R"({"by":"white","do":"offer-draw"})"},
    {"accept", "b accept", R"({"by":"black","do":"accept-draw"})"},
    {"decline in full", "b decline-draw", R"({"by":"black","do":"decline-draw"})"},
    {"a claim", "w claim threefold", R"({"by":"white","do":"claim","kind":"threefold-repetition"})"},
    {"with its move", "w claim fifty with O-O", R"({"by":"white","do":"claim","kind":"fifty-moves","uci":"e1g1"})"},
    {"of Guidelines III", "w claim no-normal-win", R"({"by":"white","do":"claim","kind":"no-normal-win"})"},
    {"resign", "b resign", R"({"by":"black","do":"resign"})"},
    // the clock and the players
    {"flag", "w flag", R"({"by":"white","do":"flag"})"},
    {"leave", "w leave", R"({"by":"white","do":"leave"})"},
    {"the arbiter stops the clocks", "stop", R"({"by":"arbiter","do":"stop"})"},
    {"a player stops them", "b stop", R"({"by":"black","do":"stop"})"},
    {"to see the score", "w ask-score", R"({"by":"white","do":"ask-score"})"},
    // the arbiter
    {"a warning with its article", "arbiter penalty white warning 11.5",
     R"({"by":"arbiter","do":"penalty","to":"white","what":"warning","article":"11.5"})"},
    {"time added", "penalty b time-added 2:00",
     R"({"by":"arbiter","do":"penalty","to":"black","what":"time-added","ms":120000})"},
    {"time removed, with its article", "penalty b time-removed 90 12.9.3",
     R"({"by":"arbiter","do":"penalty","to":"black","what":"time-removed","ms":90000,"article":"12.9.3"})"},
    {"the clock set", "clock white 0:12:30", R"({"by":"arbiter","do":"set-clock","to":"white","ms":750000})"},
    {"restored", "restore 20", R"({"by":"arbiter","do":"restore","ply":20})"},
    {"the end", "end 1/2-0", R"({"by":"arbiter","do":"end","result":"1/2-0"})"},
    {"the end with its article", "end 1-0 12.9", R"({"by":"arbiter","do":"end","result":"1-0","article":"12.9"})"},
    {"decided", "decide postpone", R"({"by":"arbiter","do":"decide","what":"postpone"})"},
};

TEST(RefereeCommand, Events) {
  const game::History history = history_of(position);
  for (const Row& row : events) {
    SCOPED_TRACE(row.name);
    const auto read = read_command(row.line, &history, {});
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(event_of(read->command), row.event);
    EXPECT_FALSE(read->at);
  }
}

const std::vector<Row> setups = {
    {"nothing said", "setup", "{}"},
    {"a time control and its profile", "setup 90/40+30;30+30 rapid", R"({"time_control":"90/40+30;30+30","rules":"rapid"})"},
    {"blitz with its penalty", "setup 5+0 blitz full penalty 1:00",
     R"({"time_control":"5+0","rules":"blitz","supervision":"full","penalty_ms":60000})"},
    {"a FEN in six words", "setup 4k3/8/8/8/8/8/8/4K2R w K - 0 1 25d10",
     R"({"fen":"4k3/8/8/8/8/8/8/4K2R w K - 0 1","time_control":"25d10"})"},
    {"a FEN in quotes", R"(setup "4k3/8/8/8/8/8/8/4K2R w K - 0 1" screen)",
     R"({"fen":"4k3/8/8/8/8/8/8/4K2R w K - 0 1","mode":"screen"})"},
    {"the initial position by its name", "setup startpos no-clock", R"({"fen":"startpos","clock":false})"},
    {"everything else",
     "setup limited board no-touch-move guidelines-iii default-time 0:30:00 no-agreement-before 60 first-moves-untimed "
     "chess960",
     R"({"supervision":"limited","mode":"board","touch_move":false,"guidelines_iii":true,"default_time_ms":1800000,"no_agreement_before":60,"first_moves_untimed":true,"chess960":true})"},
};

TEST(RefereeCommand, Setups) {
  for (const Row& row : setups) {
    SCOPED_TRACE(row.name);
    const auto read = read_command(row.line, nullptr, {});
    ASSERT_TRUE(read) << read.error();
    ASSERT_TRUE(std::holds_alternative<SetUpCommand>(read->command));
    EXPECT_EQ(answers::line(std::get<SetUpCommand>(read->command).setup), row.event);
  }
}

TEST(RefereeCommand, TheDesk) {
  const auto read = [](const char* line) { return read_command(line, nullptr, {}).value().command; };
  EXPECT_TRUE(std::holds_alternative<UndoCommand>(read("undo")));
  EXPECT_TRUE(std::holds_alternative<BoardCommand>(read("board")));
  EXPECT_TRUE(std::holds_alternative<HelpCommand>(read("?")));
  EXPECT_TRUE(std::holds_alternative<QuitCommand>(read("exit")));
  EXPECT_EQ(std::get<LogCommand>(read("log \"round 1.jsonl\"")).file, "round 1.jsonl");
}

TEST(RefereeCommand, ATimeInFront) {
  const game::History history = history_of(position);
  const auto read = read_command("@0:01:30.5 w O-O", &history, {});
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->at, game::Time{90'500});
}

TEST(RefereeCommand, Spans) {
  struct Span {
    const char* text;
    std::optional<game::Time> time;
  };
  using std::chrono::operator""ms;
  for (const Span& row :
       {Span{"90", 90'000ms}, Span{"12:30", 750'000ms}, Span{"0:12:30", 750'000ms}, Span{"1:00:00.25", 3'600'250ms},
        Span{"166:40:00", 600'000'000ms}, Span{"166:40:01", std::nullopt}, Span{"", std::nullopt}, Span{"5]x", std::nullopt},
        Span{"-5", std::nullopt}, Span{"1:2:3:4", std::nullopt}, Span{"0:75", std::nullopt}}) {
    SCOPED_TRACE(row.text);
    EXPECT_EQ(read_span(row.text), row.time);
  }
}

const std::vector<Row> faults = {
    {"nothing known", "fly", "fly: expected a command"},
    {"no line at all", "", "line: expected a command"},
    {"a player who does nothing", "w", "line: expected a move, or what happened"},
    {"a player who does nothing known", "w fly", "fly: expected a move, or what happened"},
    {"SAN out of turn", "b Nf6", "It is White's move"},
    {"SAN that two pieces might mean", "w Rd1", "d1"},
    {"a move that is missing", "w make", "line: expected a move such as e2e4"},
    {"nothing touched", "w touch", "line: expected squares such as e1 h1"},
    {"a square that is none", "w touch e9", "e9: expected squares"},
    {"one square that is none", "w touch e1 e9", "e9: expected nothing more"},
    {"a claim of boredom", "w claim boredom", "boredom: expected threefold-repetition"},
    {"an announced move that is missing", "w claim fifty with", "line: expected a move"},
    {"a penalty for nobody", "penalty warning", "warning: expected white or black"},
    {"a penalty that is none", "penalty white fine", "fine: expected warning"},
    {"time that is missing", "penalty white time-added", "line: expected a time"},
    {"an article that is none", "penalty white warning 99.9", "99.9: expected the number of an article"},
    {"a time that is none", "clock white noon", "noon: expected a time"},
    {"half-moves that are none", "restore -1", "-1: expected a number of half-moves"},
    {"a result that is none", "end 2-0", "2-0: expected 1-0"},
    {"words left over", "w resign at once", "at: expected nothing more"},
    {"a time in front that is none", "@noon w flag", "@noon: expected the time since the start"},
    {"only a time", "@0:10", "line: expected a command"},
    {"a player's verb alone", "press", "press: expected a command"},
    {"a log without a file", "log", "line: expected the name of a file"},
    {"an unknown word of the setup", "setup fast", "fast: expected a time control"},
    {"bytes that are no text", "\xff\xfe", "expected a command"},
};

TEST(RefereeCommand, WhatIsNotUnderstood) {
  const game::History history = history_of(position);
  for (const Row& row : faults) {
    SCOPED_TRACE(row.name);
    const auto read = read_command(row.line, &history, {});
    ASSERT_FALSE(read);
    EXPECT_NE(read.error().find(row.event), std::string::npos) << read.error();
  }
}

TEST(RefereeCommand, TheSetupComesFirst) {
  const auto read = read_command("w e4", nullptr, {});
  ASSERT_FALSE(read);
  EXPECT_NE(read.error().find("setup"), std::string::npos);
}

TEST(RefereeCommand, InTheReadersLanguage) {
  const auto read = read_command("fly", nullptr, {.language = laws::Language::SimplifiedChinese});
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error(), "fly：应为先设定对局，如 setup 90/40+30;30+30。");
}

}  // namespace
}  // namespace adoube::cli
