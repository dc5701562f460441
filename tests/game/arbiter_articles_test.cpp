// SPDX-License-Identifier: MIT
// What an arbiter decides for a reason of another article: the record names that article, and the game is as decided.
#include "tests/game/played.hpp"

namespace adoube::game {
namespace {

using namespace std::chrono_literals;

using laws::Code;
using rules::Color;

struct Row {
  const char* name;
  Act (*act)();         ///< made when it is asked for: a table of acts themselves takes g++ 12 gigabytes to compile
  const char* article;  ///< the one that the arbiter names
  Code code;
  Time white;
  Time black;
  const char* result;  ///< empty while the game goes on
};

// clang-format off
const std::vector<Row> rows = {
    {"White has hit the clock", [] { return Act(Penalty{Color::White, PenaltyKind::Warning, {}, "6.2.4"}); }, "6.2.4", Code::Warned, 290s, 300s, ""},
    {"White has stopped the clocks without reason", [] { return Act(Penalty{Color::White, PenaltyKind::TimeAdded, 2min, "6.11.4"}); }, "6.11.4", Code::TimeAdded, 290s, 420s, ""},
    {"Black has knocked pieces over", [] { return Act(Penalty{Color::Black, PenaltyKind::TimeRemoved, 1min, "7.4.3"}); }, "7.4.3", Code::TimeRemoved, 290s, 240s, ""},
    {"Black has brought the game into disrepute", [] { return Act(Penalty{Color::Black, PenaltyKind::Points, {}, "11.1"}); }, "11.1", Code::PointsLowered, 290s, 300s, ""},
    {"Black has a device that is switched off", [] { return Act(Penalty{Color::Black, PenaltyKind::Warning, {}, "11.3.2"}); }, "11.3.2", Code::Warned, 290s, 300s, ""},
    {"a device rings in Black's bag", [] { return Act(Penalty{Color::Black, PenaltyKind::Loss, {}, "11.3.2.2"}); }, "11.3.2.2", Code::LossByArbiter, 290s, 300s, "1-0"},
    {"White offers a draw at every move", [] { return Act(Penalty{Color::White, PenaltyKind::Warning, {}, "11.5"}); }, "11.5", Code::Warned, 290s, 300s, ""},
    {"White has left the hall while on move", [] { return Act(Penalty{Color::White, PenaltyKind::Warning, {}, "11.6"}); }, "11.6", Code::Warned, 290s, 300s, ""},
    {"White will not obey the Laws", [] { return Act(EndGame{Result::ZeroToHalf, "11.7"}); }, "11.7", Code::Arbiter, 290s, 300s, "0-1/2"},
    {"neither of them will", [] { return Act(EndGame{Result::BothLose, "11.8"}); }, "11.8", Code::Arbiter, 290s, 300s, "0-0"},
    {"a score that is not the usual one", [] { return Act(EndGame{Result::HalfToZero, "10.2"}); }, "10.2", Code::Arbiter, 290s, 300s, "1/2-0"},
    {"Black's points are raised to a half", [] { return Act(EndGame{Result::ZeroToHalf, "12.9.4"}); }, "12.9.4", Code::Arbiter, 290s, 300s, "0-1/2"},
    {"a case that no article foresees", [] { return Act(EndGame{Result::Draw, "0.2"}); }, "0.2", Code::Arbiter, 290s, 300s, "1/2-1/2"},
};
// clang-format on

/// A game on a board with five minutes each, in which White has used ten seconds.
[[nodiscard]] Game under_way() {
  Game game = start(rules::Position::initial(), {.time_control = read_time_control("5+0").value(), .mode = Mode::Board});
  return at(std::move(game), 10s);
}

/// What the row's act says of itself.
[[nodiscard]] std::string article_named(const Act& act) {
  if (const auto* penalty = std::get_if<Penalty>(&act)) return penalty->article;
  return std::get<EndGame>(act).article;
}

TEST(ArbiterArticles, Rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    ASSERT_EQ(article_named(row.act()), row.article);
    const auto answer = apply(under_way(), {.at = 10s, .by = Actor::Arbiter, .act = row.act()});
    ASSERT_TRUE(answer);
    EXPECT_EQ(laws::name(answer->ruling.code), laws::name(row.code));
    EXPECT_EQ(article_of(answer), row.article);
    EXPECT_EQ(answer->game.clock->left(Color::White), row.white);
    EXPECT_EQ(answer->game.clock->left(Color::Black), row.black);
    EXPECT_EQ(answer->game.over() ? text(answer->game.ends.front().result) : "", row.result);
    if (answer->game.over()) {
      EXPECT_EQ(article(answer->game.ends.front()), row.article);
    }
  }
}

// 12.3: what the arbiter alone may do, no player does.
TEST(ArbiterArticles, NoPlayerDecides) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    EXPECT_FALSE(apply(under_way(), {.at = 10s, .by = Actor::White, .act = row.act()}));
  }
}

// 6.2.6, 6.10.1, 12.5: an assistant at the clock, a faulty clock, a noise in the street: the arbiter sets the times.
TEST(ArbiterArticles, TimesAreSet) {
  const auto answer = apply(under_way(), {.at = 10s, .by = Actor::Arbiter, .act = SetClock{Color::White, 4min}});
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->ruling.code, Code::ClockSet);
  EXPECT_EQ(answer->game.clock->left(Color::White), 4min);
  EXPECT_EQ(answer->game.clock->left(Color::Black), 5min);
}

}  // namespace
}  // namespace adoube::game
