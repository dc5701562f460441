// SPDX-License-Identifier: MIT
#include "adoube/lessons/place_task.hpp"

#include "adoube/laws/values.hpp"
#include "adoube/rules/setup.hpp"

namespace adoube::lessons {
namespace {

[[nodiscard]] rules::Setup with(const rules::Position& position, rules::Piece piece, rules::Square square) {
  rules::Setup setup = position.setup();
  setup.put(square, piece);
  return setup;
}

[[nodiscard]] Judgement unplayable(const rules::Setup& setup, rules::Square square, const rules::SetupProblems& problems) {
  Judgement judgement = missed(MissCode::Unplayable, rules::Bitboard(square));
  for (const rules::SetupProblem& problem : problems)
    judgement.reasons.push_back({laws::code_of(problem.fault), laws::values_of(setup, problem)});
  return judgement;
}

}  // namespace

Judgement judge(const game::History& history, const PlaceTask& task, const PlaceAnswer& answer) {
  const rules::Position& position = history.current();
  if (position.at(answer.square)) return missed(MissCode::Occupied, rules::Bitboard(answer.square));
  const rules::Setup setup = with(position, task.piece, answer.square);
  const auto after = rules::Position::from(setup);
  if (!after) return unplayable(setup, answer.square, after.error());
  const PositionState state = state_of(*after);
  if (state == task.state) return {};
  return missed(MissCode::OtherState, rules::Bitboard(answer.square), std::string(name(state)));
}

std::optional<PlaceAnswer> solve(const game::History& history, const PlaceTask& task) {
  for (int i = 0; i < 64; ++i) {
    const PlaceAnswer answer{rules::Square::from_index_unchecked(i)};
    if (judge(history, task, answer).right()) return answer;
  }
  return std::nullopt;
}

}  // namespace adoube::lessons
