// SPDX-License-Identifier: MIT
// What two players agree on beside the Laws, at one table: moves taken back, a limit for the first move, another game. And
// offers of a draw, which are not to become a nuisance (11.5).
#include "tests/server/one_table.hpp"
#include "tests/server/running_server.hpp"

namespace adoube::server {
namespace {

Act plain(ActKind kind) { return {.act = kind, .uci = {}, .kind = {}, .squares = {}}; }

GameSetup casual() {
  GameSetup setup{.fen = "startpos", .variant = Variant::Standard};
  setup.takebacks = true;
  return setup;
}

GameSetup with_first_move_limit() {
  GameSetup setup{.fen = "startpos", .variant = Variant::Standard};
  setup.first_move_ms = 30'000;
  return setup;
}

/// Both players are there, and events are kept at once.
class TwoHere : public OneTable {
 protected:
  explicit TwoHere(const GameSetup& setup = casual()) : OneTable(setup) { store_.holds = false; }

  [[nodiscard]] std::shared_ptr<Table> begin() {
    auto table = open();
    join(*table, white_, white_key);
    join(*table, black_, black_key);
    return table;
  }
  void play(Table& table, Guest& guest, std::int64_t seq, Act deed) {
    act(table, guest, seq, std::move(deed));
    run_loop();
  }
  void play(Table& table, Guest& guest, std::int64_t seq, const std::string& uci) {
    move(table, guest, seq, uci);
    run_loop();
  }
  [[nodiscard]] static std::string refusal(const Listener& guest) {
    return expect<RefusedMessage>(guest.news()).ruling.code;
  }

