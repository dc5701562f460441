// SPDX-License-Identifier: MIT
// After the end: another game, where both want it (no articles).
#include "tests/game/played.hpp"

namespace adoube::game {
namespace {

using laws::Code;
using rules::Color;

struct Row {
  const char* name;
  const char* script;  ///< W or B, and "ask", "withdraw" or "move"
  bool admitted;       ///< the last one
  Code code;
  bool agreed;
};

Expected<Ruled, Ruling> act(const Game& game, char who, const std::string& what) {
  const Actor by = who == 'W' ? Actor::White : Actor::Black;
  if (what == "ask") return apply(game, {.by = by, .act = AskRematch{}});
  if (what == "withdraw") return apply(game, {.by = by, .act = WithdrawRematch{}});
  return apply(game, {.by = by, .act = MakeMove{*notation::parse_uci("e2e4")}});
}

TEST(Rematch, NeedsBoth) {
  const std::vector<Row> rows = {
      {"asked", "W:ask", true, Code::RematchAsked, false},
      {"both ask", "W:ask B:ask", true, Code::RematchAgreed, true},
      {"the loser first", "B:ask W:ask", true, Code::RematchAgreed, true},
      {"asked twice", "W:ask W:ask", false, Code::RematchAlreadyAsked, false},
      {"withdrawn", "W:ask W:withdraw", true, Code::RematchWithdrawn, false},
      {"the other asks afterwards", "W:ask W:withdraw B:ask", true, Code::RematchAsked, false},
      {"nothing to withdraw", "W:withdraw", false, Code::NoRematchToWithdraw, false},
      {"the other's", "W:ask B:withdraw", false, Code::NoRematchToWithdraw, false},
      {"agreed is agreed", "W:ask B:ask W:withdraw", false, Code::NoRematchToWithdraw, true},
      {"too often", "W:ask W:withdraw W:ask W:withdraw W:ask W:withdraw W:ask W:withdraw W:ask W:withdraw W:ask", false,
       Code::RematchAskedTooOften, false},
      {"the game stays over", "W:ask W:move", false, Code::GameOver, false},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    Game game = apply(played("startpos", "e4"), {.by = Actor::Black, .act = Resign{}})->game;
    const std::vector<Outcome> end = game.ends;
    std::istringstream script(row.script);
    for (std::string one; script >> one;) {
      const auto answer = act(game, one[0], one.substr(2));
      const bool last = script.peek() == std::char_traits<char>::eof();
      EXPECT_EQ(answer.has_value(), last ? row.admitted : true) << one;
      if (last) {
        EXPECT_EQ(laws::name(code_of(answer)), laws::name(row.code));
      }
      if (answer) game = answer->game;
    }
    EXPECT_EQ(rematch_agreed(game), row.agreed);
    EXPECT_EQ(game.ends, end);
  }
}

TEST(Rematch, IsForAfterTheEnd) { EXPECT_EQ(code_of(act(played("startpos", "e4"), 'W', "ask")), Code::RematchNotYet); }

}  // namespace
}  // namespace adoube::game
