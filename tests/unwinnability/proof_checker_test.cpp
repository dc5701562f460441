// SPDX-License-Identifier: MIT
// The witness itself: it finds what is wrong with evidence that has been tampered with.
#include "tests/unwinnability/proof_checker.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "adoube/rules/legal_moves.hpp"
#include "tests/reference_board/diagram.hpp"
#include "tests/unwinnability/helpmate_solver.hpp"
#include "tests/unwinnability/structure_checker.hpp"

namespace adoube::unwinnability {
namespace {

using rules::Bitboard;
using rules::Color;
using rules::Position;

[[nodiscard]] Position position(const char* fen) { return Position::from(reference_board::diagram(fen)).value(); }

const Position wall = position("4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1");
/// The rook mates in the corner after a move or two.
const Position rook_ending = position("7k/8/6K1/8/8/8/8/R7 b - - 0 1");

[[nodiscard]] Answer winnable(std::vector<rules::Move> line) {
  return {.verdict = Verdict::Winnable, .line = std::move(line)};
}

TEST(ProofChecker, Lines) {
  const auto line = solve(rook_ending, Color::White, 1000).line;
  ASSERT_FALSE(line.empty());
  EXPECT_EQ(fault(rook_ending, Color::White, winnable(line)), "");
  EXPECT_EQ(fault(rook_ending, Color::Black, winnable(line)), "the line does not end with the mate");
  EXPECT_EQ(fault(rook_ending, Color::White, winnable({line.begin(), line.end() - 1})),
            "the line does not end with the mate");
  EXPECT_EQ(fault(rook_ending, Color::White, winnable({line.begin() + 1, line.end()})), "a move of the line is not legal");
}

TEST(ProofChecker, Material) {
  const Answer answer{.verdict = Verdict::Unwinnable, .proof = Proof::Material};
  EXPECT_EQ(fault(rook_ending, Color::Black, answer), "");
  EXPECT_EQ(fault(rook_ending, Color::White, answer), "the material can mate");
}

/// Two kings and a pawn that cannot move: the whole graph, or a part of it.
TEST(ProofChecker, Graphs) {
  const Position start = position("k7/P7/1K6/8/8/8/8/8 b - - 0 1");
  Answer answer{.verdict = Verdict::Unwinnable, .proof = Proof::ExhaustedGraph, .graph = {{start}}};
  EXPECT_EQ(fault(start, Color::White, answer), "");
  EXPECT_EQ(fault(wall, Color::White, answer), "the graph begins elsewhere");
  answer.graph = {{rook_ending}};
  EXPECT_EQ(fault(rook_ending, Color::White, answer), "a move leads out of the graph");
  answer.graph.front().settled = Proof::Material;
  EXPECT_EQ(fault(rook_ending, Color::White, answer), "the material can mate");
  answer.graph.front().settled = Proof::Structure;
  EXPECT_THAT(fault(rook_ending, Color::White, answer), testing::StartsWith("not ruled out"));
  const Position mate = position("R6k/8/6K1/8/8/8/8/8 b - - 0 1");
  answer.graph = {{mate}};
  EXPECT_EQ(fault(mate, Color::White, answer), "the mate stands on the board");
}

TEST(ProofChecker, Arrangements) {
  const Position caged = position("1K6/1p6/kPp5/2P5/p1P5/P1B5/8/8 w - - 0 1");
  const Answer answer = can_win(caged, Color::White, {.keep_graph = true});
  ASSERT_EQ(answer.proof, Proof::KingsAndPawns);
  ASSERT_EQ(fault(caged, Color::White, answer), "");
  for (std::size_t i = 1; i < answer.graph.size(); i += 10) {
    Answer less = answer;
    less.graph.erase(less.graph.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_EQ(fault(caged, Color::White, less), "a move leads out of the arrangements");
  }
  // With a queen in the bishop's place the same arrangements are no proof.
  const Position with_queen = position("1K6/1p6/kPp5/2P5/p1P5/P1Q5/8/8 w - - 0 1");
  Answer more = answer;
  more.structure = structure(with_queen);
  EXPECT_NE(fault(with_queen, Color::White, more), "");
  more.structure = structure(caged);
  EXPECT_EQ(fault(with_queen, Color::White, more), "not granted: not the men of the position");
}

TEST(ProofChecker, ForcedLines) {
  const Position start = position("7k/8/8/8/8/8/1q6/K7 w - - 0 1");
  const rules::Move takes = rules::legal_moves(start)[0];
  const Answer answer{
      .verdict = Verdict::Unwinnable, .proof = Proof::ForcedLine, .line = {takes}, .end_of_line = Proof::Material};
  EXPECT_EQ(fault(start, Color::Black, answer), "");
  Answer without_end = answer;
  without_end.end_of_line = Proof::None;
  EXPECT_EQ(fault(start, Color::Black, without_end), "the line goes on");
  EXPECT_EQ(
      fault(position("7k/8/8/8/8/8/1q6/1K6 w - - 0 1"), Color::Black,
            {.verdict = Verdict::Unwinnable, .proof = Proof::ForcedLine, .line = {takes}, .end_of_line = Proof::Material}),
      "a move of the line is not the only one");
}

TEST(ProofChecker, VerdictAndProofBelongTogether) {
  EXPECT_EQ(fault(wall, Color::White, {}), "");
  EXPECT_EQ(fault(wall, Color::White, {.verdict = Verdict::Unwinnable}), "a proof of something else");
  EXPECT_EQ(fault(wall, Color::White, {.verdict = Verdict::Winnable, .proof = Proof::Material}),
            "a proof of something else");
}

[[nodiscard]] Man& man_on(Structure& structure, const char* square) {
  return *std::ranges::find(structure.men, *rules::Square::parse(square), &Man::home);
}

/// Every fact that is taken away from the structure of the wall is missed.
TEST(StructureChecker, EveryFactIsNeeded) {
  const Structure whole = structure(wall);
  ASSERT_EQ(not_granted(wall, whole), "");
  ASSERT_EQ(possible_mate(whole, Color::White), "");
  for (std::size_t i = 0; i < whole.men.size(); ++i)
    for (const rules::Square square : whole.men[i].reach) {
      Structure less = whole;
      less.men[i].reach = less.men[i].reach & ~Bitboard(square);
      EXPECT_NE(not_granted(wall, less), "") << whole.men[i].home.name() << ' ' << square.name();
    }
}

TEST(StructureChecker, WhatAManCouldDoIsMissed) {
  // A pawn that can be taken, a pawn that can promote, a man that is not there.
  const Position open = position("4k3/8/8/1p6/1P6/8/7P/4K3 w - - 0 1");
  Structure facts = structure(open);
  ASSERT_EQ(not_granted(open, facts), "");
  man_on(facts, "b5").taken = false;
  EXPECT_THAT(not_granted(open, facts), testing::StartsWith("pb5 can be taken"));
  facts = structure(open);
  man_on(facts, "h2").promoted = {};
  EXPECT_THAT(not_granted(open, facts), testing::StartsWith("Ph2 can promote"));
  EXPECT_EQ(not_granted(wall, structure(open)), "not the men of the position");
}

TEST(StructureChecker, PossibleMates) {
  // The bishop may mate where the locked one stands in the king's way; not where it does not.
  const Position mated = position("8/8/4k3/8/8/1p1p1p1p/1P1P1P1P/5bBK b - - 0 1");
  EXPECT_EQ(possible_mate(structure(mated), Color::Black), "a mate on h1");
  EXPECT_EQ(possible_mate(structure(mated), Color::White), "");
  const Position safe = position("8/8/4k3/8/8/1p1p1p1p/bP1P1P1P/2B1K3 w - - 0 1");
  EXPECT_EQ(possible_mate(structure(safe), Color::Black), "");
}

}  // namespace
}  // namespace adoube::unwinnability
