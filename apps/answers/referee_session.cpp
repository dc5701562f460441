// SPDX-License-Identifier: MIT
#include "apps/answers/referee_session.hpp"

#include <utility>

#include "apps/answers/position_answers.hpp"
#include "apps/answers/ruling_json.hpp"

namespace adoube::answers {

std::string board_fen(const game::History& history, std::size_t plies, const Manner& manner) {
  if (const rules::Position* const position = history.position(plies))
    return notation::write_fen(*position, {.en_passant = manner.en_passant});
  return notation::write_fen(history.board(plies));
}

Json clock_json(const std::optional<game::Clock>& clock) {
  if (!clock) return {{"white_ms", nullptr}, {"black_ms", nullptr}};
  return {{"white_ms", clock->left(rules::Color::White).count()}, {"black_ms", clock->left(rules::Color::Black).count()}};
}

Json end_json(const game::Game& game) { return game.over() ? outcome_json(game.ends.front()) : Json(nullptr); }

RefereeSession::RefereeSession(const GameSetup& setup, const Manner& manner)
    : game_(game::start(setup.position, setup.regulations)), manner_(manner) {
  manner_.variant = setup.position.variant();
  for (const rules::Color color : {rules::Color::White, rules::Color::Black})
    game_.conduct(color).illegal_acts = setup.illegal_acts[static_cast<std::size_t>(rules::index(color))];
}

Json RefereeSession::opening() const {
  if (game_.over()) return line(true, {game_.ends.front().code, {.colour = game_.history.turn()}});
  return line(true, game::next_step(game_));
}

Json RefereeSession::hear(const Json& json, std::optional<game::Time> otherwise) {
  const auto event = read_event(json, otherwise);
  return event ? hear(*event) : hear_nothing(text(event.error(), manner_.language));
}

Json RefereeSession::hear(const game::Event& event) {
  if (event.at < game_.now) return hear_nothing(text(FieldFault{"at", Wanted::LaterTime}, manner_.language));
  ++events_;
  auto heard = game::apply_to(game_, event);
  const bool ok = heard.has_value();
  const game::Ruling ruling = std::move(ok ? *heard : heard.error());
  notes_.follow(game_, events_);
  if (ok) notes_.note_offer(game_, event);
  if (ok && game_.over() && ruling.code == game_.ends.front().code) last_word_ = ruling;
  Json answer = line(ok, ruling);
  answer["at"] = event.at.count();
  answer["by"] = name(event.by);
  answer["do"] = name(event.act);
  return answer;
}

Json RefereeSession::hear_nothing(std::string_view fault) {
  ++events_;
  Json answer = line(false, {laws::Code::Unreadable});
  answer["text"] = fault;
  return answer;
}

void RefereeSession::wait_until(game::Time now) {
  game::pass_time(game_, now);
  notes_.follow(game_, events_);
}

Json RefereeSession::line(bool ok, const game::Ruling& ruling) const {
  const Json card = ruling_json(ruling, manner_.language);
  Json line{{"event", events_},
            {"ok", ok},
            {"ruling", card["code"]},
            {"article", card["article"]},
            {"text", card["text"]},
            {"turn", name(game_.history.turn())},
            {"clock", clock_json(game_.clock)},
            {"fen", board_fen(game_.history, game_.history.size(), manner_)},
            {"outcome", end_json(game_)}};
  for (const auto& [field, value] : card.items())
    if (!line.contains(field)) line[field] = value;
  return line;
}

}  // namespace adoube::answers
