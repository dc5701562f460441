// SPDX-License-Identifier: MIT
// Laws 8.1.2, 9.2 to 9.3.2, 9.5.1 to 9.5.3: claims by the player on move, with or without an announced move, and what
// follows an incorrect one.
#include "adoube/game/claim.hpp"

#include "tests/game/played.hpp"

namespace adoube::game {
namespace {

using enum ClaimKind;
using laws::Code;

struct Row {
  const char* name;
  const char* fen;
  const char* moves;
  ClaimKind kind;
  const char* announced;  ///< empty for none
  bool drawn;
  Code code;
  const char* article;
};

constexpr auto knights_out_and_back_once = "Nf3 Nf6 Ng1 Ng8";
constexpr auto one_ply_short = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";
constexpr auto third_time = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";

const std::vector<Row> rows = {
    // 9.3: fifty moves
    {"H01 announced quiet move completes the fifty", "8/8/4k3/8/8/4K3/8/R7 w - - 99 80", "", FiftyMoves, "Ra2", true,
     Code::FiftyMoves, "9.3.1"},
    {"H02 announced pawn move", "8/8/4k3/8/8/4K3/7P/R7 w - - 99 80", "", FiftyMoves, "h4", false, Code::ClaimMoveResetsCount,
     "9.3.1"},
    {"announced capture", "8/8/4k3/8/8/4K3/r7/R7 w - - 99 80", "", FiftyMoves, "Rxa2", false, Code::ClaimMoveResetsCount,
     "9.3.1"},
    {"H03 one hundred complete, nothing announced", "8/8/4k3/8/8/4K3/8/R7 b - - 100 80", "", FiftyMoves, "", true,
     Code::FiftyMoves, "9.3.2"},
    {"H04 announced move only makes ninety-nine", "8/8/4k3/8/8/4K3/8/R7 w - - 98 80", "", FiftyMoves, "Ra2", false,
     Code::ClaimFiftyNotReached, "9.3"},
    {"announced move would mate", "8/8/5K1k/8/8/8/8/R7 w - - 99 81", "", FiftyMoves, "Rh1#", true, Code::FiftyMoves,
     "9.3.1"},
    {"stays open while the run lasts", "8/8/4k3/8/8/4K3/8/R7 b - - 120 90", "", FiftyMoves, "", true, Code::FiftyMoves,
     "9.3.2"},
    // 9.2: threefold repetition
    {"third time on the board", "startpos", third_time, ThreefoldRepetition, "", true, Code::ThreefoldRepetition, "9.2.2"},
    {"about to appear, with the announced move", "startpos", one_ply_short, ThreefoldRepetition, "Ng8", true,
     Code::ThreefoldRepetition, "9.2.1"},
    {"only the second time", "startpos", knights_out_and_back_once, ThreefoldRepetition, "", false,
     Code::ClaimThreefoldNotReached, "9.2"},
    {"announced move leaves the repetition", "startpos", one_ply_short, ThreefoldRepetition, "Rg8", false,
     Code::ClaimThreefoldNotReached, "9.2"},
    {"the claim on an earlier position has passed", "startpos", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 e4 e5", ThreefoldRepetition,
     "", false, Code::ClaimThreefoldNotReached, "9.2"},
    {"but the position after the next move may be claimed", "startpos", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3",
     ThreefoldRepetition, "", true, Code::ThreefoldRepetition, "9.2.2"},
    // Arbiters' Manual: a claim that only lacks its move is put in order
    {"third time only after a move not announced", "startpos", one_ply_short, ThreefoldRepetition, "", false,
     Code::ClaimNeedsMove, "9.2.1"},
    {"fifty moves only after a move not announced", "8/8/4k3/8/8/4K3/8/R7 w - - 99 80", "", FiftyMoves, "", false,
     Code::ClaimNeedsMove, "9.3.1"},
};

Expected<Ruled, Ruling> claim(const Game& game, ClaimKind kind, std::string_view announced) {
  Claim act{kind, {}};
  if (!announced.empty()) act.announced = wish(game.position(), announced);
  return apply(game, {.by = actor(game.position().turn()), .act = act});
}

TEST(Claim, Rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const Game game = played(row.fen, row.moves);
    const auto answer = claim(game, row.kind, row.announced);
    const Ruling& ruling = answer ? answer->ruling : answer.error();
    const bool heard_and_incorrect = ruling.code == Code::ClaimIncorrect;
    EXPECT_EQ(heard_and_incorrect, answer && !row.drawn);
    // What an incorrect claim lacks stands behind the ruling of 9.5.3.
    const Ground said = heard_and_incorrect ? ruling.grounds.front() : Ground{ruling.code, ruling.values};
    EXPECT_EQ(laws::name(said.code), laws::name(row.code));
    EXPECT_EQ(laws::article(said.code, said.values), row.article);
    EXPECT_EQ(article_of(answer), heard_and_incorrect ? "9.5.3" : row.article);
    EXPECT_EQ(answer && answer->game.over(), row.drawn);
    if (answer && answer->game.over()) {
      EXPECT_EQ(answer->game.ends.front().result, Result::Draw);
      // 9.5.2: the announced move is not played.
      EXPECT_EQ(answer->game.position(), game.position());
    }
  }
}

// N09: the player who is not on move claims.
TEST(Claim, OnlyThePlayerOnMove) {
  const Game game = played("startpos", third_time);
  const auto answer = apply(game, {.by = Actor::Black, .act = Claim{ThreefoldRepetition, {}}});
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().code, Code::ClaimNotOnMove);
}

