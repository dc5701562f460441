// SPDX-License-Identifier: MIT
#include "adoube/lessons/legal_task.hpp"

#include <algorithm>

#include "adoube/lessons/names.hpp"
#include "adoube/rules/explain.hpp"

namespace adoube::lessons {
namespace {

[[nodiscard]] rules::Explanation explained(const game::History& history, const LegalTask& task) {
  return rules::explain(history.current(), task.move.from, task.move.to, task.move.promotion);
}

[[nodiscard]] bool is_among(laws::Code reason, const rules::Explanation& explanation) {
  return std::ranges::any_of(explanation.reasons,
                             [reason](const rules::Reason& one) { return laws::code_of(one.refusal) == reason; });
}

}  // namespace

Judgement judge(const game::History& history, const LegalTask& task, const LegalAnswer& answer) {
  const auto explanation = explained(history, task);
  if (explanation.legal()) return answer.reason ? missed(MissCode::IsLegal) : Judgement{};
  if (answer.reason && is_among(*answer.reason, explanation)) return {};
  Judgement judgement = missed(answer.reason ? MissCode::OtherReason : MissCode::IsNotLegal);
  for (const rules::Reason& reason : explanation.reasons)
    judgement.reasons.push_back(ruling_of(history.current(), task.move, reason));
  return judgement;
}

std::optional<LegalAnswer> solve(const game::History& history, const LegalTask& task) {
  const auto explanation = explained(history, task);
  std::optional<LegalAnswer> answer;
  if (explanation.legal()) return answer.emplace();
  for (const laws::Code option : task.options)
    if (!answer && is_among(option, explanation)) answer.emplace(option);
  return answer;
}

}  // namespace adoube::lessons
