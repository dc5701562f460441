// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <filesystem>

#include "adoube/computer/draw_offer.hpp"
#include "adoube/computer/player.hpp"
#include "adoube/notation/fen.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"
#include "tests/computer/match.hpp"

namespace adoube::computer {
namespace {

using namespace std::chrono_literals;
using uci::Info;
using uci::Score;

[[nodiscard]] rules::Position position(std::string_view fen) { return *notation::read_position(fen); }

[[nodiscard]] Info line(int rank, int centipawns, const std::string& move) {
  return {.rank = rank, .score = Score{.value = centipawns}, .variation = {move}};
}

/// The dice as they are told to fall, one after another.
[[nodiscard]] Dice falling(std::vector<std::uint32_t> falls) {
  return [falls = std::move(falls), next = std::size_t{0}](std::uint32_t below) mutable {
    const std::uint32_t fall = next < falls.size() ? falls[next++] : 0;
    EXPECT_LT(fall, below);
    return fall;
  };
}

struct ChoiceRow {
  std::string name;
  std::string fen;
  std::string best;
  std::vector<Info> lines;
  std::vector<std::uint32_t> dice;
  std::string chosen;
};

const Level half{.number = 2, .lines = 4, .weaker_share = 50, .weaker_span = 300};

TEST(Choice, IsTheBestOrAWeakerOneByTheDice) {
  const std::string start(notation::initial_fen);
  const std::vector<Info> lines{line(1, 30, "e2e4"), line(2, 20, "d2d4"), line(3, -100, "g2g4"), line(4, -400, "f2f3")};
  // 1. f3 e5 and White to move: after g4 comes Qh4 mate.
  const std::string fool = "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2";
  const ChoiceRow rows[] = {
      {"the dice want the best", start, "e2e4", lines, {50}, "e2e4"},
      {"the first of the weaker ones", start, "e2e4", lines, {49, 0}, "d2d4"},
      {"the last that is near enough", start, "e2e4", lines, {0, 1}, "g2g4"},
      {"nothing to choose from", start, "e2e4", {line(1, 30, "e2e4"), line(2, -900, "f2f3")}, {0}, "e2e4"},
      {"no lines at all", start, "e2e4", {}, {0}, "e2e4"},
      {"a line that is not legal", start, "e2e4", {line(1, 30, "e2e4"), line(2, 20, "e2e5")}, {0}, "e2e4"},
      {"no weaker move allows a mate", fool, "e2e4", {line(1, 0, "e2e4"), line(2, -10, "g2g4")}, {0}, "e2e4"},
      {"nor does a best move of an engine held back",
       fool,
       "g2g4",
       {line(1, 0, "g2g4"), line(2, -10, "e2e4")},
       {99},
       "e2e4"},
      {"a mate is given whatever the dice",
       "6k1/5ppp/8/8/8/8/8/4R2K w - - 0 1",
       "h1g1",
       {line(1, 900, "h1g1")},
       {0},
       "e1e8"},
  };
  for (const ChoiceRow& row : rows) {
    const rules::Position here = position(row.fen);
    const Choice choice = choose(here, *notation::read_uci(here, row.best), row.lines, half, falling(row.dice));
    EXPECT_EQ(notation::write_uci(choice.move), row.chosen) << row.name;
  }
}

TEST(Choice, ALevelWithoutAShareThrowsNoDice) {
  const rules::Position here = rules::Position::initial();
  const std::vector<Info> lines{line(1, 30, "e2e4"), line(2, 29, "d2d4")};
  const Choice choice = choose(here, *notation::read_uci(here, "e2e4"), lines, level(10), [](std::uint32_t) {
    ADD_FAILURE();
    return 0U;
  });
  EXPECT_EQ(choice.score, (Score{.value = 30}));
}

TEST(Levels, GoUpwards) {
  for (int number = lowest_level; number < highest_level; ++number) {
    const Level& lower = level(number);
    const Level& higher = level(number + 1);
    EXPECT_EQ(lower.number, number);
    EXPECT_GE(lower.weaker_share, higher.weaker_share) << number;
    EXPECT_GE(lower.weaker_span, higher.weaker_span) << number;
    EXPECT_LE(*lower.nodes, higher.nodes.value_or(*lower.nodes)) << number;
    EXPECT_LE(lower.time, higher.time) << number;
  }
  EXPECT_EQ(level(-7).number, lowest_level);
  EXPECT_EQ(level(99).number, highest_level);
  EXPECT_EQ(level_of_elo(100).number, 1);
  EXPECT_EQ(level_of_elo(1400).elo, 1400);
  EXPECT_EQ(level_of_elo(1300).elo, lowest_elo);
  EXPECT_EQ(level_of_elo(9999).elo, highest_elo);
}

TEST(ThinkingTime, LeavesEnoughOnTheClock) {
  const struct {
    std::string name;
    std::optional<ClockView> clock;
  } rows[] = {
      {"no clock", std::nullopt},
      {"an hour", ClockView{.left = 1h}},
      {"a minute", ClockView{.left = 60s}},
      {"bullet with an increment", ClockView{.left = 60s, .per_move = 1s}},
      {"a second left", ClockView{.left = 1s}},
      {"a second left and an increment", ClockView{.left = 1s, .per_move = 30s}},
      {"nothing left", ClockView{.left = 0ms}},
  };
  for (const auto& row : rows) {
    const ThinkingTime time = thinking_time(level(10), row.clock);
    EXPECT_GE(time.time, 1ms) << row.name;
    EXPECT_LE(time.time, level(10).time) << row.name;
    EXPECT_GE(time.longest, time.time) << row.name;
    if (row.clock && row.clock->left >= 100ms) {
      EXPECT_LE(time.time, row.clock->left / 4) << row.name;
      EXPECT_LE(time.longest, row.clock->left / 2) << row.name;
    }
  }
}

TEST(DrawOffer, IsAgreedToByTheRule) {
  const Score mated{.unit = Score::Unit::MovesToMate, .value = -3};
  const Score mates{.unit = Score::Unit::MovesToMate, .value = 3};
  EXPECT_TRUE(agrees_to_draw(Score{.value = 20}, 40));
  EXPECT_TRUE(agrees_to_draw(Score{.value = -500}, 99));
  EXPECT_TRUE(agrees_to_draw(mated, 60));
  EXPECT_FALSE(agrees_to_draw(mates, 60));
  EXPECT_FALSE(agrees_to_draw(Score{.value = 21}, 60));
  EXPECT_FALSE(agrees_to_draw(Score{.value = 0}, 39));
  EXPECT_FALSE(agrees_to_draw(std::nullopt, 60));
}

TEST(Question, TellsTheGame) {
  const rules::Position start = rules::Position::initial();
  const rules::Move move = *notation::read_uci(start, "e2e4");
  const uci::Question asked = question({start, {move}}, level(1), thinking_time(level(1), std::nullopt));
  EXPECT_EQ(asked.moves, std::vector<std::string>{"e2e4"});
  EXPECT_TRUE(asked.is_legal("e7e5"));
  EXPECT_FALSE(asked.is_legal("e2e4"));
  EXPECT_FALSE(asked.is_legal("rubbish"));
  EXPECT_FALSE(asked.is_over);
  EXPECT_EQ(asked.effort.nodes, level(1).nodes);
}

TEST(Player, SaysWhatIsWrongWithItsEngine) {
  Player player({ADOUBE_BAD_ENGINE, {"illegal-move"}}, level(1), 1, {.restarts = 0});
  const auto choice = player.think({rules::Position::initial()}, std::nullopt);
  ASSERT_FALSE(choice);
  EXPECT_EQ(choice.error(), uci::EngineFault::IllegalMove);
}

TEST(Player, PlaysAtEveryLevel) {
  if (!std::filesystem::exists(stockfish)) GTEST_SKIP() << "stockfish is not installed";
  for (int number = lowest_level; number <= highest_level; ++number) {
    Player player({stockfish, {}}, level(number), 7);
    Line game{rules::Position::initial()};
    for (int ply = 0; ply < 8; ++ply) {
      const auto choice = player.think(game, ClockView{.left = 2s});
      ASSERT_TRUE(choice) << number << ": " << uci::name(choice.error());
      ASSERT_TRUE(rules::is_legal(game.position(), choice->move)) << number;
      game.moves.push_back(choice->move);
    }
  }
}

// More positions alone do not make it stronger: an engine that is told to play badly (Skill Level) plays worse with more.
TEST(Player, IsStrongerThanTheLevelBelow) {
  if (!std::filesystem::exists(stockfish)) GTEST_SKIP() << "stockfish is not installed";
  for (int lower = lowest_level; lower < 9; ++lower) {
    const auto score = match(level(lower), level(lower + 1), 10);
    ASSERT_TRUE(score) << uci::name(score.error());
    EXPECT_GT(score->wins, score->losses) << lower + 1 << " against " << lower;
  }
}

TEST(Player, CastlesInChess960) {
  if (!std::filesystem::exists(stockfish)) GTEST_SKIP() << "stockfish is not installed";
  // Castling is the only move that saves the rook and mates soon; what matters is that the answer is understood.
  const auto start = notation::read_position("4k3/8/8/8/8/8/5PPP/5KR1 w G - 0 1", rules::Variant::Chess960);
  ASSERT_TRUE(start);
  Player player({stockfish, {}}, level(10), 7);
  const auto choice = player.think({*start}, ClockView{.left = 4s});
  ASSERT_TRUE(choice) << uci::name(choice.error());
  EXPECT_TRUE(rules::is_legal(*start, choice->move));
}

}  // namespace
}  // namespace adoube::computer
