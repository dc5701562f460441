// SPDX-License-Identifier: MIT
/// A game that rests is the same game when somebody asks it again.
#include "apps/server/referee.hpp"

#include <gtest/gtest.h>

namespace adoube::server {
namespace {

constexpr Actor white = Actor::White;
constexpr Actor black = Actor::Black;

GameEvent plain(std::int64_t at, Actor by, ActKind act) {
  return {.at = at, .by = by, .act = act, .uci = {}, .kind = {}, .squares = {}};
}
GameEvent move(std::int64_t at, Actor by, const char* uci) {
  GameEvent event = plain(at, by, ActKind::Move);
  event.uci = uci;
  return event;
}
GameEvent touch(std::int64_t at, Actor by, std::vector<std::string> squares) {
  GameEvent event = plain(at, by, ActKind::Touch);
  event.squares = std::move(squares);
  return event;
}
GameEvent claim(std::int64_t at, Actor by, ClaimKind kind, const char* uci) {
  GameEvent event = plain(at, by, ActKind::Claim);
  event.kind = kind;
  event.uci = uci;
  return event;
}

GameSetup setup(const char* fen = "startpos") {
  GameSetup out{.fen = fen, .variant = Variant::Standard};
  out.takebacks = true;
  return out;
}
GameSetup timed() {
  GameSetup out{.fen = "startpos", .variant = Variant::Standard};
  out.time_control = "1+0";
  out.penalty_ms = 60'000;
  return out;
}
GameSetup touched() {
  GameSetup out{.fen = "startpos", .variant = Variant::Standard};
  out.touch_move = true;
  return out;
}

struct Script {
  const char* name;
  GameSetup setup;
  std::vector<GameEvent> events;
};

const Script scripts[] = {
    {"no event yet", setup(), {}},
    {"a mate", setup(), {move(0, white, "f2f3"), move(1, black, "e7e5"), move(2, white, "g2g4"), move(3, black, "d8h4")}},
    {"an offer, declined; a resignation",
     setup(),
     {move(0, white, "e2e4"), plain(5, white, ActKind::OfferDraw), plain(6, black, ActKind::DeclineDraw),
      plain(7, black, ActKind::Resign)}},
    {"a move taken back",
     setup(),
     {move(0, white, "e2e4"), plain(5, white, ActKind::AskTakeBack), plain(6, black, ActKind::AcceptTakeBack),
      move(9, white, "d2d4")}},
    {"a flag",
     timed(),
     {move(10, white, "e2e4"), move(60'005, black, "e7e5"), plain(60'015 + 59'990, white, ActKind::Flag)}},
    {"touched pieces", touched(), {plain(0, white, ActKind::Adjust), move(3, white, "g1f3"), touch(4, black, {"b8"})}},
    {"a claim with a move", setup("8/8/8/4k3/8/8/8/R3K3 w - - 99 80"), {claim(4, white, ClaimKind::FiftyMoves, "a1a2")}},
    {"both want another game",
     setup(),
     {plain(0, white, ActKind::Resign), plain(1, white, ActKind::AskRematch), plain(2, black, ActKind::AskRematch)}},
};

void expect_same(const Referee& one, const Referee& other) {
  EXPECT_EQ(one.count(), other.count());
  EXPECT_EQ(one.latest(), other.latest());
  EXPECT_EQ(one.events_from(0), other.events_from(0));
  EXPECT_EQ(one.game(), other.game());
  EXPECT_EQ(one.outcome(), other.outcome());
  ASSERT_EQ(one.notes().list().size(), other.notes().list().size());
  for (std::size_t ply = 0; ply < one.notes().list().size(); ++ply) {
    EXPECT_EQ(one.notes().list()[ply].event, other.notes().list()[ply].event);
    EXPECT_EQ(one.notes().list()[ply].clock, other.notes().list()[ply].clock);
  }
}

void let_rest(Referee& referee) {
  (void)referee.rest_if_unused();
  EXPECT_TRUE(referee.rest_if_unused());
  EXPECT_FALSE(referee.rest_if_unused()) << "it rests already";
}

TEST(RefereeAtRest, IsTheSameGameAfterEachEvent) {
  for (const Script& script : scripts) {
    SCOPED_TRACE(script.name);
    Referee awake = Referee::from(script.setup).value();
    Referee resting = Referee::from(script.setup).value();
    let_rest(resting);
    expect_same(resting, awake);
    for (const GameEvent& event : script.events) {
      const game::Event act = event_of(event).value();
      ASSERT_TRUE(awake.follow(event, act)) << write(event);
      ASSERT_TRUE(resting.follow(event, act)) << write(event);
      let_rest(resting);
      expect_same(resting, awake);
    }
  }
}

TEST(RefereeAtRest, WhoWasAskedAMomentAgoDoesNotRest) {
  Referee referee = Referee::from(setup()).value();
  EXPECT_FALSE(referee.rest_if_unused()) << "it was made a moment ago";
  EXPECT_FALSE(referee.game().over());
  EXPECT_FALSE(referee.rest_if_unused());
  EXPECT_EQ(referee.count(), 0);
  EXPECT_TRUE(referee.rest_if_unused()) << "its count is told without it";
}

TEST(RefereeAtRest, AGameThatTakesLongToFoldDoesNotRest) {
  Referee referee = Referee::from(touched()).value();
  const GameEvent adjusts = plain(0, white, ActKind::Adjust);
  for (std::int64_t count = 0; count < Referee::longest_at_rest; ++count)
    ASSERT_TRUE(referee.follow(adjusts, event_of(adjusts).value()));
  let_rest(referee);
  ASSERT_TRUE(referee.follow(adjusts, event_of(adjusts).value()));
  EXPECT_FALSE(referee.rest_if_unused());
  EXPECT_FALSE(referee.rest_if_unused()) << "one more than may rest";
  EXPECT_EQ(referee.event(Referee::longest_at_rest), adjusts);
}

}  // namespace
}  // namespace adoube::server
