// SPDX-License-Identifier: MIT
// Laws 6.3.1, 6.3.2, A.1, B.1: time controls in text and in PGN, with the exact fault of a bad text, and what a game with
// that time is called.
#include "adoube/game/time_control.hpp"

#include <gtest/gtest.h>

namespace adoube::game {
namespace {

using namespace std::chrono_literals;

using enum Bonus;
using enum PaceOfPlay;

struct TextRow {
  const char* name;
  const char* text;
  TimeControl control;
  const char* written;  ///< empty for the text as it is
  const char* pgn;
};

// clang-format off
const std::vector<TextRow> text_rows = {
    {"no added time", "5+0", {{{.base = 5min}}}, "", "300"},
    {"no added time, said without it", "5", {{{.base = 5min}}}, "5+0", "300"},
    {"an increment", "15+10", {{{.base = 15min, .per_move = 10s}}}, "", "900+10"},
    {"a delay", "25d10", {{{.base = 25min, .bonus = Delay, .per_move = 10s}}}, "", "1500d10"},
    {"Bronstein", "25b10", {{{.base = 25min, .bonus = Bronstein, .per_move = 10s}}}, "", "1500b10"},
    {"a delay of nothing is no added time", "5d0", {{{.base = 5min}}}, "5+0", "300"},
    {"two periods", "90/40+30;30+30",
     {{{.base = 90min, .moves = 40, .per_move = 30s}, {.base = 30min, .per_move = 30s}}}, "", "40/5400+30:1800+30"},
    {"two periods without added time", "120/40;60", {{{.base = 120min, .moves = 40}, {.base = 60min}}}, "", "40/7200:3600"},
    {"two periods, +0 said", "120/40+0;60+0", {{{.base = 120min, .moves = 40}, {.base = 60min}}}, "120/40;60", "40/7200:3600"},
    {"three periods, added time in the last", "100/40;50/20;15+30",
     {{{.base = 100min, .moves = 40}, {.base = 50min, .moves = 20}, {.base = 15min, .per_move = 30s}}}, "",
     "40/6000:20/3000:900+30"},
    {"half a minute", "0.5+0", {{{.base = 30s}}}, "", "30"},
    {"a decimal that says nothing", "3.0+2", {{{.base = 3min, .per_move = 2s}}}, "3+2", "180+2"},
    {"leading zeros", "05+02", {{{.base = 5min, .per_move = 2s}}}, "5+2", "300+2"},
    {"a second", "0.01667", {{{.base = 1s}}}, "0.01667+0", "1"},
    {"not a whole second", "0.0375", {{{.base = 2250ms}}}, "0.0375+0", "2.25"},
    {"a millisecond more than a minute", "1.00002", {{{.base = 60001ms}}}, "1.00002+0", "60.001"},
    {"all bounds", "10000/9999+3600;10000d3600",
     {{{.base = 10000min, .moves = 9999, .per_move = 3600s}, {.base = 10000min, .bonus = Delay, .per_move = 3600s}}}, "",
     "9999/600000+3600:600000d3600"},
    {"eight periods", "1/1;1/1;1/1;1/1;1/1;1/1;1/1;1",
     {{{.base = 1min, .moves = 1}, {.base = 1min, .moves = 1}, {.base = 1min, .moves = 1}, {.base = 1min, .moves = 1},
       {.base = 1min, .moves = 1}, {.base = 1min, .moves = 1}, {.base = 1min, .moves = 1}, {.base = 1min}}}, "",
     "1/60:1/60:1/60:1/60:1/60:1/60:1/60:60"},
};
// clang-format on

TEST(TimeControl, ReadsAndWrites) {
  for (const TextRow& row : text_rows) {
    SCOPED_TRACE(row.name);
    const auto control = read_time_control(row.text);
    ASSERT_TRUE(control.has_value()) << control.error().offset << ' ' << control.error().expected;
    EXPECT_EQ(*control, row.control);
    EXPECT_TRUE(usable(*control));
    const std::string written = write_time_control(*control);
    EXPECT_EQ(written, *row.written != '\0' ? row.written : row.text);
    EXPECT_EQ(read_time_control(written).value(), *control);
    EXPECT_EQ(write_pgn_time_control(*control), row.pgn);
    EXPECT_EQ(read_pgn_time_control(row.pgn), *control);
  }
}

struct FaultRow {
  const char* name;
  const char* text;
  std::size_t offset;
  const char* expected;
};

constexpr auto minutes = "minutes, from a second to 10000 minutes";
constexpr auto moves = "a number of moves, 1 to 9999";
constexpr auto seconds = "seconds, 0 to 3600";
constexpr auto moves_before_another = "/ and a number of moves, as another period follows";
constexpr auto last_period = "; and a period for the moves that remain";

const std::vector<FaultRow> fault_rows = {
    {"nothing", "", 0, minutes},
    {"a blank in front", " 5+0", 0, minutes},
    {"a blank at the end", "5+0 ", 3, "; or the end"},
    {"a word", "blitz", 0, minutes},
    {"negative", "-5+0", 0, minutes},
    {"no minutes", "+5", 0, minutes},
    {"no time at all", "0+5", 0, minutes},
    {"less than a second", "0.01+5", 0, minutes},
    {"more than 10000 minutes", "10001+0", 0, minutes},
    {"more by a decimal", "10000.1+0", 0, minutes},
    {"more than any integer holds", "99999999999999999999999999", 0, minutes},
    {"a point and no digit", "5.+0", 2, "a digit"},
    {"a point first", ".5+0", 0, minutes},
    {"six decimals", "1.000001", 7, "no more decimals"},
    {"a comma", "0,5+0", 0, minutes},
    {"a colon", "5:00", 1, "/, +, d, b, ; or the end"},
    {"minutes and a sign of no meaning", "5x3", 1, "/, +, d, b, ; or the end"},
    {"no number of moves", "90/+30;30", 3, moves},
    {"0 moves", "90/0;30", 3, moves},
    {"10000 moves", "90/10000;30", 3, moves},
    {"something after the moves", "90/40 +30;30", 5, "+, d, b, ; or the end"},
    {"no seconds", "5+", 2, seconds},
    {"seconds that are negative", "5+-3", 2, seconds},
    {"more than 3600 seconds", "5+3601", 2, seconds},
    {"a decimal of seconds", "5+2.5", 3, "; or the end"},
    {"two bonuses", "5+3d2", 3, "; or the end"},
    {"another period, the first without moves", "90+30;30+30", 2, moves_before_another},
    {"an end after ;", "5;", 1, moves_before_another},
    {"moves in the last period", "90/40+30", 8, last_period},
    {"moves in the last of two", "90/40;30/20", 11, last_period},
    {"nothing after ;", "90/40;", 6, minutes},
    {"a fault in the second period", "90/40+30;30+x", 12, seconds},
    {"nine periods", "1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1", 32, "no more than 8 periods"},
    {"a zero byte's neighbour", "5+0\t", 3, "; or the end"},
    {"a digit of another script", "\xd9\xa5+0", 0, minutes},
};

TEST(TimeControl, TellsWhereATextStopsBeingOne) {
  for (const FaultRow& row : fault_rows) {
    SCOPED_TRACE(row.name);
    const auto control = read_time_control(row.text);
    ASSERT_FALSE(control.has_value());
    EXPECT_EQ(control.error().offset, row.offset);
    EXPECT_EQ(control.error().expected, row.expected);
  }
}

struct PgnRow {
  const char* name;
  const char* value;
  const char* text;  ///< as we write it; empty where it cannot be read
};

const std::vector<PgnRow> pgn_rows = {
    {"sudden death", "300", "5+0"},
    {"with +0", "300+0", "5+0"},
    {"an increment", "180+2", "3+2"},
    {"moves in seconds, then the rest", "40/5400+30:1800+30", "90/40+30;30+30"},
    {"not a whole minute", "45", "0.75+0"},
    {"not known", "?", ""},
    {"none", "-", ""},
    {"nothing", "", ""},
    {"an hourglass", "*180", ""},
    {"the same period again and again", "40/9000", ""},
    {"no moves in the first period", "300:60", ""},
    {"nothing after the colon", "40/5400:", ""},
    {"nothing before it", ":300", ""},
    {"no seconds", "40/", ""},
    {"no moves", "/300", ""},
    {"two slashes", "40/20/300", ""},
    {"a slash behind", "300/40", ""},
    {"half a second", "0.5", ""},
    {"too long", "600001", ""},
    {"a blank", "300 + 2", ""},
    {"minutes and seconds", "5:00", ""},
    {"nine periods", "1/60:1/60:1/60:1/60:1/60:1/60:1/60:1/60:60", ""},
};

TEST(TimeControl, ReadsThePgnTag) {
  for (const PgnRow& row : pgn_rows) {
    SCOPED_TRACE(row.name);
    const auto control = read_pgn_time_control(row.value);
    EXPECT_EQ(control ? write_time_control(*control) : "", row.text);
  }
}

struct UsableRow {
  const char* name;
  TimeControl control;
  bool usable;
};

const std::vector<UsableRow> usable_rows = {
    {"one period", {{{.base = 5min}}}, true},
    {"no period", {}, false},
    {"nine periods", {std::vector<Period>(9, {.base = 1min, .moves = 1})}, false},
    {"moves in the last", {{{.base = 5min, .moves = 40}}}, false},
    {"no moves in the first", {{{.base = 5min}, {.base = 5min}}}, false},
    {"0 moves", {{{.base = 5min, .moves = 0}, {.base = 5min}}}, false},
    {"no time", {{{.base = 0min}}}, false},
    {"too much time", {{{.base = 10000min + 1ms}}}, false},
    {"a negative increment", {{{.base = 5min, .per_move = -1s}}}, false},
    {"an increment of half a second", {{{.base = 5min, .per_move = 500ms}}}, false},
    {"an increment above an hour", {{{.base = 5min, .per_move = 3601s}}}, false},
};

TEST(TimeControl, Usable) {
  for (const UsableRow& row : usable_rows) EXPECT_EQ(usable(row.control), row.usable) << row.name;
}

struct PaceRow {
  const char* name;
  const char* control;
  PaceOfPlay pace;
};

const std::vector<PaceRow> pace_rows = {
    {"N30 25 and 60 times 10 seconds are 35 minutes", "25+10", Rapid},
    {"N31 50 and 10 are 60, no longer rapid", "50+10", Standard},
    {"N32 3 and 2 are 5", "3+2", Blitz},
    {"N33 10 minutes or less", "10+0", Blitz},
    {"N34 10 and 1 are 11", "10+1", Rapid},
    {"a moment more than ten minutes", "10.00002", Rapid},
    {"a moment less than sixty", "59.99998", Rapid},
    {"sixty minutes", "60", Standard},
    {"no time but the increment", "0.02+60", Standard},
    {"a delay counts as an increment", "5d5", Blitz},
    {"a delay that makes it rapid", "5d6", Rapid},
    {"Bronstein likewise", "5b6", Rapid},
    {"the periods together", "30/40;30", Standard},
    {"short periods together", "4/20;5", Blitz},
    {"sixty moves over two periods", "4/40;4+6", Blitz},
    {"an increment of the first forty", "4/40+3;4", Blitz},
    {"an increment of the first forty that makes it rapid", "4/40+4;4", Rapid},
    {"the usual one", "90/40+30;30+30", Standard},
};

TEST(TimeControl, Pace) {
  for (const PaceRow& row : pace_rows)
    EXPECT_EQ(name(pace(read_time_control(row.control).value())), name(row.pace)) << row.name;
}

TEST(TimeControl, NamesOfPaces) {
  for (const PaceOfPlay pace : {Standard, Rapid, Blitz}) EXPECT_EQ(pace_from_name(name(pace)), pace);
  EXPECT_EQ(name(Standard), "standard");
  EXPECT_EQ(pace_from_name("Blitz"), std::nullopt);
  EXPECT_EQ(pace_from_name(""), std::nullopt);
}

}  // namespace
}  // namespace adoube::game
