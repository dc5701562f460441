// SPDX-License-Identifier: MIT
// One clock for many nodes, and who is in a game on the others: the parts that need no network.
#include <gtest/gtest.h>

#include "apps/server/elsewhere.hpp"
#include "apps/server/rounds.hpp"
#include "tests/server/one_table.hpp"

namespace adoube::server {
namespace {

TEST(StoreClock, GoesByTheStoreAndNeverBack) {
  std::int64_t machine = 1000;
  StoreClock clock([&] { return machine; });
  struct Row {
    const char* name;
    StoreClock::Answer answer;
    std::int64_t behind;
  };
  clock.put_forward(500'000);
  for (const Row& row :
       {Row{"within what the answer took", {.asked_steady_ms = 900, .answered_steady_ms = 1100, .store_ms = 501'000}, 0},
        Row{"just as late as can be", {.asked_steady_ms = 900, .answered_steady_ms = 1100, .store_ms = 501'100}, 0},
        Row{"behind", {.asked_steady_ms = 900, .answered_steady_ms = 1100, .store_ms = 501'150}, 50},
        Row{"ahead", {.asked_steady_ms = 900, .answered_steady_ms = 1100, .store_ms = 500'850}, -50}}) {
    EXPECT_EQ(clock.behind(row.answer), row.behind) << row.name;
  }
  EXPECT_EQ(clock.now_ms(), 501'000);
  clock.put_forward(-200);
  EXPECT_EQ(clock.now_ms(), 501'000) << "it stands until the store has come so far";
  machine += 300;
  EXPECT_EQ(clock.now_ms(), 501'100);
}

/// A database whose clock the test sets, and a table that nothing is due in.
class SetTime final : public store::SharedTime {
 public:
  Expected<store::ClockReading, store::StoreError> read() override { return reading; }
  store::StoreAnswer change_shift(std::int64_t from_ms, std::int64_t to_ms) override {
    if (reading.shift_ms != from_ms) return store::fault(store::StoreFault::Conflict);
    reading.shift_ms = to_ms;
    return {};
  }
  store::StoreAnswer sign_of_life(std::int64_t now_ms) override {
    reading.alive_ms = std::max(reading.alive_ms, now_ms);
    return {};
  }
  Expected<std::int64_t, store::StoreError> come(std::int64_t now_ms, std::int64_t) override {
    reading.alive_ms = now_ms;
    return 0;
  }
  Expected<std::vector<std::string>, store::StoreError> take_due(std::int64_t, std::int64_t, std::int64_t) override {
    return std::vector<std::string>{};
  }

  store::ClockReading reading{};
};

class SharedClock : public OneTable {
 protected:
  struct Node {
    Node(SharedClock& test, std::int64_t ahead_ms)
        : clock([&test, ahead_ms] { return test.now_ + ahead_ms; }),
          lobby(test.backstage_),
          rounds(test.backstage_, lobby, test.time_, clock) {
      EXPECT_TRUE(Rounds::open(test.time_, clock, test.log_));
      rounds.begin();
    }
    StoreClock clock;
    Lobby lobby;
    Rounds rounds;
  };

  /// Real time passes, for the database as for everyone.
  void live(std::int64_t seconds) {
    for (; seconds > 0; --seconds) {
      time_.reading.clock_ms += 1000;
      pass(1000);
    }
  }

  SetTime time_;
};

TEST_F(SharedClock, IsTheSameOnNodesWhoseMachinesDiffer) {
  time_.reading.clock_ms = 5'000'000;
  const Node here(*this, 0);
  const Node there(*this, 123'456);
  EXPECT_EQ(here.clock.now_ms(), 5'000'000);
  EXPECT_EQ(there.clock.now_ms(), 5'000'000);
  live(5);
  EXPECT_EQ(here.clock.now_ms(), 5'005'000);
  EXPECT_EQ(there.clock.now_ms(), 5'005'000);
}

TEST_F(SharedClock, DatabaseThatIsSetNeitherGivesNorTakesTime) {
  for (const std::int64_t hours : {-1, 1}) {
    time_.reading = {.clock_ms = 5'000'000, .shift_ms = 0, .alive_ms = 0};
    const Node here(*this, 0);
    const Node there(*this, 123'456);
    live(3);
    time_.reading.clock_ms += hours * 3'600'000;
    live(3);
    EXPECT_EQ(here.clock.now_ms(), 5'006'000);
    EXPECT_EQ(there.clock.now_ms(), 5'006'000);
    const Node later(*this, -77);
    EXPECT_EQ(later.clock.now_ms(), 5'006'000) << "who comes later goes by the same";
    live(1);
    EXPECT_EQ(time_.reading.shift_ms, -hours * 3'600'000);
    tasks_.clear();
    alarms_.clear();
  }
}

TEST_F(SharedClock, DatabaseThatWasSetBackWhileNobodyWasThereGoesOn) {
  time_.reading = {.clock_ms = 1'000'000, .shift_ms = 0, .alive_ms = 9'000'000};
  const Node here(*this, 0);
  EXPECT_EQ(here.clock.now_ms(), 9'000'000);
}

TEST_F(SharedClock, NodeThatWasAwayIsTheOneThatIsWrong) {
  time_.reading.clock_ms = 5'000'000;
  const Node here(*this, 0);
  live(3);
  // Other nodes went on while this one's machine was stopped.
  time_.reading.clock_ms += 60'000;
  time_.reading.alive_ms += 60'000;
  live(1);
  EXPECT_EQ(time_.reading.shift_ms, 0);
  EXPECT_EQ(here.clock.now_ms(), 5'064'000);
}

// ------------------------------------------------------------------------------------------------------------- company

using News = Elsewhere::News;

TEST(Elsewhere, CountsWhoIsOnOtherNodes) {
  Elsewhere elsewhere;
  EXPECT_EQ(elsewhere.hear(note_of("one", {.white = true, .black = false, .spectators = 3}), "here", 0), News::NewNode);
  EXPECT_EQ(elsewhere.hear(note_of("two", {.white = false, .black = false, .spectators = 4}), "here", 0), News::NewNode);
  EXPECT_EQ(elsewhere.hear(note_of("two", {.white = false, .black = false, .spectators = 4}), "here", 10), News::None);
  EXPECT_TRUE(elsewhere.present(Colour::White));
  EXPECT_FALSE(elsewhere.present(Colour::Black));
  EXPECT_EQ(elsewhere.spectators(), 7);
  EXPECT_EQ(elsewhere.hear(note_of("one", {}), "here", 20), News::Changed);
  EXPECT_FALSE(elsewhere.present(Colour::White));
  EXPECT_EQ(elsewhere.spectators(), 4);
  EXPECT_EQ(elsewhere.hear(note_of("here", {.white = true}), "here", 20), News::None) << "one's own voice";
}

TEST(Elsewhere, ForgetsNodesThatFellSilent) {
  Elsewhere elsewhere;
  elsewhere.hear(note_of("one", {.white = true}), "here", 0);
  EXPECT_FALSE(elsewhere.forget_silent(Elsewhere::forgotten_after_ms));
  EXPECT_TRUE(elsewhere.forget_silent(Elsewhere::forgotten_after_ms + 1));
  EXPECT_FALSE(elsewhere.present(Colour::White));
}

TEST(Elsewhere, OtherNotesAreNoNews) {
  Elsewhere elsewhere;
  for (const char* note :
       {"", "one", "one,", "one,1,0", "one,1,0,", "one,1,0,x", "one,-1,0,0", "one,1,0,99999999999", ",1,0,3"})
    EXPECT_EQ(elsewhere.hear(note, "here", 0), News::None) << note;
  EXPECT_EQ(elsewhere.spectators(), 0);
}

}  // namespace
}  // namespace adoube::server
