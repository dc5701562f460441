// SPDX-License-Identifier: MIT
// Moves taken back by request, where that was agreed on; and first moves that do not come (no articles; Laws 4.7, 6.7).
#include "tests/game/played.hpp"

namespace adoube::game {
namespace {

using laws::Code;
using rules::Color;
using namespace std::chrono_literals;

/// Acts are written W or B and what the player does: a move, "ask", "accept", "decline", "offer", "abort". `at`: when.
Expected<Ruled, Ruling> act(const Game& game, char who, const std::string& what, Time at) {
  const Actor by = who == 'W' ? Actor::White : Actor::Black;
  const auto event = [&](Act done) { return apply(game, {.at = at, .by = by, .act = std::move(done)}); };
  if (what == "ask") return event(AskTakeBack{});
  if (what == "accept") return event(AcceptTakeBack{});
  if (what == "decline") return event(DeclineTakeBack{});
  if (what == "offer") return event(OfferDraw{});
  if (what == "abort") return event(Abort{});
  return event(MakeMove{wish(game.position(), what)});
}

/// All but the last act must be admitted; each takes a second.
Expected<Ruled, Ruling> told(Game game, const char* script) {
  std::istringstream acts(script);
  Time at{0};
  for (std::string one; acts >> one;) {
    at += 1s;
    auto answer = act(game, one[0], one.substr(2), at);
    if (acts.peek() == std::char_traits<char>::eof()) return answer;
    EXPECT_TRUE(answer) << one;
    if (!answer) return answer;
    game = std::move(answer->game);
  }
  return refused(Ruling{Code::Unreadable});
}

Game casual(std::optional<TimeControl> control = {}) {
  return start(rules::Position::initial(), {.time_control = std::move(control), .takebacks = true});
}

struct Row {
  const char* name;
  const char* script;
  bool admitted;
  Code code;
  std::size_t plies;  ///< made once all is done; of the last act where it is admitted
};

const std::vector<Row> rows = {
    {"asked after the own move", "W:e4 W:ask", true, Code::TakeBackAsked, 1},
    {"accepted: the move is gone", "W:e4 W:ask B:accept", true, Code::TakenBack, 0},
    {"asked once the opponent has replied: the reply goes, too", "W:e4 B:e5 W:ask B:accept", true, Code::TakenBack, 0},
    {"Black's own move alone", "W:e4 B:e5 B:ask W:accept", true, Code::TakenBack, 1},
    {"declined: the move stands", "W:e4 W:ask B:decline", true, Code::TakeBackDeclined, 1},
    {"a move of the opponent answers it", "W:e4 W:ask B:e5 B:accept", false, Code::NoTakeBackToAnswer, 0},
    {"a move of the asker lets it lapse", "W:e4 B:e5 W:ask W:d4 B:accept", false, Code::NoTakeBackToAnswer, 0},
    {"nobody accepts an own request", "W:e4 W:ask W:accept", false, Code::NoTakeBackToAnswer, 0},
    {"no move of White's yet", "W:ask", false, Code::NothingToTakeBack, 0},
    {"no move of Black's yet", "W:e4 B:ask", false, Code::NothingToTakeBack, 0},
    {"asked twice", "W:e4 W:ask W:ask", false, Code::TakeBackAlreadyAsked, 0},
    {"both ask", "W:e4 B:e5 W:ask B:ask", false, Code::TakeBackAlreadyAsked, 0},
    {"again after it was declined", "W:e4 W:ask B:decline W:ask", false, Code::TakeBackAskedAgain, 0},
    {"after another move", "W:e4 W:ask B:decline B:e5 W:d4 W:ask", true, Code::TakeBackAsked, 3},
    {"again after it was accepted", "W:e4 W:ask B:accept W:d4 W:ask", true, Code::TakeBackAsked, 1},
    {"declined three times", "W:e4 W:ask B:decline B:e5 W:d4 W:ask B:decline B:d5 W:c4 W:ask B:decline B:c5 W:b4 W:ask",
     false, Code::TakeBackAskedTooOften, 0},
    {"the limit is each player's own", "W:e4 W:ask B:decline B:e5 W:d4 W:ask B:decline B:d5 W:c4 W:ask B:decline B:c5 B:ask",
     true, Code::TakeBackAsked, 6},
    {"another move may then be made", "W:e4 W:ask B:accept W:d4", true, Code::MoveMade, 1},
    {"and it is the asker's turn", "W:e4 W:ask B:accept B:e7e5", false, Code::NotYourTurn, 0},
};

TEST(TakeBack, Rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const auto answer = told(casual(), row.script);
    EXPECT_EQ(answer.has_value(), row.admitted);
    EXPECT_EQ(laws::name(code_of(answer)), laws::name(row.code));
    if (answer) {
      EXPECT_EQ(answer->game.history.size(), row.plies);
    }
  }
}

TEST(TakeBack, HasToBeAgreedOnBeforehand) {
  const auto answer = told(start(rules::Position::initial()), "W:e4 W:ask");
  EXPECT_EQ(code_of(answer), Code::TakeBacksNotAgreed);
  EXPECT_EQ(article_of(answer), "") << "the Laws know no such thing";
}

TEST(TakeBack, OffersOfADrawGoWithThePosition) {
  const auto answer = told(casual(), "W:e4 B:e5 W:offer W:ask B:accept");
  ASSERT_TRUE(answer);
  EXPECT_FALSE(answer->game.has_offer(Color::White));
}

TEST(TakeBack, ClocksGoOnFromWhatTheyShow) {
  // 5+2. White: 1 s for e4, 2 s more. Black: 1 s for e5, 2 s more. Then two seconds pass on White's clock.
  const auto answer = told(casual(*read_time_control("5+2")), "W:e4 B:e5 W:ask B:accept");
  ASSERT_TRUE(answer);
  const Clock& clock = *answer->game.clock;
  EXPECT_EQ(clock.running(), Color::White);
  EXPECT_EQ(clock.left(Color::White), 300s - 1s + 2s - 2s);
  EXPECT_EQ(clock.left(Color::Black), 300s - 1s + 2s);
  const auto own = told(casual(*read_time_control("5+2")), "W:e4 W:ask B:accept");
  ASSERT_TRUE(own);
  EXPECT_EQ(own->game.clock->running(), Color::White) << "the asker's clock runs again at once";
  EXPECT_EQ(own->game.clock->left(Color::Black), 300s - 2s) << "the opponent has thought about the request";
}

struct FirstMoveRow {
  const char* name;
  const char* script;
  Time at;
  char who;
  bool aborted;
};

TEST(FirstMove, GameWithoutItIsAbortedOnceItIsDue) {
  const std::vector<FirstMoveRow> all = {
      {"White's does not come", "", 30s, 'W', true},
      {"later than due", "", 40s, 'W', true},
      {"a moment too early", "", 29'999ms, 'W', false},
      {"Black is not the one to move", "", 30s, 'B', false},
      {"Black's does not come", "W:e4", 31s, 'B', true},
      {"Black has the whole time from White's move on", "W:e4", 30s, 'B', false},
      {"both have been made", "W:e4 B:e5", 60s, 'W', false},
  };
  for (const FirstMoveRow& row : all) {
    SCOPED_TRACE(row.name);
    Game game = start(rules::Position::initial(), {.first_move_limit = 30s});
    if (*row.script != '\0') game = told(std::move(game), row.script)->game;
    const auto answer = act(game, row.who, "abort", row.at);
    EXPECT_EQ(answer.has_value(), row.aborted);
    EXPECT_EQ(code_of(answer), row.aborted ? Code::Aborted : Code::AbortNotDue);
    if (!answer) continue;
    EXPECT_EQ(text(answer->game.ends.front().result), "*");
    EXPECT_EQ(name(answer->game.ends.front().reason), "aborted");
    EXPECT_EQ(article(answer->game.ends.front()), "");
    EXPECT_FALSE(first_move_due(answer->game));
  }
}

TEST(FirstMove, HasNoLimitUnlessAgreedOn) {
  const Game game = start(rules::Position::initial());
  EXPECT_FALSE(first_move_due(game));
  EXPECT_EQ(code_of(act(game, 'W', "abort", 3600s)), Code::AbortNotDue);
}

}  // namespace
}  // namespace adoube::game
