// SPDX-License-Identifier: MIT
#include "adoube/game/game.hpp"

#include <algorithm>
#include <type_traits>
#include <variant>

#include "adoube/game/acts.hpp"
#include "adoube/game/automatic_end.hpp"
#include "adoube/game/loss_or_draw.hpp"
#include "adoube/game/touch_move.hpp"
#include "adoube/rules/legal_moves.hpp"

namespace adoube::game {
namespace {

using laws::Code;

template <class Act>
concept OfArbiter = std::is_same_v<Act, Penalty> || std::is_same_v<Act, SetClock> || std::is_same_v<Act, Restore> ||
                    std::is_same_v<Act, EndGame> || std::is_same_v<Act, Decide>;
template <class Act>
concept OfAnyone = std::is_same_v<Act, PointOut> || std::is_same_v<Act, StopClocks> || std::is_same_v<Act, StartClocks>;

/// By whom an act can be done at all (12.3, 12.6).
template <class Act>
[[nodiscard]] Answer rule_on(Game& game, Actor by, const Act& act) {
  const auto color = player(by);
  if constexpr (OfArbiter<Act>) {
    if (color) return refused(Ruling{Code::ArbiterOnly, {.colour = color}});
    return rule(game, act);
  } else if constexpr (OfAnyone<Act>) {
    return rule(game, by, act);
  } else {
    if (!color) return refused(Ruling{Code::PlayersOnly});
    return rule(game, *color, act);
  }
}

[[nodiscard]] bool is_after_the_end(const Act& act) {
  return std::holds_alternative<AskRematch>(act) || std::holds_alternative<WithdrawRematch>(act);
}

/// 12.9.5: half a point of the game less for that player; a score stays a usual one (10.2).
[[nodiscard]] Result lowered(Result result, rules::Color color) {
  const bool white = color == rules::Color::White;
  switch (result) {
    case Result::WhiteWins:
      return white ? Result::HalfToZero : result;
    case Result::BlackWins:
      return white ? result : Result::ZeroToHalf;
    case Result::Draw:
      return white ? Result::ZeroToHalf : Result::HalfToZero;
    case Result::HalfToZero:
      return white ? Result::BothLose : result;
    case Result::ZeroToHalf:
      return white ? result : Result::BothLose;
    case Result::BothLose:
    case Result::None:
      break;
  }
  return result;
}

/// An arbiter who sets a result has weighed everything.
[[nodiscard]] bool is_set_by_arbiter(const Outcome& outcome) {
  return outcome.code == Code::Arbiter || outcome.code == Code::LossByArbiter;
}

/// What Article 4 binds the player on move to; nothing while touches bind nothing.
[[nodiscard]] std::optional<Binding> hand_binding(const Game& game) {
  if (!game.regulations.touch_move) return std::nullopt;
  if (game.turn.king_released) return released_king_binding(game.position());
  if (!game.turn.has_touched()) return std::nullopt;
  return touch_binding(game.position(), game.turn.touched);
}

/// III.5.2: the result of a postponed claim is declared after the flag fall, too.
[[nodiscard]] bool waits_for_arbiter(const Game& game, rules::Color color) {
  return game.request && game.request->postponed && game.request->by == color;
}

/// 6.8: on a screen it is observed at once.
void let_flag_fall(Game& game) {
  if (game.over() || game.at_a_board() || !game.clock) return;
  for (const rules::Color color : {game.history.turn(), rules::opponent(game.history.turn())})
    if (!game.over() && game.clock->display(color).fallen() && !waits_for_arbiter(game, color))
      game.end_by({flag_fall(game.history, color)});
}

}  // namespace

std::optional<std::size_t> Game::uncompleted(rules::Color by) const {
  const auto& plies = history.plies();
  for (std::size_t i = plies.size(); i-- > 0 && i + 2 >= plies.size();)
    if (plies[i].by == by) return plies[i].completed ? std::nullopt : std::optional(i);
  return std::nullopt;
}

void Game::end_by(std::vector<Outcome> grounds) {
  if (grounds.empty()) return;
  for (Outcome& outcome : grounds) {
    if (is_set_by_arbiter(outcome)) continue;
    for (const rules::Color color : {rules::Color::White, rules::Color::Black})
      if (conduct(color).points_lowered) outcome.result = lowered(outcome.result, color);
  }
  ends = std::move(grounds);
  open_offers = {};
  obligation.reset();
  turn = {};
  request.reset();
  take_back.reset();
  if (clock) clock->run(std::nullopt);
}

Game start(const rules::Position& position, const Regulations& regulations) {
  Game game{.regulations = regulations, .history = History(position)};
  if (regulations.time_control) {
    game.clock.emplace(*regulations.time_control);
    if (regulations.first_moves_untimed)
      game.clock->run(std::nullopt);
    else if (position.turn() != rules::Color::White)
      game.clock->run(position.turn());
  }
  // Of all positions the one that nearly every game starts from takes longest to be found alive: two moves of each mate.
  if (position != rules::Position::initial()) game.end_by(automatic_ends(game.history).grounds);
  return game;
}

void pass_time(Game& game, Time now) {
  if (now <= game.now) return;
  game.now = now;
  if (game.clock) game.clock->advance(now);
  let_flag_fall(game);
}

Game at(Game game, Time now) {
  pass_time(game, now);
  return game;
}

std::optional<Time> flag_due(const Game& game) {
  if (game.over() || game.at_a_board() || !game.clock) return std::nullopt;
  return game.clock->falls_at();
}

Expected<Ruling, Ruling> apply_to(Game& game, const Event& event) {
  if (event.at < game.now) return refused(Ruling{Code::Unreadable});
  const auto color = player(event.by);
  const auto told_over = [&] {
    const Outcome& end = game.ends.front();
    return Ruling{Code::GameOver, {.colour = color, .outcome = end.code, .article = std::string(article(end))}};
  };
  const bool was_over = game.over();
  pass_time(game, event.at);
  if (was_over && is_after_the_end(event.act))
    return std::visit([&](const auto& act) { return rule_on(game, event.by, act); }, event.act);
  if (was_over) return refused(told_over());
  if (game.over()) {
    // On a screen the flag has just fallen by itself; to say so is no other event.
    const bool is_its_flag = std::holds_alternative<FlagFall>(event.act) && color && game.clock->display(*color).fallen();
    if (!is_its_flag) return refused(told_over());
    return loss_or_draw_ruling(game.ends.front(), *color);
  }
  Answer answer = std::visit([&](const auto& act) { return rule_on(game, event.by, act); }, event.act);
  if (answer) note_answer_to_call(game, event.by);
  if (answer) let_flag_fall(game);
  return answer;
}

Expected<Ruled, Ruling> apply(const Game& game, const Event& event) {
  Game next = game;
  auto ruling = apply_to(next, event);
  if (!ruling) return refused(std::move(ruling.error()));
  return Ruled{std::move(next), *std::move(ruling)};
}

std::optional<Ruling> only_at_a_board(const Game& game) {
  if (game.at_a_board()) return std::nullopt;
  return Ruling{Code::OnlyAtABoard};
}

std::optional<Ruling> binding(const Game& game) {
  if (game.over() || !game.history.playable()) return std::nullopt;
  if (game.obligation) return bound_by(game, *game.obligation);
  const auto hand = hand_binding(game);
  return hand && hand->binds() ? std::optional(hand->ruling) : std::nullopt;
}

std::vector<rules::Move> playable_moves(const Game& game) {
  std::vector<rules::Move> moves;
  if (game.over() || !game.history.playable()) return moves;
  const auto hand = game.obligation ? std::nullopt : hand_binding(game);
  for (const rules::Move move : rules::legal_moves(game.position())) {
    const bool allowed = game.obligation ? !breaks(*game.obligation, move) : !hand || hand->allows(move);
    if (allowed) moves.push_back(move);
  }
  return moves;
}

}  // namespace adoube::game