  Listener white_, black_;
};

TEST_F(TwoHere, TakeBackIsAskedAnsweredAndKept) {
  const auto table = begin();
  play(*table, white_, 0, "e2e4");
  play(*table, white_, 1, plain(ActKind::AskTakeBack));
  EXPECT_EQ(expect<EventMessage>(black_.news()).ruling.text, "White asks to take a move back.");
  play(*table, black_, 2, plain(ActKind::AcceptTakeBack));
  EXPECT_TRUE(table->referee().game().history.plies().empty());
  EXPECT_EQ(table->state().seq, 3) << "what happened stays among the events";
  play(*table, white_, 3, "d2d4");
  EXPECT_EQ(table->referee().game().history.size(), 1U);
  const auto again = open();
  EXPECT_EQ(again->referee().game(), table->referee().game()) << "the same game from what is kept";
}

TEST_F(TwoHere, SecondOfferOfADrawWaitsForAMove) {
  const auto table = begin();
  play(*table, white_, 0, "e2e4");
  play(*table, white_, 1, plain(ActKind::OfferDraw));
  play(*table, black_, 2, plain(ActKind::DeclineDraw));
  play(*table, white_, 3, plain(ActKind::OfferDraw));
  const RefusedMessage refused = expect<RefusedMessage>(white_.news());
  EXPECT_EQ(refused.ruling.code, "offered-already");
  EXPECT_EQ(refused.ruling.article, "11.5");
  play(*table, black_, 3, "e7e5");
  play(*table, white_, 4, "g1f3");
  play(*table, white_, 5, plain(ActKind::OfferDraw));
  EXPECT_EQ(table->state().seq, 6);
}

class Formal : public TwoHere {
 protected:
  Formal() : TwoHere({.fen = "startpos", .variant = Variant::Standard}) {}
};

TEST_F(Formal, NothingIsTakenBackWhereThatWasNotAgreedOn) {
  const auto table = begin();
  play(*table, white_, 0, "e2e4");
  play(*table, white_, 1, plain(ActKind::AskTakeBack));
  EXPECT_EQ(refusal(white_), "take-backs-not-agreed");
}

class FirstMove : public TwoHere {
 protected:
  FirstMove() : TwoHere(with_first_move_limit()) {}
};

TEST_F(FirstMove, GameEndsByItselfWithoutAResult) {
  const auto table = begin();
  run_loop();
  pass(29'000);
  EXPECT_FALSE(table->state().outcome);
  pass(1'000);
  const Outcome none{.result = "*", .reason = "aborted", .article = {}};
  EXPECT_EQ(table->state().outcome, none);
  EXPECT_EQ(expect<EventMessage>(black_.news()).outcome, none);
  EXPECT_TRUE(backstage_.under_clock.empty()) << "nothing keeps the table any more";
}

TEST_F(FirstMove, EachPlayerHasTheWholeTime) {
  const auto table = begin();
  pass(20'000);
  play(*table, white_, 0, "e2e4");
  pass(29'000);
  play(*table, black_, 1, "e7e5");
  pass(3'600'000);
  EXPECT_FALSE(table->state().outcome) << "later nobody is hurried";
}

TEST_F(FirstMove, NobodySaysSo) {
  const auto table = begin();
  play(*table, black_, 0, plain(ActKind::Abort));
  EXPECT_EQ(refusal(black_), "falls-by-itself");
}

class Over : public TwoHere {
 protected:
  Over() : TwoHere(casual()) {
    table_ = begin();
    play(*table_, white_, 0, "e2e4");
    play(*table_, black_, 1, plain(ActKind::Resign));
  }

  std::shared_ptr<Table> table_;
};

TEST_F(Over, RematchIsMadeOnceBothWantIt) {
  play(*table_, white_, 2, plain(ActKind::AskRematch));
  EXPECT_FALSE(table_->state().room.rematch);
  play(*table_, black_, 3, plain(ActKind::AskRematch));
  const auto next = table_->state().room.rematch;
  ASSERT_TRUE(next);
  EXPECT_EQ(*next, name_of_rematch(game_id));
  const auto stored = store_.game(*next);
  ASSERT_TRUE(stored);
  const auto setup = read_game_setup(stored->record.setup);
  ASSERT_TRUE(setup);
  EXPECT_EQ(setup->rematch_of, game_id);
  EXPECT_EQ(setup->takebacks, true) << "on the same terms";
  ASSERT_EQ(stored->seats.size(), 2U);
  EXPECT_EQ(stored->seats[0].key_hash, sha256_hex(black_key)) << "colours are swapped";
  EXPECT_EQ(stored->seats[1].key_hash, sha256_hex(white_key));
}

TEST_F(Over, RematchIsKnownAfterARestartAndToThoseWhoWatch) {
  play(*table_, white_, 2, plain(ActKind::AskRematch));
  play(*table_, black_, 3, plain(ActKind::AskRematch));
  const auto again = open();
  Listener watcher;
  join(*again, watcher, {});
  run_loop();
  EXPECT_EQ(again->state().room.rematch, name_of_rematch(game_id));
  EXPECT_EQ(expect<PresenceMessage>(watcher.heard.back()).room.rematch, name_of_rematch(game_id));
}

TEST_F(Over, OnlyPlayersAskForARematch) {
  Listener watcher;
  join(*table_, watcher, {});
  play(*table_, watcher, 2, plain(ActKind::AskRematch));
  EXPECT_EQ(expect<RefusedMessage>(watcher.news()).ruling.code, "not-your-seat");
}

TEST_F(Over, WhoAskedAndWentAwayIsNotWaitedFor) {
  play(*table_, white_, 2, plain(ActKind::AskRematch));
  table_->leave(white_);
  pass(Table::rematch_patience_ms - 1000);
  EXPECT_TRUE(table_->referee().game().conduct(rules::Color::White).wants_rematch);
  pass(2000);
  EXPECT_FALSE(table_->referee().game().conduct(rules::Color::White).wants_rematch);
  play(*table_, black_, 4, plain(ActKind::AskRematch));
  EXPECT_FALSE(table_->state().room.rematch);
}

TEST_F(Over, WhoCameBackStillWantsIt) {
  play(*table_, white_, 2, plain(ActKind::AskRematch));
  table_->leave(white_);
  pass(5000);
  Listener back;
  join(*table_, back, white_key);
  pass(Table::rematch_patience_ms);
  play(*table_, black_, 3, plain(ActKind::AskRematch));
  EXPECT_TRUE(table_->state().room.rematch);
}

}  // namespace
}  // namespace adoube::server
