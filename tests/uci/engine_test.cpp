// SPDX-License-Identifier: MIT
// An engine as a process that can do anything: each misbehaviour by its name, and Debian's stockfish as it is.
#include "adoube/uci/engine.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <thread>

namespace adoube::uci {
namespace {

using namespace std::chrono_literals;

/// Short, so that the table is soon through; no row depends on how fast the machine is but for being slower than these.
const Patience short_patience{.start = 300ms, .answer = 150ms, .restarts = 2, .most_bytes = 1 << 20, .most_unreadable = 50};
/// For rows in which the engine behaves in the end.
const Patience long_patience{.start = 20s, .answer = 300ms, .restarts = 2, .most_bytes = 1 << 20, .most_unreadable = 50};

[[nodiscard]] Question question() {
  return {.effort = {.time = 10ms}, .longest = 60s, .is_legal = [](std::string_view move) {
            return move == "e2e4" || move == "d2d4";
          }};
}

/// A file that is not there, and is gone in the end.
class Mark {
 public:
  Mark() : path_(std::filesystem::temp_directory_path() / ("adoube-uci-test-" + std::to_string(::getpid()))) {
    std::filesystem::remove(path_);
  }
  ~Mark() { std::filesystem::remove(path_); }
  [[nodiscard]] std::string path() const { return path_; }

