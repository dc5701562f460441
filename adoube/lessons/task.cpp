// SPDX-License-Identifier: MIT
#include "adoube/lessons/task.hpp"

#include <type_traits>
#include <utility>

namespace adoube::lessons {
namespace {

/// The answer that a task's own solve() gives.
template <class Kind>
using AnswerOf = typename decltype(solve(std::declval<const game::History&>(), std::declval<const Kind&>()))::value_type;

}  // namespace

std::optional<Judgement> judge(const game::History& history, const Task& task, const Answer& answer) {
  return std::visit(
      [&]<class Kind>(const Kind& kind) -> std::optional<Judgement> {
        const auto* const given = std::get_if<AnswerOf<Kind>>(&answer);
        if (given == nullptr) return std::nullopt;
        return judge(history, kind, *given);
      },
      task);
}

std::optional<Answer> solve(const game::History& history, const Task& task) {
  return std::visit([&](const auto& kind) -> std::optional<Answer> { return solve(history, kind); }, task);
}

}  // namespace adoube::lessons
