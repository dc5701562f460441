// SPDX-License-Identifier: MIT
#include "adoube/computer/choice.hpp"

#include <algorithm>
#include <vector>

#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/mate_stalemate.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::computer {
namespace {

/// The moves that were compared, with their scores, best first; each once.
[[nodiscard]] std::vector<Choice> compared(const rules::Position& position, std::span<const uci::Info> lines) {
  std::vector<Choice> choices;
  for (const uci::Info& line : lines) {
    if (line.variation.empty() || !line.score) continue;
    const auto move = notation::read_uci(position, line.variation.front());
    if (!move || std::ranges::find(choices, *move, &Choice::move) != choices.end()) continue;
    choices.push_back({*move, line.score});
  }
  return choices;
}

[[nodiscard]] bool allows_mate_in_one(const rules::Position& position, rules::Move move) {
  return mate_in_one(rules::play(position, move)).has_value();
}

[[nodiscard]] std::vector<Choice> weaker(const rules::Position& position, rules::Move best, std::span<const Choice> choices,
                                         std::int32_t span) {
  std::vector<Choice> list;
  if (choices.empty()) return list;
  const std::int32_t top = worth(*choices.front().score);
  for (const Choice& choice : choices) {
    const bool near_enough = top - worth(*choice.score) <= span;
    if (near_enough && choice.move != best && !allows_mate_in_one(position, choice.move)) list.push_back(choice);
  }
  return list;
}

}  // namespace

std::optional<rules::Move> mate_in_one(const rules::Position& position) {
  for (const rules::Move move : rules::legal_moves(position))
    if (rules::is_checkmate(rules::play(position, move))) return move;
  return std::nullopt;
}

std::int32_t worth(const uci::Score& score) {
  constexpr std::int32_t mate = 100'000;
  if (score.unit == uci::Score::Unit::Centipawns) return std::clamp(score.value, -mate / 2, mate / 2);
  const std::int32_t distance = std::min(std::abs(score.value), mate / 4);
  return score.value > 0 ? mate - distance : distance - mate;
}

Choice choose(const rules::Position& position, rules::Move best, std::span<const uci::Info> lines, const Level& level,
              const Dice& dice) {
  if (const auto mate = mate_in_one(position)) return {*mate, uci::Score{.unit = uci::Score::Unit::MovesToMate, .value = 1}};
  const std::vector<Choice> choices = compared(position, lines);
  if (level.weaker_share > 0) {
    std::vector<Choice> candidates = weaker(position, best, choices, level.weaker_span);
    const bool wants_weaker = dice(100) < static_cast<std::uint32_t>(level.weaker_share);
    if (wants_weaker && !candidates.empty()) return candidates[dice(static_cast<std::uint32_t>(candidates.size()))];
    // An engine held back may itself walk into a mate; where a move that it compared does not, that one is played.
    if (!candidates.empty() && allows_mate_in_one(position, best)) return candidates.front();
  }
  const auto said = std::ranges::find(choices, best, &Choice::move);
  return said == choices.end() ? Choice{.move = best} : *said;
}

}  // namespace adoube::computer
