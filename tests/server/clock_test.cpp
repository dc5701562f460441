// SPDX-License-Identifier: MIT
// Games with a clock: whose time runs and from when, flags that fall by themselves and once, time when nobody is there.
// Laws 6.2, 6.8, 6.9. Time is the test's own.
#include "apps/server/game_time.hpp"
#include "apps/server/lobby.hpp"
#include "apps/server/server_clock.hpp"
#include "tests/server/one_table.hpp"
#include "tests/server/running_server.hpp"

namespace adoube::server {
namespace {

using std::chrono::milliseconds;

Act plain(ActKind kind) { return {.act = kind, .uci = {}, .kind = {}, .squares = {}}; }
GameSetup blitz(std::string fen = "startpos") {
  GameSetup setup{.fen = std::move(fen), .variant = Variant::Standard};
  setup.time_control = "3+0";
  setup.supervision = Supervision::Limited;
  return setup;
}
constexpr std::int64_t three_minutes = 180'000;
const Outcome black_wins_on_time{.result = "0-1", .reason = "flag-fall", .article = "6.9"};
const Outcome white_wins_on_time{.result = "1-0", .reason = "flag-fall", .article = "6.9"};

/// Three minutes for each, both players there, White on move at 0. Events are kept at once unless the store is told to hold
/// them.
class Blitz : public OneTable {
 protected:
  explicit Blitz(const GameSetup& setup = blitz()) : OneTable(setup) { store_.holds = false; }

  [[nodiscard]] std::shared_ptr<Table> begin() {
    auto table = open();
    join(*table, white_, white_key);
    join(*table, black_, black_key);
    return table;
  }
  [[nodiscard]] std::vector<GameEvent> stored() {
    std::vector<GameEvent> events;
    const auto records = store_.events(game_id, 0);
    for (const store::EventRecord& record : *records) events.push_back(*read_game_event(record.text));
    return events;
  }
  [[nodiscard]] std::int64_t flags_stored() { return std::ranges::count(stored(), ActKind::Flag, &GameEvent::act); }
  void let_go() {
    store_.let_go();
    run_loop();
  }
  /// A move that is kept at once.
  void play(Table& table, Guest& guest, std::int64_t seq, const std::string& uci) {
    move(table, guest, seq, uci);
    run_loop();
    ASSERT_EQ(table.state().seq, seq + 1);
  }

