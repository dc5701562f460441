// SPDX-License-Identifier: MIT
// The referee's lines. Any bytes, the first line as a setup, every other one as an event in JSON or as a command: each is
// answered, what is refused changes nothing but the time, and the end of a game is its end.
#include <string>
#include <string_view>

#include "apps/answers/game_answer.hpp"
#include "apps/answers/referee_session.hpp"
#include "apps/cli/referee_command.hpp"
#include "fuzz/law.hpp"

namespace adoube::fuzz {
namespace {

using answers::Json;
using answers::RefereeSession;

std::string_view next_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

answers::GameSetup setup_of(std::string_view line) {
  const auto usual = Json::parse(R"({"time_control":"90/2+30;1d5","rules":"rapid","guidelines_iii":true})");
  const auto asked = answers::read_setup(Json::parse(line, nullptr, false), answers::Place::AtABoard, {});
  if (!asked) {
    law(!asked.error().fault.text.empty(), "a setup that cannot be used is told why");
    return *answers::read_setup(usual, answers::Place::AtABoard, {});
  }
  const auto again = answers::read_setup(answers::setup_json(*asked), answers::Place::AtABoard, {});
  law(again && answers::setup_json(*again) == answers::setup_json(*asked), "a setup that is written reads back as the same");
  return *asked;
}

/// The answer to a line, by whichever way it is understood.
Json answer_to(RefereeSession& session, std::string_view line) {
  if (line.starts_with('{')) {
    const Json json = Json::parse(line, nullptr, false);
    const auto event = answers::read_event(json, session.game().now);
    if (event) {
      const auto again = answers::read_event(answers::event_json(*event));
      law(again && answers::event_json(*again) == answers::event_json(*event),
          "an event that is written reads back as the same");
    }
    return session.hear(json, session.game().now);
  }
  const auto command = cli::read_command(line, &session.game().history, session.manner());
  if (!command) {
    law(!command.error().empty(), "a command that is not understood is told why");
    return session.hear_nothing(command.error());
  }
  const auto* const event = std::get_if<cli::EventCommand>(&command->command);
  if (event == nullptr) return session.hear_nothing("no event");
  return session.hear(game::Event{command->at.value_or(session.game().now), event->by, event->act});
}

void check_answer(const Json& before, const Json& after) {
  law(Json::accept(answers::line(after)), "an answer is a line of JSON");
  for (const char* side : {"white_ms", "black_ms"})
    law(after["clock"][side].is_null() || after["clock"][side].get<std::int64_t>() >= 0, "no clock shows less than nothing");
  law(after["outcome"].is_null() || !after["outcome"]["article"].get<std::string>().empty(), "a result has its article");
  law(before["outcome"].is_null() || (after["outcome"] == before["outcome"] && after["fen"] == before["fen"]),
      "the end is the end");
  if (after["ok"].get<bool>()) return;
  const bool unreadable = after["ruling"] == "unreadable";
  law(after["fen"] == before["fen"] && after["turn"] == before["turn"], "what is refused changes nothing on the board");
  law(!unreadable || after["clock"] == before["clock"], "what cannot be read lets no time pass");
  law(unreadable || after["article"].is_string(), "what is refused has its article");
}

void check(std::string_view text) {
  RefereeSession session(setup_of(next_line(text)), {});
  Json before = session.opening();
  while (!text.empty()) {
    Json after = answer_to(session, next_line(text));
    check_answer(before, after);
    law(session.notes().size() == session.game().history.size(), "each half-move has its note");
    before = std::move(after);
  }
  law(Json::accept(answers::line(answers::game_json(session))), "the game as a whole is a line of JSON");
}

}  // namespace
}  // namespace adoube::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  adoube::fuzz::check({reinterpret_cast<const char*>(data), size});
  return 0;
}
