// SPDX-License-Identifier: MIT
// Whole games over real sockets: sitting down, moving, being refused, coming back, watching, ending.
#include <gtest/gtest.h>

#include "apps/server/secrets.hpp"
#include "tests/server/running_server.hpp"

namespace adoube::server {
namespace {

class ServedGame : public testing::Test {
 protected:
  [[nodiscard]] GameState state(const std::string& game) const {
    const auto state = read_game_state(http(server_.port(), "GET", "/api/games/" + game).body);
    EXPECT_TRUE(state);
    return state.value_or(GameState{});
  }
  [[nodiscard]] std::uint16_t port() const { return server_.port(); }

  std::unique_ptr<store::Database> database_ = *store::open_database("memory:");
  RunningServer server_{*database_};
};

const NewGame white_to_ada{.colour = ColourChoice::White, .variant = {}, .fen = {}, .name = "Ada"};
Act plain(ActKind kind) { return {.act = kind, .uci = {}, .kind = {}}; }

TEST_F(ServedGame, WaitsForItsSecondPlayerThenStarts) {
  const GameMade made = make_game(port(), white_to_ada);
  EXPECT_EQ(made.invite, "/game/" + made.game);
  PlayerClient white(port(), made.game, made.key);
  EXPECT_EQ(white.joined.you, Colour::White);
  EXPECT_FALSE(white.joined.room.started);
  EXPECT_EQ(white.joined.room.players.white, (Player{.taken = true, .present = true, .name = "Ada"}));
  white.send_move(0, "e2e4");
  EXPECT_EQ(white.refusal().ruling.code, "waiting");

  PlayerClient black(port(), made.game);
  EXPECT_EQ(black.joined.you, std::nullopt);
  const SeatedMessage seated = black.sit_down({}, "Bo");
  EXPECT_EQ(seated.you, Colour::Black);
  EXPECT_TRUE(seated.room.started);
  EXPECT_EQ(seated.room.players.black.name, "Bo");
  PresenceMessage told = white.presence();
  while (!told.room.started) told = white.presence();
  EXPECT_EQ(told.you, Colour::White);
  EXPECT_EQ(PlayerClient(port(), made.game, seated.key).joined.you, Colour::Black);
}

// 6.12.1, 8.1.1: everybody sees each move, and all of them are kept.
TEST_F(ServedGame, MovesReachEveryoneAndAreAcknowledged) {
  TwoPlayers game(port());
  PlayerClient watcher(port(), game.made.game, {}, 0, Language::ZhHant);
  const EventMessage own = game.white.move(0, "e2e4");
  EXPECT_EQ(own.seq, 0);
  EXPECT_EQ(own.event.by, Actor::White);
  EXPECT_EQ(own.event.uci, "e2e4");
  EXPECT_EQ(own.ruling.code, "move-made");
  EXPECT_EQ(own.outcome, std::nullopt);
  EXPECT_EQ(game.black.event().event, own.event);
  const EventMessage seen = watcher.event();
  EXPECT_EQ(seen.event, own.event);
  EXPECT_NE(seen.ruling.text, own.ruling.text) << "each in their language";
  const EventMessage reply = game.black.move(1, "e7e5");
  EXPECT_GE(reply.event.at, own.event.at);
  EXPECT_EQ(state(game.made.game).events, (std::vector{own.event, reply.event}));
}

TEST_F(ServedGame, RefusesWithArticleAndSquaresAndChangesNothing) {
  struct Row {
    const char* name;
    ActKind act;
    std::string_view uci;
    std::string_view code;
    std::string_view article;
  };
  constexpr std::array rows = {
      Row{"knight like a rook", ActKind::Move, "g1g3", "not-a-knight-move", "3.6"},
      Row{"from an empty square", ActKind::Move, "e4e5", "no-piece", "3.10.2"},
      Row{"no move given", ActKind::Move, "", "unreadable", ""},
      Row{"a move of odd letters", ActKind::Move, "12ab", "unreadable", ""},
      Row{"nothing to accept", ActKind::AcceptDraw, "", "no-offer-to-answer", "9.1.2.1"},
      Row{"claim of nothing named", ActKind::Claim, "", "unreadable", ""},
  };
  TwoPlayers game(port());
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    Act act = plain(row.act);
    if (!row.uci.empty()) act.uci = std::string(row.uci);
    game.white.send_act(7, 0, act);
    const RefusedMessage refusal = game.white.refusal();
    EXPECT_EQ(refusal.id, 7);
    EXPECT_EQ(refusal.seq, 0);
    EXPECT_EQ(refusal.ruling.code, row.code);
    EXPECT_EQ(refusal.ruling.article.value_or(""), row.article);
    EXPECT_FALSE(refusal.ruling.text.empty());
  }
  game.white.send_move(0, "g1g3");
  EXPECT_EQ(game.white.refusal().ruling.squares.size(), 2U);
  game.black.send_move(0, "e7e5");
  EXPECT_EQ(game.black.refusal().ruling.code, "not-your-turn");
  EXPECT_EQ(state(game.made.game).seq, 0);
}

TEST_F(ServedGame, ActOnAnOldPictureIsStaleAndBringsWhatIsMissing) {
  TwoPlayers game(port());
  const EventMessage first = game.white.move(0, "e2e4");
  (void)game.black.event();
  game.black.send_move(0, "e7e5");
  RefusedMessage refusal = game.black.refusal();
  EXPECT_EQ(refusal.ruling.code, "stale");
  EXPECT_EQ(refusal.ruling.article, std::nullopt);
  EXPECT_EQ(refusal.from, 0);
  EXPECT_EQ(refusal.events, std::vector{first.event});
  game.black.send_move(99, "e7e5");
  refusal = game.black.refusal();
  EXPECT_EQ(refusal.ruling.code, "stale");
  EXPECT_EQ(refusal.seq, 1);
  EXPECT_EQ(refusal.from, 0) << "a picture of another game starts over";
}

TEST_F(ServedGame, WhoComesBackGetsTheMissingEvents) {
  TwoPlayers game(port());
  const EventMessage first = game.white.move(0, "e2e4");
  const EventMessage second = game.black.event().seq == 0 ? game.black.move(1, "e7e5") : EventMessage{};
  struct Row {
    const char* name;
    std::int64_t known, from;
    std::vector<GameEvent> events;
  };
  for (const Row& row : {Row{"nothing known", 0, 0, {first.event, second.event}}, Row{"one known", 1, 1, {second.event}},
                         Row{"all known", 2, 2, {}}, Row{"more than there is", 3, 0, {first.event, second.event}}}) {
    SCOPED_TRACE(row.name);
    const PlayerClient back(port(), game.made.game, game.black_seat.key, row.known);
    EXPECT_EQ(back.joined.you, Colour::Black);
    EXPECT_EQ(back.joined.seq, 2);
    EXPECT_EQ(back.joined.from, row.from);
    EXPECT_EQ(back.joined.events, row.events);
  }
}

TEST_F(ServedGame, TwoPagesOfOnePlayerStayTogether) {
  TwoPlayers game(port());
  PlayerClient other_page(port(), game.made.game, game.made.key);
  (void)game.white.move(0, "d2d4");
  EXPECT_EQ(other_page.event().event.uci, "d2d4");
  other_page.send_move(0, "e2e4");
  EXPECT_EQ(other_page.refusal().ruling.code, "stale");
}

// 11.4, 12.7: whoever has no seat watches.
TEST_F(ServedGame, SpectatorsWatchAndDoNotAct) {
  TwoPlayers game(port());
  PlayerClient watcher(port(), game.made.game);
  watcher.send_move(0, "e2e4");
  EXPECT_EQ(watcher.refusal().ruling.code, "not-your-seat");
  watcher.socket.send(write(TakeSeatMessage{.key = {}, .hand = {}, .name = {}}));
  EXPECT_EQ(watcher.error().code, ErrorCode::SeatTaken);
  EXPECT_EQ(state(game.made.game).room.spectators, 1);
}

TEST_F(ServedGame, SomeoneWithASeatDoesNotTakeTheOtherOne) {
  const GameMade made = make_game(port(), white_to_ada);
  PlayerClient white(port(), made.game, made.key);
  white.socket.send(write(TakeSeatMessage{.key = {}, .hand = {}, .name = {}}));
  EXPECT_EQ(white.error().code, ErrorCode::SeatTaken);
}

TEST_F(ServedGame, KeyOfAnotherGameOpensNothing) {
  const GameMade one = make_game(port(), white_to_ada);
  const GameMade other = make_game(port(), white_to_ada);
  WebSocketClient socket(port());
  socket.send(write(JoinMessage{.version = {}, .game = one.game, .key = other.key, .seq = 0, .lang = {}}));
  EXPECT_EQ(expect<ErrorMessage>(socket.news()).code, ErrorCode::WrongKey);
  socket.send(write(JoinMessage{.version = {}, .game = one.game, .key = {}, .seq = 0, .lang = {}}));
  EXPECT_EQ(expect<JoinedMessage>(socket.news()).you, std::nullopt) << "one may still watch";
}

TEST_F(ServedGame, KeysAreNeverTold) {
  TwoPlayers game(port());
  const std::string told =
      http(port(), "GET", "/api/games/" + game.made.game).body + write(game.white.joined) + write(game.black_seat.room);
  EXPECT_EQ(told.find(game.made.key), std::string::npos);
  EXPECT_EQ(told.find(sha256_hex(game.made.key)), std::string::npos);
  EXPECT_EQ(told.find(game.black_seat.key), std::string::npos);
}

TEST_F(ServedGame, EndsByMateAndHearsNothingMore) {
  TwoPlayers game(port());
  (void)game.white.move(0, "f2f3");
  (void)game.black.event();
  (void)game.black.move(1, "e7e5");
  (void)game.white.event();
  (void)game.white.move(2, "g2g4");
  (void)game.black.event();
  const EventMessage mate = game.black.move(3, "d8h4");
  const Outcome black_wins{.result = "0-1", .reason = "checkmate", .article = "5.1.1"};
  EXPECT_EQ(mate.outcome, black_wins);
  EXPECT_EQ(game.white.event().outcome, black_wins);
  game.white.send_move(4, "e2e4");
  EXPECT_EQ(game.white.refusal().ruling.article, "5.1.1");
  EXPECT_EQ(state(game.made.game).outcome, black_wins);
  EXPECT_EQ(PlayerClient(port(), game.made.game).joined.outcome, black_wins);
}

TEST_F(ServedGame, DrawIsOfferedAndAgreed) {
  TwoPlayers game(port());
  (void)game.white.move(0, "e2e4");
  (void)game.black.event();
  (void)game.black.move(1, "e7e5");
  (void)game.white.event();
  game.white.send_act(1, 2, plain(ActKind::OfferDraw));
  EXPECT_EQ(game.white.event().event.act, ActKind::OfferDraw);
  EXPECT_EQ(game.black.event().event.act, ActKind::OfferDraw);
  game.black.send_act(2, 3, plain(ActKind::AcceptDraw));
  EXPECT_EQ(game.black.event().outcome, (Outcome{.result = "1/2-1/2", .reason = "agreement", .article = "5.2.3"}));
}

TEST_F(ServedGame, ThreefoldRepetitionIsClaimedWithTheAnnouncedMove) {
  TwoPlayers game(port());
  const std::vector<std::string> there_and_back = {"g1f3", "g8f6", "f3g1", "f6g8"};
  std::int64_t seq = 0;
  for (int round = 0; round < 2; ++round) {
    for (const std::string& move : there_and_back) {
      if (seq == 7) break;
      PlayerClient& mover = seq % 2 == 0 ? game.white : game.black;
      PlayerClient& other = seq % 2 == 0 ? game.black : game.white;
      (void)mover.move(seq++, move);
      (void)other.event();
    }
  }
  game.black.send_act(5, 7, {.act = ActKind::Claim, .uci = "f6g8", .kind = ClaimKind::ThreefoldRepetition});
  EXPECT_EQ(game.black.event().outcome,
            (Outcome{.result = "1/2-1/2", .reason = "threefold-repetition", .article = "9.2.1"}));
}

TEST_F(ServedGame, ResignationEndsItAlsoOutOfTurn) {
  TwoPlayers game(port());
  game.black.send_act(5, 0, plain(ActKind::Resign));
  EXPECT_EQ(game.black.event().outcome, (Outcome{.result = "1-0", .reason = "resignation", .article = "5.1.2"}));
}

TEST_F(ServedGame, Chess960CastlesKingTakesRook) {
  TwoPlayers game(
      port(),
      {.colour = ColourChoice::White, .variant = Variant::Chess960, .fen = "4k3/8/8/8/8/8/8/1R3KR1 w KQ - 0 1", .name = {}});
  EXPECT_EQ(game.white.move(0, "f1g1").ruling.code, "move-made");
}

// 8.1.1.1, 8.1.4: the record in algebraic notation.
TEST_F(ServedGame, PgnTellsTheGame) {
  TwoPlayers game(port());
  (void)game.white.move(0, "e2e4");
  HttpAnswer answer = http(port(), "GET", "/api/games/" + game.made.game + ".pgn");
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.headers["content-type"], "application/x-chess-pgn; charset=utf-8");
  EXPECT_NE(answer.body.find("[White \"Ada\"]"), std::string::npos) << answer.body;
  EXPECT_NE(answer.body.find("1. e4 *"), std::string::npos) << answer.body;
}

