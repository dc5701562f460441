// SPDX-License-Identifier: MIT
// Sentences in full, one row for each grammatical shape.
#include "adoube/laws/sentence.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "adoube/notation/san.hpp"
#include "sentences_of.hpp"

namespace adoube::laws {
namespace {

// A try in a position: one of the reasons or effects, the article, the squares to draw, the sentence in three languages.
struct TryRow {
  const char* name;
  const char* fen;
  const char* uci;
  Code code;
  const char* article;
  const char* squares;
  const char* en;
  const char* hans;
  const char* hant;
};

rules::Position position_of(const TryRow& row) {
  // The one row with a rook's file for a right is a row of Chess960.
  const auto variant = std::string_view(row.fen).find(" w B ") == std::string_view::npos ? rules::Variant::Standard
                                                                                         : rules::Variant::Chess960;
  return *notation::read_position(row.fen, variant);
}

std::string names_of(rules::Bitboard squares) {
  std::string names;
  for (const rules::Square square : squares) {
    if (!names.empty()) names += ' ';
    names += square.name();
  }
  return names;
}

Card card_with(const std::vector<Card>& cards, Code code) {
  const auto found = std::find_if(cards.begin(), cards.end(), [code](const Card& card) { return card.code == code; });
  return found == cards.end() ? Card{Code::GameOver, "", "no such reason or effect", {}, {}, {}} : *found;
}

void check(const TryRow& row) {
  SCOPED_TRACE(row.name);
  const rules::Position position = position_of(row);
  const Card english = card_with(testing::cards_of(position, row.uci, Language::English), row.code);
  EXPECT_EQ(english.text, row.en);
  EXPECT_EQ(english.article, row.article);
  EXPECT_EQ(names_of(english.squares), row.squares);
  EXPECT_EQ(card_with(testing::cards_of(position, row.uci, Language::SimplifiedChinese), row.code).text, row.hans);
  EXPECT_EQ(card_with(testing::cards_of(position, row.uci, Language::TraditionalChinese), row.code).text, row.hant);
}

// clang-format off
const TryRow refusals[] = {
    {"a knight pinned on a diagonal", "4k3/8/2n5/1B6/8/8/8/4K3 b - - 0 1", "c6d4",
     Code::Pinned, "3.9.2", "d4 b5 c6 d7 e8",
     "The knight on c6 is pinned: moving it would leave your king on e8 attacked by the bishop on b5.",
     "c6 的马被 b5 的象牵制：离开后，e8 的王会受攻击。",
     "c6 的馬被 b5 的象牽制：離開後，e8 的王會受攻擊。"},
    {"a rook pinned, which could slide along the file", "4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2f2",
     Code::Pinned, "3.9.2", "e1 e2 f2 e3 e4 e5 e6 e7 e8",
     "The rook on e2 is pinned: moving it to f2 would leave your king on e1 attacked by the rook on e8.",
     "e2 的车被 e8 的车牵制：走到 f2 后，e1 的王会受攻击。",
     "e2 的車被 e8 的車牽制：走到 f2 後，e1 的王會受攻擊。"},
    {"an empty square", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e4e5",
     Code::NoPiece, "3.10.2", "e4 e5",
     "There is no piece on e4.",
     "e4 上没有棋子。",
     "e4 上沒有棋子。"},
    {"a piece of the opponent's", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g8f6",
     Code::NotYourPiece, "1.2", "f6 g8",
     "The knight on g8 belongs to Black; it is White's move.",
     "g8 的马是黑方的棋子，现在轮到白方走。",
     "g8 的馬是黑方的棋子，現在輪到白方走。"},
    {"an own piece on the goal", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1e2",
     Code::OwnPieceOnTarget, "3.1", "g1 e2",
     "The knight on g1 cannot go to e2: your own pawn stands there.",
     "g1 的马不能走到 e2：那里是己方的兵。",
     "g1 的馬不能走到 e2：那裡是己方的兵。"},
    {"a knight that goes straight", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1g3",
     Code::NotAKnightMove, "3.6", "g1 g3",
     "The knight on g1 does not reach g3: a knight goes two squares along a file or rank and one to the side.",
     "g1 的马到不了 g3：马走“日”字，直两格再横一格，或横两格再直一格。",
     "g1 的馬到不了 g3：馬走「日」字，直兩格再橫一格，或橫兩格再直一格。"},
    {"a queen that goes like a knight", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "d1e3",
     Code::NotAQueenMove, "3.4", "d1 e3",
     "The queen on d1 does not reach e3: a queen moves along files, ranks and diagonals.",
     "d1 的后到不了 e3：后沿直线、横线或斜线走。",
     "d1 的后到不了 e3：后沿直線、橫線或斜線走。"},
    {"one obstacle", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "a1a4",
     Code::PathBlocked, "3.5", "a1 a2 a3 a4",
     "The rook on a1 does not get to a4: the pawn on a2 stands in the way.",
     "a1 的车到不了 a4：途中有 a2 的兵。",
     "a1 的車到不了 a4：途中有 a2 的兵。"},
    {"two obstacles before a pawn", "4k3/8/8/8/4n3/4b3/4P3/4K3 w - - 0 1", "e2e4",
     Code::PawnDoubleStepBlocked, "3.7.2", "e2 e3 e4",
     "The pawn on e2 cannot go two squares to e4: the bishop on e3 and the knight on e4 stand in the way.",
     "e2 的兵不能走两格到 e4：被 e3 的象和 e4 的马挡住。",
     "e2 的兵不能走兩格到 e4：被 e3 的象和 e4 的馬擋住。"},
    {"two pawns head to head", "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4e5",
     Code::PawnBlocked, "3.7.1", "e4 e5",
     "The pawn on e4 is blocked by the pawn on e5: straight ahead it only goes to an empty square.",
     "e4 的兵被 e5 的兵挡住：向正前方只能走到空格。",
     "e4 的兵被 e5 的兵擋住：向正前方只能走到空格。"},
    {"en passant a move too late", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 3", "e5d6",
     Code::EnPassantTooLate, "3.7.3.2", "d5 e5 d6",
     "The pawn on e5 cannot take en passant on d6: the pawn on d5 has not just gone two squares.",
     "e5 的兵不能在 d6 吃过路兵：d5 的兵并不是刚刚走了两格。",
     "e5 的兵不能在 d6 吃過路兵：d5 的兵並不是剛剛走了兩格。"},
    {"promotion without a piece", "7k/4P3/8/8/8/8/8/K7 w - - 0 1", "e7e8",
     Code::PromotionPieceMissing, "3.7.3.3", "e7 e8",
     "The pawn reaches e8: it becomes a queen, rook, bishop or knight, and the choice is still to be made.",
     "兵到达 e8，必须升变：还要选后、车、象或马。",
     "兵到達 e8，必須升變：還要選后、車、象或馬。"},
    {"castling with the rook gone", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1g1",
     Code::CastlingNoRook, "3.8.2", "e1 g1 h1",
     "The king on e1 cannot castle to g1: no rook of yours stands on h1.",
     "e1 的王不能易位到 g1：h1 上没有己方的车。",
     "e1 的王不能易位到 g1：h1 上沒有己方的車。"},
    {"castling after the rook moved, asked for by taking it", "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1h1",
     Code::CastlingRightLost, "3.8.2.1", "e1 g1 h1",
     "The king on e1 can no longer castle to g1: it, or the rook on h1, has moved before.",
     "e1 的王不能再易位到 g1：它或 h1 的车曾经走动过。",
     "e1 的王不能再易位到 g1：它或 h1 的車曾經走動過。"},
    {"castling with two pieces between", "4k3/8/8/8/8/8/8/RN1QK2R w KQ - 0 1", "e1c1",
     Code::CastlingPathBlocked, "3.8.2.2", "b1 c1 d1 e1",
     "The king on e1 cannot castle to c1: the knight on b1 and the queen on d1 stand between.",
     "e1 的王不能易位到 c1：中间有 b1 的马和 d1 的后。",
     "e1 的王不能易位到 c1：中間有 b1 的馬和 d1 的后。"},
    {"castling out of check", "4r2k/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1",
     Code::CastlingOutOfCheck, "3.8.2.2", "c1 e1 e8",
     "The king on e1 cannot castle to c1 while it is in check from the rook on e8.",
     "e1 的王正被 e8 的车将军，不能易位到 c1。",
     "e1 的王正被 e8 的車將軍，不能易位到 c1。"},
    {"castling through an attack", "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1",
     Code::CastlingThroughAttack, "3.8.2.2", "e1 f1 g1 f8",
     "The king on e1 cannot castle to g1: it would cross f1, attacked by the rook on f8.",
     "e1 的王不能易位到 g1：途中的 f1 受到 f8 的车攻击。",
     "e1 的王不能易位到 g1：途中的 f1 受到 f8 的車攻擊。"},
    {"castling into an attack by two", "2k3r1/8/8/8/3b4/8/8/R3K2R w KQ - 0 1", "e1g1",
     Code::CastlingIntoAttack, "3.8.2.2", "e1 g1 d4 g8",
     "The king on e1 cannot castle to g1: that square is attacked by the bishop on d4 and the rook on g8.",
     "e1 的王不能易位到 g1：该格受到 d4 的象和 g8 的车攻击。",
     "e1 的王不能易位到 g1：該格受到 d4 的象和 g8 的車攻擊。"},
    {"castling where the rook is a shield", "4k3/8/8/8/8/8/8/rR1K4 w B - 0 1", "d1b1",
     Code::CastlingRookShieldsKing, "II.3.2.7", "a1 c1 d1",
     "The king on d1 cannot castle to c1: once the rook has left, it would be attacked by the rook on a1.",
     "d1 的王不能易位到 c1：车离开后，王会受到 a1 的车攻击。",
     "d1 的王不能易位到 c1：車離開後，王會受到 a1 的車攻擊。"},
    {"a king into the attack of a pinned bishop", "4k3/8/8/4b3/8/8/8/4R1K1 w - - 0 1", "g1h2",
     Code::KingIntoAttack, "3.9.2", "g1 h2 g3 f4 e5",
     "The king on g1 cannot go to h2: that square is attacked by the bishop on e5.",
     "g1 的王不能走到 h2：该格受到 e5 的象攻击。",
     "g1 的王不能走到 h2：該格受到 e5 的象攻擊。"},
    {"a king that would take a protected queen", "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", "h8g7",
     Code::KingIntoAttack, "3.9.2", "f6 g7 h8",
     "The king on h8 cannot take the queen on g7: it is protected by the king on f6.",
     "h8 的王不能吃 g7 的后：它受到 f6 的王保护。",
     "h8 的王不能吃 g7 的后：它受到 f6 的王保護。"},
    {"double check", "4k3/8/5N2/8/8/8/3r4/K3R3 b - - 0 1", "d2e2",
     Code::DoubleCheckKingMustMove, "3.9.2", "e1 d2 e2 f6 e8",
     "The king on e8 is in double check from the rook on e1 and the knight on f6: only the king can move.",
     "e8 的王被 e1 的车和 f6 的马双将：只能走王。",
     "e8 的王被 e1 的車和 f6 的馬雙將：只能走王。"},
    {"a check left standing", "4r2k/8/8/8/8/8/8/R3KB2 w Q - 0 1", "a1a8",
     Code::CheckNotAnswered, "3.9.2", "a1 e1 e2 e3 e4 e5 e6 e7 a8 e8",
     "The king on e1 is in check from the rook on e8, and moving the rook from a1 to a8 does not answer it.",
     "e1 的王正被 e8 的车将军，把车从 a1 走到 a8 没有解除将军。",
     "e1 的王正被 e8 的車將軍，把車從 a1 走到 a8 沒有解除將軍。"},
    {"en passant opens the rank", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2", "e5d6",
     Code::EnPassantExposesKing, "3.9.2", "a5 b5 c5 d5 e5 f5 g5 h5 d6",
     "Taking the pawn on d5 en passant would leave your king on a5 attacked by the rook on h5.",
     "吃过路兵拿掉 d5 的兵后，a5 的王会受到 h5 的车攻击。",
     "吃過路兵拿掉 d5 的兵後，a5 的王會受到 h5 的車攻擊。"},
};

const TryRow effects[] = {
    {"a quiet move", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3",
     Code::Moves, "3.6", "g1 f3",
     "The knight goes from g1 to f3.",
     "马从 g1 走到 f3。",
     "馬從 g1 走到 f3。"},
    {"a capture", "4k3/8/2n5/1B6/8/8/8/4K3 w - - 0 1", "b5c6",
     Code::Captures, "3.1.1", "b5 c6",
     "The bishop takes the knight on c6.",
     "象吃掉 c6 的马。",
     "象吃掉 c6 的馬。"},
    {"en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6",
     Code::CapturesEnPassant, "3.7.3.1", "d5 e5 d6",
     "The pawn takes the pawn on d5 en passant and lands on d6.",
     "吃过路兵：兵吃掉 d5 的兵，落在 d6。",
     "吃過路兵：兵吃掉 d5 的兵，落在 d6。"},
    {"a double step beside two pawns", "4k3/8/8/8/2p1p3/8/3P4/4K3 w - - 0 1", "d2d4",
     Code::AllowsEnPassant, "3.7.3.1", "d2 d3 c4 d4 e4",
     "In reply, and only then, the pawns on c4 and e4 can take en passant on d3.",
     "对方仅在下一步可以用 c4 和 e4 的兵在 d3 吃过路兵。",
     "對方僅在下一步可以用 c4 和 e4 的兵在 d3 吃過路兵。"},
    {"a promotion", "3r3k/4P3/8/8/8/8/8/K7 w - - 0 1", "e7d8q",
     Code::Promotes, "3.7.3.3", "e7 d8",
     "The pawn becomes a queen on d8.",
     "兵在 d8 升变为后。",
     "兵在 d8 升變為后。"},
    {"castling", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8",
     Code::CastlesQueenside, "3.8.2", "c8 d8 e8",
     "Castling on the queenside: the king arrives on c8, the rook on d8.",
     "后翼易位：王到 c8，车到 d8。",
     "后翼易位：王到 c8，車到 d8。"},
    {"both own rights lost", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1e2",
     Code::LosesCastlingRight, "3.8.2.1", "a1 e1 h1 e2",
     "This ends White's right to castle with the rooks on a1 and h1.",
     "白方从此失去与 a1 和 h1 的车易位的权利。",
     "白方從此失去與 a1 和 h1 的車易位的權利。"},
    {"a rook captured at home", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1a8",
     Code::TakesCastlingRight, "3.8.2.1", "a1 a8",
     "This ends Black's right to castle with the rook on a8, which is captured.",
     "a8 的车被吃，黑方从此失去与它易位的权利。",
     "a8 的車被吃，黑方從此失去與它易位的權利。"},
    {"a double check given", "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "e4f6",
     Code::GivesCheck, "3.9.1", "e1 e4 f6 e8",
     "The king on e8 is in check from the rook on e1 and the knight on f6.",
     "e8 的王被 e1 的车和 f6 的马将军。",
     "e8 的王被 e1 的車和 f6 的馬將軍。"},
    {"mate", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "g6g7",
     Code::Checkmates, "5.1.1", "g6 g7 h8",
     "Checkmate: Black's king on h8 is in check and no legal move is left.",
     "将死：黑方 h8 的王被将军，而且没有合法着法。",
     "將死：黑方 h8 的王被將軍，而且沒有合法著法。"},
    {"stalemate", "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", "g5g6",
     Code::Stalemates, "5.2.1", "g5 g6 h8",
     "Stalemate: Black has no legal move, and the king on h8 is not in check.",
     "逼和：黑方没有合法着法，h8 的王也没有被将军。",
     "逼和：黑方沒有合法著法，h8 的王也沒有被將軍。"},
};
// clang-format on

TEST(Sentences, TellWhyAMoveIsRefused) {
  for (const TryRow& row : refusals) check(row);
}

TEST(Sentences, TellWhatAMoveDoes) {
  for (const TryRow& row : effects) check(row);
}

TEST(Sentences, DrawAttackersApartFromThePath) {
  const auto position = *notation::read_position("5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1");
  const Card card = card_with(testing::cards_of(position, "e1g1", Language::English), Code::CastlingThroughAttack);
  EXPECT_EQ(names_of(card.attackers), "f8");
  EXPECT_EQ(names_of(card.path), "f1");
}

// Codes that a game tells, from values as the game fills them.
struct ValueRow {
  const char* name;
  Code code;
  Values values;
  const char* en;
  const char* hans;
  const char* hant;
};

TEST(Sentences, TellWhatHappensInAGame) {
  using enum rules::Color;
  // clang-format off
  const ValueRow rows[] = {
    {"mate", Code::Checkmate, {.colour = Black},
     "Black is checkmated; White wins.",
     "黑方被将死，白方胜。",
     "黑方被將死，白方勝。"},
    {"stalemate", Code::Stalemate, {.colour = White},
     "White has no legal move and is not in check: stalemate, and the game is drawn.",
     "白方没有合法着法，又没有被将军：逼和，对局和棋。",
     "白方沒有合法著法，又沒有被將軍：逼和，對局和棋。"},
    {"a resignation that draws", Code::ResignationDraw, {.colour = White},
     "White resigns, but Black cannot checkmate by any series of legal moves: the game is drawn.",
     "白方认输，但黑方无论怎样走都不可能将死对方，对局和棋。",
     "白方認輸，但黑方無論怎樣走都不可能將死對方，對局和棋。"},
    {"a flag", Code::FlagFall, {.colour = Black},
     "Black's flag has fallen; White wins.",
     "黑方超时，白方胜。",
     "黑方超時，白方勝。"},
    {"five times", Code::FivefoldRepetition, {.number = 5},
     "The same position has stood on the board 5 times: the game is drawn.",
     "同一局面已出现 5 次，对局和棋。",
     "同一局面已出現 5 次，對局和棋。"},
    {"a repetition with a move announced", Code::ThreefoldRepetition, {.number = 3, .colour = White, .move = "Nf3"},
     "After Nf3 the same position will have stood on the board 3 times, as claimed: the game is drawn.",
     "申请成立，走 Nf3 后同一局面将出现 3 次，对局和棋。",
     "申請成立，走 Nf3 後同一局面將出現 3 次，對局和棋。"},
    {"a repetition on the board", Code::ThreefoldRepetition, {.number = 4, .colour = White},
     "The same position has stood on the board 4 times, as claimed: the game is drawn.",
     "申请成立，同一局面已出现 4 次，对局和棋。",
     "申請成立，同一局面已出現 4 次，對局和棋。"},
    {"fifty moves", Code::FiftyMoves, {.number = 100},
     "Each player's last 50 moves were without a capture or a pawn move, as claimed: the game is drawn.",
     "申请成立，双方最近 50 步都没有吃子也没有走兵，对局和棋。",
     "申請成立，雙方最近 50 步都沒有吃子也沒有走兵，對局和棋。"},
    {"the arbiter", Code::Arbiter, {.result = "0-0"},
     "The arbiter has decided the game: both players lose.",
     "裁判判定对局结果：双方均负。",
     "裁判判定對局結果：雙方均負。"},
    {"a move", Code::MoveMade, {.colour = White, .move = "e4"},
     "White has made the move e4.",
     "白方走了 e4。",
     "白方走了 e4。"},
    {"an offer", Code::DrawOffered, {.colour = White},
     "White offers a draw; the offer stands until Black answers or moves.",
     "白方提和，在黑方答复或走棋之前一直有效。",
     "白方提和，在黑方答覆或走棋之前一直有效。"},
    {"an incorrect claim with its penalty", Code::ClaimIncorrect, {.number = 120, .colour = White, .outcome = Code::ThreefoldRepetition},
     "White's claim is not correct (threefold repetition): Black gets 2 minutes more, and the claim stands as a draw offer.",
     "白方的和棋申请不成立（三次重复），黑方加时 2 分钟，申请视为提和。",
     "白方的和棋申請不成立（三次重複），黑方加時 2 分鐘，申請視為提和。"},
    {"seen once", Code::ClaimThreefoldNotReached, {.number = 1},
     "The position has stood on the board once; for a claim it takes three.",
     "这一局面出现了 1 次，申请和棋需要三次。",
     "這一局面出現了 1 次，申請和棋需要三次。"},
    {"seen twice with the move", Code::ClaimThreefoldNotReached, {.number = 2, .move = "Ng1"},
     "After Ng1 the position would have stood on the board twice; for a claim it takes three.",
     "走 Ng1 后这一局面出现 2 次，申请和棋需要三次。",
     "走 Ng1 後這一局面出現 2 次，申請和棋需要三次。"},
    {"one half-move short", Code::ClaimFiftyNotReached, {.number = 99},
     "The count of half-moves since the last capture or pawn move is 99; for a claim it takes 100, 50 by each player.",
     "自上次吃子或走兵以来，双方合计走了 99 步；申请和棋需要 100 步，即各 50 步。",
     "自上次吃子或走兵以來，雙方合計走了 99 步；申請和棋需要 100 步，即各 50 步。"},
    {"another move than the announced one", Code::AnnouncedMoveMustBePlayed, {.colour = Black, .move = "Ra2"},
     "Black announced Ra2 with the claim and has to play it now.",
     "黑方申请时声明了 Ra2，现在必须走这一步。",
     "黑方申請時聲明了 Ra2，現在必須走這一步。"},
    {"another piece than that of an illegal announcement", Code::AnnouncedMoveMustBePlayed,
     {.piece = rules::Piece{Black, rules::Kind::Rook}, .from = rules::Square(rules::File::A, rules::Rank::Second), .colour = Black},
     "Black's announced move was illegal: the rook on a2 has to make another one.",
     "黑方声明的着法不合法，必须用 a2 的车另走一步。",
     "黑方聲明的著法不合法，必須用 a2 的車另走一步。"},
    {"after the end", Code::GameOver, {.outcome = Code::Agreement},
     "The game is over: draw by agreement.",
     "对局已经结束：协议和棋。",
     "對局已經結束：協議和棋。"},
    {"too early to agree", Code::AgreementTooEarly, {},
     "A draw can be agreed once both players have made a move.",
     "双方各走过至少一步之后，才可以议和。",
     "雙方各走過至少一步之後，才可以議和。"},
  };
  // clang-format on
  for (const ValueRow& row : rows) {
    SCOPED_TRACE(row.name);
    EXPECT_EQ(sentence(row.code, row.values, Language::English), row.en);
    EXPECT_EQ(sentence(row.code, row.values, Language::SimplifiedChinese), row.hans);
    EXPECT_EQ(sentence(row.code, row.values, Language::TraditionalChinese), row.hant);
  }
}

struct FenRow {
  const char* name;
  const char* fen;
  const char* code;
  const char* article;
  const char* en;
  const char* hant;
};

TEST(Sentences, TellWhatIsWrongWithAFen) {
  // clang-format off
  const FenRow rows[] = {
    {"a short rank", "rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "syntax", "",
     "At character 17, in the piece placement, a rank of exactly eight squares was expected.",
     "第 17 個字元（棋子位置）應為正好八格的一列。"},
    {"a turn that is none", "4k3/8/8/8/8/8/8/4K3 x - - 0 1", "syntax", "",
     "At character 21, in the side to move, w or b was expected.",
     "第 21 個字元（走棋方）應為 w 或 b。"},
    {"five fields", "4k3/8/8/8/8/8/8/4K3 w - - 0", "field-count", "",
     "A FEN has six fields with one space between them; the count goes wrong at character 28.",
     "FEN 有六個欄位，以一個空格分隔；第 28 個字元處數目不對。"},
    {"one king", "8/8/8/8/8/8/8/4K3 w - - 0 1", "kings", "2.2",
     "Each side has exactly one king; here the only one stands on e1.",
     "雙方各有且只有一個王，這裡只有 e1 的一個王。"},
    {"a pawn on the last rank", "4k2P/8/8/8/8/8/8/4K3 w - - 0 1", "pawn-on-back-rank", "3.7.3.3",
     "No pawn can stand on h8: none goes back to its first rank, and on the last it becomes another piece.",
     "h8 上不能有兵：兵不會退到第一橫線，到了底線就要升變。"},
    {"a king that could be taken", "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", "opponent-in-check", "3.9.2",
     "White has the move, but the opponent's king on e8 is already in check from the rook on e1.",
     "輪到白方走，但對方 e8 的王已經被 e1 的車將軍。"},
    {"a right without a rook", "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", "castling", "3.8.2.1",
     "A castling right is given for a1, but king or rook does not stand on its original square.",
     "a1 標有易位權，但王或車不在原始位置。"},
    {"nine pawns", "4k3/8/8/8/8/PPPPPPPP/P7/4K3 w - - 0 1", "too-many-pawns", "2.2",
     "A side has eight pawns at most; White has 9.",
     "一方最多有八個兵，白方卻有 9 個。"},
    {"no double step", "4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "ep-square", "3.7.3.1",
     "The en passant square e6 cannot be right: no double step can have just been made over it.",
     "吃過路兵的格 e6 不對：不可能剛有兵走兩格經過那裡。"},
    {"move number 0", "4k3/8/8/8/8/8/8/4K3 w - - 0 0", "fullmove", "",
     "At character 29, in the move number, a positive whole number up to 65535, without leading zeros, was expected.",
     "第 29 個字元（回合數）應為不帶前導零的正整數，最大 65535。"},
  };
  // clang-format on
  for (const FenRow& row : rows) {
    SCOPED_TRACE(row.name);
    const auto judgement = notation::judge_fen(row.fen, notation::Strictness::Strict);
    ASSERT_FALSE(judgement.problems.empty());
    const auto& problem = judgement.problems.front();
    const Card english = card(judgement.setup, problem, Language::English);
    EXPECT_EQ(name(english.code), row.code);
    EXPECT_EQ(english.article, row.article);
    EXPECT_EQ(english.text, row.en);
    EXPECT_EQ(card(judgement.setup, problem, Language::TraditionalChinese).text, row.hant);
  }
}

TEST(Sentences, QuoteAMoveThatIsNotUnderstood) {
  const auto position = *notation::read_position("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
  const auto say = [&position](std::string_view text, const notation::SanError& error) {
    return card(position, text, error, Language::English).text;
  };
  notation::SanError ambiguous{notation::SanFault::Ambiguous};
  ambiguous.kind = rules::Kind::Knight;
  ambiguous.to = rules::Square::parse("d2");
  ambiguous.candidates = rules::Bitboard(*rules::Square::parse("b1")) | rules::Bitboard(*rules::Square::parse("f3"));
  EXPECT_EQ(say("Nd2", ambiguous), "“Nd2” is ambiguous: the knights on b1 and f3 can go to d2.");

  const notation::SanError no_move{
      .fault = notation::SanFault::NotAMove, .offset = 1, .expected = notation::SanExpected::Square};
  EXPECT_EQ(say("Nz9", no_move), "“Nz9” is not a move: at character 2, a square was expected.");
  EXPECT_EQ(say("Nz\x01\xff{to}", no_move), "“Nz??{to}” is not a move: at character 2, a square was expected.");
  EXPECT_EQ(say("馬f3", no_move), "“馬f3” is not a move: at character 2, a square was expected.");
  EXPECT_EQ(say(std::string(1000, 'x'), no_move),
            "“xxxxxxxxxxxxxxxxxxxxxxxx…” is not a move: at character 2, a square was expected.");
}
TEST(Sentences, TellWhatAPgnReaderFound) {
  const auto say = [](const notation::PgnProblem& problem) { return card(problem, Language::English).text; };
  EXPECT_EQ(say({.fault = notation::PgnFault::IllegalMove, .token = "Ke3"}), "“Ke3” is illegal here.");
  EXPECT_EQ(say({.fault = notation::PgnFault::AmbiguousMove, .token = "Nd2"}),
            "“Nd2” is ambiguous: several pieces can go there.");
  EXPECT_EQ(say({.fault = notation::PgnFault::NotAMove, .token = "Zz9"}), "“Zz9” is not a move.");
  EXPECT_EQ(say({.fault = notation::PgnFault::MissingResult}), "There is no result at the end of the movetext.");
  EXPECT_EQ(say({.fault = notation::PgnFault::StrayText, .token = "%%"}),
            "“%%”: this means nothing in a movetext and is skipped.");
  const notation::PgnProblem forgiven{
      .fault = notation::PgnFault::ForgivenSpelling, .token = "0-0", .forgiven = notation::Forgiven::CastlingSpelling};
  EXPECT_EQ(say(forgiven), "Castling is spelled otherwise than O-O or O-O-O.");
  EXPECT_EQ(card(forgiven, Language::English).article, "C.13.1");
  EXPECT_EQ(name(card(forgiven, Language::English).code), "forgiven-spelling");
}

}  // namespace
}  // namespace adoube::laws
