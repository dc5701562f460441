// SPDX-License-Identifier: MIT
// Laws 6.1 to 6.4, 6.10.2, 8.4, 8.6, III.3.1.1, III.4: both displays, in small scripts.
#include "adoube/game/clock.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <sstream>
#include <string>

namespace adoube::game {
namespace {

using namespace std::chrono_literals;

using enum rules::Color;

[[nodiscard]] Time seconds(const std::string& text) { return Time(std::llround(std::stod(text) * 1000)); }
[[nodiscard]] rules::Color side(char letter) { return letter == 'w' ? White : Black; }

/// A step of a script: "w10" and "b10": that player's move takes ten seconds and is completed; "p", then as "w10" but only
/// pressed; "~10": ten seconds pass; "w+60", "w-60", "w=60": given, taken, set; "stop", "start", "off".
void step(Clock& clock, const std::string& word) {
  if (word == "stop") return clock.stop();
  if (word == "start") return clock.start();
  if (word == "off") return clock.run(std::nullopt);
  if (word[0] == '~') {
    clock.advance(clock.now() + seconds(word.substr(1)));
    return;
  }
  if (word[0] == 'p') {
    clock.advance(clock.now() + seconds(word.substr(2)));
    return clock.press(side(word[1]));
  }
  const rules::Color color = side(word[0]);
  if (word[1] == '+') return clock.add(color, seconds(word.substr(2)));
  if (word[1] == '-') return clock.take(color, seconds(word.substr(2)));
  if (word[1] == '=') return clock.set(color, seconds(word.substr(2)));
  clock.advance(clock.now() + seconds(word.substr(1)));
  clock.press(color);
  clock.count_move(color);
}

[[nodiscard]] Clock after(const char* control, const std::string& script) {
  Clock clock(read_time_control(control).value());
  std::istringstream words(script);
  for (std::string word; words >> word;) step(clock, word);
  return clock;
}

struct Row {
  const char* name;
  const char* control;
  const char* script;
  Time white;
  Time black;
  std::optional<rules::Color> running;
};

// clang-format off
const std::vector<Row> rows = {
    // 6.1, 6.2.1, 6.6
    {"White's runs from the start", "5+0", "~10", 290s, 300s, White},
    {"a press starts the other", "5+0", "w10 ~20", 290s, 280s, Black},
    {"and back", "5+0", "w10 b20 ~1", 289s, 280s, White},
    {"no time passes", "5+0", "w0 b0 w0", 300s, 300s, Black},
    {"a player whose display does not run presses in vain", "5+3", "~1 pb1", 298s, 300s, White},
    {"stopped: none runs", "5+0", "w10 stop ~100", 290s, 300s, {}},
    {"stopped: a press does nothing", "5+3", "w10 stop pb5", 293s, 300s, {}},
    {"started again: the same one runs", "5+0", "w10 stop ~100 start ~5", 290s, 295s, Black},
    {"at the end none runs", "5+0", "w10 off ~100", 290s, 300s, {}},
    // 6.3.2: an increment
    {"an increment comes with the press", "15+10", "~4", 896s, 900s, White},
    {"also for the first move", "15+10", "w4", 906s, 900s, Black},
    {"and for both", "15+10", "w4 b30", 906s, 880s, White},
    {"time is kept", "15+10", "w0 b0 w0 b0", 920s, 920s, White},
    // 6.3.2: a delay
    {"N18 5 s a move, made after 3 s: main time is unchanged, 2 s are lost", "5d5", "w3", 300s, 300s, Black},
    {"the whole delay", "5d5", "w5", 300s, 300s, Black},
    {"more than the delay", "5d5", "w7", 298s, 300s, Black},
    {"within the delay main time stands", "5d5", "~4", 300s, 300s, White},
    {"the delay runs on after a stop", "5d5", "~4 stop ~60 start ~4", 297s, 300s, White},
    {"every turn has its own", "5d5", "w7 b4 w7 b4", 296s, 300s, White},
    // Bronstein
    {"a quick move gives back what it took", "5b5", "w3", 300s, 300s, Black},
    {"a slow one the whole", "5b5", "w12", 293s, 300s, Black},
    {"until the press the time is gone", "5b5", "~3", 297s, 300s, White},
    {"each turn for itself", "5b5", "w12 b3 w2 b7", 293s, 298s, White},
    // 6.3.1: periods
    {"the last move of a period brings the next one's time", "2/2+0;1", "w10 b10 w10", 160s, 110s, Black},
    {"for each player with the own one", "2/2+0;1", "w10 b10 w10 b10", 160s, 160s, White},
    {"and only once", "2/2+0;1", "w10 b10 w10 b10 w10 b10", 150s, 150s, White},
    {"a press that completes no move brings nothing", "1/1+0;1", "pw10", 50s, 60s, Black},
    {"the last move of a period has that period's increment", "1/1+10;1+2", "w0", 130s, 60s, Black},
    {"the next move that of the next", "1/1+10;1+2", "w0 b0 w0", 132s, 130s, Black},
    {"three periods", "1/1;2/1;3", "w0 b0 w0 b0", 360s, 360s, White},
    {"from an increment to a delay", "1/1+10;1d5", "w0 b0 w4", 130s, 130s, Black},
    {"from a delay to an increment", "1/1d5;1+2", "w4 b4 w1", 121s, 120s, Black},
    // Nothing is added at zero
    {"a display stands at zero", "1+5", "~100", 0s, 60s, White},
    {"the exact instant is zero", "1+5", "~60", 0s, 60s, White},
    {"a moment before", "1+5", "~59.999", 1ms, 60s, White},
    {"a press adds nothing", "1+5", "w60", 0s, 60s, Black},
    {"Bronstein gives nothing back", "1b5", "w60", 0s, 60s, Black},
    {"a period brings nothing", "1/1;1", "w60", 0s, 60s, Black},
    {"a penalty of the opponent adds nothing", "1+5", "w60 w+120", 0s, 60s, Black},
    {"the press in the last moment adds", "1+5", "w59.999", 5001ms, 60s, Black},
    {"a delay is there for the last moment too", "1d5", "~64.999", 1ms, 60s, White},
    {"and then it is over", "1d5", "~65", 0s, 60s, White},
    // Penalties and corrections
    {"given", "5+0", "w10 w+120", 410s, 300s, Black},
    {"taken", "5+0", "w10 w-120", 170s, 300s, Black},
    {"taken to the end", "5+0", "w10 w-290", 0s, 300s, Black},
    {"taken beyond it", "5+0", "w10 w-1000", 0s, 300s, Black},
    {"a negative time is neither given nor taken", "5+0", "w+-10 w--10", 300s, 300s, White},
    {"set", "5+0", "w10 w=600 b=1", 600s, 1s, Black},
    {"set lifts a display from zero", "5+0", "~300 w=60 ~1", 59s, 300s, White},
    {"set to less than zero is zero", "5+0", "w=-5", 0s, 300s, White},
};
// clang-format on

TEST(Clock, Rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const Clock clock = after(row.control, row.script);
    EXPECT_EQ(clock.left(White), row.white);
    EXPECT_EQ(clock.left(Black), row.black);
    EXPECT_EQ(clock.running(), row.running);
    EXPECT_EQ(clock.display(White).fallen(), row.white == 0s);
    EXPECT_EQ(clock.display(Black).fallen(), row.black == 0s);
  }
}

struct FallRow {
  const char* name;
  const char* control;
  const char* script;
  std::optional<Time> due;  ///< falls_at()
  std::optional<Time> white;
  std::optional<Time> black;
};

const std::vector<FallRow> fall_rows = {
    {"from the start", "5+0", "", 300s, {}, {}},
    {"while it runs", "5+0", "~200", 300s, {}, {}},
    {"after a press", "5+0", "w10 ~5", 310s, {}, {}},
    {"with a delay", "5d10", "~4", 310s, {}, {}},
    {"with a delay used up", "5d10", "~40", 310s, {}, {}},
    {"stopped", "5+0", "stop", {}, {}, {}},
    {"over", "5+0", "off", {}, {}, {}},
    {"fallen", "5+0", "~300", {}, 300s, {}},
    {"when it was, not when it was seen", "5+0", "w10 ~1000", {}, {}, 310s},
    {"the first fall counts", "5+0", "~400 w-10 w=0", {}, 300s, {}},
    {"taken to zero falls then", "5+0", "w10 w-300", 310s, 10s, {}},
    {"a delay does not hide it", "5d10", "~1000", {}, 310s, {}},
    {"both", "5+0", "w300 ~300", {}, 300s, 600s},
    {"set to zero falls then", "5+0", "~20 w=0", {}, 20s, {}},
    {"set lifts it", "5+0", "~400 w=60", 460s, {}, {}},
};

TEST(Clock, Falls) {
  for (const FallRow& row : fall_rows) {
    SCOPED_TRACE(row.name);
    const Clock clock = after(row.control, row.script);
    EXPECT_EQ(clock.falls_at(), row.due);
    EXPECT_EQ(clock.display(White).fell_at, row.white);
    EXPECT_EQ(clock.display(Black).fell_at, row.black);
  }
}

TEST(Clock, TellsAFallOnce) {
  Clock clock = after("1+0", "w10");
  EXPECT_EQ(clock.advance(69'999ms), std::nullopt);
  EXPECT_EQ(clock.advance(70s), Black);
  EXPECT_EQ(clock.advance(80s), std::nullopt);
  clock.set(Black, 5s);
  EXPECT_EQ(clock.advance(85s), Black) << "a flag that was put right may fall again";
}

struct RecordRow {
  const char* name;
  const char* control;
  const char* script;
  bool must_record;  ///< White
};

const std::vector<RecordRow> record_rows = {
    {"N28 4:30 left, 10 s a move", "15+10", "~630", false},
    {"N29 4:30 left, 30 s a move", "15+30", "~630", true},
    {"five minutes are not less than five", "15+10", "~600", true},
    {"a moment less is", "15+10", "~600.001", false},
    {"29 s are not enough", "15+29", "~601", false},
    {"with 30 s even in the last second", "15+30", "~899.5", true},
    {"above five minutes again by increments: the period is the same", "15+10", "w601 b0 w0 b0 w0", false},
    {"and by a penalty of the opponent", "15+10", "w610 w+120", false},
    {"taken below five minutes", "15+10", "w-601", false},
    {"given more before: the duty is there", "15+10", "w+120 ~601", true},
    {"the next period begins anew", "15/1+10;15+10", "~601 w0", true},
    {"unless it is a short one", "15/1+10;1+10", "w840", false},
    {"a delay of 30 s counts as added time", "15d30", "~1000", true},
    {"a game of less than five minutes", "3+2", "", false},
    {"a game of less than five minutes with 30 s a move", "3+30", "", true},
    {"the opponent's time is the opponent's", "15+10", "w0 ~601", true},
    {"set below", "15+10", "w=299", false},
};

TEST(Clock, DutyToRecord) {
  for (const RecordRow& row : record_rows)
    EXPECT_EQ(after(row.control, row.script).must_record(White), row.must_record) << row.name;
}

struct PeriodRow {
  const char* name;
  const char* script;
  int period;
  std::optional<int> moves_to_go;
  bool last;
};

const std::vector<PeriodRow> period_rows = {
    {"at the start", "", 0, 2, false},
    {"after a move", "w0 b0", 0, 1, false},
    {"the moves are the player's own", "w0 b0 pw0 b0", 0, 1, false},
    {"the second period", "w0 b0 w0", 1, 1, false},
    {"the last", "w0 b0 w0 b0 w0 b0", 2, {}, true},
    {"completed after the flag fell: still the first", "w0 b0 w600", 0, 0, false},
    {"set then: time of the second", "w0 b0 w600 w=60", 1, 1, false},
    {"set without it: still the first", "w0 b0 w=60", 0, 1, false},
};

TEST(Clock, Periods) {
  for (const PeriodRow& row : period_rows) {
    SCOPED_TRACE(row.name);
    const Clock clock = after("1/2;2/1;3", row.script);
    EXPECT_EQ(clock.display(White).period, row.period);
    EXPECT_EQ(clock.period(White), clock.control().periods[static_cast<std::size_t>(row.period)]);
    EXPECT_EQ(clock.moves_to_go(White), row.moves_to_go);
    EXPECT_EQ(clock.in_last_period(White), row.last);
  }
}

TEST(Clock, AMoveTakenBackIsNotCounted) {
  Clock clock = after("1/2;2", "w0 b0");
  clock.uncount_move(White);
  EXPECT_EQ(clock.moves_to_go(White), 2);
  clock.uncount_move(White);
  EXPECT_EQ(clock.moves_to_go(White), 2) << "not less than none";
}

TEST(Clock, APeriodIsNotGivenTwice) {
  Clock clock = after("1/1;2", "w0");
  clock.uncount_move(White);
  clock.count_move(White);
  EXPECT_EQ(clock.left(White), 180s);
  EXPECT_EQ(clock.display(White).period, 1);
}

TEST(Clock, AnIncrementMayBeTakenBack) {
  Clock clock = after("5+10", "~4");
  clock.press(White, false);
  EXPECT_EQ(clock.left(White), 296s);
  EXPECT_EQ(clock.running(), Black);
}

/// III.4.
TEST(Clock, GivesAnIncrementToBoth) {
  Clock clock = after("2/1;1", "w0 b0 ~20");
  clock.give_increment(5s);
  step(clock, "w0");
  step(clock, "b0");
  EXPECT_EQ(clock.left(White), 165s);
  EXPECT_EQ(clock.left(Black), 185s);
}

/// Laws III.1, III.3.1, III.3.1.1, 8.6.
TEST(Clock, BothFlagsDownInAPeriodThatIsNotTheLast) {
  Clock clock = after("1/40;2", "w60 b60");
  ASSERT_TRUE(clock.display(White).fallen() && clock.display(Black).fallen());
  clock.next_period();
  for (const rules::Color color : {White, Black}) {
    EXPECT_EQ(clock.left(color), 120s);
    EXPECT_FALSE(clock.display(color).fallen());
    EXPECT_TRUE(clock.in_last_period(color));
    EXPECT_EQ(clock.display(color).completed_moves, 40);
  }
  clock.next_period();
  EXPECT_EQ(clock.left(White), 120s) << "there is none after the last";
}

TEST(Clock, RunsAsTheArbiterSays) {
  Clock clock = after("5d5", "w3 ~2");
  clock.run(White);
  EXPECT_EQ(clock.display(White).delay_left, 5s) << "a turn begins";
  clock.advance(clock.now() + 3s);
  clock.run(White);
  EXPECT_EQ(clock.display(White).delay_left, 2s) << "and does not begin again";
}

TEST(Clock, TimesThatNoGameHas) {
  constexpr Time endless = Time(9'000'000'000'000'000);
  constexpr Time longest = Time(1'000'000'000'000);
  Clock clock = after("5+3600", "");
  clock.set(White, endless);
  EXPECT_EQ(clock.left(White), longest);
  clock.add(White, endless);
  clock.add(Black, Time::max());
  EXPECT_EQ(clock.left(White), longest);
  EXPECT_EQ(clock.left(Black), longest);
  clock.press(White);
  EXPECT_EQ(clock.left(White), longest);
  EXPECT_EQ(clock.advance(endless), Black);
  EXPECT_EQ(clock.display(Black).fell_at, longest);
  clock.take(White, Time::max());
  EXPECT_EQ(clock.left(White), 0s);
}

TEST(Clock, TimeDoesNotRunBackwards) {
  Clock clock = after("5+0", "~20");
  EXPECT_EQ(clock.advance(10s), std::nullopt);
  EXPECT_EQ(clock.now(), 20s);
  EXPECT_EQ(clock.left(White), 280s);
}

}  // namespace
}  // namespace adoube::game