// Two closed hands: the creator hides a pawn of each colour, the friend picks a hand.

class TwoClosedHands : public ServedGame {
 protected:
  GameMade made_ = make_game(port(), {.colour = ColourChoice::Hands, .variant = {}, .fen = {}, .name = "Ada"});
};

TEST_F(TwoClosedHands, NobodyHasAColourBeforeOneIsPicked) {
  PlayerClient creator(port(), made_.game, made_.key);
  EXPECT_EQ(creator.joined.you, std::nullopt);
  EXPECT_TRUE(creator.joined.creator);
  const std::optional<Hands> hands = creator.joined.room.hands;
  ASSERT_TRUE(hands);
  EXPECT_EQ(hands->promise.size(), 64U);
  EXPECT_FALSE(hands->left || hands->right || hands->salt || hands->picked);
  EXPECT_FALSE(creator.joined.room.players.white.taken || creator.joined.room.players.black.taken);
  creator.send_move(0, "e2e4");
  EXPECT_EQ(creator.refusal().ruling.code, "not-your-seat");
}

TEST_F(TwoClosedHands, AHandHasToBePicked) {
  PlayerClient friend_(port(), made_.game);
  friend_.socket.send(write(TakeSeatMessage{.key = {}, .hand = {}, .name = {}}));
  EXPECT_EQ(friend_.error().code, ErrorCode::HandNeeded);
}

