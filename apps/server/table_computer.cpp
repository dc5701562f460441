// SPDX-License-Identifier: GPL-3.0-or-later
// The computer at a table: asked when it is to do something, and written down like everyone else.
#include <algorithm>
#include <variant>

#include "adoube/notation/uci_move.hpp"
#include "apps/server/address_limits.hpp"
#include "apps/server/table.hpp"

namespace adoube::server {
namespace {

/// What the computer does, in the words of the protocol.
struct InWords {
  Act operator()(const game::AcceptDraw&) const { return plain(ActKind::AcceptDraw); }
  Act operator()(const game::AcceptTakeBack&) const { return plain(ActKind::AcceptTakeBack); }
  Act operator()(const game::AskRematch&) const { return plain(ActKind::AskRematch); }
  Act operator()(const game::Claim& claim) const {
    Act act = plain(ActKind::Claim);
    act.kind = claim.kind == game::ClaimKind::FiftyMoves ? ClaimKind::FiftyMoves : ClaimKind::ThreefoldRepetition;
    return act;
  }
  template <class Other>
  Act operator()(const Other&) const {
    return plain(ActKind::DeclineDraw);
  }

  [[nodiscard]] static Act plain(ActKind kind) { return {.act = kind, .uci = {}, .kind = {}, .squares = {}}; }
};

}  // namespace

void Table::seat_computer() {
  if (!setup().computer) return;
  const auto colour = setup().computer->colour == Colour::White ? rules::Color::White : rules::Color::Black;
  computer_.emplace(colour, static_cast<int>(setup().computer->level));
}

bool Table::is_computer(Colour colour) const { return setup().computer && setup().computer->colour == colour; }

/// Turns are taken by people, however many games each of them plays: by account, or else by address.
std::string Table::computers_asker() const {
  const Colour person = opposite(setup().computer->colour);
  const store::Seat* const seat = seating_.seat(person);
  if (seat != nullptr && !seat->account.empty()) return "account " + seat->account;
  for (const Member& member : members_)
    if (member.holder.colour == person && !is_loopback(member.guest->address()))
      return "address " + address_group(member.guest->address());
  return "game " + record_.id;
}

void Table::let_computer_act() {
  if (!computer_ || backstage_.computers == nullptr || writing_ || awaits_player_ || !seating_.complete()) return;
  if (const auto act = computer_->at_once(referee_.game()))
    if (write_for_computer(std::visit(InWords{}, *act))) return;
  if (computer_thinks_) return;
  const game::Game game = game::at(referee_.game(), game::Time(now()));
  if (!computer_->is_to_move(game)) return;
  if (const auto move = computer_->take_thought(game)) {
    Act act = InWords::plain(ActKind::Move);
    act.uci = notation::write_uci(*move, game.history.start().variant());
    if (write_for_computer(act)) return;
  }
  computer_thinks_ = true;
  backstage_.computers->want_move(computers_asker(), computer_->wanted(game),
                                  [self = shared_from_this(), half_moves = game.history.size(),
                                   position = game.position()](const ComputerRoom::Thought& thought) {
                                    self->computer_thinks_ = false;
                                    self->computer_answers(half_moves, position, thought);
                                  });
}

void Table::computer_answers(std::size_t half_moves, const rules::Position& position, const ComputerRoom::Thought& thought) {
  backstage_.metrics.engine_answers.add(thought ? "move" : std::string_view(thought.error()));
  if (thought) {
    computer_->thought_of(half_moves, position, *thought);
    return let_computer_act();
  }
  backstage_.log.problem("engine-failed", {{"game", record_.id}, {"reason", thought.error()}});
  backstage_.after(computer_->failed(), [weak = weak_from_this()] {
    if (const auto table = weak.lock()) table->let_computer_act();
  });
}

bool Table::write_for_computer(const Act& act) {
  return write_unasked({.at = std::max(now(), latest()),
                        .by = actor_of(setup().computer->colour),
                        .act = act.act,
                        .uci = act.uci,
                        .kind = act.kind,
                        .squares = act.squares});
}

}  // namespace adoube::server
