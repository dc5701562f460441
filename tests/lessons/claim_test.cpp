// SPDX-License-Identifier: MIT
// Claims of lessons: for each kind one that holds, and one that does not, with what is found instead.
#include <gtest/gtest.h>

#include "adoube/notation/uci_move.hpp"
#include "apps/answers/position_text.hpp"
#include "apps/lesson_files/claim_json.hpp"
#include "apps/opening_names/opening_names.hpp"

namespace adoube::lesson_files {
namespace {

/// "holds", what is found instead, or why the claim cannot be read.
[[nodiscard]] std::string told(const std::string& fen, const std::vector<std::string>& moves, const std::string& claim) {
  const auto toml = read_toml("claim = " + claim);
  if (!toml) return "no TOML: " + toml.error().text;
  std::vector<Problem> problems;
  Report report("x.toml", *toml, problems);
  const auto placed = read_claim(report, toml->json["claim"], "/claim", moves.size());
  if (!problems.empty()) return problems.front().text;
  game::History history(*answers::read_position(fen, {}));
  for (const std::string& move : moves) history.add(*notation::read_uci(history.current(), move));
  return lessons::disproof(placed.value().claim, history, opening_names::book()).value_or("holds");
}

struct Row {
  const char* name;
  const char* fen;
  std::vector<std::string> moves;
  const char* claim;
  const char* told;
};

constexpr auto start = "startpos";
constexpr auto rook = "1k6/8/8/8/3R4/7K/8/8 w - - 0 1";
constexpr auto dead = "8/8/4k3/8/8/4K3/8/B7 w - - 0 1";
constexpr auto queen = "8/8/4k3/8/8/4K3/8/Q7 w - - 0 1";
constexpr auto long_run = "8/8/4k3/8/8/4K3/8/R7 w - - 149 120";
const std::vector<std::string> out_and_back = {"g1f3", "g8f6", "f3g1", "f6g8"};
const std::vector<std::string> twice = {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"};

const std::vector<Row> rows = {
    {"legal", rook, {}, R"({ legal = "d4d7" })", "holds"},
    {"not legal", rook, {}, R"({ legal = "d4g7" })", "not-a-rook-move"},
    {"illegal", rook, {}, R"({ illegal = "d4g7", code = "not-a-rook-move" })", "holds"},
    {"illegal, whatever the reason", rook, {}, R"({ illegal = "d4g7" })", "holds"},
    {"illegal for another reason", rook, {}, R"({ illegal = "d4g7", code = "pinned" })", "not-a-rook-move"},
    {"not illegal", rook, {}, R"({ illegal = "d4d7" })", "legal"},
    {"an effect", rook, {}, R"({ effect = "d4d8", code = "gives-check" })", "holds"},
    {"no such effect", rook, {}, R"({ effect = "d4d7", code = "gives-check" })", "moves"},
    {"an effect of an illegal move", rook, {}, R"({ effect = "d4g7", code = "moves" })", "not-a-rook-move"},
    {"a number of moves", rook, {}, R"({ legal_moves = 19 })", "holds"},
    {"another number", rook, {}, R"({ legal_moves = 18 })", "19"},
    {"a state", rook, {"d4d8"}, R"({ state = "check" })", "holds"},
    {"another state", rook, {"d4d7"}, R"({ state = "check" })", "none"},
    {"dead", dead, {}, R"({ state = "dead-position" })", "holds"},
    {"squares reached",
     "8/p5b1/8/8/4K3/8/6k1/8 w - - 0 1",
     {},
     R"({ reaches = "e4", squares = ["d3", "d5", "e3", "f4", "f5"] })",
     "holds"},
    {"other squares", "8/p5b1/8/8/4K3/8/6k1/8 w - - 0 1", {}, R"({ reaches = "e4", squares = ["d3"] })", "d3 e3 f4 d5 f5"},
    {"no piece on move there", rook, {}, R"({ reaches = "b8", squares = ["a8"] })", "no square"},
    {"squares attacked", start, {}, R"({ attacks = "g1", squares = ["e2", "f3", "h3"] })", "holds"},
    {"other squares attacked", start, {}, R"({ attacks = "g1", squares = ["f3", "h3"] })", "e2 f3 h3"},
    {"attackers", start, {}, R"({ attackers = "f3", by = "white", squares = ["g1", "e2", "g2"] })", "holds"},
    {"other attackers", start, {}, R"({ attackers = "f3", by = "white", squares = ["g1"] })", "g1 e2 g2"},
    {"written", "4k3/8/8/8/8/R6R/8/4K3 w - - 0 1", {}, R"({ san = "a3d3", is = "Rad3" })", "holds"},
    {"written otherwise", "4k3/8/8/8/8/R6R/8/4K3 w - - 0 1", {}, R"({ san = "a3d3", is = "Rd3" })", "Rad3"},
    {"claimable", start, twice, R"({ claimable = "threefold-repetition" })", "holds"},
    {"not claimable", start, out_and_back, R"({ not_claimable = "threefold-repetition" })", "holds"},
    {"claimable after all", start, twice, R"({ not_claimable = "threefold-repetition" })", "threefold-repetition"},
    {"claimable with a move",
     "8/8/4k3/8/8/4K3/8/R7 w - - 99 80",
     {},
     R"({ claimable = "fifty-moves", with = "a1a2" })",
     "holds"},
    {"not yet claimable",
     "8/8/4k3/8/8/4K3/8/R7 w - - 98 80",
     {},
     R"({ claimable = "fifty-moves", with = "a1a2" })",
     "claim-fifty-not-reached"},
    {"with an illegal move",
     "8/8/4k3/8/8/4K3/8/R7 w - - 99 80",
     {},
     R"({ claimable = "fifty-moves", with = "a1b2" })",
     "not-a-rook-move"},
    {"an end", long_run, {"a1a2"}, R"({ outcome = "1/2-1/2", reason = "seventy-five-moves" })", "holds"},
    {"another end", long_run, {"a1a2"}, R"({ outcome = "1/2-1/2", reason = "stalemate" })", "1/2-1/2 seventy-five-moves"},
    {"no end", long_run, {}, R"({ outcome = "1/2-1/2", reason = "seventy-five-moves" })", "*"},
    {"the game goes on", long_run, {}, R"({ outcome = "*" })", "holds"},
    {"the game does not go on", dead, {}, R"({ outcome = "*" })", "1/2-1/2 dead-position"},
    {"a flag", queen, {}, R"({ flag_fall = "white", result = "1/2-1/2" })", "holds"},
    {"a flag that loses", queen, {}, R"({ flag_fall = "black", result = "1/2-1/2" })", "1-0"},
    {"a resignation", queen, {}, R"({ resignation = "white", result = "1/2-1/2" })", "holds"},
    {"a resignation that loses", queen, {}, R"({ resignation = "black", result = "1/2-1/2" })", "1-0"},
    {"unwinnable", queen, {}, R"({ winnable = "black", verdict = "unwinnable" })", "holds"},
    {"winnable", queen, {}, R"({ winnable = "white", verdict = "unwinnable" })", "winnable"},
    {"a code of openings", start, {"e2e4", "c7c5"}, R"({ eco = "B20" })", "holds"},
    {"another code", start, {"e2e4", "e7e5"}, R"({ eco = "B20" })", "C20"},
    {"no opening", rook, {}, R"({ eco = "B20" })", "no opening"},
    {"a family", start, {"e2e4", "c7c5"}, R"({ family = "semi-open" })", "holds"},
    {"another family", start, {"e2e4", "e7e5"}, R"({ family = "semi-open" })", "open"},
    {"no family", rook, {}, R"({ family = "open" })", "no family"},
    {"stood three times", start, twice, R"({ count = "occurrences", is = 3 })", "holds"},
    {"stood twice", start, out_and_back, R"({ count = "occurrences", is = 3 })", "2"},
    {"a counter", long_run, {"a1a2"}, R"({ halfmove_clock = 150 })", "holds"},
    {"another counter", long_run, {}, R"({ halfmove_clock = 150 })", "149"},

    {"of no kind",
     start,
     {},
     R"({ code = "pinned" })",
     "claim: the claim is of no kind; expected one of legal illegal effect legal_moves state reaches attacks attackers san "
     "claimable not_claimable outcome flag_fall resignation winnable eco family count halfmove_clock"},
    {"of two kinds",
     start,
     {},
     R"({ legal = "e2e4", state = "none" })",
     "claim, state: unknown key \"state\"; known are at legal"},
    {"no move", start, {}, R"({ legal = "e4" })", "claim, legal: \"e4\": expected a move such as \"e2e4\" or \"a7a8q\""},
    {"no code",
     start,
     {},
     R"({ illegal = "e2e5", code = "bad" })",
     "claim, code: \"bad\": expected a code of data/laws/sentences.toml"},
    {"a square twice",
     start,
     {},
     R"({ reaches = "e2", squares = ["e3", "e3"] })",
     "claim, squares: expected a list of different squares such as [\"e4\", \"e5\"]"},
    {"beyond the moves", start, {}, R"({ state = "none", at = 1 })", "claim, at: expected a whole number from 0 to 0"},
    {"no ECO code", start, {}, R"({ eco = "Z99" })", "claim, eco: \"Z99\": expected A00 to E99"},
};

TEST(Claim, IsPutToTheRules) {
  for (const Row& row : rows) EXPECT_EQ(told(row.fen, row.moves, row.claim), row.told) << row.name;
}

}  // namespace
}  // namespace adoube::lesson_files