// N07: the claim turned out wrong, and the opponent accepts the offer that it was.
TEST(Claim, IncorrectMayStillBeAccepted) {
  const Game game = played("startpos", knights_out_and_back_once);
  const auto rejected = claim(game, ThreefoldRepetition, "");
  ASSERT_TRUE(rejected);
  ASSERT_FALSE(rejected->game.over());
  const auto accepted = apply(rejected->game, {.by = Actor::Black, .act = AcceptDraw{}});
  ASSERT_TRUE(accepted);
  EXPECT_EQ(accepted->ruling.code, Code::Agreement);
  EXPECT_EQ(article_of(accepted), "5.2.3");
  EXPECT_TRUE(accepted->game.over());
}

// 6.12.2, 11.12: the claim is checked by the positions themselves, whatever the players have written.
TEST(Claim, IsJudgedFromTheMovesMade) {
  // The same placement three times, but the right to castle was lost between: 9.2.3.2.
  const Game game = played("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Rb1 Rb8 Ra1 Ra8 Rb1 Rb8 Ra1 Ra8");
  const auto rejected = claim(game, ThreefoldRepetition, "");
  ASSERT_TRUE(rejected);
  EXPECT_FALSE(rejected->game.over());
  EXPECT_EQ(rejected->ruling.grounds.front().code, Code::ClaimThreefoldNotReached);
}

// 9.1.2.3, 9.5.3: an incorrect claim stands as an offer, and its move is the one to play.
TEST(Claim, IncorrectIsAnOfferAndBindsToTheAnnouncedMove) {
  const Game game = played("8/8/4k3/8/8/4K3/7P/R7 w - - 98 80", "");
  const auto rejected = claim(game, FiftyMoves, "Ra2");
  ASSERT_TRUE(rejected);
  const Game& after = rejected->game;
  EXPECT_TRUE(after.has_offer(rules::Color::White));  // 9.1.2.3
  EXPECT_FALSE(after.over());

  const auto other = apply(after, {.by = Actor::White, .act = MakeMove{wish(after.position(), "h4")}});
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().code, Code::AnnouncedMoveMustBePlayed);
  EXPECT_EQ(article_of(other), "9.5.3");

  const auto announced = apply(after, {.by = Actor::White, .act = MakeMove{wish(after.position(), "Ra2")}});
  ASSERT_TRUE(announced);
  EXPECT_FALSE(announced->game.obligation);
  EXPECT_TRUE(announced->game.has_offer(rules::Color::White));  // nothing has refused it yet
  // Black may now claim with a quiet move of their own.
  EXPECT_TRUE(claim(announced->game, FiftyMoves, "Kd6")->game.over());
}

// N11: after an incorrect claim the player wants to play something else.
TEST(Claim, IllegalAnnouncedMoveBindsItsPiece) {
  // The rook is pinned to the e-file: Ra2 is no move of it, but it can move along the file.
  const Game game = played("4r1k1/8/8/8/8/8/4R3/4K3 w - - 99 80", "");
  const auto rejected = claim(game, FiftyMoves, "e2a2");
  ASSERT_TRUE(rejected);
  EXPECT_EQ(rejected->ruling.code, Code::ClaimIncorrect);
  EXPECT_EQ(rejected->ruling.grounds.front().code, Code::ClaimNeedsLegalMove);
  ASSERT_TRUE(rejected->game.obligation);
  const auto king = apply(rejected->game, {.by = Actor::White, .act = MakeMove{wish(game.position(), "Kd1")}});
  ASSERT_FALSE(king);
  EXPECT_EQ(king.error().code, Code::AnnouncedMoveMustBePlayed);
  EXPECT_TRUE(apply(rejected->game, {.by = Actor::White, .act = MakeMove{wish(game.position(), "Re3")}}));

  // Another claim of the same turn does not loosen it: neither with a move of another piece, nor with an illegal one.
  for (const char* announced : {"Kd1", "e2b2"}) {
    const auto again = claim(rejected->game, FiftyMoves, announced);
    ASSERT_FALSE(again) << announced;
    EXPECT_EQ(again.error().code, Code::AnnouncedMoveMustBePlayed);
  }
  // With a move of the bound piece the claim is heard.
  EXPECT_TRUE(claim(rejected->game, FiftyMoves, "Re3")->game.over());
}

TEST(Claim, IllegalAnnouncedMoveOfAPieceThatCannotMoveBindsNothing) {
  const Game game = played("4r1k1/8/8/8/8/8/4N3/4K3 w - - 99 80", "");
  const auto rejected = claim(game, FiftyMoves, "e2c3");
  ASSERT_TRUE(rejected);
  EXPECT_FALSE(rejected->game.obligation);
  EXPECT_TRUE(apply(rejected->game, {.by = Actor::White, .act = MakeMove{wish(game.position(), "Kd1")}}));
}

TEST(Claim, OpponentMayAcceptAnIncorrectClaimAsAnOffer) {
  const Game game = played("startpos", knights_out_and_back_once);
  const auto rejected = claim(game, ThreefoldRepetition, "");
  ASSERT_TRUE(rejected);
  const auto accepted = apply(rejected->game, {.by = Actor::Black, .act = AcceptDraw{}});
  ASSERT_TRUE(accepted);
  EXPECT_EQ(accepted->game.ends.front().reason, Termination::Agreement);
}

TEST(Claim, MovesThatAllowOne) {
  const Game game = played("startpos", one_ply_short);
  const auto moves = moves_that_allow(game.history, ThreefoldRepetition);
  ASSERT_EQ(moves.size(), 1U);
  EXPECT_EQ(notation::write_uci(moves.front()), "f6g8");
  EXPECT_TRUE(moves_that_allow(game.history, FiftyMoves).empty());
}

}  // namespace
}  // namespace adoube::game
