// SPDX-License-Identifier: MIT
// Laws 5.1.1, 5.1.2, 5.2.1, 5.2.2, 6.9, 9.2, 9.3, 9.6: what an audit of a finished game finds.
#include "adoube/game/audit.hpp"

#include "adoube/laws/sentence.hpp"
#include "adoube/rules/play.hpp"
#include "tests/game/played.hpp"

namespace adoube::game {
namespace {

using enum SaidEnding;

struct Row {
  const char* name;
  const char* fen;
  std::vector<const char*> moves;
  const char* result;
  SaidEnding said;
  std::vector<std::string> found;  ///< "code article ply"
};

/// Two knights out and back, as often as that.
std::vector<const char*> there_and_back(int times) {
  std::vector<const char*> moves;
  for (int i = 0; i < times; ++i) moves.insert(moves.end(), {"Nf3", "Nf6", "Ng1", "Ng8"});
  return moves;
}

constexpr auto bare_kings = "8/8/4k3/8/8/4K3/8/8 w - - 0 1";
constexpr auto queen_against_king = "8/8/4k3/8/8/4K3/8/Q7 w - - 0 1";
constexpr auto queen_against_knight = "8/8/4k3/8/2q5/8/8/K5N1 b - - 0 1";
constexpr auto rook_move_99 = "8/8/4k3/8/8/4K3/8/R7 w - - 98 80";

const std::vector<Row> rows = {
    {"an ordinary game that was resigned", "startpos", {"e4", "e5"}, "1-0", Resignation, {}},
    {"an ordinary loss on time", "startpos", {"e4", "e5"}, "0-1", TimeForfeit, {}},
    {"a draw by agreement", "startpos", {"e4", "e5"}, "1/2-1/2", Nothing, {}},
    // 5.1.1, 5.2.1: the final position
    {"mate with the right result", "startpos", {"f3", "e5", "g4", "Qh4#"}, "0-1", Checkmate, {}},
    {"mate given to the one who is mated",
     "startpos",
     {"f3", "e5", "g4", "Qh4#"},
     "1-0",
     Nothing,
     {"result-contradicts 5.1.1 4"}},
    {"mate drawn", "startpos", {"f3", "e5", "g4", "Qh4#"}, "1/2-1/2", Nothing, {"result-contradicts 5.1.1 4"}},
    {"mate after which nothing is written",
     "startpos",
     {"f3", "e5", "g4", "Qh4#"},
     "*",
     Nothing,
     {"result-missing 5.1.1 4"}},
    {"stalemate won", "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", {"Qg6"}, "1-0", Nothing, {"result-contradicts 5.2.1 1"}},
    {"mate is said and there is none", "startpos", {"e4"}, "1-0", Checkmate, {"termination-contradicts 5.1.1 1"}},
    {"stalemate is said and there is none", "startpos", {"e4"}, "1/2-1/2", Stalemate, {"termination-contradicts 5.2.1 1"}},
    {"a dead position is said where two knights could mate",
     "8/8/8/8/8/8/1K1N4/3N3k w - - 0 1",
     {"Kc2"},
     "1/2-1/2",
     DeadPosition,
     {"termination-contradicts 5.2.2 1"}},
    // 5.2.2: dead positions
    {"bare kings go on", bare_kings, {"Kd3", "Kd5", "Kc3"}, "1/2-1/2", Nothing, {"played-on 5.2.2 0"}},
    {"dead as soon as the queen can only be taken",
     "7k/8/8/8/8/1q6/8/K7 b - - 0 1",
     {"Qb2+", "Kxb2"},
     "1/2-1/2",
     DeadPosition,
     {"played-on 5.2.2 1"}},
    {"bare kings won on time", bare_kings, {}, "1-0", TimeForfeit, {"result-contradicts 5.2.2 0"}},
    // 6.9, 5.1.2: the opponent cannot mate
    {"won on time with a bare king", queen_against_king, {}, "0-1", TimeForfeit, {"time-forfeit-is-draw 6.9 0"}},
    {"the same with the flag of the bare king", queen_against_king, {}, "1-0", TimeForfeit, {}},
    {"won on time with a knight against a queen",
     queen_against_knight,
     {},
     "1-0",
     TimeForfeit,
     {"time-forfeit-is-draw 6.9 0"}},
    {"resigned to a bare king", queen_against_king, {}, "0-1", Resignation, {"resignation-is-draw 5.1.2 0"}},
    {"lost to a bare king, nobody says how", queen_against_king, {}, "0-1", Nothing, {"loss-is-draw 5.1.2 0"}},
    {"lost to a bare king by the arbiter", queen_against_king, {}, "0-1", OutsideTheBoard, {}},
    {"lost to a bare king by adjudication", queen_against_king, {}, "0-1", Adjudication, {}},
    {"lost to a bare king by absence", queen_against_king, {}, "0-1", Absence, {}},
    {"drawn on time against a knight that can mate the pawn",
     "8/8/8/8/8/p7/2KN4/k7 b - - 0 1",
     {},
     "1/2-1/2",
     TimeForfeit,
     {"time-draw-is-loss 6.9 0"}},
    {"drawn on time against a bare king", queen_against_king, {}, "1/2-1/2", TimeForfeit, {}},
    // 9.2, 9.3: claims
    {"threefold, with the move that repeats first",
     "startpos",
     {"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8", "e4"},
     "1-0",
     Resignation,
     {"claim-not-made 9.2.1 7", "claim-not-made 9.2.2 8"}},
    {"drawn as soon as it stood for the third time", "startpos", there_and_back(2), "1/2-1/2", Nothing, {}},
    {"fivefold and on",
     "startpos",
     there_and_back(5),
     "1/2-1/2",
     Nothing,
     {"claim-not-made 9.2.1 7", "claim-not-made 9.2.2 8", "played-on 9.6.1 16"}},
    {"fifty moves",
     rook_move_99,
     {"Ra2", "Kd5", "Ra3"},
     "1/2-1/2",
     Nothing,
     {"claim-not-made 9.3.1 1", "claim-not-made 9.3.2 2"}},
    {"seventy-five moves",
     "8/8/4k3/8/8/4K3/8/R7 w - - 149 120",
     {"Ra2", "Kd5"},
     "1/2-1/2",
     Nothing,
     {"claim-not-made 9.3.2 0", "played-on 9.6.2 1"}},
    {"mate with the move that completes the seventy-five",
     "7k/8/5KQ1/8/8/8/8/8 w - - 149 120",
     {"Qg7#"},
     "1-0",
     Checkmate,
     {"claim-not-made 9.3.2 0"}},
};

std::vector<std::string> told(const std::vector<Finding>& findings) {
  std::vector<std::string> told;
  for (const Finding& one : findings)
    told.push_back(std::string(laws::name(one.code)) + " " + std::string(laws::article(one.code, one.values)) + " " +
                   std::to_string(one.ply));
  return told;
}

Audit followed(const Row& row) {
  Audit audit;
  rules::Position here = position(row.fen);
  audit.starts(here);
  for (const char* san : row.moves) {
    const auto move = notation::read_san(here, san);
    EXPECT_TRUE(move) << san;
    if (!move) break;
    here = rules::play(here, move->move);
    audit.move(move->move, here);
  }
  return audit;
}

TEST(Audit, Rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    EXPECT_EQ(told(followed(row).findings(*result_from_text(row.result), row.said, Record::Whole)), row.found);
  }
}

TEST(Audit, OfAGameThatBreaksOffOnlyWhatStoodIsJudged) {
  const Row row{"", bare_kings, {"Kd3"}, "1-0", TimeForfeit, {}};
  EXPECT_EQ(told(followed(row).findings(Result::WhiteWins, row.said, Record::Unsure)),
            std::vector<std::string>{"played-on 5.2.2 0"});
}

TEST(Audit, AMoveThatIsWrittenBehindMateIsPlayedOn) {
  const Row row{"", "startpos", {"f3", "e5", "g4", "Qh4#"}, "1-0", Nothing, {}};
  EXPECT_EQ(told(followed(row).findings(Result::WhiteWins, row.said, Record::GoesOn)),
            std::vector<std::string>{"played-on 5.1.1 4"});
  EXPECT_TRUE(followed(row).findings(Result::WhiteWins, row.said, Record::Unsure).empty());
}

TEST(Audit, OneAfterAnotherForgetsTheFirst) {
  Audit audit = followed({"", "startpos", there_and_back(5), "1/2-1/2", Nothing, {}});
  audit.starts(rules::Position::initial());
  EXPECT_TRUE(audit.findings(Result::Draw, Nothing, Record::Whole).empty());
}

TEST(Audit, AClaimThatWasNotMadeIsNoFault) {
  EXPECT_FALSE(Finding{laws::Code::ClaimNotMade}.is_fault());
  EXPECT_TRUE(Finding{laws::Code::PlayedOn}.is_fault());
}

}  // namespace
}  // namespace adoube::game
