// SPDX-License-Identifier: MIT
// The arbiter of a game on the server: who becomes it, what each may do, and what of it is kept (Laws 6.11, 7.1, 12).
#include "tests/server/browser.hpp"
#include "tests/server/one_table.hpp"
#include "tests/server/running_server.hpp"

namespace adoube::server {
namespace {

GameSetup with_arbiter() {
  GameSetup setup{.fen = "startpos", .variant = Variant::Standard};
  setup.time_control = "30+0";
  setup.arbiter = true;
  return setup;
}

Act plain(ActKind kind) {
  Act act;
  act.act = kind;
  return act;
}

Act penalty(ArbiterChoice what, Colour to) {
  Act act = plain(ActKind::Penalty);
  act.to = to;
  act.what = what;
  return act;
}

Act ending(const std::string& result) {
  Act act = plain(ActKind::End);
  act.result = result;
  return act;
}

/// White, Black, the arbiter, one who watches, and one who came with a key of another game; events are kept at once.
class WithArbiter : public OneTable {
 protected:
  explicit WithArbiter(const GameSetup& setup = with_arbiter()) : OneTable(setup) { store_.holds = false; }

  void be_arbiter(Table& table, Guest& guest, const std::string& with, const std::string& key) {
    table.be_arbiter(guest, BeArbiterMessage{.invitation = with, .key = key, .name = "Vera"});
    run_loop();
  }
  [[nodiscard]] std::shared_ptr<Table> begin() {
    auto table = open();
    join(*table, white_, white_key);
    join(*table, black_, black_key);
    join(*table, watcher_, {});
    join(*table, arbiter_, {});
    be_arbiter(*table, arbiter_, invitation, arbiter_key);
    return table;
  }
  void play(Table& table, Guest& guest, std::int64_t seq, Act deed) {
    act(table, guest, seq, std::move(deed));
    run_loop();
  }
  /// "" for an act that stood.
  [[nodiscard]] static std::string refusal(const Listener& guest) {
    const auto message = read_server_message(guest.news());
    const auto* const refused = message ? std::get_if<RefusedMessage>(&*message) : nullptr;
    return refused == nullptr ? "" : refused->ruling.code;
  }

  Listener white_, black_, arbiter_, watcher_;
};

TEST_F(WithArbiter, InvitationIsGoodForOneOnce) {
  const auto table = open();
  Listener first, second, player;
  join(*table, first, {});
  join(*table, second, {});
  join(*table, player, white_key);
  be_arbiter(*table, first, arbiter_key, arbiter_key);
  EXPECT_EQ(expect<ErrorMessage>(first.news()).code, ErrorCode::WrongInvitation) << "no invitation";
  be_arbiter(*table, player, invitation, arbiter_key);
  EXPECT_EQ(expect<ErrorMessage>(player.news()).code, ErrorCode::SeatTaken) << "a player is no arbiter";
  be_arbiter(*table, first, invitation, white_key);
  EXPECT_EQ(expect<ErrorMessage>(first.news()).code, ErrorCode::SeatTaken) << "nor is one with a player's key";
  be_arbiter(*table, first, invitation, arbiter_key);
  const AppointedMessage appointed = expect<AppointedMessage>(first.news());
  EXPECT_EQ(appointed.key, arbiter_key);
  ASSERT_TRUE(appointed.room.arbiter);
  EXPECT_EQ(appointed.room.arbiter->name, "Vera");
  EXPECT_TRUE(appointed.room.arbiter->present);
  EXPECT_EQ(appointed.room.spectators, 1) << "the arbiter does not watch";
  be_arbiter(*table, second, invitation, std::string(key_length, 'x'));
  EXPECT_EQ(expect<ErrorMessage>(second.news()).code, ErrorCode::SeatTaken);
  be_arbiter(*table, second, invitation, arbiter_key);
  EXPECT_EQ(expect<AppointedMessage>(second.news()).key, arbiter_key) << "the same once more: an answer may have been lost";
}

TEST_F(WithArbiter, InvitationIsNoKey) {
  const auto table = open();
  Listener guest;
  EXPECT_FALSE(table->join(guest, JoinMessage{.version = {}, .game = game_id, .key = invitation, .seq = 0, .lang = {}}));
  EXPECT_EQ(expect<ErrorMessage>(guest.news()).code, ErrorCode::WrongKey);
}

enum class Place : std::uint8_t { White, Arbiter, Watcher };

/// A game in which one of them does one thing.
class OneTry final : public WithArbiter {
 public:
  /// The code that refuses it; "" where it stands.
  [[nodiscard]] std::string refusal_of(Place place, const Act& deed) {
    const auto table = begin();
    Listener& who = place == Place::White ? white_ : place == Place::Arbiter ? arbiter_ : watcher_;
    play(*table, who, 0, deed);
    const std::string code = refusal(who);
    EXPECT_EQ(table->state().seq, code.empty() ? 1 : 0);
    return code;
  }

