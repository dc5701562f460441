// SPDX-License-Identifier: MIT
// The referee's lines: what an event changes, what a refused one leaves, and what is noted of each half-move.
#include "apps/answers/referee_session.hpp"

#include <gtest/gtest.h>

#include "apps/answers/game_answer.hpp"

namespace adoube::answers {
namespace {

RefereeSession session_of(const char* setup) {
  return RefereeSession(read_setup(Json::parse(setup), Place::AtABoard, {}).value(), {});
}

Json hear(RefereeSession& session, const char* event) { return session.hear(Json::parse(event)); }

TEST(RefereeSession, TheOpeningTellsWhatIsToBeDone) {
  const Json line = session_of(R"({"time_control":"15+10"})").opening();
  EXPECT_EQ(line["event"], 0);
  EXPECT_EQ(line["ok"], true);
  EXPECT_EQ(line["article"], "1.3");
  EXPECT_EQ(line["clock"], (Json{{"white_ms", 900'000}, {"black_ms", 900'000}}));
}

TEST(RefereeSession, TimePassesWithARefusedEventOnly) {
  auto session = session_of(R"({"time_control":"15+10"})");
  EXPECT_EQ(hear(session, R"({"at":2000,"by":"black","do":"move","uci":"e7e5"})")["clock"]["white_ms"], 898'000);
  EXPECT_EQ(hear(session, R"({"at":3000,"by":"black"})")["clock"]["white_ms"], 898'000) << "no event";
  EXPECT_EQ(hear(session, R"({"at":1999,"by":"white","do":"move","uci":"e2e4"})")["clock"]["white_ms"], 898'000)
      << "too early";
  EXPECT_EQ(session.events(), 3U);
  EXPECT_EQ(session.game().history.size(), 0U);
}

TEST(RefereeSession, AnUnreadableEventTellsItsField) {
  auto session = session_of("{}");
  const Json line = hear(session, R"({"at":0,"by":"white","do":"move","uci":"e9"})");
  EXPECT_EQ(line["ruling"], "unreadable");
  EXPECT_EQ(line["article"], nullptr);
  EXPECT_EQ(line["text"], "uci: expected a move such as e2e4 or a7a8q.");
}

TEST(RefereeSession, NotesTheClockOfEachHalfMove) {
  auto session = session_of(R"({"time_control":"15+10"})");
  hear(session, R"({"at":4000,"by":"white","do":"move","uci":"e2e4"})");
  hear(session, R"({"at":9000,"by":"black","do":"make","uci":"e7e5"})");
  ASSERT_EQ(session.notes().size(), 2U);
  EXPECT_EQ(session.notes()[0].clock, game::Time{906'000});
  EXPECT_EQ(session.notes()[1].clock, game::Time{895'000}) << "not yet pressed";
  EXPECT_FALSE(session.notes()[1].completed);
  hear(session, R"({"at":11000,"by":"black","do":"press"})");
  EXPECT_EQ(session.notes()[1].clock, game::Time{903'000}) << "what was used, and what the move earned";
  hear(session, R"({"at":12000,"by":"white","do":"move","uci":"g1f3"})");
  EXPECT_EQ(session.notes()[1].clock, game::Time{903'000}) << "and then no more";
  EXPECT_EQ(session.notes()[2].event, 4U);
}

TEST(RefereeSession, ForgetsWhatIsTakenBack) {
  auto session = session_of(R"({"time_control":"15+10"})");
  hear(session, R"({"at":0,"by":"white","do":"move","uci":"e1e3"})");
  hear(session, R"({"at":0,"by":"black","do":"move","uci":"e7e5"})");
  hear(session, R"({"at":5000,"by":"black","do":"point-out","what":"illegal-move","ply":1})");
  ASSERT_EQ(session.game().history.size(), 0U);
  EXPECT_TRUE(session.notes().empty());
  hear(session, R"({"at":6000,"by":"white","do":"move","uci":"e2e4"})");
  EXPECT_EQ(session.notes().at(0).event, 4U);
}

TEST(RefereeSession, AScreensFlagFallsWhileNothingHappens) {
  auto session = session_of(R"({"time_control":"15+0","mode":"screen"})");
  session.wait_until(game::Time{900'000});
  EXPECT_TRUE(session.game().over());
  const Json line = hear(session, R"({"at":900001,"by":"white","do":"move","uci":"e2e4"})");
  EXPECT_EQ(line["ok"], false);
  EXPECT_EQ(line["article"], "6.9");
  EXPECT_EQ(line["outcome"]["result"], "0-1");
  EXPECT_EQ(line["clock"]["white_ms"], 0);
}

// 8.1.5, 9.1.2.2: an offer is written down with (=).
TEST(GamePgn, ClocksOffersAndTheTimeControl) {
  auto session = session_of(R"({"time_control":"90/40+30;30+30"})");
  for (const char* event :
       {R"({"at":5000,"by":"white","do":"make","uci":"e2e4"})", R"({"at":5000,"by":"white","do":"offer-draw"})",
        R"({"at":6000,"by":"white","do":"press"})", R"({"at":7500,"by":"black","do":"move","uci":"e7e5"})",
        R"({"at":8000,"by":"white","do":"move","uci":"e1e3"})"})
    EXPECT_EQ(hear(session, event)["ok"], true) << event;
  const std::string pgn = game_pgn(session.game(), {{"White", "A"}}, session.notes());
  EXPECT_NE(pgn.find("[TimeControl \"40/5400+30:1800+30\"]"), std::string::npos) << pgn;
  EXPECT_NE(pgn.find("1. e4 {[%clk 1:30:24] (=)} 1... e5 {[%clk 1:30:28.5]} {Then e1e3"), std::string::npos) << pgn;
  EXPECT_NE(pgn.find("not legal (7.5.1).} *"), std::string::npos) << pgn;
}

TEST(GameJson, WhatBindsThePlayer) {
  auto session = session_of(R"({"time_control":"15+10"})");
  hear(session, R"({"at":1000,"by":"white","do":"touch","squares":["g1","e2"]})");
  const Json game = game_json(session);
  EXPECT_EQ(game["touched"], Json::parse(R"(["g1","e2"])"));
  EXPECT_EQ(game["binding"]["code"], "touch-binds-piece");
  EXPECT_EQ(game["binding"]["moves"], Json::parse(R"(["g1f3","g1h3"])"));
  EXPECT_EQ(game["moves"].size(), 20U) << "all legal moves, whatever binds";
  EXPECT_EQ(game["next"]["article"], "4.3.1");
}

TEST(GameJson, ABoardThatCannotBePlayed) {
  auto session = session_of(R"({"fen":"4k3/8/8/8/r7/8/3P4/4K3 b - - 0 1","time_control":"15+10"})");
  hear(session, R"({"at":0,"by":"black","do":"move","uci":"a4e4"})");
  hear(session, R"({"at":0,"by":"white","do":"move","uci":"d2d3"})");  // leaves the king in check
  const Json game = game_json(session);
  EXPECT_EQ(game["playable"], false);
  EXPECT_EQ(game["moves"], Json::array());
  EXPECT_EQ(game["claims"], Json::array());
  EXPECT_EQ(game["plies"][1]["legal"], false);
  EXPECT_EQ(game["plies"][1]["san"], "d2d3");
  EXPECT_EQ(game["fen"], "4k3/8/8/8/4r3/3P4/8/4K3 b - - 0 2");
}

TEST(GameJson, ALossShowsHowTheOpponentCouldMate) {
  auto session = session_of(R"({"fen":"8/8/8/8/8/6k1/4q3/7K w - - 0 1","time_control":"15+10"})");
  hear(session, R"({"at":0,"by":"white","do":"resign"})");
  const Json outcome = game_json(session)["outcome"];
  EXPECT_EQ(outcome["result"], "0-1");
  EXPECT_EQ(outcome["undetermined"], false);
  ASSERT_FALSE(outcome["mating_line"].empty());
  EXPECT_TRUE(outcome["mating_line"].back()["san"].get<std::string>().ends_with('#'));
}

TEST(GameJson, TellsTheClockInFull) {
  auto session = session_of(R"({"time_control":"90/40d30;30+30"})");
  hear(session, R"({"at":40000,"by":"white","do":"make","uci":"e2e4"})");
  const Json clock = game_json(session)["clock"];
  EXPECT_EQ(clock["white_ms"], 5'390'000) << "30 of the 40 seconds were the delay's";
  EXPECT_EQ(clock["running"], "white");
  EXPECT_EQ(clock["falls_at_ms"], 5'430'000);
  EXPECT_EQ(
      clock["white"],
      Json::parse(
          R"({"period":0,"moves_to_go":40,"fallen":false,"must_record":true,"per_move_ms":30000,"bonus":"delay","delay_left_ms":0})"));
  EXPECT_EQ(clock["black"]["delay_left_ms"], 0);
  EXPECT_EQ(game_json(session)["uncompleted"], (Json{{"white", true}, {"black", false}}));
}

TEST(GameAnswer, EventsCountFromZeroThere) {
  const auto setup = read_setup(Json::object(), Place::OnAScreen, {}).value();
  const Json events = Json::parse(R"([{"by":"white","do":"move","uci":"e2e5"},7,{"by":"white","do":"move","uci":"e2e4"}])");
  const Json answer = game_answer(setup, events, game::Time{500}, {});
  EXPECT_EQ(answer["rulings"][0]["event"], 0);
  EXPECT_EQ(answer["rulings"][1]["ruling"], "unreadable");
  EXPECT_EQ(answer["rulings"][2]["event"], 2);
  EXPECT_EQ(answer["plies"][0]["event"], 2);
  EXPECT_EQ(answer["clock"], nullptr);
  EXPECT_EQ(answer["plies"][0]["clock_ms"], nullptr);
}

}  // namespace
}  // namespace adoube::answers
