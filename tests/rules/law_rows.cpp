// SPDX-License-Identifier: MIT
#include "tests/rules/law_rows.hpp"

#include <gtest/gtest.h>

#include "adoube/rules/check.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/mate_stalemate.hpp"
#include "tests/reference_board/diagram.hpp"
#include "tests/rules/refusal_article.hpp"

namespace adoube::rules::testing {
namespace {

State state_of(const Position& position) {
  if (is_checkmate(position)) return State::Checkmate;
  if (is_stalemate(position)) return State::Stalemate;
  return in_check(position) ? State::Check : State::Quiet;
}

std::optional<Kind> kind_of(std::string_view letter) {
  if (letter.empty()) return std::nullopt;
  return static_cast<Kind>(std::string_view("pnbrqk").find(letter));
}

/// The article by which this state ends the game, or nothing.
std::string_view ending_article(State state) {
  switch (state) {
    case State::Checkmate:
      return "5.1.1";
    case State::Stalemate:
      return "5.2.1";
    case State::Quiet:
    case State::Check:
      break;
  }
  return "";
}

template <class Row>
std::string trace(const Row& row) {
  return std::string(row.id) + " " + row.name + ": " + row.fen + " " + row.tried;
}

std::vector<Refusal> refusals(const Explanation& explanation) {
  std::vector<Refusal> refusals;
  for (const Reason& reason : explanation.reasons) refusals.push_back(reason.refusal);
  return refusals;
}

std::vector<Effect> effects_besides_moving(const Explanation& explanation) {
  std::vector<Effect> effects;
  for (const Consequence& consequence : explanation.effects)
    if (consequence.effect != Effect::Moves) effects.push_back(consequence.effect);
  return effects;
}

}  // namespace

Position position_of(const char* fen, Variant variant) {
  const Expected<Position, SetupProblems> position = Position::from(reference_board::diagram(fen, variant));
  EXPECT_TRUE(position.has_value()) << "cannot be played: " << fen;
  return position ? *position : Position::initial();
}

Explanation explain_text(const Position& position, std::string_view tried) {
  return explain(position, *Square::parse(tried.substr(0, 2)), *Square::parse(tried.substr(2, 2)), kind_of(tried.substr(4)));
}

void expect_positions(std::span<const PositionRow> rows) {
  for (const PositionRow& row : rows) {
    SCOPED_TRACE(std::string(row.id) + " " + row.name + ": " + row.fen);
    const Position position = position_of(row.fen, row.variant);
    EXPECT_EQ(count_legal_moves(position), row.legal_moves);
    EXPECT_EQ(state_of(position), row.state);
    EXPECT_NE(std::string_view(row.articles).find(ending_article(row.state)), std::string_view::npos);
    EXPECT_TRUE(examine(position.setup()).empty());
  }
}

void expect_refused(std::span<const RefusedRow> rows) {
  for (const RefusedRow& row : rows) {
    SCOPED_TRACE(trace(row));
    const Explanation explanation = explain_text(position_of(row.fen, row.variant), row.tried);
    EXPECT_FALSE(explanation.legal());
    EXPECT_EQ(refusals(explanation), row.reasons);
    EXPECT_STREQ(article_of(row.reasons.front()), row.article);
  }
}

void expect_legal(std::span<const LegalRow> rows) {
  for (const LegalRow& row : rows) {
    SCOPED_TRACE(trace(row));
    const Explanation explanation = explain_text(position_of(row.fen, row.variant), row.tried);
    EXPECT_TRUE(explanation.legal());
    EXPECT_EQ(refusals(explanation), std::vector<Refusal>{});
    EXPECT_EQ(effects_besides_moving(explanation), row.effects);
  }
}

}  // namespace adoube::rules::testing
