// SPDX-License-Identifier: MIT
#include "apps/answers/judge_answer.hpp"

#include "adoube/notation/san.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/play.hpp"
#include "apps/answers/ruling_json.hpp"
#include "apps/answers/task_json.hpp"

namespace adoube::answers {
namespace {

[[nodiscard]] Json miss_json(const lessons::Miss& miss) {
  Json json{{"code", lessons::name(miss.code)}, {"squares", squares(miss.squares)}, {"value", nullptr}};
  if (const int* const number = std::get_if<int>(&miss.value)) json["value"] = *number;
  if (const std::string* const text = std::get_if<std::string>(&miss.value)) json["value"] = *text;
  return json;
}

[[nodiscard]] Json after_json(const rules::Position& position, rules::Move move, const Manner& manner) {
  return {{"fen", notation::write_fen(rules::play(position, move), {.en_passant = manner.en_passant})},
          {"move", {{"uci", notation::write_uci(move, position.variant())}, {"san", notation::write_san(position, move)}}}};
}

[[nodiscard]] Json judgement_json(const game::History& history, const lessons::Judgement& judgement, const Manner& manner) {
  Json json{{"right", judgement.right()}, {"misses", Json::array()}, {"reasons", Json::array()}, {"after", nullptr}};
  for (const lessons::Miss& miss : judgement.misses) json["misses"].push_back(miss_json(miss));
  for (const game::Ruling& reason : judgement.reasons) json["reasons"].push_back(ruling_json(reason, manner.language));
  if (judgement.move) json["after"] = after_json(history.current(), *judgement.move, manner);
  return json;
}

}  // namespace

Json judge_answer(const game::History& history, const lessons::Task& task, const std::optional<lessons::Answer>& answer,
                  bool reveal, const Manner& manner) {
  const auto judgement = answer ? lessons::judge(history, task, *answer) : std::nullopt;
  Json json = judgement_json(history, judgement.value_or(lessons::Judgement{}), manner);
  if (!judgement) json["right"] = false;
  json["solution"] = nullptr;
  if (!reveal) return json;
  if (const auto solution = lessons::solve(history, task)) json["solution"] = answer_json(*solution);
  return json;
}

}  // namespace adoube::answers
