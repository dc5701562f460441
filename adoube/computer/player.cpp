// SPDX-License-Identifier: MIT
#include "adoube/computer/player.hpp"

#include "adoube/notation/uci_move.hpp"

namespace adoube::computer {

Expected<Choice, uci::EngineFault> Player::think(const Line& line, const std::optional<ClockView>& clock,
                                                 const std::atomic<bool>* stop) {
  const auto answer = engine_.ask(question(line, level_, thinking_time(level_, clock)), {}, stop);
  if (!answer) return refused(answer.error());
  const rules::Position position = line.position();
  const auto best = answer->move ? notation::read_uci(position, *answer->move)
                                 : refused(notation::UciError{.fault = notation::UciFault::NotAMove});
  if (!best) return refused(uci::EngineFault::NoMove);
  const Dice dice = [&](std::uint32_t below) { return std::uniform_int_distribution<std::uint32_t>(0, below - 1)(dice_); };
  return choose(position, *best, answer->lines, level_, dice);
}

}  // namespace adoube::computer
