// SPDX-License-Identifier: MIT
// The contract of games (store.hpp), run on every database.
#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <thread>

#include "tests/store/every_database.hpp"

namespace adoube::store {
namespace {

class StoreContract : public EveryDatabase {
 protected:
  Store* store_ = &database_->games();
};

GameRecord record_of(std::string id) {
  return {.id = std::move(id), .setup = R"({"fen":"startpos"})", .draw = "", .created_ms = 1};
}
Seat seat(SeatRole role) { return {.role = role, .key_hash = "hash", .name = "Ada", .taken_ms = 2}; }
EventRecord event(std::string game, std::int64_t seq) {
  return {.game = std::move(game), .seq = seq, .at_ms = seq * 1000, .text = "event " + std::to_string(seq)};
}
StoreFault fault_of(const StoreAnswer& answer) { return answer.error().fault; }

TEST_P(StoreContract, GameComesBackAsItWasMade) {
  const GameRecord record{.id = "a", .setup = "sétup \"with\" 'quotes';\n--", .draw = "棋", .created_ms = 1};
  ASSERT_TRUE(store_->create_game(record, {seat(SeatRole::Black), seat(SeatRole::White)}));
  const auto game = store_->game("a");
  ASSERT_TRUE(game);
  EXPECT_EQ(game->record, record);
  EXPECT_EQ(game->seats, (std::vector{seat(SeatRole::White), seat(SeatRole::Black)}));
}

TEST_P(StoreContract, UnknownGameIsToldFromAnEmptyOne) {
  ASSERT_TRUE(store_->create_game(record_of("a"), {}));
  EXPECT_TRUE(store_->events("a", 0)->empty());
  EXPECT_EQ(store_->events("b", 0).error().fault, StoreFault::UnknownGame);
  EXPECT_EQ(store_->game("b").error().fault, StoreFault::UnknownGame);
  EXPECT_EQ(fault_of(store_->append(event("b", 0))), StoreFault::UnknownGame);
  EXPECT_EQ(fault_of(store_->take_seats("b", {seat(SeatRole::White)})), StoreFault::UnknownGame);
}

TEST_P(StoreContract, NameOfAGameIsTakenOnce) {
  ASSERT_TRUE(store_->create_game(record_of("a"), {seat(SeatRole::White)}));
  EXPECT_EQ(fault_of(store_->create_game(record_of("a"), {seat(SeatRole::Black)})), StoreFault::Conflict);
  EXPECT_EQ(store_->game("a")->seats, std::vector{seat(SeatRole::White)});
}

TEST_P(StoreContract, RefusedGameLeavesNothingBehind) {
  EXPECT_EQ(fault_of(store_->create_game(record_of("a"), {seat(SeatRole::White), seat(SeatRole::White)})),
            StoreFault::Conflict);
  EXPECT_EQ(store_->game("a").error().fault, StoreFault::UnknownGame);
}

TEST_P(StoreContract, SeatsAreTakenAllOrNone) {
  ASSERT_TRUE(store_->create_game(record_of("a"), {seat(SeatRole::White)}));
  EXPECT_EQ(fault_of(store_->take_seats("a", {seat(SeatRole::Black), seat(SeatRole::White)})), StoreFault::Conflict);
  EXPECT_EQ(store_->game("a")->seats.size(), 1U);
  EXPECT_TRUE(store_->take_seats("a", {seat(SeatRole::Black)}));
  EXPECT_EQ(fault_of(store_->take_seats("a", {seat(SeatRole::Black)})), StoreFault::Conflict);
  EXPECT_EQ(store_->game("a")->seats.size(), 2U);
}

TEST_P(StoreContract, SeatsBesideThePlayersAreKeptLikeTheirs) {
  ASSERT_TRUE(store_->create_game(record_of("a"), {seat(SeatRole::White), seat(SeatRole::Invitation)}));
  for (const SeatRole role : {SeatRole::Declined, SeatRole::Arbiter}) {
    EXPECT_TRUE(store_->take_seats("a", {seat(role)}));
    EXPECT_EQ(fault_of(store_->take_seats("a", {seat(role)})), StoreFault::Conflict);
  }
  EXPECT_EQ(store_->game("a")->seats, (std::vector{seat(SeatRole::White), seat(SeatRole::Invitation),
                                                   seat(SeatRole::Arbiter), seat(SeatRole::Declined)}));
  EXPECT_EQ(store_->extents({"a"})->front().seats, 4);
}

TEST_P(StoreContract, EventsComeBackInOrderFromThePlaceAskedFor) {
  ASSERT_TRUE(store_->create_game(record_of("a"), {}));
  ASSERT_TRUE(store_->create_game(record_of("b"), {}));
  for (std::int64_t seq = 0; seq < 12; ++seq) {
    ASSERT_TRUE(store_->append(event("a", seq)));
    ASSERT_TRUE(store_->append(event("b", seq)));
  }
  const auto all = store_->events("a", 0);
  ASSERT_EQ(all->size(), 12U);
  for (std::int64_t seq = 0; seq < 12; ++seq) EXPECT_EQ(all->at(static_cast<std::size_t>(seq)), event("a", seq));
  EXPECT_EQ(*store_->events("a", 10), (std::vector{event("a", 10), event("a", 11)}));
  EXPECT_TRUE(store_->events("a", 12)->empty());
  EXPECT_TRUE(store_->events("a", 99)->empty());
  EXPECT_EQ(store_->events("a", -5)->size(), 12U);
}

TEST_P(StoreContract, ProgressIsWhatHasHappenedSince) {
  ASSERT_TRUE(store_->create_game(record_of("a"), {seat(SeatRole::White)}));
  ASSERT_TRUE(store_->create_game(record_of("b"), {}));
  EXPECT_EQ(*store_->progress("a", 0), (Progress{.events = {}, .due = {}, .seats = 1}));
  ASSERT_TRUE(store_->take_seats("a", {seat(SeatRole::Black)}, 5000));
  EXPECT_EQ(*store_->progress("a", 0), (Progress{.events = {}, .due = Due{.events = 0, .at_ms = 5000}, .seats = 2}));
  for (std::int64_t seq = 0; seq < 3; ++seq) {
    EventRecord one = event("a", seq);
    one.due_ms = 8589934592 + seq;
    ASSERT_TRUE(store_->append(one));
    ASSERT_TRUE(store_->append(event("b", seq)));
  }
  const Due due{.events = 3, .at_ms = 8589934594};
  EXPECT_EQ(*store_->progress("a", 1), (Progress{.events = {event("a", 1), event("a", 2)}, .due = due, .seats = 2}));
  EXPECT_EQ(*store_->progress("a", 3), (Progress{.events = {}, .due = due, .seats = 2}));
  EXPECT_EQ(*store_->progress("b", 2), (Progress{.events = {event("b", 2)}, .due = {}, .seats = 0}));
  EventRecord last = event("a", 3);
  last.due_ms = EventRecord::never;
  ASSERT_TRUE(store_->append(last));
  EXPECT_EQ(*store_->progress("a", 3), (Progress{.events = {event("a", 3)}, .due = {}, .seats = 2}));
  EXPECT_EQ(store_->progress("nobody's", 0).error().fault, StoreFault::UnknownGame);
  EXPECT_EQ(store_->progress(std::string("a\0", 2), 0).error().fault, StoreFault::UnknownGame);
}

TEST_P(StoreContract, PlaceOfAnEventIsTakenOnceAndInTurn) {
  ASSERT_TRUE(store_->create_game(record_of("a"), {}));
  ASSERT_TRUE(store_->append(event("a", 0)));
  EventRecord other = event("a", 0);
  other.text = "another";
  EXPECT_EQ(fault_of(store_->append(other)), StoreFault::Conflict);
  EXPECT_EQ(fault_of(store_->append(event("a", 2))), StoreFault::Gap);
  EXPECT_EQ(fault_of(store_->append(event("a", -1))), StoreFault::Conflict);
  EXPECT_EQ(*store_->events("a", 0), std::vector{event("a", 0)});
}

TEST_P(StoreContract, NumbersKeepAllEightBytes) {
  constexpr std::int64_t beyond_32_bits = 8589934592;
  constexpr std::int64_t largest = 9007199254740991;
  GameRecord record = record_of("a");
  record.created_ms = largest;
  Seat white = seat(SeatRole::White);
  white.taken_ms = beyond_32_bits;
  EventRecord first = event("a", 0);
  first.at_ms = beyond_32_bits;
  ASSERT_TRUE(store_->create_game(record, {white}));
  ASSERT_TRUE(store_->append(first));
  EXPECT_EQ(store_->game("a")->record.created_ms, largest);
  EXPECT_EQ(store_->game("a")->seats.front().taken_ms, beyond_32_bits);
  EXPECT_EQ(store_->events("a", 0)->front().at_ms, beyond_32_bits);
  EXPECT_EQ(store_->newest_games(1)->front().created_ms, largest);
}

TEST_P(StoreContract, TextsComeBackByteForByte) {
  struct Row {
    const char* name;
    std::string text;
  };
  const std::vector<Row> rows = {{"empty", ""},
                                 {"of every length in UTF-8", "a\xC2\xA3\xE6\xA3\x8B\xF0\x9F\x99\x82"},
                                 {"backslashes and quotes", R"(\x41 \\ ' " $1 :seq ::)"},
                                 {"a hundred thousand bytes", std::string(100'000, 'x')},
                                 {"looks like SQL", "'); DROP TABLE event; --"}};
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    ASSERT_TRUE(store_->create_game(record_of(row.name), {}));
    EventRecord kept = event(row.name, 0);
    kept.text = row.text;
    ASSERT_TRUE(store_->append(kept));
    EXPECT_EQ(store_->events(row.name, 0)->front().text, row.text);
  }
}

TEST_P(StoreContract, TextsThatNoColumnHoldsAreRefused) {
  struct Row {
    const char* name;
    std::string text;
  };
  const std::vector<Row> rows = {{"a zero byte inside", std::string("a\0b", 3)},
                                 {"not UTF-8", "\xFF\xFE\x80"},
                                 {"cut off in a character", "\xE6\xA3"},
                                 {"a surrogate", "\xED\xA0\x80"}};
  ASSERT_TRUE(store_->create_game(record_of("a"), {}));
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    EventRecord kept = event("a", 0);
    kept.text = row.text;
    EXPECT_EQ(fault_of(store_->append(kept)), StoreFault::Unkeepable);
    GameRecord record = record_of("b");
    record.setup = row.text;
    EXPECT_EQ(fault_of(store_->create_game(record, {})), StoreFault::Unkeepable);
    Seat named = seat(SeatRole::White);
    named.name = row.text;
    EXPECT_EQ(fault_of(store_->create_game(record_of("b"), {named})), StoreFault::Unkeepable);
    EXPECT_EQ(fault_of(store_->take_seats("a", {named})), StoreFault::Unkeepable);
    EXPECT_EQ(fault_of(store_->create_game(record_of(row.text), {})), StoreFault::Unkeepable);
    // Nobody has such a name, also not who has the same one up to there.
    EXPECT_EQ(store_->game(row.text).error().fault, StoreFault::UnknownGame);
    EXPECT_EQ(store_->events(row.text, 0).error().fault, StoreFault::UnknownGame);
    EXPECT_EQ(fault_of(store_->append(event(row.text, 0))), StoreFault::UnknownGame);
  }
  EXPECT_TRUE(store_->events("a", 0)->empty());
  EXPECT_EQ(store_->newest_games(9)->size(), 1U);
}

TEST_P(StoreContract, NewestGamesComeFirstAndAreLimited) {
  for (const char* id : {"z", "a", "m"}) ASSERT_TRUE(store_->create_game(record_of(id), {}));
  EXPECT_EQ(*store_->newest_games(2), (std::vector{record_of("m"), record_of("a")}));
  EXPECT_EQ(store_->newest_games(10)->size(), 3U);
  EXPECT_TRUE(store_->newest_games(0)->empty());
}

TEST_P(StoreContract, OfManyWhoWantAPlaceExactlyOneHasIt) {
  ASSERT_TRUE(store_->create_game(record_of("a"), {}));
  constexpr int writers = 4;
  constexpr std::int64_t places = 25;
  std::atomic<std::int64_t> kept = 0;
  std::vector<std::thread> threads;
  for (int writer = 0; writer < writers; ++writer) {
    threads.emplace_back([&] {
      for (std::int64_t seq = 0; seq < places;) {
        const StoreAnswer answer = store_->append(event("a", seq));
        if (answer) ++kept;
        // After either answer the place is taken, and the next one is free or taken too.
        EXPECT_TRUE(answer || fault_of(answer) == StoreFault::Conflict);
        ++seq;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(kept, places);
  EXPECT_EQ(store_->events("a", 0)->size(), static_cast<std::size_t>(places));
}

TEST_P(StoreContract, OfManyWhoWantASeatExactlyOneHasIt) {
  ASSERT_TRUE(store_->create_game(record_of("a"), {}));
  std::atomic<int> seated = 0;
  std::vector<std::thread> threads;
  for (int player = 0; player < 4; ++player)
    threads.emplace_back([&] {
      if (store_->take_seats("a", {seat(SeatRole::Black)})) ++seated;
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(seated, 1);
}

TEST_P(StoreContract, EventsHandedOverTogetherAreAllAnsweredInTheirOrder) {
  ASSERT_TRUE(store_->create_game(record_of("a"), {}));
  constexpr std::int64_t handed_over = 100;
  std::atomic<std::int64_t> answered = 0;
  std::promise<void> all_answered;
  for (std::int64_t seq = 0; seq < handed_over; ++seq)
    store_->append_later(event("a", seq), [&, seq](StoreAnswer answer) {
      EXPECT_TRUE(answer);
      EXPECT_EQ(answered, seq);
      if (++answered == handed_over) all_answered.set_value();
    });
  all_answered.get_future().wait();
  EXPECT_EQ(store_->events("a", 0)->size(), static_cast<std::size_t>(handed_over));
}

TEST_P(StoreContract, WhatACallbackHoldsEndsWithItsCall) {
  ASSERT_TRUE(store_->create_game(record_of("a"), {}));
  std::weak_ptr<int> earlier;  // held by the callback of the event before
  int outlived = 0;
  constexpr std::int64_t events = 200;
  for (std::int64_t seq = 0; seq < events; ++seq)
    store_->append_later(event("a", seq), [&, held = std::make_shared<int>(0)](const StoreAnswer&) {
      outlived += earlier.expired() ? 0 : 1;
      earlier = held;
    });
  database_.reset();
  EXPECT_EQ(outlived, 0);
  EXPECT_TRUE(earlier.expired());
}

TEST_P(StoreContract, OneRefusedEventHurtsNoOther) {
  ASSERT_TRUE(store_->create_game(record_of("a"), {}));
  std::promise<StoreAnswer> gap, unknown, good;
  store_->append_later(event("a", 7), [&](StoreAnswer answer) { gap.set_value(answer); });
  store_->append_later(event("nowhere", 0), [&](StoreAnswer answer) { unknown.set_value(answer); });
  store_->append_later(event("a", 0), [&](StoreAnswer answer) { good.set_value(answer); });
  EXPECT_EQ(fault_of(gap.get_future().get()), StoreFault::Gap);
  EXPECT_EQ(fault_of(unknown.get_future().get()), StoreFault::UnknownGame);
  EXPECT_TRUE(good.get_future().get());
}

TEST_P(StoreContract, DestructorFinishesWhatWasHandedOver) {
  ASSERT_TRUE(store_->create_game(record_of("a"), {}));
  std::atomic<int> answered = 0;
  for (std::int64_t seq = 0; seq < 50; ++seq)
    store_->append_later(event("a", seq), [&](StoreAnswer answer) { answered += answer ? 1 : 0; });
  database_.reset();
  EXPECT_EQ(answered, 50);
}

ADOUBE_ON_EVERY_DATABASE(StoreContract);

}  // namespace
}  // namespace adoube::store
