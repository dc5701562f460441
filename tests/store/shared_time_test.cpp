// SPDX-License-Identifier: MIT
// The contract of shared_time.hpp, and of what is due in a game, run on every database.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <mutex>
#include <thread>

#include "tests/store/every_database.hpp"

namespace adoube::store {
namespace {

class SharedTimeContract : public EveryDatabase {
 protected:
  SharedTimeContract() {
    for (const char* id : {"a", "b", "c"})
      EXPECT_TRUE(games().create_game({.id = id, .setup = "", .draw = "", .created_ms = 1}, {}));
  }
  [[nodiscard]] Store& games() { return database_->games(); }
  [[nodiscard]] SharedTime& time() { return database_->shared_time(); }
  void append(const std::string& game, std::int64_t seq, std::optional<std::int64_t> due_ms) {
    EXPECT_TRUE(games().append({.game = game, .seq = seq, .at_ms = 0, .text = "{}", .due_ms = due_ms}));
  }
  [[nodiscard]] std::vector<std::string> due(std::int64_t now_ms, std::int64_t limit = 10) {
    auto taken = time().take_due(now_ms, 1000, limit);
    EXPECT_TRUE(taken) << taken.error().detail;
    std::ranges::sort(*taken);
    return *taken;
  }
};

using Names = std::vector<std::string>;

TEST_P(SharedTimeContract, ClockGoesWithTheWorlds) {
  const auto wall = [] {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
  };
  const std::int64_t before = wall();
  const auto reading = time().read();
  ASSERT_TRUE(reading) << reading.error().detail;
  EXPECT_GE(reading->clock_ms, before - 1);
  EXPECT_LE(reading->clock_ms, wall() + 1);
  EXPECT_EQ(reading->shift_ms, 0);
  EXPECT_EQ(reading->alive_ms, 0);
}

TEST_P(SharedTimeContract, ShiftIsChangedByWhoKnowsIt) {
  EXPECT_TRUE(time().change_shift(0, 5000));
  EXPECT_EQ(time().change_shift(0, 7000).error().fault, StoreFault::Conflict);
  EXPECT_EQ(time().read()->shift_ms, 5000);
  EXPECT_TRUE(time().change_shift(5000, -3));
  EXPECT_EQ(time().read()->shift_ms, -3);
}

TEST_P(SharedTimeContract, SignsOfLifeNeverGoBack) {
  EXPECT_TRUE(time().sign_of_life(1000));
  EXPECT_TRUE(time().sign_of_life(900));
  EXPECT_EQ(time().read()->alive_ms, 1000);
}

TEST_P(SharedTimeContract, DueIsWhatTheLastEventSaid) {
  EXPECT_EQ(games().game("a")->due, std::nullopt);
  append("a", 0, 500);
  EXPECT_EQ(games().game("a")->due, (Due{.events = 1, .at_ms = 500}));
  append("a", 1, std::nullopt);
  EXPECT_EQ(games().game("a")->due, (Due{.events = 1, .at_ms = 500}));
  append("a", 2, 900);
  EXPECT_EQ(games().game("a")->due, (Due{.events = 3, .at_ms = 900}));
  append("a", 3, EventRecord::never);
  EXPECT_EQ(games().game("a")->due, std::nullopt);
  EXPECT_EQ(games().append({.game = "a", .seq = 1, .at_ms = 0, .text = "{}", .due_ms = 7}).error().fault,
            StoreFault::Conflict);
  EXPECT_EQ(games().game("a")->due, std::nullopt);
  const Seat white{.role = SeatRole::White, .key_hash = "h", .name = "", .taken_ms = 1};
  EXPECT_TRUE(games().take_seats("b", {white}, 70));
  EXPECT_EQ(games().game("b")->due, (Due{.events = 0, .at_ms = 70}));
}

TEST_P(SharedTimeContract, WhatIsDueIsTakenByOneAndAgainWhenItsLeaseIsOver) {
  append("a", 0, 500);
  append("b", 0, 600);
  append("c", 0, 700);
  EXPECT_EQ(due(499), Names{});
  EXPECT_EQ(due(600), (Names{"a", "b"}));
  EXPECT_EQ(due(700), Names{"c"});
  EXPECT_EQ(due(1599), Names{});
  EXPECT_EQ(due(1600), (Names{"a", "b"}));
  // Another event is another time.
  append("c", 1, 1650);
  EXPECT_EQ(due(1650), Names{"c"});
  append("c", 2, EventRecord::never);
  EXPECT_EQ(due(9000, 1), Names{"a"}) << "the one that has waited longest";
}

TEST_P(SharedTimeContract, OfNodesThatTakeAtOnceEachGetsOthers) {
  for (int game = 0; game < 40; ++game) {
    const std::string id = "game" + std::to_string(game);
    ASSERT_TRUE(games().create_game({.id = id, .setup = "", .draw = "", .created_ms = 1}, {}));
    append(id, 0, 100 + game);
  }
  std::mutex mutex;
  Names all;
  std::vector<std::thread> nodes;
  for (int node = 0; node < 4; ++node)
    nodes.emplace_back([&] {
      for (int time_asked = 0; time_asked < 20; ++time_asked) {
        const auto taken = time().take_due(200, 1000, 3);
        EXPECT_TRUE(taken);
        const std::lock_guard lock(mutex);
        all.insert(all.end(), taken->begin(), taken->end());
      }
    });
  for (std::thread& node : nodes) node.join();
  std::ranges::sort(all);
  EXPECT_EQ(all.size(), 40U);
  EXPECT_EQ(std::ranges::unique(all).size(), 0U);
}

TEST_P(SharedTimeContract, TimeInWhichNoNodeWasThereCountsAgainstNobody) {
  append("a", 0, 10'000);
  EXPECT_EQ(time().come(5000, 2000), 0) << "the first node there ever was";
  EXPECT_TRUE(time().sign_of_life(8000));
  EXPECT_EQ(time().come(10'000, 2000), 0);
  EXPECT_EQ(games().game("a")->due->at_ms, 10'000);
  EXPECT_EQ(time().come(70'000, 2000), 60'000);
  EXPECT_EQ(games().game("a")->due->at_ms, 70'000);
  EXPECT_EQ(time().come(70'001, 2000), 0) << "the second node of those that come back";
  EXPECT_EQ(time().read()->alive_ms, 70'001);
}

TEST_P(SharedTimeContract, ExtentsTellHowFarGamesHaveCome) {
  append("a", 0, {});
  append("a", 1, {});
  const Seat white{.role = SeatRole::White, .key_hash = "h", .name = "", .taken_ms = 1};
  ASSERT_TRUE(games().take_seats("b", {white}));
  auto extents = games().extents({"a", "b", "c", "nobody's", std::string("a\0", 2)});
  ASSERT_TRUE(extents) << extents.error().detail;
  std::ranges::sort(*extents, {}, &Extent::game);
  EXPECT_EQ(*extents, (std::vector<Extent>{{"a", 2, 0}, {"b", 0, 1}, {"c", 0, 0}}));
  EXPECT_TRUE(games().extents({})->empty());
}

ADOUBE_ON_EVERY_DATABASE(SharedTimeContract);

}  // namespace
}  // namespace adoube::store