 private:
  std::filesystem::path path_;
};

struct Row {
  std::string manner;
  EngineFault fault;
};

const Row rows[] = {
    {"no-greeting", EngineFault::NoGreeting},
    {"dies-at-once", EngineFault::NoGreeting},
    {"greets-in-another-tongue", EngineFault::NoGreeting},
    {"never-ready", EngineFault::NoGreeting},
    {"floods-before-greeting", EngineFault::NoGreeting},
    {"endless-line", EngineFault::NoGreeting},
    {"not-ready-again", EngineFault::Silent},
    {"hangs", EngineFault::Silent},
    {"deaf-to-everything", EngineFault::Silent},
    {"dies-thinking", EngineFault::Died},
    {"dies-after-half-a-line", EngineFault::Died},
    {"floods", EngineFault::Flooded},
    {"floods-without-line-ends", EngineFault::Flooded},
    {"floods-with-zero-bytes", EngineFault::Garbled},
    {"floods-with-garbage", EngineFault::Garbled},
    {"illegal-move", EngineFault::IllegalMove},
    {"no-move", EngineFault::NoMove},
    {"garbled-move", EngineFault::Garbled},
    {"bestmove-without-a-move", EngineFault::Garbled},
};

TEST(BadEngine, IsGivenUpAfterItsRestartsWithAClearFault) {
  for (const Row& row : rows) {
    Engine engine({ADOUBE_BAD_ENGINE, {row.manner}}, short_patience);
    const auto answer = engine.ask(question());
    ASSERT_FALSE(answer) << row.manner;
    EXPECT_EQ(answer.error(), row.fault) << row.manner << ": " << name(answer.error());
    EXPECT_EQ(engine.starts(), 3) << row.manner;
  }
}

TEST(BadEngine, IsStartedAgainAndTheQuestionIsAnswered) {
  for (const Row& row : rows) {
    const Mark mark;
    Patience patience = long_patience;
    if (row.fault == EngineFault::NoGreeting || row.fault == EngineFault::Silent) patience.start = 1500ms;
    Engine engine({ADOUBE_BAD_ENGINE, {row.manner, mark.path()}}, patience);
    const auto answer = engine.ask(question());
    ASSERT_TRUE(answer) << row.manner << ": " << name(answer.error());
    EXPECT_EQ(answer->move, "e2e4") << row.manner;
    EXPECT_EQ(engine.starts(), 2) << row.manner;
  }
}

TEST(BadEngine, NoTryBeginsOnceTheAnswerIsOfNoUse) {
  Engine engine({ADOUBE_BAD_ENGINE, {"hangs"}}, {.start = 10s, .answer = 100ms, .restarts = 1'000});
  Question bounded = question();
  bounded.longest = 400ms;
  EXPECT_FALSE(engine.ask(bounded));
  EXPECT_LT(engine.starts(), 50);
}

TEST(GoodEngine, TellsItsLines) {
  Engine engine({ADOUBE_BAD_ENGINE, {"good"}}, long_patience);
  int heard = 0;
  const auto answer = engine.ask(question(), [&](const Info&) { ++heard; });
  ASSERT_TRUE(answer);
  EXPECT_EQ(engine.name(), "Test engine 1");
  ASSERT_EQ(answer->lines.size(), 2U);
  EXPECT_EQ(answer->lines[0].variation, (std::vector<std::string>{"e2e4", "e7e5"}));
  EXPECT_EQ(answer->lines[1].score, (Score{.value = 12}));
  EXPECT_EQ(heard, 2);
  ASSERT_NE(engine.option("skill level"), nullptr);
  EXPECT_EQ(engine.option("skill level")->most, 20);
  EXPECT_EQ(engine.option("Hash"), nullptr);
}

TEST(GoodEngine, ALineThatBeginsWithAnIllegalMoveIsNone) {
  Engine engine({ADOUBE_BAD_ENGINE, {"illegal-line"}}, long_patience);
  const auto answer = engine.ask(question());
  ASSERT_TRUE(answer);
  EXPECT_TRUE(answer->lines[1].variation.empty());
}

TEST(GoodEngine, StopsWhenToldAndStaysForTheNextQuestion) {
  Engine engine({ADOUBE_BAD_ENGINE, {"stops-only-when-told"}}, long_patience);
  const std::atomic<bool> stop = true;
  Question endless = question();
  endless.effort = {};
  for (int i = 0; i < 2; ++i) {
    const auto answer = engine.ask(endless, {}, &stop);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->move, "e2e4");
  }
  EXPECT_EQ(engine.starts(), 1);
  engine.quit();
  EXPECT_TRUE(engine.ask(endless, {}, &stop));
  EXPECT_EQ(engine.starts(), 2);
}

TEST(GoodEngine, MayHaveNoMoveWhereTheGameIsOver) {
  Engine engine({ADOUBE_BAD_ENGINE, {"no-move"}}, long_patience);
  Question over = question();
  over.is_over = true;
  const auto answer = engine.ask(over);
  ASSERT_TRUE(answer);
  EXPECT_FALSE(answer->move);
}

TEST(NoEngine, IsTold) {
  for (const std::string path : {"/nowhere/engine", ADOUBE_SOURCE_DIR, ADOUBE_SOURCE_DIR "/README.md", ""}) {
    Engine engine({path, {}}, short_patience);
    const auto ready = engine.make_ready();
    ASSERT_FALSE(ready) << path;
    EXPECT_TRUE(ready.error() == EngineFault::CannotStart || ready.error() == EngineFault::NoGreeting) << path;
  }
}

TEST(Stockfish, FindsTheMate) {
  constexpr auto path = "/usr/games/stockfish";
  if (!std::filesystem::exists(path)) GTEST_SKIP() << "stockfish is not installed";
  Engine engine({path, {}});
  const auto answer = engine.ask(
      {.fen = "6k1/5ppp/8/8/8/8/8/4R2K w - - 0 1", .settings = {{"MultiPV", "2"}, {"Hash", "16"}}, .effort = {.depth = 8}});
  ASSERT_TRUE(answer) << name(answer.error());
  EXPECT_EQ(answer->move, "e1e8");
  ASSERT_EQ(answer->lines.size(), 2U);
  EXPECT_EQ(answer->lines[0].score, (Score{.unit = Score::Unit::MovesToMate, .value = 1}));
  EXPECT_NE(answer->lines[1].variation.front(), "e1e8");
}

TEST(Stockfish, HasNoMoveAfterTheMate) {
  constexpr auto path = "/usr/games/stockfish";
  if (!std::filesystem::exists(path)) GTEST_SKIP() << "stockfish is not installed";
  Engine engine({path, {}});
  const auto answer = engine.ask({.moves = {"f2f3", "e7e5", "g2g4", "d8h4"}, .effort = {.depth = 3}, .is_over = true});
  ASSERT_TRUE(answer) << name(answer.error());
  EXPECT_FALSE(answer->move);
}

}  // namespace
}  // namespace adoube::uci
