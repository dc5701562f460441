// SPDX-License-Identifier: MIT
// The contract of analyses (adoube/store/analyses.hpp), on every database.
#include "adoube/store/analyses.hpp"

#include <set>
#include <thread>
#include <vector>

#include "tests/store/every_database.hpp"

namespace adoube::store {
namespace {

constexpr std::int64_t now = 1'000'000;
constexpr std::int64_t later = now + 60'000;

class AnalysesContract : public EveryDatabase {
 protected:
  AnalysesContract() {
    for (const char* const id : {"one", "two", "three", "four"}) {
      const GameRecord record{.id = id, .setup = "", .draw = "", .created_ms = now};
      EXPECT_TRUE(database_->games().create_game(record, {}));
    }
  }

  [[nodiscard]] Analyses& analyses() { return database_->analyses(); }
  [[nodiscard]] StoreAnswer want(const std::string& game, const std::string& asker = "ada", std::int64_t asked_ms = now,
                                 std::int64_t most = 10, std::int64_t most_in_all = 100) {
    return analyses().want({.game = game, .asker = asker, .positions = 3, .asked_ms = asked_ms}, most, most_in_all);
  }
  /// Whose turn it is; empty for nobody's.
  [[nodiscard]] std::string take(const std::string& node, std::int64_t at = now, std::int64_t until = later) {
    const auto job = analyses().take(node, at, until);
    EXPECT_TRUE(job);
    return job && *job ? (*job)->game : std::string();
  }
  [[nodiscard]] Analysis known(const std::string& game) {
    const auto found = analyses().analysis(game);
    EXPECT_TRUE(found && *found);
    return found && *found ? **found : Analysis{};
  }
};

TEST_P(AnalysesContract, NothingIsKnownBeforeItIsWanted) {
  const auto found = analyses().analysis("one");
  ASSERT_TRUE(found);
  EXPECT_FALSE(*found);
  EXPECT_EQ(analyses().analysis("no such game").error().fault, StoreFault::UnknownGame);
  EXPECT_EQ(want("no such game").error().fault, StoreFault::UnknownGame);
}

TEST_P(AnalysesContract, WhatIsWantedIsTakenOnceAndKeptBitByBit) {
  ASSERT_TRUE(want("one"));
  ASSERT_TRUE(want("one", "ben")) << "once more changes nothing";
  EXPECT_EQ(analyses().wanted(), 1);
  const auto job = analyses().take("a", now, later);
  ASSERT_TRUE(job && *job);
  EXPECT_EQ((*job)->game, "one");
  EXPECT_EQ((*job)->tries, 1);
  EXPECT_EQ((*job)->so_far,
            (Analysis{.state = AnalysisState::Wanted, .positions = 3, .done = 0, .result = "", .leased_until_ms = later}));
  EXPECT_EQ(take("b"), "") << "the other node has it";
  const Analysis half{.positions = 3, .done = 2, .result = "half of it", .leased_until_ms = later + 1};
  ASSERT_TRUE(analyses().keep("one", "a", half));
  EXPECT_EQ(known("one"), half);
  const Analysis whole{
      .state = AnalysisState::Done, .positions = 3, .done = 3, .result = "all of it", .leased_until_ms = later + 1};
  ASSERT_TRUE(analyses().keep("one", "a", whole));
  EXPECT_EQ(known("one"), whole);
  EXPECT_EQ(analyses().wanted(), 0);
  EXPECT_EQ(take("a", later + 2), "") << "it is done";
  ASSERT_TRUE(want("one")) << "and stays so";
  EXPECT_EQ(known("one").state, AnalysisState::Done);
  EXPECT_EQ(analyses().keep("one", "a", half).error().fault, StoreFault::Conflict) << "what is over is not taken back";
}

TEST_P(AnalysesContract, WhatADeadNodeHadIsFreeAgainWithWhatWasFoundOut) {
  ASSERT_TRUE(want("one"));
  EXPECT_EQ(take("a"), "one");
  const Analysis half{.positions = 3, .done = 2, .result = "half of it", .leased_until_ms = later};
  ASSERT_TRUE(analyses().keep("one", "a", half));
  const auto job = analyses().take("b", later, later + 1000);
  ASSERT_TRUE(job && *job);
  EXPECT_EQ((*job)->so_far.done, 2);
  EXPECT_EQ((*job)->so_far.result, "half of it");
  EXPECT_EQ(analyses().keep("one", "a", half).error().fault, StoreFault::Conflict) << "it is another's by now";
}

TEST_P(AnalysesContract, TriesAreCountedUntilSomethingComesOfThem) {
  ASSERT_TRUE(want("one"));
  for (std::int64_t round = 1; round <= 3; ++round) {
    const auto job = analyses().take("a", now + round * 10, now + round * 10 + 5);
    ASSERT_TRUE(job && *job);
    EXPECT_EQ((*job)->tries, round);
  }
  ASSERT_TRUE(analyses().keep("one", "a", {.positions = 3, .done = 1, .result = "some", .leased_until_ms = now}));
  EXPECT_EQ((*analyses().take("a", now + 100, later))->tries, 1);
}

TEST_P(AnalysesContract, WhatWasGivenUpMayBeWantedAgain) {
  ASSERT_TRUE(want("one"));
  EXPECT_EQ(take("a"), "one");
  ASSERT_TRUE(analyses().keep(
      "one", "a", {.state = AnalysisState::GivenUp, .positions = 3, .done = 0, .result = "", .leased_until_ms = now}));
  EXPECT_EQ(take("a", later), "");
  ASSERT_TRUE(want("one"));
  EXPECT_EQ(take("a", later, later + 1), "one");
}

TEST_P(AnalysesContract, AskersTakeTurns) {
  ASSERT_TRUE(want("one", "ada", now));
  ASSERT_TRUE(want("two", "ada", now + 1));
  ASSERT_TRUE(want("three", "ada", now + 2));
  ASSERT_TRUE(want("four", "ben", now + 3));
  EXPECT_EQ(take("a", now + 10), "one");
  EXPECT_EQ(take("a", now + 11), "four") << "Ben has had no turn yet";
  EXPECT_EQ(take("a", now + 12), "two");
  EXPECT_EQ(take("a", now + 13), "three");
  EXPECT_EQ(take("a", now + 14), "");
}

TEST_P(AnalysesContract, HasItsLimits) {
  ASSERT_TRUE(want("one", "ada", now, 1, 2));
  EXPECT_EQ(want("two", "ada", now, 1, 2).error().fault, StoreFault::Conflict) << "of one asker";
  ASSERT_TRUE(want("two", "ben", now, 1, 2));
  EXPECT_EQ(want("three", "cat", now, 1, 2).error().fault, StoreFault::Conflict) << "of all";
}

TEST_P(AnalysesContract, OfManyWhoTakeEachGetsAnother) {
  for (const char* const id : {"one", "two", "three", "four"}) ASSERT_TRUE(want(id, id));
  std::vector<std::string> got(4);
  std::vector<std::thread> nodes;
  for (std::size_t node = 0; node < got.size(); ++node)
    nodes.emplace_back([this, node, &got] {
      // Whoever finds the first one just being taken may find none; it is asked again as a node does.
      for (int tries = 0; tries < 50 && got[node].empty(); ++tries) got[node] = take("node " + std::to_string(node));
    });
  for (std::thread& node : nodes) node.join();
  EXPECT_EQ(std::set<std::string>(got.begin(), got.end()), (std::set<std::string>{"one", "two", "three", "four"}));
}

ADOUBE_ON_EVERY_DATABASE(AnalysesContract);

}  // namespace
}  // namespace adoube::store