  Listener white_, black_;
};

/// All the places that an address has for games under clock.
std::vector<std::unique_ptr<CountByAddress::Place>> clocks_used_up(Backstage& backstage, const char* address) {
  std::vector<std::unique_ptr<CountByAddress::Place>> places;
  while (auto place = backstage.clocks_begun.enter(address)) places.push_back(std::move(place));
  return places;
}

GameEvent flag_of(Actor by, std::int64_t at) {
  return {.at = at, .by = by, .act = ActKind::Flag, .uci = {}, .kind = {}, .squares = {}};
}

// ---- Flags

TEST_F(Blitz, IsLostOnTimeWithNobodyConnected) {
  auto table = begin();
  table->leave(white_);
  table->leave(black_);
  const std::weak_ptr<Table> observed = table;
  table.reset();
  pass(three_minutes - 1);
  EXPECT_FALSE(observed.expired()) << "it stays while its clock runs";
  EXPECT_EQ(stored(), std::vector<GameEvent>{});
  pass(1);
  EXPECT_EQ(stored(), std::vector{flag_of(Actor::White, three_minutes)});
  EXPECT_TRUE(observed.expired()) << "and not longer";
  EXPECT_EQ(open()->state().outcome, black_wins_on_time);
}

TEST_F(Blitz, EveryoneThereHearsOfTheFlagAtOnce) {
  const auto table = begin();
  pass(three_minutes);
  for (const Listener* const player : {&white_, &black_}) {
    const EventMessage told = expect<EventMessage>(player->news());
    EXPECT_EQ(told.event, flag_of(Actor::White, three_minutes));
    EXPECT_EQ(told.ruling.article, "6.9");
    EXPECT_EQ(told.outcome, black_wins_on_time);
  }
}

class LoneKing : public Blitz {
 protected:
  LoneKing() : Blitz(blitz("8/8/4k3/8/8/4K3/8/Q7 w - - 0 1")) {}
};

TEST_F(LoneKing, CannotMateSoTheFlagIsADraw) {
  const auto table = begin();
  pass(three_minutes);
  EXPECT_EQ(table->state().outcome, (Outcome{.result = "1/2-1/2", .reason = "flag-fall", .article = "6.9"}));
  EXPECT_EQ(flags_stored(), 1);
}

TEST_F(LoneKing, LosesOnTimeItself) {
  const auto table = begin();
  play(*table, white_, 0, "a1a2");
  pass(three_minutes);
  EXPECT_EQ(table->state().outcome, white_wins_on_time);
}

TEST_F(Blitz, ClientDoesNotDropAFlag) {
  const auto table = begin();
  for (Listener* const player : {&white_, &black_}) {
    act(*table, *player, 0, plain(ActKind::Flag));
    EXPECT_EQ(expect<RefusedMessage>(player->news()).ruling.code, "falls-by-itself");
  }
  pass(1000);
  EXPECT_EQ(stored(), std::vector<GameEvent>{});
}

// ---- A move and a flag

struct LastMoment {
  const char* name;
  std::int64_t left;
  bool stands;
};

class InTheLastMoment : public Blitz, public testing::WithParamInterface<LastMoment> {};

TEST_P(InTheLastMoment, MoveReadBeforeTheInstantStandsAndAnyOtherIsTooLate) {
  const auto table = begin();
  store_.holds = true;
  now_ += three_minutes - GetParam().left;  // and the server reads the move before it looks at its alarms
  move(*table, white_, 0, "e2e4");
  pass(500);
  let_go();
  if (GetParam().stands) {
    EXPECT_EQ(stored().size(), 1U);
    EXPECT_EQ(stored().back().uci, "e2e4");
    EXPECT_EQ(stored().back().at, three_minutes - GetParam().left);
    EXPECT_EQ(expect<AckMessage>(white_.news()).seq, 0);
    pass(1000);
    EXPECT_EQ(flags_stored(), 0) << "Black has three minutes";
  } else {
    const auto refusal =
        std::ranges::find_if(white_.heard, [](const std::string& text) { return text.starts_with(R"({"type":"refused")"); });
    ASSERT_NE(refusal, white_.heard.end());
    EXPECT_EQ(expect<RefusedMessage>(*refusal).ruling.article, "6.9");
    EXPECT_EQ(stored(), std::vector{flag_of(Actor::White, three_minutes)});
  }
}

INSTANTIATE_TEST_SUITE_P(Clocks, InTheLastMoment,
                         testing::Values(LastMoment{"fifty_milliseconds_left", 50, true}, LastMoment{"one_left", 1, true},
                                         LastMoment{"none_left", 0, false}, LastMoment{"one_too_late", -1, false}),
                         [](const auto& row) { return row.param.name; });

TEST_F(Blitz, MoveThatWaitsBehindAnotherActIsStillFromBeforeTheFlag) {
  const auto table = begin();
  store_.holds = true;
  pass(three_minutes - 100);
  act(*table, white_, 0, plain(ActKind::OfferDraw));
  pass(50);
  move(*table, white_, 1, "e2e4");
  pass(1000);  // the instant passes while the offer is on its way to the disk
  EXPECT_EQ(store_.asked(), 1U);
  let_go();
  let_go();
  ASSERT_EQ(stored().size(), 2U);
  EXPECT_EQ(stored().back().uci, "e2e4");
  EXPECT_EQ(stored().back().at, three_minutes - 50);
}

TEST_F(Blitz, FlagFallsBetweenTwoActsThatWait) {
  const auto table = begin();
  store_.holds = true;
  pass(three_minutes - 100);
  act(*table, white_, 0, plain(ActKind::OfferDraw));
  pass(200);
  move(*table, white_, 1, "e2e4");
  let_go();
  let_go();
  ASSERT_EQ(stored().size(), 2U);
  EXPECT_EQ(stored().back(), flag_of(Actor::White, three_minutes));
}

TEST_F(Blitz, ActAfterTheInstantIsRefusedThoughTheFlagIsNotYetKept) {
  const auto table = begin();
  store_.holds = true;
  pass(three_minutes + 10);
  EXPECT_EQ(store_.asked(), 1U);
  act(*table, black_, 0, plain(ActKind::Resign));
  let_go();
  const RefusedMessage refusal = expect<RefusedMessage>(black_.news());
  EXPECT_EQ(refusal.ruling.code, "stale") << "it was sent by one who did not know yet";
  EXPECT_EQ(refusal.events, std::vector{flag_of(Actor::White, three_minutes)});
  EXPECT_EQ(table->state().outcome, black_wins_on_time);
}

TEST_F(Blitz, StoreThatDoesNotTakeTheFlagIsAskedAgain) {
  const auto table = begin();
  store_.full = true;
  pass(three_minutes + 2 * Table::flag_retry_ms);
  EXPECT_EQ(store_.asked(), 3U) << "once a second, no more";
  move(*table, white_, 0, "e2e4");
  EXPECT_EQ(expect<RefusedMessage>(white_.news()).ruling.article, "6.9") << "the time is up all the same";
  store_.full = false;
  pass(Table::flag_retry_ms);
  EXPECT_EQ(stored(), std::vector{flag_of(Actor::White, three_minutes)});
  pass(10 * Table::flag_retry_ms);
  EXPECT_EQ(flags_stored(), 1);
}

// ---- Two tables over one store, as two servers would have them

class TwoTables : public Blitz {
 protected:
  TwoTables() {
    one_ = begin();
    other_ = open();
    join(*other_, far_white_, white_key);
    join(*other_, far_black_, black_key);
  }
  std::shared_ptr<Table> one_, other_;
  Listener far_white_, far_black_;
};

TEST_F(TwoTables, BothSeeTheFlagFallAndItFallsOnce) {
  store_.holds = true;
  pass(three_minutes);
  EXPECT_EQ(store_.asked(), 2U) << "both have written it down";
  let_go();
  let_go();
  EXPECT_EQ(stored(), std::vector{flag_of(Actor::White, three_minutes)});
  EXPECT_EQ(one_->state().outcome, black_wins_on_time);
  EXPECT_EQ(other_->state().outcome, black_wins_on_time);
  EXPECT_EQ(expect<EventMessage>(far_black_.news()).event, flag_of(Actor::White, three_minutes));
  EXPECT_TRUE(backstage_.under_clock.empty());
}

TEST_F(TwoTables, MoveThatTheStoreHasFirstKeepsTheFlagUp) {
  store_.holds = true;
  pass(three_minutes - 10);
  move(*one_, white_, 0, "e2e4");
  pass(10);
  EXPECT_EQ(store_.asked(), 2U) << "the other one has not heard of the move";
  let_go();
  let_go();
  ASSERT_EQ(stored().size(), 1U);
  EXPECT_EQ(stored().back().uci, "e2e4");
  EXPECT_EQ(other_->state().events, stored());
  EXPECT_EQ(other_->state().outcome, std::nullopt);
}

TEST_F(TwoTables, FlagThatTheStoreHasFirstStands) {
  pass(three_minutes - 10);
  store_.holds = true;
  now_ += 10;
  tasks_.clear();
  for (auto& [time, alarm] : std::exchange(alarms_, {})) alarm();  // flags of both, before any move is read
  move(*one_, white_, 0, "e2e4");
  let_go();
  let_go();
  EXPECT_EQ(stored(), std::vector{flag_of(Actor::White, three_minutes)});
  EXPECT_EQ(expect<RefusedMessage>(white_.news()).ruling.code, "stale");
}

TEST_F(TwoTables, MoveIsFollowedAndTheNextFlagIsTheOpponents) {
  pass(60'000);
  play(*one_, white_, 0, "e2e4");
  EXPECT_EQ(other_->state().seq, 1);
  pass(three_minutes);
  EXPECT_EQ(stored().back(), flag_of(Actor::Black, 60'000 + three_minutes));
  EXPECT_EQ(flags_stored(), 1);
}

// ---- Whose time runs, and from when

TEST_F(Blitz, OpponentsTimeRunsFromTheMomentTheMoveIsAccepted) {
  const auto table = begin();
  store_.holds = true;
  pass(1000);
  move(*table, white_, 0, "e2e4");
  pass(700);
  EXPECT_EQ(table->now(), 1000) << "time stands while the move is on its way to the disk";
  let_go();
  EXPECT_EQ(table->state().events.back().at, 1000) << "White has paid until the move was there";
  const EventMessage told = expect<EventMessage>(black_.news());
  EXPECT_EQ(told.now, 1000);
  pass(300);
  move(*table, black_, 1, "e7e5");
  let_go();
  EXPECT_EQ(table->state().events.back().at, 1300) << "Black has paid 300 and not 1000";
}

TEST_F(Blitz, ReplyThatWasSentTooEarlyCostsNothing) {
  const auto table = begin();
  store_.holds = true;
  pass(1000);
  move(*table, white_, 0, "e2e4");
  pass(200);
  move(*table, black_, 1, "e7e5");
  pass(500);
  let_go();
  let_go();
  ASSERT_EQ(table->state().seq, 2);
  EXPECT_EQ(table->state().events.back().at, 1000);
}

TEST_F(Blitz, OffersDoNotStopTheTimeOfThePlayerOnMove) {
  const auto table = begin();
  store_.holds = true;
  pass(1000);
  act(*table, white_, 0, plain(ActKind::OfferDraw));
  pass(700);
  EXPECT_EQ(table->now(), 1700);
  let_go();
  EXPECT_EQ(table->state().events.back().at, 1000);
  EXPECT_EQ(table->now(), 1700);
}

TEST_F(Blitz, MoveThatWasNotKeptCostsItsPlayerNothing) {
  const auto table = begin();
  store_.holds = true;
  store_.full = true;
  pass(1000);
  move(*table, white_, 0, "e2e4");
  pass(5000);
  let_go();
  EXPECT_EQ(expect<RefusedMessage>(white_.news()).ruling.code, "unavailable");
  EXPECT_EQ(table->now(), 1000);
  store_.full = false;
  pass(500);
  move(*table, white_, 0, "e2e4");
  let_go();
  EXPECT_EQ(table->state().events.back().at, 1500);
}

TEST_F(Blitz, EveryMessageTellsTheTime) {
  const auto table = begin();
  pass(2500);
  Listener watcher;
  join(*table, watcher, {});
  EXPECT_EQ(expect<JoinedMessage>(watcher.news()).now, 2500);
  EXPECT_EQ(table->state().now, 2500);
  EXPECT_EQ(table->now(), 2500);
  Listener again;
  join(*table, again, white_key);
  EXPECT_EQ(expect<PresenceMessage>(black_.heard.back()).now, 2500);
}

class UntimedFirstMoves : public Blitz {
 protected:
  static GameSetup setup() {
    GameSetup setup = blitz();
    setup.first_moves_untimed = true;
    return setup;
  }
  UntimedFirstMoves() : Blitz(setup()) {}
};

TEST_F(UntimedFirstMoves, NobodysFlagFallsBeforeBothHaveMoved) {
  const auto table = begin();
  pass(10 * three_minutes);
  play(*table, white_, 0, "e2e4");
  pass(10 * three_minutes);
  EXPECT_TRUE(backstage_.under_clock.empty());
  play(*table, black_, 1, "e7e5");
  EXPECT_EQ(backstage_.under_clock.size(), 1U);
  pass(three_minutes);
  EXPECT_EQ(table->state().outcome, black_wins_on_time);
}

class FreeSeatInBlitz : public OneTable {
 protected:
  FreeSeatInBlitz() : OneTable(blitz(), true) { store_.holds = false; }
};

TEST_F(FreeSeatInBlitz, TimeBeginsWhenTheSecondSeatIsTaken) {
  const auto table = open();
  Listener white, black;
  join(*table, white, white_key);
  join(*table, black, {});
  pass(10 * three_minutes);
  EXPECT_EQ(table->now(), 0);
  EXPECT_TRUE(backstage_.under_clock.empty());
  table->take_seat(black, TakeSeatMessage{.key = black_key, .hand = {}, .name = "Bo"});
  run_loop();
  EXPECT_EQ(expect<SeatedMessage>(black.news()).now, 0);
  pass(three_minutes - 1);
  EXPECT_EQ(table->state().outcome, std::nullopt);
  pass(1);
  EXPECT_EQ(table->state().outcome, black_wins_on_time);
}

TEST_F(FreeSeatInBlitz, OneAddressBeginsSoManyGamesUnderClockAndNoMore) {
  auto places = clocks_used_up(backstage_, "192.0.2.7");
  const auto table = open();
  Listener white, black;
  black.from = "192.0.2.7";
  join(*table, white, white_key);
  join(*table, black, {});
  const TakeSeatMessage seat{.key = black_key, .hand = {}, .name = "Bo"};
  table->take_seat(black, seat);
  run_loop();
  EXPECT_EQ(expect<ErrorMessage>(black.news()).code, ErrorCode::TooMany);
  places.pop_back();
  table->take_seat(black, seat);
  run_loop();
  EXPECT_EQ(expect<SeatedMessage>(black.news()).now, 0);
  EXPECT_EQ(backstage_.clocks_begun.enter("192.0.2.7"), nullptr) << "this game has the last place";
  pass(three_minutes);
  EXPECT_EQ(table->state().outcome, black_wins_on_time);
  EXPECT_NE(backstage_.clocks_begun.enter("192.0.2.7"), nullptr) << "it has ended";
}

// ---- A server that was away

TEST_F(Blitz, TimeStandsAfterARestartUntilAPlayerIsBack) {
  {
    const auto table = begin();
    pass(60'000);
    play(*table, white_, 0, "e2e4");
    pass(20'000);
    play(*table, black_, 1, "e7e5");
    pass(30'000);  // White has thought, and then the server is gone
  }
  backstage_.under_clock.clear();
  alarms_.clear();
  now_ += 86'400'000;
  const auto table = open();
  Listener watcher;
  join(*table, watcher, {});
  const JoinedMessage seen = expect<JoinedMessage>(watcher.news());
  EXPECT_EQ(seen.now, 80'000) << "where the last event was";
  EXPECT_EQ(seen.room.time_stands, true);
  pass(three_minutes);
  EXPECT_EQ(table->now(), 80'000);
  EXPECT_EQ(flags_stored(), 0);

  Listener black;
  join(*table, black, black_key);
  EXPECT_EQ(expect<JoinedMessage>(black.news()).room.time_stands, std::nullopt) << "time runs, also for the one who is away";
  EXPECT_EQ(expect<PresenceMessage>(watcher.heard.back()).room.time_stands, std::nullopt);
  pass(119'999);
  EXPECT_EQ(flags_stored(), 0) << "White had used one minute of three";
  pass(1);
  EXPECT_EQ(stored().back(), flag_of(Actor::White, 200'000));
  EXPECT_EQ(flags_stored(), 1);
}

// A rematch is such a game: its seats are taken from the start, and its clock begins when a player comes.
TEST_F(Blitz, GameThatNobodyHasBegunToPlayBeginsAtTheExpenseOfAPlayersAddress) {
  (void)begin();
  backstage_.under_clock.clear();
  alarms_.clear();
  auto places = clocks_used_up(backstage_, "192.0.2.7");
  const auto table = open();
  Listener white, watcher;
  white.from = "192.0.2.7";
  EXPECT_FALSE(table->join(white, {.version = {}, .game = game_id, .key = white_key, .seq = 0, .lang = {}}));
  EXPECT_EQ(expect<ErrorMessage>(white.news()).code, ErrorCode::TooMany);
  EXPECT_TRUE(backstage_.under_clock.empty());
  join(*table, watcher, {});
  EXPECT_EQ(expect<JoinedMessage>(watcher.news()).room.time_stands, true) << "nobody has come who plays";
  places.pop_back();
  join(*table, white, white_key);
  EXPECT_EQ(expect<JoinedMessage>(white.news()).room.time_stands, std::nullopt);
  EXPECT_EQ(backstage_.clocks_begun.enter("192.0.2.7"), nullptr) << "this game has the last place";
  play(*table, white, 0, "e2e4");
  backstage_.under_clock.clear();
  alarms_.clear();
  const auto again = open();
  Listener black;
  black.from = "192.0.2.7";
  join(*again, black, black_key);
  (void)expect<JoinedMessage>(black.news());  // Under way: it goes on, whoever else plays from there.
}

TEST_F(Blitz, FlagThatFellDoesNotFallAgainAfterARestart) {
  (void)begin();
  pass(three_minutes);
  EXPECT_TRUE(backstage_.under_clock.empty());
  for (int restart = 0; restart < 2; ++restart) {
    const auto table = open();
    Listener white;
    join(*table, white, white_key);
    EXPECT_EQ(expect<JoinedMessage>(white.news()).room.time_stands, std::nullopt);
    pass(three_minutes);
    EXPECT_EQ(table->state().outcome, black_wins_on_time);
  }
  EXPECT_EQ(flags_stored(), 1);
}

TEST_F(Blitz, LeavingAndComingBackChangesNoTime) {
  const auto table = begin();
  pass(60'000);
  table->leave(white_);
  table->leave(black_);
  pass(60'000);
  join(*table, white_, white_key);
  EXPECT_EQ(expect<JoinedMessage>(white_.news()).now, 120'000);
}

TEST(ServerClock, GoesOnEvenlyWhereTheDateIsChanged) {
  std::chrono::system_clock::time_point wall{milliseconds(1'700'000'000'000)};
  std::chrono::steady_clock::time_point steady{milliseconds(5)};
  const ServerClock clock([&] { return wall; }, [&] { return steady; });
  EXPECT_EQ(clock.now_ms(), 1'700'000'000'000);
  for (const int jump : {3'600'000, -7'200'000}) {
    wall += milliseconds(jump);
    steady += milliseconds(250);
  }
  EXPECT_EQ(clock.now_ms(), 1'700'000'000'500);
}

TEST(GameTime, WhatWasDoneWhileItStoodWasDoneAtTheTimeItStoodAt) {
  GameTime time;
  EXPECT_EQ(time.at(77), 0) << "before it begins";
  time.run(0, 100);
  EXPECT_EQ(time.at(90), 0);
  EXPECT_EQ(time.at(150), 50);
  time.stand(50);
  EXPECT_EQ(time.at(900), 50);
  time.run(50, 1000);
  EXPECT_EQ(time.at(900), 50);
  EXPECT_EQ(time.at(1001), 51);
}

// ---- What a game with a clock may be

struct SetupRow {
  const char* name;
  const char* wish;      ///< body of the request, after the colour
  const char* sentence;  ///< a part of it; empty where the game can be played
};

TEST(TimedSetup, IsRefusedWithTheFieldThatIsWrong) {
  const std::vector<SetupRow> rows = {
      {"blitz with limited supervision", R"("time_control":"3+2","supervision":"limited")", ""},
      {"blitz with a penalty", R"("time_control":"3+2","penalty_ms":60000)", ""},
      {"blitz without one", R"("time_control":"3+2")", "penalty_ms"},
      {"rapid", R"("time_control":"15+10")", ""},
      {"two periods and touch-move", R"("time_control":"90/40+30;30+30","touch_move":true,"no_agreement_before":60)", ""},
      {"rules without a clock", R"("rules":"blitz")", ""},
      {"rapid game under blitz rules, without a penalty", R"("time_control":"15+10","rules":"blitz")", "penalty_ms"},
      {"no number", R"("time_control":"+")", "time_control"},
      {"no time at all", R"("time_control":"0+0")", "time_control"},
      {"unfinished", R"("time_control":"3+")", "time_control"},
      {"last period with moves", R"("time_control":"90/40")", "time_control"},
      {"first period without", R"("time_control":"90;30")", "time_control"},
      {"nine periods", R"("time_control":"1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1")", "time_control"},
      {"longer than ten thousand minutes", R"("time_control":"10001+0")", "time_control"},
      {"more digits than a number has", R"("time_control":"99999999999999999999999999+0")", "time_control"},
      {"zero moves", R"("time_control":"90/0;30")", "time_control"},
      {"blanks", R"("time_control":"3 + 2")", "time_control"},
      {"empty", R"("time_control":"")", "time_control"},
      {"a number", R"("time_control":180)", "time_control"},
      {"longer than the field",
       R"("time_control":"1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1")",
       "time_control"},
      {"negative penalty", R"("time_control":"3+2","penalty_ms":-1)", "penalty_ms"},
      {"penalty of years", R"("time_control":"3+2","penalty_ms":99999999999)", "penalty_ms"},
      {"unknown profile", R"("rules":"bullet")", "rules"},
      {"unknown supervision", R"("supervision":"none")", "supervision"},
      {"touch-move is a word", R"("touch_move":"yes")", "touch_move"},
      {"agreement after the longest game", R"("no_agreement_before":1000000)", "no_agreement_before"},
  };
  const auto database = *store::open_database("memory:");
  const RunningServer server(*database);
  for (const SetupRow& row : rows) {
    SCOPED_TRACE(row.name);
    const std::string body = std::string(R"({"colour":"white",)") + row.wish + "}";
    const HttpAnswer answer = http(server.port(), "POST", "/api/games", body);
    const bool good = *row.sentence == '\0';
    EXPECT_EQ(answer.status, good ? 201 : 400) << answer.body;
    EXPECT_NE(answer.body.find(row.sentence), std::string::npos) << answer.body;
    if (!good) continue;
    const auto made = read_game_made(answer.body);
    ASSERT_TRUE(made);
    const auto state = read_game_state(http(server.port(), "GET", "/api/games/" + made->game).body);
    ASSERT_TRUE(state);
    const std::string kept = write(state->setup);
    EXPECT_NE(kept.find(row.wish), std::string::npos) << kept;
  }
}

TEST_F(Blitz, NoMoreClocksAreStartedThanTheServerKeeps) {
  backstage_.clocks_limit = 1;
  Lobby lobby(backstage_);
  const auto make = [&](std::optional<std::string> control) {
    NewGame wish{.colour = ColourChoice::White};
    wish.time_control = std::move(control);
    wish.supervision = Supervision::Limited;
    std::optional<ErrorCode> problem;
    lobby.make_game(wish, nullptr, {}, [&](Expected<GameMade, HttpProblem> made) {
      if (!made) problem = made.error().code;
    });
    run_loop();
    return problem;
  };
  EXPECT_EQ(make("3+0"), std::nullopt);
  const auto table = begin();
  EXPECT_EQ(make("3+0"), ErrorCode::TooMany);
  EXPECT_EQ(make({}), std::nullopt) << "without a clock";
  pass(three_minutes);
  EXPECT_EQ(make("3+0"), std::nullopt) << "one has ended";
}

// ---- The record

class Increment : public Blitz {
 protected:
  static GameSetup setup() {
    GameSetup setup = blitz();
    setup.time_control = "3+2";
    return setup;
  }
  Increment() : Blitz(setup()) {}
};

TEST_F(Increment, StandsInThePgnWithTheClocks) {
  {
    const auto table = begin();
    pass(10'000);
    play(*table, white_, 0, "e2e4");
    act(*table, white_, 1, plain(ActKind::OfferDraw));
    run_loop();
    pass(1500);
    play(*table, black_, 2, "e7e5");
  }
  pass(three_minutes);
  const std::string pgn = open()->pgn();
  EXPECT_NE(pgn.find("[TimeControl \"180+2\"]"), std::string::npos) << pgn;
  EXPECT_NE(pgn.find("1. e4 {[%clk 0:02:52] (=)} 1... e5 {[%clk 0:03:00.5]} 0-1"), std::string::npos) << pgn;
  EXPECT_NE(pgn.find("[Result \"0-1\"]"), std::string::npos) << pgn;
}

// ---- Touches

class TouchMove : public Blitz {
 protected:
  static GameSetup setup() {
    GameSetup setup = blitz();
    setup.touch_move = true;
    return setup;
  }
  TouchMove() : Blitz(setup()) {}
  void touch(Table& table, Guest& guest, std::int64_t seq, std::vector<std::string> squares) {
    Act touch = plain(ActKind::Touch);
    touch.squares = std::move(squares);
    act(table, guest, seq, std::move(touch));
    run_loop();
  }
};

TEST_F(TouchMove, BindsAndIsKept) {
  const auto table = begin();
  pass(1000);
  touch(*table, white_, 0, {"g1"});
  ASSERT_EQ(table->state().seq, 1);
  EXPECT_EQ(stored().back().squares, std::vector<std::string>{"g1"});
  move(*table, white_, 1, "e2e4");
  EXPECT_EQ(expect<RefusedMessage>(white_.news()).ruling.article, "4.3.1");
  play(*table, white_, 1, "g1f3");
}

TEST_F(TouchMove, SaidOnceIsEnough) {
  const auto table = begin();
  touch(*table, white_, 0, {"g1"});
  touch(*table, white_, 1, {"g1"});
  EXPECT_EQ(expect<RefusedMessage>(white_.news()).ruling.article, "4.3.1") << "what changes nothing is no event";
  EXPECT_EQ(table->state().seq, 1);
}

TEST_F(Blitz, TouchIsNoEventWhereNothingBinds) {
  const auto table = begin();
  Act touch = plain(ActKind::Touch);
  touch.squares = {"g1"};
  act(*table, white_, 0, touch);
  run_loop();
  EXPECT_EQ(expect<RefusedMessage>(white_.news()).ruling.code, "touch-move-off");
  EXPECT_EQ(table->state().seq, 0);
  touch.squares.reset();
  act(*table, white_, 0, touch);
  EXPECT_EQ(expect<RefusedMessage>(white_.news()).ruling.code, "unreadable");
}

}  // namespace
}  // namespace adoube::server
