// SPDX-License-Identifier: MIT
// Single acts at a real board, each with the article of its ruling and what the game is like afterwards.
#include "tests/game/played.hpp"

namespace adoube::game {
namespace {

using namespace std::chrono_literals;

using rules::Color;
using rules::File;
using rules::Rank;

constexpr auto startpos = "startpos";
constexpr auto nine_moves_each = "a3 a6 b3 b6 c3 c6 d3 d6 e3 e6 f3 f6 g3 g6 h3 h6 a4 a5";
constexpr auto ten_moves_each = "a3 a6 b3 b6 c3 c6 d3 d6 e3 e6 f3 f6 g3 g6 h3 h6 a4 a5 b4 b5";
constexpr auto third_time = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";

[[nodiscard]] rules::Square square(std::string_view name) { return *rules::Square::parse(name); }
[[nodiscard]] MoveWish coordinates(std::string_view uci) { return *notation::parse_uci(uci); }

enum class Play : std::uint8_t { Standard, RapidLimited };

/// A game with a clock of fifteen minutes each.
[[nodiscard]] Game under_way(Play play, const char* fen, std::string_view moves) {
  const bool rapid = play == Play::RapidLimited;
  Game game = start(position(fen), {.time_control = read_time_control("15+0").value(),
                                    .pace = rapid ? PaceOfPlay::Rapid : PaceOfPlay::Standard,
                                    .supervision = rapid ? Supervision::Limited : Supervision::Full,
                                    .mode = Mode::Board,
                                    .touch_move = true});
  std::istringstream sans{std::string(moves)};
  for (std::string san; sans >> san;) {
    auto ruled = apply(game, {.by = actor(game.position().turn()), .act = MakeMove{wish(game.position(), san)}});
    if (!ruled) {
      ADD_FAILURE() << san << " is refused: " << laws::name(ruled.error().code);
      return game;
    }
    game = std::move(ruled->game);
  }
  return game;
}

struct Row {
  const char* name;
  Play play;
  const char* fen;
  const char* moves;  ///< made before
  Actor by;
  Act (*act)();  ///< made when it is asked for: a table of acts themselves takes g++ 12 gigabytes to compile
  bool admitted;
  const char* article;
  Color turn;  ///< whose move it is then
  bool over;
};

// clang-format off
const std::vector<Row> rows = {
    // 1.3, 4.7.1, 4.7.3: made is made, and the clock is another matter
    {"a capture made (4.7.1)", Play::Standard, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "", Actor::White, [] { return Act(Make{coordinates("e4d5")}); }, true, "4.7", Color::Black, false},
    {"a promotion made (4.7.3)", Play::Standard, "7k/P7/8/8/8/8/8/K7 w - - 0 1", "", Actor::White, [] { return Act(Make{coordinates("a7a8q")}); }, true, "4.7", Color::Black, false},
    // 4.1: two hands
    {"castled with both hands (4.1)", Play::Standard, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", Actor::White, [] { return Act(IllegalAct{Irregularity::TwoHands, coordinates("e1g1")}); }, true, "7.5.4", Color::White, false},
    // 4.2.2
    {"touched without a word (4.2.2)", Play::Standard, startpos, "", Actor::White, [] { return Act(Touch{{square("b1")}}); }, true, "4.3.1", Color::White, false},
    // 7.4.1, 7.4.2
    {"pieces knocked over: the clocks stand (7.4.2)", Play::Standard, startpos, "e4", Actor::Black, [] { return Act(StopClocks{}); }, true, "6.11.2", Color::Black, false},
    {"and the pieces are put right (7.4.1)", Play::Standard, startpos, "e4", Actor::Black, [] { return Act(PointOut{Irregularity::Displaced}); }, true, "7.6", Color::Black, false},
    // 11.2.3
    {"a player goes for a coffee (11.2.3.1)", Play::Standard, startpos, "e4", Actor::White, [] { return Act(Leave{}); }, true, "11.2.3.1", Color::Black, false},
    {"a player goes while on move (11.2.3.2)", Play::Standard, startpos, "e4", Actor::Black, [] { return Act(Leave{}); }, true, "11.2.3.2", Color::Black, false},
    // A.2, A.5.1
    {"repetition is claimed in rapid chess (A.2)", Play::RapidLimited, startpos, third_time, Actor::White, [] { return Act(Claim{ClaimKind::ThreefoldRepetition}); }, true, "9.2.2", Color::White, true},
    {"the set-up is wrong, nine moves each (A.5.1)", Play::RapidLimited, startpos, nine_moves_each, Actor::White, [] { return Act(PointOut{Irregularity::WrongSetUp}); }, true, "7.2.1", Color::White, true},
    {"the set-up is wrong, ten moves each (A.5.1)", Play::RapidLimited, startpos, ten_moves_each, Actor::White, [] { return Act(PointOut{Irregularity::WrongSetUp}); }, false, "A.5.1.2", Color::White, false},
};
// clang-format on

TEST(AtTheBoard, Rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const Game game = under_way(row.play, row.fen, row.moves);
    const auto answer = apply(game, {.at = game.now, .by = row.by, .act = row.act()});
    EXPECT_EQ(answer.has_value(), row.admitted);
    EXPECT_EQ(article_of(answer), row.article);
    const Game& after = answer ? answer->game : game;
    EXPECT_EQ(after.history.turn(), row.turn);
    EXPECT_EQ(after.over(), row.over);
  }
}

// 1.3, 6.2.1: the turn passes with the move, the clock with the press.
TEST(AtTheBoard, TheTurnPassesBeforeTheClock) {
  const auto made =
      apply(under_way(Play::Standard, startpos, ""), {.at = 5s, .by = Actor::White, .act = Make{coordinates("e2e4")}});
  ASSERT_TRUE(made);
  EXPECT_EQ(made->game.history.turn(), Color::Black);
  EXPECT_EQ(made->game.clock->running(), Color::White);
  const auto pressed = apply(made->game, {.at = 7s, .by = Actor::White, .act = Press{}});
  ASSERT_TRUE(pressed);
  EXPECT_EQ(pressed->game.clock->running(), Color::Black);
  EXPECT_EQ(pressed->game.clock->left(Color::White), 15min - 7s);
}

// A.4.3, B.2.3: the score may be asked for five times; the sixth is told to be one too many.
TEST(AtTheBoard, TheScoreIsShownFiveTimes) {
  Game game = under_way(Play::Standard, startpos, "");
  for (int time = 1; time <= 6; ++time) {
    const auto answer = apply(game, {.by = Actor::White, .act = AskScore{}});
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->ruling.code, time <= 5 ? laws::Code::ScoreShown : laws::Code::ScoreAskedTooOften);
    game = answer->game;
  }
  EXPECT_FALSE(apply(game, {.by = Actor::Black, .act = AskScore{}})) << "only the player on move";
}

// A.5.5: nothing is lost before somebody has seen the flag, and then it is.
TEST(AtTheBoard, AFlagFallsWhenItIsSeen) {
  const Game game = at(under_way(Play::RapidLimited, startpos, ""), 20min);
  EXPECT_FALSE(game.over());
  const auto answer = apply(game, {.at = 20min, .by = Actor::White, .act = FlagFall{}});
  ASSERT_TRUE(answer);
  EXPECT_EQ(text(answer->game.ends.front().result), "0-1");
}

}  // namespace
}  // namespace adoube::game
