// SPDX-License-Identifier: MIT
#include "apps/answers/position_text.hpp"

#include "adoube/laws/sentence.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/notation/uci_move.hpp"
#include "apps/answers/explain_answer.hpp"

namespace adoube::answers {

Json TextFault::json() const { return {{"code", code}, {"offset", offset}, {"text", text}}; }

namespace {

[[nodiscard]] notation::FenJudgement judge(std::string_view text, const Manner& manner, notation::Strictness strictness) {
  return notation::judge_fen(text == "startpos" ? notation::initial_fen : text, strictness, manner.variant);
}

[[nodiscard]] TextFault fault_of(const notation::FenJudgement& judgement, const Manner& manner) {
  const notation::FenProblem& problem = *judgement.first_error();
  return {std::string(notation::code(problem)), problem.offset, laws::card(judgement.setup, problem, manner.language).text};
}

}  // namespace

Expected<rules::Position, TextFault> read_position(std::string_view text, const Manner& manner,
                                                   notation::Strictness strictness) {
  const auto judgement = judge(text, manner, strictness);
  if (judgement.position) return *judgement.position;
  if (judgement.setup)
    if (auto position = rules::Position::from(*judgement.setup)) return *position;
  return refused(fault_of(judgement, manner));
}

Expected<rules::Position, TextFault> read_reachable_position(std::string_view text, const Manner& manner) {
  const auto judgement = judge(text, manner, notation::Strictness::Strict);
  if (judgement.position) return *judgement.position;
  return refused(fault_of(judgement, manner));
}

Expected<rules::Move, TextFault> read_move(const rules::Position& position, std::string_view text, const Manner& manner) {
  const MoveReading reading = read_move_text(position, text, notation::Strictness::Lenient);
  if (reading.explanation.move) return *reading.explanation.move;
  const Json reasons = reasons_json(position, text, reading, manner);
  const Json& first = reasons.front();
  const std::size_t offset = reading.error ? reading.error->offset : 0;
  return refused(TextFault{first["code"].get<std::string>(), offset, first["text"].get<std::string>()});
}

Expected<game::History, TextFault> read_history(const rules::Position& start, const std::vector<std::string>& moves,
                                                const Manner& manner) {
  game::History history(start);
  for (const std::string& text : moves) {
    const auto move = read_move(history.current(), text, manner);
    if (!move) return refused(move.error());
    history.add(*move);
  }
  return history;
}

}  // namespace adoube::answers
