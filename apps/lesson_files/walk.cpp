// SPDX-License-Identifier: MIT
#include "apps/lesson_files/walk.hpp"

#include "adoube/laws/code.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/explain.hpp"
#include "apps/answers/position_text.hpp"

namespace adoube::lesson_files {
namespace {

[[nodiscard]] std::string reasons(const rules::Position& position, const notation::UciText& squares) {
  std::string text;
  for (const rules::Reason& reason : rules::explain(position, squares.from, squares.to, squares.promotion).reasons) {
    if (!text.empty()) text += ", ";
    text += laws::name(laws::code_of(reason.refusal));
  }
  return text;
}

}  // namespace

std::optional<rules::Position> read_fen(Report& report, const std::string& path, const std::string& text) {
  const auto position = answers::read_reachable_position(text, {});
  if (position) return *position;
  report.add(path, ProblemCode::Fen, position.error().code + ": " + position.error().text);
  return std::nullopt;
}

bool play_moves(Report& report, const std::string& path, game::History& history, const std::vector<std::string>& moves) {
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const auto move = notation::read_uci(history.current(), moves[i]);
    if (move) {
      history.add(*move);
      continue;
    }
    const auto& squares = move.error().text;
    report.add(path + "/" + std::to_string(i), ProblemCode::Move,
               moves[i] + (squares ? " is not legal here: " + reasons(history.current(), *squares)
                                   : ": expected a move such as \"e2e4\" or \"a7a8q\""));
    return false;
  }
  return true;
}

game::History until(const game::History& history, std::size_t plies) {
  game::History before = history;
  before.take_back_to(plies);
  return before;
}

}  // namespace adoube::lesson_files
