// SPDX-License-Identifier: MIT
// Tasks of lessons: for each kind what is right, what is wrong and by what, and the solution that is given on demand. A task
// and an answer are written as a page sends them.
#include <gtest/gtest.h>

#include "adoube/openings/book.hpp"
#include "apps/answers/answer.hpp"
#include "apps/answers/json.hpp"

namespace adoube::answers {
namespace {

[[nodiscard]] const openings::Book& no_book() {
  static const openings::Book book;
  return book;
}

/// "right", or the codes of the misses with their values and squares, then the codes of the reasons.
[[nodiscard]] std::string told(const Json& answer) {
  if (answer.contains("error")) return answer["error"]["text"];
  std::string text = answer["right"] == true ? "right" : "";
  for (const Json& miss : answer["misses"]) {
    text += (text.empty() ? "" : " ") + miss["code"].get<std::string>();
    if (!miss["value"].is_null())
      text += "=" + (miss["value"].is_string() ? miss["value"].get<std::string>() : miss["value"].dump());
    for (const Json& square : miss["squares"]) text += "/" + square.get<std::string>();
  }
  for (const Json& reason : answer["reasons"]) text += " (" + reason["code"].get<std::string>() + ")";
  return text;
}

[[nodiscard]] Json asked(const Json& request) { return Json::parse(answer(request.dump(), no_book)); }

struct Row {
  const char* name;
  const char* fen;
  const char* moves;  ///< with spaces between
  const char* task;
  const char* answer;
  const char* told;
};

[[nodiscard]] Json words(std::string_view text) {
  Json list = Json::array();
  while (!text.empty()) {
    const auto end = std::min(text.find(' '), text.size());
    list.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return list;
}

constexpr auto start = "startpos";
constexpr auto rook = "1k6/8/8/8/3R4/7K/8/8 w - - 0 1";
constexpr auto corner = "7k/8/5KQ1/8/8/8/8/8 w - - 0 1";
constexpr auto castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr auto promotion = "8/k1P5/2K5/8/8/8/7P/8 w - - 0 1";
constexpr auto passing = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1";
constexpr auto checked = "4r2k/8/8/8/8/8/8/R3KB2 w Q - 0 1";
constexpr auto fork = "r3k3/8/8/1N6/8/8/8/4K3 w q - 0 1";
constexpr auto repeated = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
constexpr auto bishop = "8/8/4k3/8/8/4K3/6p1/B7 w - - 0 1";

constexpr Row rows[] = {
    // ---- move
    {"a rook up its file", rook, "", R"({"kind":"move","goal":{"from":"d4","to":"d7"}})", R"({"move":"d4d7"})", "right"},
    {"to another square", rook, "", R"({"kind":"move","goal":{"to":"d7"}})", R"({"move":"d4d6"})", "other-to/d7"},
    {"with another piece", rook, "", R"({"kind":"move","goal":{"from":"d4","piece":"rook"}})", R"({"move":"h3g2"})",
     "other-from/d4 other-piece=rook/h3"},
    {"a rook does not go so", rook, "", R"({"kind":"move","goal":{"to":"g7"}})", R"({"move":"d4g7"})",
     "illegal/d4/g7 (not-a-rook-move)"},
    {"mate", corner, "", R"({"kind":"move","goal":{"mates":true}})", R"({"move":"g6g7"})", "right"},
    {"no mate", corner, "", R"({"kind":"move","goal":{"mates":true,"stalemates":false}})", R"({"move":"f6f7"})",
     "no-mate/h8 stalemate/h8"},
    {"mate where none is wanted", corner, "", R"({"kind":"move","goal":{"mates":false}})", R"({"move":"g6g7"})", "mate/h8"},
    {"stalemate wanted", corner, "", R"({"kind":"move","goal":{"stalemates":true}})", R"({"move":"f6f7"})", "right"},
    {"stalemate wanted, moves left", corner, "", R"({"kind":"move","goal":{"stalemates":true}})", R"({"move":"g6e4"})",
     "no-stalemate/h8"},
    {"check", corner, "", R"({"kind":"move","goal":{"checks":true}})", R"({"move":"g6g1"})", "no-check/h8"},
    {"no check", corner, "", R"({"kind":"move","goal":{"checks":false}})", R"({"move":"g6h5"})", "check/h8"},
    {"castling on either side", castling, "", R"({"kind":"move","goal":{"castles":true}})", R"({"move":"e1c1"})", "right"},
    {"castling on the other side", castling, "", R"({"kind":"move","goal":{"castles":"kingside"}})", R"({"move":"e1c1"})",
     "other-castling"},
    {"no castling", castling, "", R"({"kind":"move","goal":{"castles":"kingside"}})", R"({"move":"e1e2"})", "no-castling"},
    {"castling where none is wanted", castling, "", R"({"kind":"move","goal":{"castles":false}})", R"({"move":"e1g1"})",
     "castling"},
    {"a castling king arrives on g1", castling, "", R"({"kind":"move","goal":{"to":"g1"}})", R"({"move":"e1g1"})", "right"},
    {"a capture", castling, "", R"({"kind":"move","goal":{"captures":true}})", R"({"move":"a1a8"})", "right"},
    {"another capture", castling, "", R"({"kind":"move","goal":{"captures":"h8"}})", R"({"move":"a1a8"})",
     "other-capture/h8"},
    {"no capture", castling, "", R"({"kind":"move","goal":{"captures":true}})", R"({"move":"a1a2"})", "no-capture/a2"},
    {"a capture where none is wanted", castling, "", R"({"kind":"move","goal":{"captures":false}})", R"({"move":"a1a8"})",
     "capture/a8"},
    {"promotion to a knight", promotion, "", R"({"kind":"move","goal":{"promotes":"knight"}})", R"({"move":"c7c8n"})",
     "right"},
    {"to another piece", promotion, "", R"({"kind":"move","goal":{"promotes":"knight"}})", R"({"move":"c7c8q"})",
     "other-promotion=knight/c8"},
    {"to which piece is not said", promotion, "", R"({"kind":"move","goal":{"promotes":true}})", R"({"move":"c7c8"})",
     "illegal/c7/c8 (promotion-piece-missing)"},
    {"no promotion", promotion, "", R"({"kind":"move","goal":{"promotes":true}})", R"({"move":"h2h3"})", "no-promotion"},
    {"promotion where none is wanted", promotion, "", R"({"kind":"move","goal":{"promotes":false}})", R"({"move":"c7c8n"})",
     "promotion"},
    {"en passant", passing, "d7d5", R"({"kind":"move","goal":{"en_passant":true,"captures":"d5"}})", R"({"move":"e5d6"})",
     "right"},
    {"not en passant", passing, "d7d5", R"({"kind":"move","goal":{"en_passant":true}})", R"({"move":"e5e6"})",
     "no-en-passant"},
    {"en passant where it is not wanted", passing, "d7d5", R"({"kind":"move","goal":{"en_passant":false}})",
     R"({"move":"e5d6"})", "en-passant"},
    {"a double step", passing, "", R"({"kind":"move","goal":{"double_step":true}})", R"({"move":"d7d5"})", "right"},
    {"a single step", passing, "", R"({"kind":"move","goal":{"double_step":true}})", R"({"move":"d7d6"})", "no-double-step"},
    {"a double step where none is wanted", passing, "", R"({"kind":"move","goal":{"double_step":false}})",
     R"({"move":"d7d5"})", "double-step"},
    {"a check blocked", checked, "", R"({"kind":"move","goal":{"answers_check":"block"}})", R"({"move":"f1e2"})", "right"},
    {"a check evaded", checked, "", R"({"kind":"move","goal":{"answers_check":"block"}})", R"({"move":"e1d1"})",
     "other-answer-to-check=king"},
    {"a check that is answered by capture", "4k3/8/8/8/8/8/3q4/4K3 w - - 0 1", "",
     R"({"kind":"move","goal":{"answers_check":"capture"}})", R"({"move":"e1d2"})", "right"},
    {"a king that captures moves as well", "4k3/8/8/8/8/8/3q4/4K3 w - - 0 1", "",
     R"({"kind":"move","goal":{"answers_check":"king"}})", R"({"move":"e1d2"})", "right"},
    {"a fork", fork, "", R"({"kind":"move","goal":{"attacks":["e8","a8"]}})", R"({"move":"b5c7"})", "right"},
    {"half a fork", fork, "", R"({"kind":"move","goal":{"attacks":["e8","a8"]}})", R"({"move":"b5d6"})",
     "attacks-missing/a8"},
    {"dead by a capture", bishop, "e3f2", R"({"kind":"move","goal":{"dead":false}})", R"({"move":"g2g1q"})", "right"},
    {"dead where it should not be", "8/8/4k3/8/8/8/5Kp1/B7 w - - 0 1", "", R"({"kind":"move","goal":{"dead":false}})",
     R"({"move":"f2g2"})", "dead"},
    {"not dead", "8/8/4k3/8/8/8/5Kp1/B7 w - - 0 1", "", R"({"kind":"move","goal":{"dead":true}})", R"({"move":"f2g1"})",
     "not-dead"},
    {"for the third time", start, repeated, R"({"kind":"move","goal":{"repeats":3}})", R"({"move":"f6g8"})", "right"},
    {"for the first time", start, repeated, R"({"kind":"move","goal":{"repeats":3}})", R"({"move":"e7e5"})",
     "no-repetition=1"},

    // ---- squares
    {"all squares of a rook", rook, "", R"({"kind":"squares","what":"reaches","of":"d4"})",
     R"({"squares":["d1","d2","d3","d5","d6","d7","d8","a4","b4","c4","e4","f4","g4","h4"]})", "right"},
    {"one too many, one too few", checked, "", R"({"kind":"squares","what":"checkers"})", R"({"squares":["f1"]})",
     "squares-missing=1/e8 squares-wrong=1/f1"},
    {"attacked, an own piece as well", castling, "", R"({"kind":"squares","what":"attacks","of":"h1"})",
     R"({"squares":["e1","f1","g1","h2","h3","h4","h5","h6","h7","h8"]})", "right"},
    {"captures", castling, "", R"({"kind":"squares","what":"captures","of":"h1"})", R"({"squares":["h8"]})", "right"},
    {"a capture en passant counts", passing, "d7d5", R"({"kind":"squares","what":"captures","of":"e5"})",
     R"({"squares":["d6"]})", "right"},
    {"attackers", checked, "", R"({"kind":"squares","what":"attackers","of":"e1","by":"black"})", R"({"squares":["e8"]})",
     "right"},
    {"pinned", "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "", R"({"kind":"squares","what":"pinned","by":"white"})",
     R"({"squares":["c3"]})", "right"},
    {"two men before the king are not pinned", "4k3/8/8/b7/1p6/2N5/8/4K3 w - - 0 1", "",
     R"({"kind":"squares","what":"pinned","by":"white"})", R"({"squares":["c3"]})", "squares-wrong=1/c3"},
    {"a file", start, "", R"({"kind":"squares","what":"file","of":"d"})",
     R"({"squares":["d1","d2","d3","d4","d5","d6","d7","d8"]})", "right"},
    {"a rank", start, "", R"({"kind":"squares","what":"rank","of":"4"})",
     R"({"squares":["a4","b4","c4","d4","e4","f4","g4"]})", "squares-missing=1/h4"},
    {"a diagonal", start, "", R"({"kind":"squares","what":"diagonal","of":"a6-c8"})", R"({"squares":["a6","b7","c8"]})",
     "right"},

    // ---- state
    {"check", checked, "", R"({"kind":"state"})", R"({"state":"check"})", "right"},
    {"no check", start, "", R"({"kind":"state"})", R"({"state":"check"})", "not-in-check/e1"},
    {"mate is more than check", corner, "g6g7", R"({"kind":"state"})", R"({"state":"check"})", "no-moves/h8"},
    {"stalemate is no mate", corner, "f6f7", R"({"kind":"state"})", R"({"state":"checkmate"})", "not-in-check/h8"},
    {"a check is no mate", checked, "", R"({"kind":"state"})", R"({"state":"checkmate"})", "has-moves/e1/f1"},
    {"dead", "8/8/4k3/8/8/4K3/8/B7 w - - 0 1", "", R"({"kind":"state"})", R"({"state":"dead-position"})", "right"},
    {"dead, though nothing looks like it", "8/8/4k3/8/8/4K3/8/B7 w - - 0 1", "", R"({"kind":"state"})",
     R"({"state":"none"})", "dead"},
    {"not dead", rook, "", R"({"kind":"state"})", R"({"state":"dead-position"})", "not-dead"},

    // ---- legal
    {"through an attacked square", "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "",
     R"({"kind":"legal","move":"e1g1","options":[{"code":"castling-out-of-check"},{"code":"castling-through-attack"}]})",
     R"({"code":"castling-through-attack"})", "right"},
    {"another reason", "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "",
     R"({"kind":"legal","move":"e1g1","options":[{"code":"castling-out-of-check"},{"code":"castling-through-attack"}]})",
     R"({"code":"castling-out-of-check"})", "other-reason (castling-through-attack)"},
    {"it may not", "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "",
     R"({"kind":"legal","move":"e1g1","options":[{"code":"castling-out-of-check"},{"code":"castling-through-attack"}]})",
     R"({"code":null})", "is-not-legal (castling-through-attack)"},
    {"it may", "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "",
     R"({"kind":"legal","move":"e1c1","options":[{"code":"castling-out-of-check"},{"code":"castling-through-attack"}]})",
     R"({"code":null})", "right"},
    {"it may after all", "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "",
     R"({"kind":"legal","move":"e1c1","options":[{"code":"castling-out-of-check"},{"code":"castling-through-attack"}]})",
     R"({"code":"castling-out-of-check"})", "is-legal"},

    // ---- claim
    {"threefold with the move", start, repeated, R"({"kind":"claim"})", R"({"kind":"threefold-repetition","move":"f6g8"})",
     "right"},
    {"threefold with another move", start, repeated, R"({"kind":"claim"})",
     R"({"kind":"threefold-repetition","move":"e7e5"})", "no-claim (claim-threefold-not-reached)"},
    {"threefold without the move", start, repeated, R"({"kind":"claim"})", R"({"kind":"threefold-repetition","move":null})",
     "no-claim (claim-threefold-not-reached)"},
    {"a claim that is there", start, repeated, R"({"kind":"claim"})", R"({"kind":null,"move":null})",
     "claim-possible=threefold-repetition"},
    {"none that is there", start, "", R"({"kind":"claim"})", R"({"kind":null,"move":null})", "right"},
    {"fifty moves, a pawn", "8/8/4k3/8/8/4K3/7P/R7 w - - 99 80", "", R"({"kind":"claim"})",
     R"({"kind":"fifty-moves","move":"h2h3"})", "no-claim (claim-move-resets-count)"},
    {"fifty moves, an illegal move", "8/8/4k3/8/8/4K3/7P/R7 w - - 99 80", "", R"({"kind":"claim"})",
     R"({"kind":"fifty-moves","move":"a1b2"})", "illegal/a1/b2 (not-a-rook-move)"},

    // ---- ruling
    {"a flag against a bare king", start, "",
     R"({"kind":"ruling","setup":{"fen":"8/8/4k3/8/8/4K3/8/Q7 w - - 0 1","time_control":"15"},"events":[{"at":900000,"by":"white","do":"flag"}],"options":[{"result":"0-1","reason":"flag-fall"},{"result":"1/2-1/2","reason":"flag-fall"}]})",
     R"({"option":1})", "right"},
    {"the same, wrong", start, "",
     R"({"kind":"ruling","setup":{"fen":"8/8/4k3/8/8/4K3/8/Q7 w - - 0 1","time_control":"15"},"events":[{"at":900000,"by":"white","do":"flag"}],"options":[{"result":"0-1","reason":"flag-fall"},{"result":"1/2-1/2","reason":"flag-fall"}]})",
     R"({"option":0})", "other-ruling=flag-fall-draw (flag-fall-draw)"},
    {"by its code", start, "",
     R"({"kind":"ruling","setup":{},"events":[{"at":1,"by":"white","do":"touch","squares":["g1"]}],"options":[{"ruling":"touch-binds-piece"},{"ruling":"touch-move-off"}]})",
     R"({"option":0})", "right"},

    // ---- notation
    {"short", "4k3/8/8/8/8/R6R/8/4K3 w - - 0 1", "", R"({"kind":"notation","move":"a3d3","form":"short"})",
     R"({"text":"Rad3"})", "right"},
    {"ambiguous", "4k3/8/8/8/8/R6R/8/4K3 w - - 0 1", "", R"({"kind":"notation","move":"a3d3","form":"short"})",
     R"({"text":"Rd3"})", "not-a-move (ambiguous-move)"},
    {"the other rook", "4k3/8/8/8/8/R6R/8/4K3 w - - 0 1", "", R"({"kind":"notation","move":"a3d3","form":"short"})",
     R"({"text":"Rhd3"})", "other-move/d3/h3"},
    {"long for short", "4k3/8/8/8/8/R6R/8/4K3 w - - 0 1", "", R"({"kind":"notation","move":"a3d3","form":"short"})",
     R"({"text":"Ra3-d3"})", "other-form=long-form (long-form)"},
    {"long", "4k3/8/8/8/8/R6R/8/4K3 w - - 0 1", "", R"({"kind":"notation","move":"a3d3","form":"long"})",
     R"({"text":"Ra3-d3"})", "right"},
    {"short for long", "4k3/8/8/8/8/R6R/8/4K3 w - - 0 1", "", R"({"kind":"notation","move":"a3d3","form":"long"})",
     R"({"text":"Rad3"})", "other-form"},
    {"a figurine", start, "", R"({"kind":"notation","move":"g1f3","form":"figurine"})", R"({"text":"♘f3"})", "right"},
    {"the mark of check may be missing (C.13)", "5k2/6p1/8/8/8/2Q5/8/4K3 w - - 0 1", "",
     R"({"kind":"notation","move":"c3c5"})", R"({"text":"Qc5"})", "right"},
    {"a mark of mate is wrong", "5k2/6p1/8/8/8/2Q5/8/4K3 w - - 0 1", "", R"({"kind":"notation","move":"c3c5"})",
     R"({"text":"Qc5#"})", "other-form=check-mark-wrong (check-mark-wrong)"},
    {"castling with zeros (C.13.1)", castling, "", R"({"kind":"notation","move":"e1g1"})", R"({"text":"0-0"})", "right"},

    // ---- setup
    {"set up", start, "", R"({"kind":"setup","target":"startpos"})",
     R"({"placement":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"})", "right"},
    {"king and queen exchanged", start, "", R"({"kind":"setup","target":"startpos"})",
     R"({"placement":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR"})", "pieces-wrong=2/d1/e1"},
    {"a pawn too far", start, "", R"({"kind":"setup","target":"startpos"})",
     R"({"placement":"rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR"})", "pieces-missing=1/e2 pieces-extra=1/e3"},

    // ---- place
    {"a queen that mates", "7k/8/5K2/8/8/8/8/8 b - - 0 1", "",
     R"({"kind":"place","piece":"white queen","goal":{"state":"checkmate"}})", R"({"square":"g7"})", "right"},
    {"a queen that stalemates", "7k/8/5K2/8/8/8/8/8 b - - 0 1", "",
     R"({"kind":"place","piece":"white queen","goal":{"state":"checkmate"}})", R"({"square":"g6"})",
     "other-state=stalemate/g6"},
    {"occupied", "7k/8/5K2/8/8/8/8/8 b - - 0 1", "",
     R"({"kind":"place","piece":"white queen","goal":{"state":"checkmate"}})", R"({"square":"f6"})", "occupied/f6"},
    {"the other king in check", "7k/8/5K2/8/8/8/8/8 b - - 0 1", "",
     R"({"kind":"place","piece":"black queen","goal":{"state":"checkmate"}})", R"({"square":"f1"})",
     "unplayable/f1 (opponent-in-check)"},

    // ---- choice
    {"the right option", start, "", R"({"kind":"choice","options":[{"right":true},{}]})", R"({"option":0})", "right"},
    {"another option", start, "", R"({"kind":"choice","options":[{"right":true},{}]})", R"({"option":1})", "other-option"},

    // ---- act
    {"nothing yet", start, "",
     R"({"kind":"act","setup":{"touch_move":true},"you":"white","offers":["touch"],"goal":{"ruling":"touch-binds-piece"}})",
     R"({"events":[]})", "not-yet"},
    {"touched", start, "",
     R"({"kind":"act","setup":{"touch_move":true},"you":"white","offers":["touch"],"goal":{"ruling":"touch-binds-piece"}})",
     R"({"events":[{"at":5,"by":"white","do":"touch","squares":["e2"]}]})", "right"},
    {"what was not to happen", castling, "",
     R"({"kind":"act","setup":{"fen":"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"},"you":"white","offers":["touch"],"goal":{"ruling":"touch-binds-castling"},"never":["touch-rook-first"]})",
     R"({"events":[{"at":5,"by":"white","do":"touch","squares":["h1","e1"]}]})",
     "forbidden=touch-rook-first (touch-rook-first)"},
    {"made, and not completed", start, "",
     R"({"kind":"act","setup":{"time_control":"90+30"},"you":"white","offers":["move","press"],"goal":{"plies":1,"completed":true}})",
     R"({"events":[{"at":5,"by":"white","do":"make","uci":"e2e4"}]})", "not-yet (move-made)"},
    {"made and completed", start, "",
     R"({"kind":"act","setup":{"time_control":"90+30"},"you":"white","offers":["move","press"],"goal":{"plies":1,"completed":true}})",
     R"({"events":[{"at":5,"by":"white","do":"make","uci":"e2e4"},{"at":6,"by":"white","do":"press"}]})", "right"},
    {"the end of the game", start, "",
     R"({"kind":"act","setup":{},"you":"white","offers":["resign"],"goal":{"result":"0-1","reason":"resignation"}})",
     R"({"events":[{"at":5,"by":"white","do":"resign"}]})", "right"},
};

TEST(Task, IsJudgedByTheRules) {
  for (const Row& row : rows) {
    const Json request{{"command", "judge"},
                       {"fen", row.fen},
                       {"moves", words(row.moves)},
                       {"task", Json::parse(row.task)},
                       {"answer", Json::parse(row.answer)}};
    EXPECT_EQ(told(asked(request)), row.told) << row.name;
  }
}

/// What the program shows as a solution it takes as one.
TEST(Task, HasASolutionThatIsRight) {
  int shown = 0;
  for (const Row& row : rows) {
    Json request{{"command", "judge"}, {"fen", row.fen}, {"moves", words(row.moves)}, {"task", Json::parse(row.task)},
                 {"answer", nullptr},  {"reveal", true}};
    const Json answered = asked(request);
    EXPECT_EQ(answered["right"], false) << row.name;
    if (answered["solution"].is_null()) continue;
    ++shown;
    request["answer"] = answered["solution"];
    EXPECT_EQ(told(asked(request)), "right") << row.name;
  }
  // Practice without a solution written down has none to show.
  EXPECT_GT(shown, 80);
}

/// The position after the move is told whether it was the right one or not.
TEST(Task, TellsThePositionAfterALegalMove) {
  const Json task = Json::parse(R"({"kind":"move","goal":{"to":"d7"}})");
  const Json answered = asked({{"command", "judge"}, {"fen", rook}, {"task", task}, {"answer", {{"move", "d4d6"}}}});
  EXPECT_EQ(answered["after"]["move"]["san"], "Rd6");
  EXPECT_EQ(answered["after"]["fen"], "1k6/8/3R4/8/8/7K/8/8 b - - 1 1");
}

}  // namespace
}  // namespace adoube::answers
