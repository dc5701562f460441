// SPDX-License-Identifier: MIT
// What an arbiter says in a game: a hand on the board, the clock, illegal acts, claims, penalties, the next thing to do.
#include <gtest/gtest.h>

#include <string>

#include "adoube/laws/card.hpp"

namespace adoube::laws {
namespace {

constexpr auto White = rules::Color::White;
constexpr auto Black = rules::Color::Black;

rules::Square at(const char* square) { return *rules::Square::parse(square); }

rules::Bitboard squares(const char* first, const char* second = nullptr) {
  rules::Bitboard out(at(first));
  if (second != nullptr) out |= rules::Bitboard(at(second));
  return out;
}

PlacedPiece placed_piece(rules::Color color, rules::Kind kind, const char* square) { return {{color, kind}, at(square)}; }

std::string names_of(rules::Bitboard squares) {
  std::string names;
  for (const rules::Square square : squares) names += (names.empty() ? "" : " ") + square.name();
  return names;
}

struct RulingRow {
  const char* name;
  Code code;
  Values values;
  const char* article;
  const char* en;
  const char* hans;
  const char* hant;
  const char* squares = "";
  const char* path = "";
};

void check(const RulingRow& row) {
  SCOPED_TRACE(row.name);
  const Card english = card(row.code, row.values, Language::English);
  EXPECT_EQ(english.text, row.en);
  EXPECT_EQ(english.article, row.article);
  EXPECT_EQ(names_of(english.squares), row.squares);
  EXPECT_EQ(names_of(english.path), row.path);
  EXPECT_TRUE(english.attackers.empty());
  EXPECT_EQ(card(row.code, row.values, Language::SimplifiedChinese).text, row.hans);
  EXPECT_EQ(card(row.code, row.values, Language::TraditionalChinese).text, row.hant);
}

// clang-format off
const RulingRow touches[] = {
    {"an own piece", Code::TouchBindsPiece, {.piece = rules::Piece{White, rules::Kind::Knight}, .from = at("f3"), .colour = White}, "4.3.1",
     "The knight on f3 was touched and has to move.",
     "已触摸 f3 的马，必须走这个棋子。",
     "已觸摸 f3 的馬，必須走這個棋子。", "f3"},
    {"an enemy piece", Code::TouchBindsCapture, {.captured = placed_piece(Black, rules::Kind::Knight, "f6"), .colour = White}, "4.3.2",
     "The knight on f6 was touched and has to be captured.",
     "已触摸 f6 的马，必须吃掉它。",
     "已觸摸 f6 的馬，必須吃掉它。", "f6", "f6"},
    {"pieces of both colours", Code::TouchBindsBoth,
     {.piece = rules::Piece{Black, rules::Kind::Bishop}, .from = at("b4"), .captured = placed_piece(White, rules::Kind::Knight, "c3"), .colour = Black}, "4.3.3",
     "The bishop on b4 has to capture the knight on c3: both were touched.",
     "已触摸 b4 的象和 c3 的马，必须用前者吃掉后者。",
     "已觸摸 b4 的象和 c3 的馬，必須用前者吃掉後者。", "c3 b4", "c3"},
    {"king and rook", Code::TouchBindsCastling, {.from = at("e1"), .squares = squares("h1"), .colour = White}, "4.4.1",
     "The king on e1 and the rook on h1 were touched: the king has to castle on that side.",
     "已触摸 e1 的王和 h1 的车，必须向这一侧易位。",
     "已觸摸 e1 的王和 h1 的車，必須向這一側易位。", "e1 h1", "h1"},
    {"the rook first", Code::TouchRookFirst, {.piece = rules::Piece{White, rules::Kind::Rook}, .from = at("h1"), .colour = White}, "4.4.2",
     "The rook was touched before the king: there is no castling on that side, and the rook on h1 has to move.",
     "先触摸了车再触摸王，不能向这一侧易位，必须走 h1 的车。",
     "先觸摸了車再觸摸王，不能向這一側易位，必須走 h1 的車。", "h1"},
    {"a castling that is illegal", Code::TouchKingMustMove, {.from = at("e8"), .colour = Black}, "4.4.3",
     "King and rook were touched, but castling on that side is not legal: the king on e8 has to make another move.",
     "已触摸王和车，但向这一侧易位不合法，e8 的王必须另走一步。",
     "已觸摸王和車，但向這一側易位不合法，e8 的王必須另走一步。", "e8"},
    {"a king released on the way to castle", Code::ReleasedKingMustMove, {.from = at("e1"), .colour = White}, "4.7.2",
     "The king was released to castle, but castling on that side is not legal: the king on e1 has to make another move.",
     "王已为易位松手，但向这一侧易位不合法，e1 的王必须另走一步。",
     "王已為易位鬆手，但向這一側易位不合法，e1 的王必須另走一步。", "e1"},
    {"one piece that cannot move", Code::TouchBindsNothing, {.squares = squares("a1"), .colour = White}, "4.5",
     "The piece touched on a1 can be neither moved nor captured: any legal move may be played.",
     "所触摸的棋子（a1）既不能走也不能吃，可以走任何合法着法。",
     "所觸摸的棋子（a1）既不能走也不能吃，可以走任何合法著法。", "a1"},
    {"two pieces that cannot move", Code::TouchBindsNothing, {.squares = squares("a1", "h1"), .colour = White}, "4.5",
     "The pieces touched on a1 and h1 can be neither moved nor captured: any legal move may be played.",
     "所触摸的棋子（a1 和 h1）都不能走，也不能吃，可以走任何合法着法。",
     "所觸摸的棋子（a1 和 h1）都不能走，也不能吃，可以走任何合法著法。", "a1 h1"},
    {"adjusting as announced", Code::TouchAdjusts, {.squares = squares("d4"), .colour = Black}, "4.2.1",
     "Black adjusts the piece on d4 as announced; it does not have to move.",
     "黑方已事先声明摆正 d4 的棋子，不必走动。",
     "黑方已事先聲明擺正 d4 的棋子，不必走動。", "d4"},
    {"a hand out of turn", Code::TouchNotOnMove, {.colour = White}, "4.2.1",
     "Black has the move: White may neither touch nor adjust pieces now.",
     "现在轮到黑方走，白方不能触摸或摆正棋子。",
     "現在輪到黑方走，白方不能觸摸或擺正棋子。"},
    {"a hand on an empty square", Code::TouchedNothing, {.squares = squares("e4")}, "4.3",
     "There is no piece on e4 to touch.",
     "e4 上没有棋子可以触摸。",
     "e4 上沒有棋子可以觸摸。", "e4"},
    {"a complaint that holds", Code::ComplaintUpheld, {.colour = White, .move = "Nf6"}, "4.8",
     "White's complaint is upheld: Nf6 is not a move that the touched pieces allow, and it is taken back.",
     "白方的异议成立：Nf6 违反触子走子规则，退回重走。",
     "白方的異議成立：Nf6 違反摸子動子規則，退回重走。"},
    {"a breach that the arbiter saw", Code::ComplaintUpheld, {.move = "Nf6"}, "4.8",
     "Nf6 is not a move that the touched pieces allow, and it is taken back.",
     "Nf6 违反触子走子规则，退回重走。",
     "Nf6 違反摸子動子規則，退回重走。"},
    {"the first piece that can, of both colours", Code::TouchBindsPiece,
     {.piece = rules::Piece{White, rules::Kind::Queen}, .from = at("d1"), .colour = White, .article = "4.3.3"}, "4.3.3",
     "The queen on d1 was touched and has to move.",
     "已触摸 d1 的后，必须走这个棋子。",
     "已觸摸 d1 的后，必須走這個棋子。", "d1"},
};

const RulingRow clock_rulings[] = {
    {"a press", Code::MoveCompleted, {.colour = White}, "6.2.1",
     "White has pressed the clock: the move is completed.",
     "白方已按钟，这步棋完成。",
     "白方已按鐘，這步棋完成。"},
    {"a flag that stands", Code::FlagNotDown, {.number = 754, .colour = Black}, "6.8",
     "Black's flag has not fallen; the clock still shows 12 minutes 34 seconds.",
     "黑方没有超时，还剩 12 分 34 秒。",
     "黑方沒有超時，還剩 12 分 34 秒。"},
    {"both flags before the last period", Code::BothFlagsPlayOn, {}, "III.3.1.1",
     "Both flags are down and it cannot be told which fell first; this is not the last period, so the game goes on.",
     "双方都已超时，且无法确定谁先超时；这不是最后时段，对局继续。",
     "雙方都已超時，且無法確定誰先超時；這不是最後時段，對局繼續。"},
    {"both flags in the last period", Code::BothFlagsDraw, {}, "III.3.1.2",
     "Both flags are down in the last period and it cannot be told which fell first: the game is drawn.",
     "双方在最后时段都已超时，且无法确定谁先超时，对局和棋。",
     "雙方在最後時段都已超時，且無法確定誰先超時，對局和棋。"},
    {"a call for the arbiter", Code::ClocksStoppedByPlayer, {.colour = Black}, "6.11.2",
     "Black has stopped the clocks to call the arbiter.",
     "黑方停钟，请裁判到场。",
     "黑方停鐘，請裁判到場。"},
    {"a player who leaves on move", Code::PlayerLeftOnMove, {.colour = White}, "11.2.3.2",
     "White has left the board while on move; leaving the playing area then needs the arbiter's permission.",
     "白方轮到走棋时离席；此时离开赛区须经裁判许可。",
     "白方輪到走棋時離席；此時離開賽區須經裁判許可。"},
};

const RulingRow illegal_acts[] = {
    {"a first one with a clock", Code::IllegalMoveCorrected, {.number = 120, .colour = White, .move = "Ke5"}, "7.5.1",
     "White's illegal move Ke5 is taken back and another one is made; Black gets 2 minutes more.",
     "白方走的 Ke5 不合法，退回重走，黑方加时 2 分钟。",
     "白方走的 Ke5 不合法，退回重走，黑方加時 2 分鐘。"},
    {"a first one without a clock", Code::IllegalMoveCorrected, {.colour = White, .move = "Ke5"}, "7.5.1",
     "White's illegal move Ke5 is taken back and another one is made.",
     "白方走的 Ke5 不合法，退回重走。",
     "白方走的 Ke5 不合法，退回重走。"},
    {"one whose move nobody wrote down", Code::IllegalMoveCorrected, {.number = 60, .colour = Black}, "7.5.1",
     "Black's illegal move is taken back and another one is made; White gets 1 minute more.",
     "黑方的不合法着法退回重走，白方加时 1 分钟。",
     "黑方的不合法著法退回重走，白方加時 1 分鐘。"},
    {"a pawn left on its last rank", Code::PawnBecomesQueen, {.to = at("e8"), .number = 120, .colour = White}, "7.5.2",
     "The pawn on e8 becomes a queen, and White has completed a first illegal move; Black gets 2 minutes more.",
     "e8 的兵变为后，算作白方第一次不合法着法，黑方加时 2 分钟。",
     "e8 的兵變為后，算作白方第一次不合法著法，黑方加時 2 分鐘。", "e8"},
    {"a press without a move", Code::PressedWithoutMove, {.number = 60, .colour = Black}, "7.5.3",
     "Black pressed the clock without making a move, which counts as a first illegal move; White gets 1 minute more.",
     "黑方没有走棋就按钟，算作第一次不合法着法，白方加时 1 分钟。",
     "黑方沒有走棋就按鐘，算作第一次不合法著法，白方加時 1 分鐘。"},
    {"two hands", Code::TwoHandsUsed, {.colour = White}, "7.5.4",
     "White used two hands for one move, which counts as a first illegal move.",
     "白方用两只手走一步棋，算作第一次不合法着法。",
     "白方用兩隻手走一步棋，算作第一次不合法著法。"},
    {"noticed before the press", Code::IllegalMoveNotCompleted, {.colour = White, .move = "O-O"}, "7.5.1",
     "White's illegal move O-O was not completed, since the clock was not pressed: it is taken back without a penalty.",
     "白方走的 O-O 不合法，但没有按钟，着法尚未完成，退回重走，不予处罚。",
     "白方走的 O-O 不合法，但沒有按鐘，著法尚未完成，退回重走，不予處罰。"},
    {"noticed too late in rapid chess", Code::CorrectionTooLate, {.colour = Black}, "A.5.2",
     "White has made the next move: Black's illegal move stands, and only the players' agreement can correct it.",
     "白方已走出下一步，黑方的不合法着法有效，只有双方同意才能更正。",
     "白方已走出下一步，黑方的不合法著法有效，只有雙方同意才能更正。"},
    {"a position that stays illegal", Code::NextDrawStillIllegal, {}, "A.5.4",
     "The position on the board is still illegal after the next move: the arbiter declares the game drawn.",
     "走完下一步棋后，棋盘上的局面仍不合法，裁判判和。",
     "走完下一步棋後，棋盤上的局面仍不合法，裁判判和。"},
    {"colours reversed before the tenth move", Code::ColoursReversed, {}, "7.3",
     "The colours were reversed and fewer than ten moves each have been made: a new game is played with the right colours.",
     "双方颜色颠倒，且各走不满十步，本局作废，按正确的颜色重新对局。",
     "雙方顏色顛倒，且各走不滿十步，本局作廢，按正確的顏色重新對局。"},
    {"a position restored", Code::PositionRestored, {.number = 24}, "7.1",
     "The arbiter has restored an earlier position; the half-moves that stand are the first 24.",
     "裁判恢复了先前的局面，保留前 24 个半回合。",
     "裁判恢復了先前的局面，保留前 24 個半回合。"},
};

const RulingRow claims[] = {
    {"after a touch", Code::ClaimRightLost, {.colour = White, .outcome = Code::FiftyMoves}, "9.4",
     "White has touched a piece and can no longer claim a draw on this move (50 moves).",
     "白方已经触摸棋子，这一步不能再申请和棋（五十回合）。",
     "白方已經觸摸棋子，這一步不能再申請和棋（五十回合）。"},
    {"an offer too early for the event", Code::AgreementNotBefore, {.number = 31}, "9.1.1",
     "In this game no draw may be offered or agreed before move 31.",
     "本局规定，第 31 回合之前不得提和或议和。",
     "本局規定，第 31 回合之前不得提和或議和。"},
    {"no win by normal means", Code::NoNormalWinClaimed, {.colour = White}, "III.5",
     "White claims that Black cannot win by normal means or makes no effort to; this is also a draw offer.",
     "白方以黑方不能以正常方式取胜或没有努力取胜为由申请和棋，这同时也是提和。",
     "白方以黑方不能以正常方式取勝或沒有努力取勝為由申請和棋，這同時也是提和。"},
    {"postponed", Code::NoNormalWinPostponed, {.number = 120, .colour = White}, "III.5.2",
     "The arbiter postpones the decision on White's claim, and the game goes on; Black gets 2 minutes more.",
     "裁判对白方的申请暂缓裁决，对局继续，黑方加时 2 分钟。",
     "裁判對白方的申請暫緩裁決，對局繼續，黑方加時 2 分鐘。"},
    {"granted", Code::NoNormalWin, {.colour = Black}, "III.5.1",
     "The arbiter upholds Black's claim that White cannot win by normal means or makes no effort to: the game is drawn.",
     "裁判同意黑方的申请，认为白方不能以正常方式取胜或没有努力取胜，对局和棋。",
     "裁判同意黑方的申請，認為白方不能以正常方式取勝或沒有努力取勝，對局和棋。"},
    {"five seconds a move", Code::IncrementGranted, {.number = 120, .colour = Black}, "III.4",
     "Black's request is granted: from now on both players get five seconds a move, and White gets 2 minutes more.",
     "裁判同意黑方的要求：此后双方每步加五秒，白方另加时 2 分钟。",
     "裁判同意黑方的要求：此後雙方每步加五秒，白方另加時 2 分鐘。"},
};

const RulingRow acts_of_the_arbiter[] = {
    {"a warning", Code::Warned, {.colour = Black}, "12.9.1",
     "The arbiter warns Black.",
     "裁判警告黑方。",
     "裁判警告黑方。"},
    {"a warning with its ground", Code::Warned, {.colour = Black, .article = "11.5"}, "11.5",
     "The arbiter warns Black.",
     "裁判警告黑方。",
     "裁判警告黑方。"},
    {"a ground spelled in small letters", Code::TimeAdded, {.number = 120, .colour = White, .article = "a.4.3"}, "A.4.3",
     "The arbiter penalises White: Black gets 2 minutes more.",
     "裁判处罚白方，黑方加时 2 分钟。",
     "裁判處罰白方，黑方加時 2 分鐘。"},
    {"a ground that is no article", Code::TimeRemoved, {.number = 90, .colour = White, .article = "13.1"}, "12.9.3",
     "The arbiter penalises White, whose clock now shows 90 seconds less.",
     "裁判处罚白方，扣时 90 秒。",
     "裁判處罰白方，扣時 90 秒。"},
    {"the game lost", Code::LossByArbiter, {.colour = White, .article = "11.3.2.2"}, "11.3.2.2",
     "The arbiter has declared the game lost for White.",
     "裁判判白方负。",
     "裁判判白方負。"},
    {"a clock set right", Code::ClockSet, {.number = 5400, .colour = White}, "6.10.2",
     "The arbiter has set White's clock to 90 minutes.",
     "裁判将白方的钟设为 90 分钟。",
     "裁判將白方的鐘設為 90 分鐘。"},
    {"the sixth look at the score", Code::ScoreAskedTooOften, {.number = 6, .colour = Black}, "A.4.3",
     "Black has asked for the score 6 times; more than five times a game counts as distracting the opponent.",
     "黑方本局已要求查看记录 6 次，超过五次视为干扰对方。",
     "黑方本局已要求查看記錄 6 次，超過五次視為干擾對方。"},
    {"both lose", Code::Arbiter, {.result = "0-0", .article = "11.8"}, "11.8",
     "The arbiter has decided the game: both players lose.",
     "裁判判定对局结果：双方均负。",
     "裁判判定對局結果：雙方均負。"},
    {"a draw after a disturbance", Code::Arbiter, {.result = "1/2-1/2", .article = "11.5"}, "11.5",
     "The arbiter has decided the game: drawn.",
     "裁判判定对局结果：和棋。",
     "裁判判定對局結果：和棋。"},
    {"no ground told", Code::Arbiter, {.result = "1-0"}, "12.9",
     "The arbiter has decided the game: White wins.",
     "裁判判定对局结果：白方胜。",
     "裁判判定對局結果：白方勝。"},
    {"an event out of time", Code::Unreadable, {}, "",
     "The event lies before the last one in time and is not taken.",
     "这一事件的时间早于上一事件，不予受理。",
     "這一事件的時間早於上一事件，不予受理。"},
    {"the result to be signed", Code::NextResult, {.result = "*"}, "8.7",
     "Both players sign the result: cancelled.",
     "请双方签字确认结果：作废。",
     "請雙方簽字確認結果：作廢。"},
};
// clang-format on

TEST(RulingSentences, TellWhatAHandIsBoundTo) {
  for (const RulingRow& row : touches) check(row);
}

TEST(RulingSentences, TellOfTheClock) {
  for (const RulingRow& row : clock_rulings) check(row);
}

TEST(RulingSentences, TellOfIllegalActs) {
  for (const RulingRow& row : illegal_acts) check(row);
}

TEST(RulingSentences, TellOfClaims) {
  for (const RulingRow& row : claims) check(row);
}

TEST(RulingSentences, TellWhatTheArbiterDoes) {
  for (const RulingRow& row : acts_of_the_arbiter) check(row);
}

}  // namespace
}  // namespace adoube::laws