 private:
  void TestBody() override {}
};

TEST_F(WithArbiter, EachRoleDoesWhatIsItsOwn) {
  struct Row {
    const char* name;
    Act act;
    const char* by_player;   ///< the code that refuses it to the player on move; "" where it stands
    const char* by_arbiter;  ///< likewise
  };
  const auto claim = [](ClaimKind kind) {
    Act act = plain(ActKind::Claim);
    act.kind = kind;
    return act;
  };
  Act move = plain(ActKind::Move);
  move.uci = "e2e4";
  Act touch = plain(ActKind::Touch);
  touch.squares = {"e2"};
  Act clock = plain(ActKind::SetClock);
  clock.to = Colour::White;
  clock.ms = 60'000;
  Act restore = plain(ActKind::Restore);
  restore.ply = 0;
  Act added = penalty(ArbiterChoice::TimeAdded, Colour::White);
  added.ms = 60'000;
  Act granted = plain(ActKind::Decide);
  granted.what = ArbiterChoice::Grant;
  const std::vector<Row> rows = {
      {"a move", move, "", "players-only"},
      {"a touch", touch, "touch-move-off", "players-only"},
      {"j'adoube", plain(ActKind::Adjust), "", "players-only"},
      {"an offer of a draw", plain(ActKind::OfferDraw), "", "players-only"},
      {"an acceptance", plain(ActKind::AcceptDraw), "no-offer-to-answer", "players-only"},
      {"a refusal", plain(ActKind::DeclineDraw), "no-offer-to-answer", "players-only"},
      {"a claim", claim(ClaimKind::ThreefoldRepetition), "", "players-only"},
      {"a claim for the arbiter", claim(ClaimKind::NoNormalWin), "guidelines-not-announced", "players-only"},
      {"a resignation", plain(ActKind::Resign), "", "players-only"},
      {"a flag", plain(ActKind::Flag), "falls-by-itself", "players-only"},
      {"an abort", plain(ActKind::Abort), "falls-by-itself", "players-only"},
      {"a wish to take back", plain(ActKind::AskTakeBack), "take-backs-not-agreed", "players-only"},
      {"a rematch", plain(ActKind::AskRematch), "rematch-not-yet", "players-only"},
      {"a call", plain(ActKind::CallArbiter), "", "players-only"},
      {"the clocks stopped", plain(ActKind::Stop), "arbiter-only", ""},
      {"the clocks started", plain(ActKind::Start), "arbiter-only", "clocks-run-already"},
      {"a warning", penalty(ArbiterChoice::Warning, Colour::White), "arbiter-only", ""},
      {"time added", added, "arbiter-only", ""},
      {"time added, and how much is not said", penalty(ArbiterChoice::TimeAdded, Colour::White), "arbiter-only",
       "unreadable"},
      {"points", penalty(ArbiterChoice::Points, Colour::White), "arbiter-only", ""},
      {"a loss", penalty(ArbiterChoice::Loss, Colour::White), "arbiter-only", ""},
      {"a clock set", clock, "arbiter-only", ""},
      {"a position restored", restore, "arbiter-only", ""},
      {"a decision on nothing", granted, "arbiter-only", "nothing-to-decide"},
      {"the end", ending("0-1"), "arbiter-only", ""},
      {"the end of no result", ending("2-0"), "arbiter-only", "unreadable"},
      {"the end without a result", plain(ActKind::End), "arbiter-only", "unreadable"},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    EXPECT_EQ(OneTry().refusal_of(Place::White, row.act), row.by_player);
    EXPECT_EQ(OneTry().refusal_of(Place::Arbiter, row.act), row.by_arbiter);
    EXPECT_EQ(OneTry().refusal_of(Place::Watcher, row.act), "not-your-seat");
  }
}

TEST_F(WithArbiter, KeyOfAnotherGameOpensNothing) {
  const auto table = begin();
  Listener stranger;
  EXPECT_FALSE(table->join(
      stranger, JoinMessage{.version = {}, .game = game_id, .key = std::string(key_length, 'z'), .seq = 0, .lang = {}}));
  play(*table, stranger, 0, plain(ActKind::Stop));
  EXPECT_EQ(table->state().seq, 0);
}

TEST_F(WithArbiter, WhatTheArbiterDoesIsToldToAllAndKept) {
  const auto table = begin();
  move(*table, white_, 0, "e2e4");
  run_loop();
  Act loss_of_time = penalty(ArbiterChoice::TimeRemoved, Colour::White);
  loss_of_time.ms = 120'000;
  loss_of_time.article = "11.5";
  play(*table, arbiter_, 1, loss_of_time);
  for (const Listener* guest : {&white_, &black_, &watcher_}) {
    const EventMessage told = expect<EventMessage>(guest->news());
    EXPECT_EQ(told.event.by, Actor::Arbiter);
    EXPECT_EQ(told.event.article, "11.5");
    EXPECT_EQ(told.ruling.code, "time-removed");
    EXPECT_EQ(told.ruling.article, "11.5") << "what called for it";
  }
  const auto again = open();
  EXPECT_EQ(again->referee().game(), table->referee().game()) << "the same game from what is kept";
  Listener back;
  join(*again, back, arbiter_key);
  EXPECT_EQ(expect<JoinedMessage>(back.news()).arbiter, true);
}

TEST_F(WithArbiter, ClocksStandUntilTheArbiterStartsThem) {
  const auto table = begin();
  play(*table, arbiter_, 0, plain(ActKind::Stop));
  pass(3'600'000);
  EXPECT_FALSE(table->state().outcome) << "no flag falls while the clocks stand";
  play(*table, arbiter_, 1, plain(ActKind::Start));
  pass(1'800'001);
  ASSERT_TRUE(table->state().outcome);
  EXPECT_EQ(table->state().outcome->reason, "flag-fall");
}

TEST_F(WithArbiter, CallIsMadeOnceUntilItIsAnswered) {
  const auto table = begin();
  play(*table, black_, 0, plain(ActKind::CallArbiter));
  EXPECT_EQ(expect<EventMessage>(arbiter_.news()).ruling.text, "Black calls the arbiter.");
  play(*table, black_, 1, plain(ActKind::CallArbiter));
  EXPECT_EQ(refusal(black_), "arbiter-called-already");
  play(*table, arbiter_, 1, penalty(ArbiterChoice::Warning, Colour::Black));
  play(*table, black_, 2, plain(ActKind::CallArbiter));
  EXPECT_EQ(table->state().seq, 3);
}

TEST_F(WithArbiter, FullGameCanStillBeEnded) {
  backstage_.events_per_game = 0;
  const auto table = begin();
  play(*table, arbiter_, 0, penalty(ArbiterChoice::Warning, Colour::Black));
  EXPECT_EQ(refusal(arbiter_), "game-too-long");
  play(*table, arbiter_, 0, ending("1/2-1/2"));
  EXPECT_EQ(table->state().outcome->reason, "arbiter");
}

TEST_F(WithArbiter, RematchHasTheSameArbiter) {
  const auto table = begin();
  play(*table, white_, 0, plain(ActKind::Resign));
  play(*table, white_, 1, plain(ActKind::AskRematch));
  play(*table, black_, 2, plain(ActKind::AskRematch));
  ASSERT_TRUE(table->state().room.rematch);
  const auto next = store_.game(*table->state().room.rematch);
  ASSERT_TRUE(next);
  EXPECT_EQ(next->seats.size(), 4U);
  EXPECT_EQ(next->seats.back().role, store::SeatRole::Arbiter);
  EXPECT_EQ(next->seats.back().name, "Vera");
}

class WithoutArbiter : public OneTable {
 protected:
  WithoutArbiter() { store_.holds = false; }
};

TEST_F(WithoutArbiter, NobodyIsCalledAndNobodyBecomesOne) {
  const auto table = open();
  Listener white, guest;
  join(*table, white, white_key);
  join(*table, guest, {});
  for (const Act& call :
       {plain(ActKind::CallArbiter), Act{.act = ActKind::Claim, .uci = {}, .kind = ClaimKind::NoNormalWin}}) {
    act(*table, white, 0, call);
    EXPECT_EQ(expect<RefusedMessage>(white.news()).ruling.code, "no-arbiter");
  }
  table->be_arbiter(guest, BeArbiterMessage{.invitation = invitation, .key = arbiter_key, .name = {}});
  EXPECT_EQ(expect<ErrorMessage>(guest.news()).code, ErrorCode::WrongInvitation);
  EXPECT_FALSE(table->state().room.arbiter);
}

// ---- Over the network

TEST(ArbiterOverTheNetwork, AccountIsTheArbiterWithItsName) {
  const auto database = *store::open_database("memory:");
  const RunningServer server(*database);
  NewGame wish{.colour = ColourChoice::White, .variant = {}, .fen = {}, .name = "Ada"};
  wish.arbiter = true;
  const GameMade made = make_game(server.port(), wish);
  ASSERT_TRUE(made.arbiter_invitation);
  Browser vera(server.port());
  EXPECT_EQ(vera.sign_up("Vera", "four plain words here").status, 201);
  const std::string cookies = "Cookie: " + vera.cookie_header() + "\r\n";
  WebSocketClient socket(server.port(), cookies);
  socket.send(write(JoinMessage{.version = 1, .game = made.game, .key = {}, .seq = 0, .lang = {}}));
  EXPECT_FALSE(expect<JoinedMessage>(socket.news()).arbiter);
  socket.send(write(BeArbiterMessage{.invitation = *made.arbiter_invitation, .key = {}, .name = "Somebody else"}));
  EXPECT_EQ(expect<AppointedMessage>(socket.news()).room.arbiter->name, "Vera");
  WebSocketClient elsewhere(server.port(), cookies);
  elsewhere.send(write(JoinMessage{.version = 1, .game = made.game, .key = {}, .seq = 0, .lang = {}}));
  EXPECT_EQ(expect<JoinedMessage>(elsewhere.news()).arbiter, true) << "in any browser that is signed in";
  elsewhere.send(write(TakeSeatMessage{.key = {}, .hand = {}, .name = {}}));
  EXPECT_EQ(expect<ErrorMessage>(elsewhere.news()).code, ErrorCode::SeatTaken) << "the arbiter does not play";
}

TEST(ArbiterOverTheNetwork, GameWithoutAnArbiterHasNoInvitation) {
  const auto database = *store::open_database("memory:");
  const RunningServer server(*database);
  EXPECT_FALSE(
      make_game(server.port(), {.colour = ColourChoice::White, .variant = {}, .fen = {}, .name = {}}).arbiter_invitation);
  NewGame wish{.colour = ColourChoice::White, .variant = {}, .fen = {}, .name = {}};
  wish.arbiter = true;
  wish.first_move_ms = 30'000;
  const HttpAnswer answer = http(server.port(), "POST", "/api/games", write(wish));
  EXPECT_EQ(answer.status, 400) << "the arbiter decides who is late";
}

}  // namespace
}  // namespace adoube::server
