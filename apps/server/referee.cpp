// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/referee.hpp"

#include "adoube/laws/card.hpp"
#include "apps/answers/event_json.hpp"
#include "apps/answers/ruling_json.hpp"
#include "apps/answers/setup_json.hpp"

namespace adoube::server {
namespace {

rules::Variant variant_of(Variant variant) {
  return variant == Variant::Chess960 ? rules::Variant::Chess960 : rules::Variant::Standard;
}
laws::Language language_of(Language language) { return static_cast<laws::Language>(language); }

}  // namespace

Expected<game::Event, answers::FieldFault> event_of(const GameEvent& event) {
  return answers::read_event(answers::Json::parse(write(event)));
}

std::string sentence(const answers::FieldFault& fault, Language language) {
  return answers::text(fault, language_of(language));
}

Ruling written(const game::Ruling& ruling, Language language) {
  const laws::Card card = laws::card(ruling.code, ruling.values, language_of(language));
  Ruling out{.code = std::string(laws::name(ruling.code)),
             .article = {},
             .squares = {},
             .text = answers::ruling_text(ruling, language_of(language))};
  if (!card.article.empty()) out.article = std::string(card.article);
  for (const rules::Square square : card.squares) out.squares.push_back(square.name());
  return out;
}

Ruling own_ruling(std::string_view code, std::string_view text) {
  return {.code = std::string(code), .article = {}, .squares = {}, .text = std::string(text)};
}

Expected<Referee, std::string> Referee::from(const GameSetup& setup) {
  const auto read = answers::read_setup(answers::Json::parse(write(setup)), answers::Place::OnAScreen,
                                        {.variant = variant_of(setup.variant)});
  if (!read) return refused(read.error().fault.text);
  return Referee(game::start(read->position, read->regulations));
}

void Referee::go_on_with(const game::Event& event, game::Game next) {
  game_ = std::move(next);
  note(event);
}

Expected<game::Ruling, game::Ruling> Referee::follow(const game::Event& event) {
  auto ruling = game::apply_to(game_, event);
  if (ruling) note(event);
  return ruling;
}

void Referee::note(const game::Event& event) {
  notes_.follow(game_, events_++);
  notes_.note_offer(game_, event);
}

std::optional<Outcome> Referee::outcome_of(const game::Game& game) {
  if (!game.over()) return std::nullopt;
  const game::Outcome& end = game.ends.front();
  const std::string_view article = game::article(end);
  return Outcome{.result = std::string(game::text(end.result)),
                 .reason = std::string(game::name(end.reason)),
                 .article = article.empty() ? std::nullopt : std::optional<std::string>(article)};
}

}  // namespace adoube::server
