// SPDX-License-Identifier: MIT
#include "adoube/laws/card.hpp"

#include <vector>

#include "adoube/laws/sentence.hpp"

namespace adoube::laws {
namespace {

using rules::Bitboard;

Bitboard squares_of(const std::vector<PlacedPiece>& pieces) {
  Bitboard squares;
  for (const PlacedPiece& one : pieces) squares |= Bitboard(one.square);
  return squares;
}

Bitboard squares_of(std::optional<rules::Square> square) { return square ? Bitboard(*square) : Bitboard(); }

Bitboard all_squares(const Values& values) {
  Bitboard squares =
      values.squares | squares_of(values.attackers) | squares_of(values.obstacles) | squares_of(values.pieces);
  squares |= squares_of(values.from) | squares_of(values.to) | squares_of(values.king) | squares_of(values.rook_to);
  if (values.captured) squares |= Bitboard(values.captured->square);
  return squares;
}

/// Of what a hand touched: what is to be captured. Otherwise the line concerned and what stands in the way.
Bitboard path_of(Code code, const Values& values) {
  switch (code) {
    case Code::TouchBindsCapture:
    case Code::TouchBindsBoth:
      return values.captured ? Bitboard(values.captured->square) : Bitboard();
    case Code::TouchBindsNothing:
    case Code::TouchAdjusts:
    case Code::TouchedNothing:
      return {};
    default:
      return values.squares | squares_of(values.obstacles);
  }
}

}  // namespace

Card card(Code code, const Values& values, Language language) {
  return {code,
          article(code, values),
          sentence(code, values, language),
          all_squares(values),
          squares_of(values.attackers),
          path_of(code, values)};
}

Card card(const rules::Position& position, rules::Square from, rules::Square to, const rules::Reason& reason,
          Language language) {
  return card(code_of(reason.refusal), values_of(position, from, to, reason), language);
}

Card card(const rules::Position& position, rules::Move move, const rules::Consequence& consequence, Language language) {
  return card(code_of(consequence.effect), values_of(position, move, consequence), language);
}

Card card(const rules::Position& position, rules::Move move, const rules::MetCondition& met, Language language) {
  return card(code_of(met.ground), values_of(position, move, met), language);
}

Card card(const rules::Setup& setup, const rules::SetupProblem& problem, Language language) {
  return card(code_of(problem.fault), values_of(setup, problem), language);
}

Card card(const std::optional<rules::Setup>& setup, const notation::FenProblem& problem, Language language) {
  return card(code_of(problem), values_of(setup, problem), language);
}

Card card(const rules::Position& position, std::string_view text, const notation::SanError& error, Language language) {
  return card(code_of(error.fault), values_of(position, text, error), language);
}

Card card(const notation::PgnProblem& problem, Language language) {
  Card out = card(code_of(problem.fault), values_of(problem), language);
  if (!problem.forgiven) return out;
  const Code forgiven = code_of(*problem.forgiven);
  out.article = article(forgiven);
  out.text = sentence(forgiven, {}, language);
  return out;
}

}  // namespace adoube::laws
