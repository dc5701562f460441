// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/ruling_text.hpp"

#include <fmt/format.h>

#include "adoube/laws/sentence.hpp"
#include "adoube/laws/words.hpp"
#include "apps/cli/terminal.hpp"

namespace adoube::cli {
namespace {

using answers::Json;

/// Under the article, where the number and the sign have stood.
constexpr std::string_view margin = "      ";

[[nodiscard]] std::string clocks_text(game::Time white, game::Time black, laws::Language language) {
  return fmt::format("{} {}   {} {}", laws::colour_name(rules::Color::White, language), clock_text(white),
                     laws::colour_name(rules::Color::Black, language), clock_text(black));
}

[[nodiscard]] std::string outcome_line(const Json& outcome, laws::Language language) {
  const auto reason = outcome["reason"].get<std::string>();
  const auto code = laws::code_from_name(reason);
  const std::string_view name = code && laws::is_outcome(*code) ? laws::outcome_name(*code, language) : reason;
  return fmt::format("{}{}  {}  {}\n", margin, bold(outcome["result"].get<std::string>()),
                     bold(outcome["article"].get<std::string>()), name);
}

}  // namespace

std::string ruling_text(const Json& answer, Clocks clocks, laws::Language language) {
  std::string text = fmt::format("{:>3} ", answer["event"].get<std::size_t>());
  text += answer["ok"].get<bool>() ? green("✓ ") : red("✗ ");
  if (answer["article"].is_string()) text += bold(answer["article"].get<std::string>()) + "  ";
  text += answer["text"].get<std::string>() + "\n";
  if (const Json& clock = answer["clock"]; clocks == Clocks::Told && clock["white_ms"].is_number()) {
    const game::Time white(clock["white_ms"].get<std::int64_t>());
    const game::Time black(clock["black_ms"].get<std::int64_t>());
    text += std::string(margin) + faint(clocks_text(white, black, language)) + "\n";
  }
  if (!answer["outcome"].is_null()) text += outcome_line(answer["outcome"], language);
  return text;
}

std::string standing_text(const game::Game& game, laws::Language language) {
  std::string text;
  if (game.clock)
    text = clocks_text(game.clock->left(rules::Color::White), game.clock->left(rules::Color::Black), language) + "   ";
  const game::Ruling next = game::next_step(game);
  return text + laws::sentence(next.code, next.values, language);
}

std::string clock_text(game::Time time) {
  using namespace std::chrono_literals;
  const game::Time unit = time < 1min ? 100ms : 1s;
  const auto shown = (time + unit - 1ms) / unit * unit;
  const std::string text = fmt::format("{}:{:02}:{:02}", shown / 1h, shown / 1min % 60, shown / 1s % 60);
  return unit == 1s ? text : fmt::format("{}.{}", text, shown / 100ms % 10);
}

}  // namespace adoube::cli
