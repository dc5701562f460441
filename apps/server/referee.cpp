// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/referee.hpp"

#include <sstream>
#include <utility>

#include "adoube/archive/compression.hpp"
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

Expected<game::Game, std::string> start_of(const GameSetup& setup) {
  const auto read = answers::read_setup(answers::Json::parse(write(setup)), answers::Place::OnAScreen,
                                        {.variant = variant_of(setup.variant)});
  if (!read) return refused(read.error().fault.text);
  return game::start(read->position, read->regulations);
}

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
  auto game = start_of(setup);
  if (!game) return refused(std::move(game.error()));
  return Referee(setup, std::move(*game));
}

void Referee::go_on_with(const GameEvent& written, const game::Event& event, game::Game next) {
  awake().game = std::move(next);
  note(written, event);
}

Expected<game::Ruling, game::Ruling> Referee::follow(const GameEvent& written, const game::Event& event) {
  auto ruling = game::apply_to(awake().game, event);
  if (ruling) note(written, event);
  return ruling;
}

void Referee::note(const GameEvent& written, const game::Event& event) {
  latest_ = written.at;
  ++count_;
  awake().note(written, event);
}

void Referee::Awake::note(const GameEvent& written, const game::Event& event) {
  notes.follow(game, begins.size());
  notes.note_offer(game, event);
  begins.push_back(static_cast<std::uint32_t>(lines.size()));
  lines += write(written) += '\n';
}

GameEvent Referee::Awake::event(std::size_t number) const {
  const std::size_t begin = begins[number];
  return read_game_event(std::string_view(lines).substr(begin, lines.find('\n', begin) - begin)).value();
}

GameEvent Referee::event(std::int64_t number) const { return awake().event(static_cast<std::size_t>(number)); }

std::vector<GameEvent> Referee::events_from(std::int64_t first) const {
  const Awake& here = awake();
  std::vector<GameEvent> events;
  for (auto number = static_cast<std::size_t>(first); number < here.begins.size(); ++number)
    events.push_back(here.event(number));
  return events;
}

bool Referee::rest_if_unused() {
  if (std::exchange(used_, false) || !awake_ || count_ > longest_at_rest) return false;
  at_rest_ = {.packed = archive::compress(awake_->lines, archive::Effort::Some), .text_size = awake_->lines.size()};
  at_rest_.packed.shrink_to_fit();
  awake_.reset();
  return true;
}

Referee::Awake& Referee::awake() const {
  used_ = true;
  if (awake_) return *awake_;
  // What was admitted once is admitted again: the same events give the same game.
  awake_ = std::make_unique<Awake>(Awake{.game = start_of(setup_).value()});
  const EventsAtRest rested = std::exchange(at_rest_, {});
  std::istringstream lines(archive::decompress(rested.packed, rested.text_size).value());
  for (std::string line; std::getline(lines, line);) {
    const GameEvent written = read_game_event(line).value();
    const game::Event event = event_of(written).value();
    (void)game::apply_to(awake_->game, event).value();
    awake_->note(written, event);
  }
  return *awake_;
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
