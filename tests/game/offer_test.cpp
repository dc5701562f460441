// SPDX-License-Identifier: MIT
// Laws 5.2.3, 8.1.5, 9.1.2, 9.1.2.1, 9.1.2.3: the life of an offer, and agreement.
#include "tests/game/played.hpp"

namespace adoube::game {
namespace {

using laws::Code;
using rules::Color;

/// Acts are written W or B and what the player does: a move, "offer", "accept", "decline", "resign".
Expected<Ruled, Ruling> act(const Game& game, char who, const std::string& what) {
  const Color by = who == 'W' ? Color::White : Color::Black;
  if (what == "offer") return apply(game, {.by = actor(by), .act = OfferDraw{}});
  if (what == "accept") return apply(game, {.by = actor(by), .act = AcceptDraw{}});
  if (what == "decline") return apply(game, {.by = actor(by), .act = DeclineDraw{}});
  if (what == "resign") return apply(game, {.by = actor(by), .act = Resign{}});
  return apply(game, {.by = actor(by), .act = MakeMove{wish(game.position(), what)}});
}

struct Row {
  const char* name;
  const char* script;  ///< acts with blanks between them; all but the last must be admitted
  bool admitted;       ///< the last one
  Code code;
  const char* article;
  bool drawn;
};

const std::vector<Row> rows = {
    {"black has the move once white's is made (1.3, 4.7)", "W:e4 B:e5", true, Code::MoveMade, "4.7", false},
    {"offered after the own move", "W:e4 W:offer", true, Code::DrawOffered, "9.1.2.1", false},
    {"offered while on move: valid all the same", "W:e4 B:offer", true, Code::DrawOfferedOutOfTurn, "9.1.2.1", false},
    {"N01 accepted before Black has moved", "W:e4 W:offer B:accept", false, Code::AgreementTooEarly, "5.2.3", false},
    {"accepted once both have moved", "W:e4 B:e5 B:offer W:accept", true, Code::Agreement, "5.2.3", true},
    {"declined in words", "W:e4 B:e5 B:offer W:decline", true, Code::DrawDeclined, "9.1.2.1", false},
    {"accepted after it was declined", "W:e4 B:e5 B:offer W:decline W:accept", false, Code::NoOfferToAnswer, "9.1.2.1",
     false},
    {"a move of the opponent declines it", "W:e4 B:e5 B:offer W:Nf3 W:accept", false, Code::NoOfferToAnswer, "9.1.2.1",
     false},
    {"a move of the offerer leaves it open", "W:e4 B:e5 W:offer W:Nf3 B:accept", true, Code::Agreement, "5.2.3", true},
    {"N04 it cannot be withdrawn", "W:e4 B:e5 B:offer B:decline", false, Code::OwnOffer, "9.1.2.1", false},
    {"nor accepted by the one who made it", "W:e4 B:e5 B:offer B:accept", false, Code::OwnOffer, "9.1.2.1", false},
    {"made twice", "W:e4 B:e5 B:offer B:offer", false, Code::OfferAlreadyOpen, "9.1.2.1", false},
    {"nothing to accept", "W:e4 B:e5 W:accept", false, Code::NoOfferToAnswer, "9.1.2.1", false},
    {"out of turn", "W:e4 W:d2d4", false, Code::NotYourTurn, "1.2", false},
    {"black first", "B:e7e5", false, Code::NotYourTurn, "1.2", false},
};

TEST(Offer, Rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    Game game = start(rules::Position::initial());
    std::istringstream script(row.script);
    for (std::string one; script >> one;) {
      const auto answer = act(game, one[0], one.substr(2));
      if (script.peek() != std::char_traits<char>::eof()) {
        ASSERT_TRUE(answer) << one;
        game = answer->game;
        continue;
      }
      EXPECT_EQ(answer.has_value(), row.admitted);
      EXPECT_EQ(laws::name(code_of(answer)), laws::name(row.code));
      EXPECT_EQ(article_of(answer), row.article);
      EXPECT_EQ(answer && answer->game.over(), row.drawn);
    }
  }
}

TEST(Offer, IllegalMoveNamesItsReasonAndChangesNothing) {
  const Game game = played("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "");
  const auto answer = apply(game, {.by = Actor::White, .act = MakeMove{*notation::parse_uci("c3e4")}});
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().code, Code::Pinned);
  ASSERT_FALSE(answer.error().reasons.empty());
  EXPECT_EQ(answer.error().reasons.front().refusal, rules::Refusal::Pinned);
}

}  // namespace
}  // namespace adoube::game
