// SPDX-License-Identifier: MIT
// Analyses of finished games: over real sockets with an engine of the tests, which knows how to fail.
#include <gtest/gtest.h>

#include <unistd.h>

#include <filesystem>
#include <thread>

#include "tests/server/running_server.hpp"

namespace adoube::server {
namespace {

[[nodiscard]] ServeOptions with_engine(std::vector<std::string> arguments) {
  ServeOptions options = quick_options();
  options.engine.path = ADOUBE_BAD_ENGINE;
  options.engine.arguments = std::move(arguments);
  options.engine.patience = {.start = std::chrono::seconds(20), .answer = std::chrono::milliseconds(200), .restarts = 1};
  options.engine.analysis_time = std::chrono::milliseconds(20);
  return options;
}

[[nodiscard]] std::string address_of(const std::string& game) { return "/api/games/" + game + "/analysis"; }

[[nodiscard]] GameAnalysis read(const HttpAnswer& answer) {
  const auto analysis = read_game_analysis(answer.body);
  EXPECT_TRUE(analysis) << answer.body;
  return analysis.value_or(GameAnalysis{});
}

/// Waits until it is so far, and no longer than is bearable.
[[nodiscard]] GameAnalysis wait_for(std::uint16_t port, const std::string& game, AnalysisStage stage) {
  GameAnalysis analysis;
  for (int tries = 0; tries < 1'000; ++tries) {
    analysis = read(http(port, "GET", address_of(game)));
    if (analysis.stage == stage) return analysis;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  ADD_FAILURE() << "it is " << word(analysis.stage) << " with " << analysis.evaluations.size();
  return analysis;
}

class Analysing : public testing::Test {
 protected:
  /// White has moved a knight, and resigned.
  [[nodiscard]] static std::string finished_game(std::uint16_t port) {
    TwoPlayers players(port);
    (void)players.white.move(0, "g1f3");
    players.white.send_act(1, 1, {.act = ActKind::Resign, .uci = {}, .kind = {}});
    EXPECT_TRUE(players.white.event().outcome);
    return players.made.game;
  }

  std::unique_ptr<store::Database> database_ = *store::open_database("memory:");
};

TEST_F(Analysing, LooksAtEveryPositionOfAFinishedGame) {
  const RunningServer server(*database_, with_engine({"shuffles"}));
  const std::string game = finished_game(server.port());
  EXPECT_EQ(read(http(server.port(), "GET", address_of(game))).stage, AnalysisStage::None);
  EXPECT_EQ(http(server.port(), "POST", address_of(game)).status, 202);
  const GameAnalysis analysis = wait_for(server.port(), game, AnalysisStage::Done);
  EXPECT_EQ(analysis.positions, 2);
  ASSERT_EQ(analysis.evaluations.size(), 2U);
  EXPECT_EQ(analysis.evaluations[0], (Evaluation{.line = {"g1f3"}, .cp = 0, .mate = {}, .depth = 1}));
  EXPECT_EQ(analysis.evaluations[1].line, std::vector<std::string>{"g8f6"});
  EXPECT_EQ(read(http(server.port(), "POST", address_of(game))), analysis) << "once is enough";
}

TEST_F(Analysing, NotWhileTheGameGoesOn) {
  const RunningServer server(*database_, with_engine({"shuffles"}));
  const TwoPlayers players(server.port());
  const HttpAnswer answer = http(server.port(), "POST", address_of(players.made.game));
  EXPECT_EQ(answer.status, 409);
  EXPECT_NE(answer.body.find("not-over"), std::string::npos);
  EXPECT_EQ(read(http(server.port(), "GET", address_of(players.made.game))).stage, AnalysisStage::None);
}

TEST_F(Analysing, SurvivesAnEngineThatMisbehaves) {
  const auto started = std::filesystem::temp_directory_path() / ("adoube-analyst-" + std::to_string(::getpid()));
  for (const char* manner : {"hangs", "dies-thinking", "illegal-move", "garbled-move"}) {
    SCOPED_TRACE(manner);
    std::filesystem::remove(started);
    // From its second start on it answers e2e4, which is legal in one of the two positions.
    const RunningServer server(*database_, with_engine({manner, started.string()}));
    const std::string game = finished_game(server.port());
    EXPECT_EQ(http(server.port(), "POST", address_of(game)).status, 202);
    GameAnalysis analysis;
    for (int tries = 0; tries < 1'000 && analysis.evaluations.empty(); ++tries) {
      analysis = read(http(server.port(), "GET", address_of(game)));
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    ASSERT_EQ(analysis.evaluations.size(), 1U);
    EXPECT_EQ(analysis.evaluations[0].line, (std::vector<std::string>{"e2e4", "e7e5"}));
  }
  std::filesystem::remove(started);
}

TEST_F(Analysing, WhatOneServerHasBegunAnotherEnds) {
  std::string game;
  {
    const RunningServer server(*database_, with_engine({"hangs"}));
    game = finished_game(server.port());
    EXPECT_EQ(http(server.port(), "POST", address_of(game)).status, 202);
  }
  const RunningServer server(*database_, with_engine({"shuffles"}));
  EXPECT_EQ(wait_for(server.port(), game, AnalysisStage::Done).evaluations.size(), 2U);
}

TEST_F(Analysing, OneAskerHasSoManyGamesWaiting) {
  const RunningServer server(*database_, with_engine({"hangs"}));
  std::vector<std::string> games;
  for (std::int64_t i = 0; i < 21; ++i) games.push_back(finished_game(server.port()));
  for (std::int64_t i = 0; i < 20; ++i) EXPECT_EQ(http(server.port(), "POST", address_of(games[i])).status, 202);
  EXPECT_EQ(http(server.port(), "POST", address_of(games[20])).status, 429);
}

TEST_F(Analysing, WithoutAnEngineThereIsNone) {
  const RunningServer server(*database_);
  const std::string game = finished_game(server.port());
  EXPECT_EQ(http(server.port(), "POST", address_of(game)).status, 503);
  EXPECT_EQ(http(server.port(), "GET", address_of("abcdefghijkl")).status, 404);
  EXPECT_EQ(http(server.port(), "GET", "/api/games/no/analysis").status, 404);
}

}  // namespace
}  // namespace adoube::server
