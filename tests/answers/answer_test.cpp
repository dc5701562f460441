// SPDX-License-Identifier: MIT
// The door of the browser: requests and what their answers must hold. Expected values are JSON pointers into the answer.
#include "apps/answers/answer.hpp"

#include <gtest/gtest.h>

#include "apps/answers/json.hpp"

namespace adoube::answers {
namespace {

/// A book of three openings.
const openings::Book& small_book() {
  static const openings::Book book =
      openings::Book::read("0 d2d4\tA40\tQueen's Pawn\n1 d7d5\tD00\tQueen's Pawn Game\n0 g1f3\tA04\tKnight Opening\n")
          .value();
  return book;
}

struct Row {
  const char* name;
  const char* request;
  std::vector<std::pair<const char*, const char*>> holds;  ///< JSON pointer, JSON value
};

const std::vector<Row> rows = {
    // what cannot be answered
    {"no JSON", "e2e4", {{"/error/code", R"("unusable-request")"}}},
    {"no object", "[1]", {{"/error/code", R"("unusable-request")"}}},
    {"unknown command", R"({"command":"dance"})", {{"/error/code", R"("unusable-request")"}}},
    {"a FEN that is none", R"({"command":"moves","fen":"x"})", {{"/error/code", R"("syntax")"}, {"/error/offset", "0"}}},
    {"a FEN of the wrong kind", R"({"command":"moves","fen":7})", {{"/error/code", R"("syntax")"}}},
    {"a move in the list that is none",
     R"({"command":"status","fen":"startpos","moves":["e4","e4"]})",
     {{"/error/code", R"("not-a-pawn-move")"}}},
    // fen
    {"wrong rank en passant",
     R"({"command":"fen","text":"rnbqkbnr/pppppppp/8/8/7P/8/PPPPPPP1/RNBQKBNR w KQkq h3 0 1"})",
     {{"/valid", "false"},
      {"/fen", "null"},
      {"/problems/0/code", R"("ep-square")"},
      {"/problems/0/severity", R"("error")"},
      {"/problems/0/field", R"("en-passant")"}}},
    // judge: the long form of a move (C.8)
    {"the long form, a capture",
     R"({"command":"judge","fen":"6k1/6p1/2n5/1B6/8/8/8/4K3 w - - 0 1","task":{"kind":"notation","move":"b5c6","form":"long"},"answer":{"text":"Bb5xc6"}})",
     {{"/right", "true"}}},
    {"the long form, with a hyphen",
     R"({"command":"judge","fen":"6k1/6p1/2n5/1B6/8/8/8/4K3 w - - 0 1","task":{"kind":"notation","move":"b5c6","form":"long"},"answer":{"text":"Bb5-c6"}})",
     {{"/right", "true"}}},
    {"the long form, a pawn without a hyphen",
     R"({"command":"judge","fen":"startpos","task":{"kind":"notation","move":"e2e4","form":"long"},"answer":{"text":"e2e4"}})",
     {{"/right", "true"}}},
    {"the long form, where its departure square is needed anyway",
     R"({"command":"judge","fen":"8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1","task":{"kind":"notation","move":"h4e1","form":"long"},"answer":{"text":"Qh4e1"}})",
     {{"/right", "true"}}},
    {"the long form without its letter",
     R"({"command":"judge","fen":"startpos","task":{"kind":"notation","move":"g1f3","form":"long"},"answer":{"text":"g1f3"}})",
     {{"/right", "false"}, {"/misses/0/code", R"("other-form")"}}},
    {"the short form where the long one is asked for",
     R"({"command":"judge","fen":"6k1/6p1/2n5/1B6/8/8/8/4K3 w - - 0 1","task":{"kind":"notation","move":"b5c6","form":"long"},"answer":{"text":"Bxc6"}})",
     {{"/right", "false"}, {"/misses/0/code", R"("other-form")"}}},
    {"the file alone where the long form is asked for",
     R"({"command":"judge","fen":"6k1/6p1/2n5/1B6/8/8/8/4K3 w - - 0 1","task":{"kind":"notation","move":"b5c6","form":"long"},"answer":{"text":"Bbxc6"}})",
     {{"/right", "false"}, {"/misses/0/code", R"("other-form")"}}},
    {"the long form where the short one is asked for",
     R"({"command":"judge","fen":"6k1/6p1/2n5/1B6/8/8/8/4K3 w - - 0 1","task":{"kind":"notation","move":"b5c6","form":"short"},"answer":{"text":"Bb5xc6"}})",
     {{"/right", "false"}, {"/misses/0/code", R"("other-form")"}}},
    // opening
    {"an opening",
     R"({"command":"opening","fen":"startpos","moves":["d4","d5","h3"],"lang":"zh-Hans"})",
     {{"/eco", R"("D00")"},
      {"/name", R"("Queen's Pawn Game")"},
      {"/family", R"("closed")"},
      {"/family_name", R"("封闭性开局")"},
      {"/ply", "2"},
      {"/fen", R"("rnbqkbnr/ppp1pppp/8/3p4/3P4/7P/PPP1PPP1/RNBQKBNR b KQkq - 0 2")"}}},
    {"an opening that waits for Black",
     R"({"command":"opening","fen":"startpos","moves":["d4"]})",
     {{"/eco", R"("A40")"},
      {"/family", "null"},
      {"/family_name", "null"},
      {"/first_family", "null"},
      {"/reason", R"("After 1.e4 or 1.d4 the family is Black's to choose.")"}}},
    {"an opening of another family",
     R"({"command":"opening","fen":"startpos","moves":["Nf3","Nf6","Ng1","Ng8","d4","d5"]})",
     {{"/eco", R"("D00")"}, {"/ply", "6"}, {"/family", R"("closed")"}, {"/first_family", R"("flank")"}}},
    {"no opening",
     R"({"command":"opening","fen":"startpos"})",
     {{"/eco", "null"},
      {"/name", "null"},
      {"/family", "null"},
      {"/ply", "null"},
      {"/reason", R"("No position so far has a name in the book of openings.")"}}},
    // explain
    {"a pinned knight",
     R"({"command":"explain","fen":"4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1","move":"c3e4"})",
     {{"/legal", "false"},
      {"/reasons/0/code", R"("pinned")"},
      {"/reasons/0/article", R"("3.9.2")"},
      {"/reasons/0/attackers", R"(["b4"])"}}},
    {"the same in SAN",
     R"({"command":"explain","fen":"4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1","move":"Ne4"})",
     {{"/legal", "false"}, {"/reasons/0/code", R"("pinned")"}}},
    {"two knights that cannot go there",
     R"({"command":"explain","fen":"startpos","move":"Nd4"})",
     {{"/legal", "false"}, {"/reasons/0/code", R"("not-a-knight-move")"}, {"/reasons/1/code", R"("not-a-knight-move")"}}},
    {"castling away from home",
     R"({"command":"explain","fen":"4k3/8/8/8/8/8/8/3K3R w - - 0 1","move":"O-O"})",
     {{"/legal", "false"}, {"/reasons/0/code", R"("not-a-king-move")"}}},
    {"castling without its right",
     R"({"command":"explain","fen":"4k3/8/8/8/8/8/8/4K2R w - - 0 1","move":"O-O"})",
     {{"/legal", "false"}, {"/reasons/0/code", R"("castling-right-lost")"}, {"/reasons/0/article", R"("3.8.2.1")"}}},
    {"a legal capture en passant",
     R"({"command":"explain","fen":"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2","move":"exd6"})",
     {{"/legal", "true"}, {"/uci", R"("e5d6")"}, {"/san", R"("exd6")"}, {"/effects/1/code", R"("captures-en-passant")"}}},
    {"in Chinese",
     R"({"command":"explain","fen":"4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1","move":"c3e4","lang":"zh-Hant"})",
     {{"/reasons/0/article", R"("3.9.2")"}}},
    {"forgiven in a lenient reading",
     R"({"command":"explain","fen":"startpos","move":"Ng1-f3!"})",
     {{"/legal", "true"}, {"/forgiven", R"(["long-form","annotation-suffix"])"}}},
    // status, claim, adjudicate
    {"mate",
     R"({"command":"status","fen":"startpos","moves":["f3","e5","g4","Qh4#"]})",
     {{"/outcome/result", R"("0-1")"},
      {"/outcome/reason", R"("checkmate")"},
      {"/outcome/article", R"("5.1.1")"},
      {"/legal_moves", "0"},
      {"/claims", "[]"}}},
    {"a claim about to be possible",
     R"({"command":"status","fen":"startpos","moves":["Nf3","Nf6","Ng1","Ng8","Nf3","Nf6","Ng1"]})",
     {{"/repetitions", "2"}, {"/claims_with_move/0/moves", R"(["f6g8"])"}, {"/claims_with_move/0/article", R"("9.2.1")"}}},
    {"the claim with its move",
     R"({"command":"claim","fen":"startpos","moves":["Nf3","Nf6","Ng1","Ng8","Nf3","Nf6","Ng1"],"kind":"threefold-repetition","with":"Ng8"})",
     {{"/valid", "true"}, {"/article", R"("9.2.1")"}}},
    {"a flag against a bare king",
     R"({"command":"adjudicate","fen":"8/8/4k3/8/8/4K3/8/Q7 w - - 0 1","event":"flag-fall","by":"white"})",
     {{"/result", R"("1/2-1/2")"}, {"/article", R"("6.9")"}}},
    // piece, preview
    {"what a pawn may do",
     R"({"command":"piece","fen":"4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1","square":"e4"})",
     {{"/piece", R"("pawn")"}, {"/moves", "[]"}, {"/attacks", R"(["d5","f5"])"}}},
    // game-pgn
    {"a game with its clocks",
     R"({"command":"game-pgn","clocks":true,"setup":{"fen":"startpos","time_control":"15+0"},"events":[{"at":1000,"by":"white","do":"move","uci":"e2e4"}]})",
     {{"/pgn",
       R"("[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n[TimeControl \"900\"]\n\n1. e4 {[%clk 0:14:59]} *\n\n")"}}},
    {"and without",
     R"({"command":"game-pgn","setup":{"fen":"startpos","time_control":"15+0"},"events":[{"at":1000,"by":"white","do":"move","uci":"e2e4"}]})",
     {{"/pgn",
       R"("[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n[TimeControl \"900\"]\n\n1. e4 *\n\n")"}}},
    {"of a set-up that is none",
     R"({"command":"game-pgn","setup":{"fen":"x"}})",
     {{"/error/code", R"("syntax")"}, {"/error/field", R"("fen")"}}},
    // premoves
    {"castling ahead, where there is a rook",
     R"({"command":"premoves","fen":"4k3/8/8/8/8/8/8/R3K3 b Q - 0 1"})",
     {{"/by", R"("white")"},
      {"/moves",
       R"(["a1a2","a1a3","a1a4","a1a5","a1a6","a1a7","a1a8","a1b1","a1c1","a1d1","e1c1","e1d1","e1d2","e1e2","e1f1","e1f2"])"}}},
    {"a pawn taken where only a reply can bring it, and en passant",
     R"({"command":"premoves","fen":"4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"})",
     {{"/moves", R"(["e1d1","e1d2","e1e2","e1f1","e1f2","e5d6","e5e6"])"}}},
    {"the same piece four ways on the last rank",
     R"({"command":"premoves","fen":"8/P6k/8/8/8/8/8/K7 b - - 0 1"})",
     {{"/moves", R"(["a1a2","a1b1","a1b2","a7a8b","a7a8n","a7a8q","a7a8r"])"}}},
    {"no reply, no move", R"({"command":"premoves","fen":"7k/6Q1/5K2/8/8/8/8/8 b - - 0 1"})", {{"/moves", "[]"}}},
    {"an empty square", R"({"command":"piece","fen":"startpos","square":"e4"})", {{"/piece", "null"}}},
    {"a move looked at before it is made",
     R"({"command":"preview","fen":"startpos","move":"e2e4"})",
     {{"/fen", R"("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")"}}},
    {"an illegal move changes nothing",
     R"({"command":"preview","fen":"startpos","move":"e2e5"})",
     {{"/fen", "null"}, {"/legal", "false"}}},
    // article
    {"an article, with the edition (0.1)",
     R"({"command":"article","id":"3.8.2.2"})",
     {{"/article", R"("3.8.2.2")"}, {"/edition", R"("FIDE Laws of Chess, 1 January 2023")"}}},
    {"no such article", R"({"command":"article","id":"99"})", {{"/error/code", R"("unusable-request")"}}},
    // game
    {"an offer accepted",
     R"({"command":"game","events":[{"by":"white","do":"move","uci":"e2e4"},{"by":"black","do":"move","uci":"e7e5"},{"by":"black","do":"offer-draw"},{"by":"white","do":"accept-draw"}]})",
     {{"/outcome/reason", R"("agreement")"}, {"/rulings/3/ok", "true"}, {"/plies/1/san", R"("e5")"}, {"/moves", "[]"}}},
    {"a refused event changes nothing",
     R"({"command":"game","events":[{"by":"white","do":"move","uci":"e2e5"},{"by":"white","do":"move","uci":"e2e4"}]})",
     {{"/rulings/0/ok", "false"}, {"/rulings/1/ok", "true"}, {"/plies/0/event", "1"}}},
    {"an event that is none",
     R"({"command":"game","events":[{"by":"green","do":"move"}]})",
     {{"/rulings/0/ok", "false"}, {"/rulings/0/code", R"("unreadable")"}}},
    {"a setup that cannot be used",
     R"({"command":"game","setup":{"time_control":"5+0"}})",
     {{"/error/code", R"("unusable-setup")"}, {"/error/field", R"("penalty_ms")"}}},
    {"a FEN that cannot be played",
     R"({"command":"game","setup":{"fen":"8/8/8/8/8/8/8/8 w - - 0 1"}})",
     {{"/error/code", R"("kings")"}, {"/error/field", R"("fen")"}}},
    {"a time that is none", R"({"command":"game","at":"noon"})", {{"/error/code", R"("unusable-request")"}}},
    {"a flag that falls while nobody moves",
     R"({"command":"game","setup":{"time_control":"15+0"},"events":[{"at":1000,"by":"white","do":"move","uci":"e2e4"}],"at":901000})",
     {{"/outcome/result", R"("1-0")"},
      {"/outcome/reason", R"("flag-fall")"},
      {"/clock/black_ms", "0"},
      {"/clock/black/fallen", "true"}}},
    {"how a game stands at a time",
     R"({"command":"game","setup":{"time_control":"15+10","touch_move":true},"at":5000})",
     {{"/clock/white_ms", "895000"},
      {"/clock/running", R"("white")"},
      {"/clock/falls_at_ms", "900000"},
      {"/regulations/touch_move", "true"},
      {"/regulations/mode", R"("screen")"},
      {"/binding", "null"},
      {"/next/article", R"("1.3")"},
      {"/conduct/white/illegal_acts", "0"},
      {"/request", "null"},
      {"/playable", "true"}}},
    {"an incorrect claim binds",
     R"({"command":"game","setup":{"fen":"8/8/4k3/8/8/4K3/7P/R7 w - - 98 80"},"events":[{"by":"white","do":"claim","kind":"fifty-moves","uci":"a1a2"}]})",
     {{"/must_play/uci", R"("a1a2")"}, {"/offers/white", "true"}}},
    // who can still win
    {"the line that mates stands in both notations, and in the sentence",
     R"({"command":"winnable","fen":"8/8/8/8/8/p7/2KN4/k7 b - - 0 1"})",
     {{"/white/verdict", R"("winnable")"},
      {"/white/reason", R"("mating-line")"},
      {"/white/line", R"(["a3a2","d2b3"])"},
      {"/white/sans", R"(["a2","Nb3#"])"},
      {"/white/proof", "null"},
      {"/white/text", R"("White can still mate: 1...a2 2.Nb3#.")"},
      {"/dead", "false"}}},
    {"a mate that stands on the board needs no line",
     R"({"command":"winnable","fen":"7k/6Q1/5K2/8/8/8/8/8 b - - 0 1"})",
     {{"/white/verdict", R"("winnable")"}, {"/white/line", "[]"}, {"/white/text", R"("White has mated.")"}}},
    {"too little material, said in Chinese",
     R"({"command":"winnable","fen":"8/8/4k3/8/8/4K3/8/N7 w - - 0 1","lang":"zh-Hans"})",
     {{"/white/verdict", R"("unwinnable")"},
      {"/white/reason", R"("material")"},
      {"/white/proof", R"({"kind":"material"})"},
      {"/white/text", R"("白方无法将死对方：凭双方剩下的棋子，任何一系列着法都走不出白方的将死。")"},
      {"/dead", "true"}}},
    {"a wall tells what each man can ever do",
     R"({"command":"winnable","fen":"4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1"})",
     {{"/white/reason", R"("structure")"},
      {"/white/proof/kind", R"("structure")"},
      {"/white/proof/men/0/square", R"("e1")"},
      {"/white/proof/men/0/piece", R"("K")"},
      {"/white/proof/men/0/stays", "false"},
      {"/white/proof/men/1",
       R"({"square":"b4","piece":"P","reach":["b4"],"promoted":[],"promotes":false,"taken":false,"stays":true})"},
      {"/dead", "true"}}},
    {"a forced line tells where it leads",
     R"({"command":"winnable","fen":"7k/8/8/8/8/8/1q6/K7 w - - 0 1"})",
     {{"/black/reason", R"("forced-line")"},
      {"/black/proof", R"({"kind":"forced-line","line":["a1b2"],"sans":["Kxb2"],"end":"material","men":[]})"},
      {"/black/text", R"("Every move is forced: 1.Kxb2; after that Black cannot mate.")"}}},
    {"a stalemate that stands is forced by no move",
     R"({"command":"winnable","fen":"7k/8/5KQ1/8/8/8/8/8 b - - 0 1"})",
     {{"/white/proof/end", R"("stalemate")"},
      {"/white/text", R"("The position is stalemate: no further move can be made.")"}}},
    {"an exhausted graph tells where its men stand",
     R"({"command":"winnable","fen":"7k/7P/6rK/7P/8/8/8/8 w - - 0 1"})",
     {{"/black/reason", R"("exhausted-graph")"},
      {"/black/proof",
       R"({"kind":"exhausted-graph","positions":3,"stands":{"P":["h5","g6","h7"],"K":["g6","h6"],"r":["g6"],"k":["h8"]}})"}}},
    {"a limit that is too narrow is said",
     R"({"command":"winnable","fen":"startpos","limit":1})",
     {{"/white/verdict", R"("undetermined")"},
      {"/white/reason", R"("limit-reached")"},
      {"/white/proof", "null"},
      {"/dead", "false"}}},
    {"a FEN without counters, leniently",
     R"({"command":"winnable","fen":"8/8/4k3/8/8/4K3/8/N7 w - -","lenient":true})",
     {{"/dead", "true"}}},
    {"a FEN without counters, strictly",
     R"({"command":"winnable","fen":"8/8/4k3/8/8/4K3/8/N7 w - -"})",
     {{"/error/code", R"("field-count")"}}},
    {"a game that ends by a dead position tells why neither side can mate",
     R"({"command":"game","setup":{"fen":"7k/8/8/8/8/8/1K6/1q6 w - - 0 1"},"events":[{"by":"white","do":"move","uci":"b2b1"}]})",
     {{"/outcome/reason", R"("dead-position")"},
      {"/outcome/proof/white/proof/kind", R"("material")"},
      {"/outcome/proof/black/proof/kind", R"("material")"}}},
};

TEST(Answer, Rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const Json answer = Json::parse(adoube::answers::answer(row.request, small_book), nullptr, false);
    for (const auto& [pointer, value] : row.holds) {
      const Json::json_pointer at(pointer);
      ASSERT_TRUE(answer.contains(at)) << pointer << " in " << answer;
      EXPECT_EQ(answer.at(at), Json::parse(value)) << pointer;
    }
  }
}

TEST(Answer, AnyBytesAreAnswered) {
  const std::string request = R"({"command":"fen","text":")" + std::string("\xff\xfe\x80", 3) + R"("})";
  EXPECT_TRUE(Json::accept(answer(request, small_book)));
  EXPECT_TRUE(Json::accept(answer("", small_book)));
  EXPECT_TRUE(Json::accept(answer(std::string(100'000, '['), small_book)));
  const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
  for (const char* field : {"setup", "events", "at", "fen", "lang"})
    EXPECT_TRUE(Json::accept(answer(R"({"command":"game",")" + std::string(field) + R"(":)" + deep + "}", small_book)))
        << field;
}

}  // namespace
}  // namespace adoube::answers
