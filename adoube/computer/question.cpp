// SPDX-License-Identifier: MIT
#include "adoube/computer/question.hpp"

#include "adoube/notation/fen.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::computer {
namespace {

[[nodiscard]] uci::Question about(const Line& line) {
  const rules::Position position = line.position();
  const bool chess960 = position.variant() == rules::Variant::Chess960;
  uci::Question question{.fen = notation::write_fen(line.start),
                         .settings = {{"UCI_Chess960", chess960 ? "true" : "false"}}};
  for (const rules::Move move : line.moves) question.moves.push_back(notation::write_uci(move, position.variant()));
  question.is_legal = [position](std::string_view text) { return notation::read_uci(position, text).has_value(); };
  question.is_over = !rules::has_legal_move(position);
  return question;
}

}  // namespace

rules::Position Line::position() const {
  rules::Position position = start;
  for (const rules::Move move : moves) position = rules::play(position, move);
  return position;
}

uci::Question question(const Line& line, const Level& level, const ThinkingTime& time) {
  uci::Question question = about(line);
  for (uci::Setting& setting : settings(level)) question.settings.push_back(std::move(setting));
  question.effort = {.time = time.time, .nodes = level.nodes};
  question.longest = time.longest;
  return question;
}

uci::Question question(const Line& line, int lines, const uci::Effort& effort, std::chrono::milliseconds longest) {
  uci::Question question = about(line);
  const Level full{.number = highest_level, .lines = lines};
  for (uci::Setting& setting : settings(full)) question.settings.push_back(std::move(setting));
  question.effort = effort;
  question.longest = longest;
  return question;
}

}  // namespace adoube::computer
