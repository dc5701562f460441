// SPDX-License-Identifier: MIT
// The contract of listings (adoube/store/listings.hpp), on every database.
#include "adoube/store/listings.hpp"

#include "tests/store/every_database.hpp"

namespace adoube::store {
namespace {

constexpr std::int64_t now = 1'000'000;
constexpr std::int64_t later = now + 20'000;

class ListingsContract : public EveryDatabase {
 protected:
  ListingsContract() {
    for (const char* const id : {"one", "two", "three"}) {
      const GameRecord record{.id = id, .setup = std::string("setup of ") + id, .draw = "", .created_ms = now};
      const Seat white{.role = SeatRole::White, .key_hash = "hash", .name = std::string("White of ") + id, .taken_ms = now};
      EXPECT_TRUE(database_->games().create_game(record, {white}));
    }
  }

  [[nodiscard]] Listings& listings() { return database_->listings(); }
  void list(const std::string& game, ListingState state = ListingState::Waiting, std::int64_t spectators = 0,
            const std::string& node = "a") {
    EXPECT_TRUE(
        listings().list({.game = game, .node = node, .state = state, .spectators = spectators, .alive_until_ms = later}));
  }
  [[nodiscard]] std::vector<std::string> shown(ListingState state, std::int64_t at = now, std::int64_t limit = 10) {
    std::vector<std::string> ids;
    const auto games = listings().listed(state, at, limit);
    EXPECT_TRUE(games);
    if (!games) return ids;
    for (const ListedGame& game : *games) ids.push_back(game.game.record.id);
    return ids;
  }
  using Ids = std::vector<std::string>;
};

TEST_P(ListingsContract, ShowsWhatIsListedWithItsRecordAndSeats) {
  list("one");
  const auto games = listings().listed(ListingState::Waiting, now, 10);
  ASSERT_TRUE(games);
  ASSERT_EQ(games->size(), 1U);
  EXPECT_EQ(games->front().game.record.setup, "setup of one");
  ASSERT_EQ(games->front().game.seats.size(), 1U);
  EXPECT_EQ(games->front().game.seats.front().name, "White of one");
}

TEST_P(ListingsContract, EachGameHasItsOwnSeatsInTheirOrder) {
  EXPECT_TRUE(database_->games().create_game({.id = "nobody's", .setup = "", .draw = "", .created_ms = now}, {}));
  // Taken in another order than that of the games, and Black before White.
  for (const char* const id : {"three", "one"}) {
    const Seat black{.role = SeatRole::Black, .key_hash = "hash", .name = std::string("Black of ") + id, .taken_ms = now};
    EXPECT_TRUE(database_->games().take_seats(id, {black}));
  }
  const Seat black{.role = SeatRole::Black, .key_hash = "hash", .name = "Black of four", .taken_ms = now};
  const Seat white{.role = SeatRole::White, .key_hash = "hash", .name = "White of four", .taken_ms = now};
  EXPECT_TRUE(database_->games().create_game({.id = "four", .setup = "", .draw = "", .created_ms = now}, {black, white}));
  list("one", ListingState::UnderWay, 2);
  list("two", ListingState::UnderWay, 9);
  list("three", ListingState::UnderWay, 5);
  list("nobody's", ListingState::UnderWay, 4);
  list("four", ListingState::UnderWay, 1);
  const auto games = listings().listed(ListingState::UnderWay, now, 10);
  ASSERT_TRUE(games);
  std::vector<std::pair<std::string, Ids>> seated;
  for (const ListedGame& listed : *games) {
    Ids names;
    for (const Seat& seat : listed.game.seats) names.push_back(seat.name);
    seated.emplace_back(listed.game.record.id, names);
  }
  EXPECT_EQ(seated, (std::vector<std::pair<std::string, Ids>>{{"two", {"White of two"}},
                                                              {"three", {"White of three", "Black of three"}},
                                                              {"nobody's", {}},
                                                              {"one", {"White of one", "Black of one"}},
                                                              {"four", {"White of four", "Black of four"}}}));
}

TEST_P(ListingsContract, WhatIsSaidLastHolds) {
  list("one");
  list("one", ListingState::UnderWay, 7, "b");
  EXPECT_EQ(shown(ListingState::Waiting), Ids{});
  const auto games = listings().listed(ListingState::UnderWay, now, 10);
  ASSERT_TRUE(games);
  ASSERT_EQ(games->size(), 1U);
  EXPECT_EQ(games->front().spectators, 7);
}

TEST_P(ListingsContract, LatestWaitFirstAndTheMostWatchedArePlayedFirst) {
  list("one");
  list("two");
  list("three");
  EXPECT_EQ(shown(ListingState::Waiting), (Ids{"three", "two", "one"}));
  list("one", ListingState::Waiting, 40);
  EXPECT_EQ(shown(ListingState::Waiting), (Ids{"three", "two", "one"})) << "who brings spectators does not stand first";
  EXPECT_EQ(shown(ListingState::Waiting, now, 2), (Ids{"three", "two"}));
  list("one", ListingState::UnderWay, 2);
  list("two", ListingState::UnderWay, 9);
  list("three", ListingState::UnderWay, 5);
  EXPECT_EQ(shown(ListingState::UnderWay), (Ids{"two", "three", "one"}));
}

TEST_P(ListingsContract, OnlyWhoListedItLastTakesItAway) {
  list("one");
  list("one", ListingState::Waiting, 0, "b");
  EXPECT_TRUE(listings().unlist("one", "a"));
  EXPECT_EQ(shown(ListingState::Waiting), Ids{"one"});
  EXPECT_TRUE(listings().unlist("one", "b"));
  EXPECT_EQ(shown(ListingState::Waiting), Ids{});
  EXPECT_TRUE(listings().unlist("one", "b")) << "once more changes nothing";
  EXPECT_TRUE(listings().unlist("no such game", "b"));
}

TEST_P(ListingsContract, WhatADeadNodeListedIsForgotten) {
  list("one");
  list("two", ListingState::Waiting, 0, "b");
  EXPECT_EQ(shown(ListingState::Waiting, later + 1), Ids{}) << "nobody has said that it lives";
  EXPECT_TRUE(listings().keep_alive("b", later + 1, later + 20'000));
  EXPECT_EQ(shown(ListingState::Waiting, later + 1), Ids{"two"});
  EXPECT_EQ(shown(ListingState::Waiting, now), Ids{"two"}) << "and the other one is gone";
}

TEST_P(ListingsContract, UnknownGameIsNotListed) {
  const StoreAnswer answer = listings().list(
      {.game = "no such game", .node = "a", .state = ListingState::Waiting, .spectators = 0, .alive_until_ms = later});
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().fault, StoreFault::UnknownGame);
}

ADOUBE_ON_EVERY_DATABASE(ListingsContract);

}  // namespace
}  // namespace adoube::store