TEST_F(TwoClosedHands, PickGivesBothTheirColoursAndTheProofThatNothingWasSwapped) {
  PlayerClient creator(port(), made_.game, made_.key);
  const std::string promise = creator.joined.room.hands->promise;
  PlayerClient friend_(port(), made_.game);
  const SeatedMessage seated = friend_.sit_down(Hand::Right, "Bo");
  const Hands open = seated.room.hands.value_or(Hands{});
  EXPECT_EQ(open.picked, Hand::Right);
  EXPECT_EQ(open.right, seated.you);
  EXPECT_NE(open.left, open.right);
  EXPECT_EQ(sha256_hex(open.salt.value_or("") + ":left=" + std::string(word(open.left.value_or(Colour::White)))), promise);
  PresenceMessage told = creator.presence();
  while (!told.room.started) told = creator.presence();
  EXPECT_EQ(told.you, open.left);
  EXPECT_EQ(told.room.hands, open);
  EXPECT_EQ(PlayerClient(port(), made_.game, made_.key).joined.you, open.left);
  PlayerClient& white = seated.you == Colour::White ? friend_ : creator;
  (void)white.move(0, "e2e4");
}

TEST_F(TwoClosedHands, BothColoursAreFoundInTheLeftHand) {
  bool seen[2] = {false, false};
  for (int game = 0; game < 64 && !(seen[0] && seen[1]); ++game) {
    const GameMade made = make_game(port(), {.colour = ColourChoice::Hands, .variant = {}, .fen = {}, .name = {}});
    seen[static_cast<int>(PlayerClient(port(), made.game).sit_down(Hand::Left).you)] = true;
  }
  EXPECT_TRUE(seen[0] && seen[1]);
}

}  // namespace
}  // namespace adoube::server
