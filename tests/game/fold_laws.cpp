// SPDX-License-Identifier: MIT
#include "tests/game/fold_laws.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "adoube/laws/article.hpp"
#include "adoube/laws/sentence.hpp"
#include "adoube/rules/legal_moves.hpp"

namespace adoube::game::testing {
namespace {

using namespace std::chrono_literals;

using laws::Code;
using rules::Color;

constexpr std::array both = {Color::White, Color::Black};

struct Law {
  bool holds;
  std::string_view statement;
};

[[nodiscard]] std::string_view first_broken(std::initializer_list<Law> laws) {
  for (const Law& law : laws)
    if (!law.holds) return law.statement;
  return {};
}

[[nodiscard]] bool is_registered(std::string_view article) {
  const auto found = laws::find_article(article);
  return found && found->id == article;
}

[[nodiscard]] std::string_view broken_by_display(const Clock& clock, Color color) {
  const Display& display = clock.display(color);
  return first_broken({
      {display.left >= 0ms, "no display shows less than zero (6.1)"},
      {display.left <= Time(1'000'000'000'000), "no display shows more than the longest time"},
      {display.fallen() == (display.left == 0ms), "the flag is down exactly at zero (6.1.1)"},
      {!display.fallen() || *display.fell_at <= clock.now(), "no flag falls in the future"},
      {display.period >= 0 && static_cast<std::size_t>(display.period) < clock.control().periods.size(),
       "a period is one of the game's"},
  });
}

[[nodiscard]] std::string_view broken_by_clock(const Game& game) {
  if (game.clock.has_value() != game.regulations.time_control.has_value())
    return "there is a clock exactly with a time control";
  if (!game.clock) return {};
  for (const Color color : both)
    if (const auto broken = broken_by_display(*game.clock, color); !broken.empty()) return broken;
  const bool counted = std::ranges::all_of(
      both, [&](Color color) { return game.clock->display(color).completed_moves == game.history.completed_by(color); });
  const bool stands = game.over() || game.regulations.guidelines_iii || counted;
  return first_broken({
      {game.clock->now() == game.now, "clock and game have the same time"},
      {!game.over() || !game.clock->running(), "the clock stands at the end"},
      {stands, "the clock counts the completed moves of the game (6.3.1)"},
  });
}

[[nodiscard]] std::string_view broken_by_end(const Game& game) {
  if (!game.over()) return {};
  for (const Outcome& outcome : game.ends)
    if (!is_registered(article(outcome)) || !laws::is_outcome(outcome.code)) return "every outcome has an article";
  return first_broken({
      {!game.has_offer(Color::White) && !game.has_offer(Color::Black), "no offer outlives the game (9.1.2.1)"},
      {!game.request && !game.obligation && game.turn == Turn{}, "nothing binds or waits after the end"},
      {playable_moves(game).empty() && !binding(game) && !flag_due(game), "no move may be played after the end"},
      {next_step(game).code == Code::NextResult, "after the end the result is signed (8.7)"},
  });
}

[[nodiscard]] std::string_view broken_by_moves(const Game& game) {
  if (game.over()) return {};
  const auto playable = playable_moves(game);
  if (!game.history.playable()) return playable.empty() ? "" : "nothing is playable where no legal game can stand";
  const auto legal = rules::legal_moves(game.position());
  const auto bound = binding(game);
  return first_broken({
      // A mate or stalemate that an illegal move produced is none (5.1.1, 5.2.1): the position waits to be put right.
      {!playable.empty() || !game.history.regular(), "while the game goes on there is a move to play"},
      {std::ranges::all_of(playable, [&](rules::Move move) { return legal.contains(move); }), "what may be played is legal"},
      {bound || playable.size() == legal.size(), "where nothing binds every legal move may be played"},
      {!bound || is_founded(*bound), "what binds is founded in an article"},
  });
}

[[nodiscard]] std::string_view broken_by_history(const Game& game) {
  const auto& plies = game.history.plies();
  const bool in_turn = std::ranges::adjacent_find(plies, {}, &Ply::by) == plies.end();
  const bool all_completed = std::ranges::all_of(plies, &Ply::completed);
  return first_broken({
      {in_turn, "the players move alternately (1.2)"},
      {std::ranges::all_of(plies, [&](const Ply& ply) { return ply.made_at <= game.now && ply.earned >= 0ms; }),
       "moves were made before now"},
      {game.at_a_board() || (game.history.regular() && game.history.playable()), "on a screen every move is legal"},
      {game.at_a_board() || all_completed, "on a screen every move is completed"},
  });
}

[[nodiscard]] bool never_less(const Conduct& before, const Conduct& after) {
  return before.illegal_acts <= after.illegal_acts && before.warnings <= after.warnings && before.offers <= after.offers &&
         before.failed_claims <= after.failed_claims && before.score_asked <= after.score_asked &&
         before.points_lowered <= after.points_lowered;
}

[[nodiscard]] bool is_for_arbiter(const Act& act) {
  return std::holds_alternative<Penalty>(act) || std::holds_alternative<SetClock>(act) ||
         std::holds_alternative<Restore>(act) || std::holds_alternative<EndGame>(act) || std::holds_alternative<Decide>(act);
}
[[nodiscard]] bool is_for_anybody(const Act& act) {
  return std::holds_alternative<PointOut>(act) || std::holds_alternative<StopClocks>(act) ||
         std::holds_alternative<StartClocks>(act);
}

/// Acts that leave both displays alone.
[[nodiscard]] bool leaves_the_clock(const Act& act) {
  return std::holds_alternative<Touch>(act) || std::holds_alternative<Adjust>(act) ||
         std::holds_alternative<OfferDraw>(act) || std::holds_alternative<DeclineDraw>(act) ||
         std::holds_alternative<Leave>(act) || std::holds_alternative<AskScore>(act);
}

/// What the clock shows after a move with its press; the move does not end the game.
[[nodiscard]] Clock pressed(Clock clock, Color by) {
  const auto side = clock.side();
  clock.press(by);
  clock.count_move(by);
  if (side && clock.side() != rules::opponent(by)) clock.run(rules::opponent(by));
  return clock;
}

[[nodiscard]] std::string_view broken_by_refusal(const Game& now, const Event& event, const Ruling& ruling) {
  const auto color = player(event.by);
  if (now.over()) {
    const bool of_the_end = laws::article(ruling.code, ruling.values) == article(now.ends.front());
    return of_the_end ? "" : "after the end the article of the end refuses";
  }
  if (is_for_arbiter(event.act) && color) return ruling.code == Code::ArbiterOnly ? "" : "a player is no arbiter (12.3)";
  const bool of_player = !is_for_arbiter(event.act) && !is_for_anybody(event.act);
  if (of_player && !color) return ruling.code == Code::PlayersOnly ? "" : "the arbiter is no player (12.6)";
  return ruling.code != Code::Unreadable ? "" : "only an event of the past is unreadable";
}

[[nodiscard]] std::string_view broken_by_move_on_a_screen(const Game& now, Color by, const MakeMove& act,
                                                          const Expected<Ruled, Ruling>& answer) {
  const auto move = notation::find_move(now.position(), act.move);
  const bool may = by == now.history.turn() && move && std::ranges::count(playable_moves(now), *move) == 1;
  if (may != answer.has_value()) return "on a screen exactly the playable moves are admitted";
  if (!answer) {
    const auto bound = binding(now);
    const bool told = by != now.history.turn() || !move || (bound && bound->code == answer.error().code);
    return told ? "" : "a legal move is refused by what binds";
  }
  const Game& after = answer->game;
  return first_broken({
      {after.history.size() == now.history.size() + 1 && after.history.plies().back().move == *move,
       "an admitted move is made"},
      {!after.has_offer(rules::opponent(by)), "a move declines an offer (9.1.2.1)"},
      {after.over() || !after.clock || now.regulations.first_moves_untimed || after.clock == pressed(*now.clock, by),
       "the clock is pressed after the move, and nothing else happens to it (6.2.1)"},
  });
}

[[nodiscard]] std::string_view broken_by_admission(const Game& now, const Event& event, const Ruled& ruled) {
  const Game& after = ruled.game;
  const auto color = player(event.by);
  return first_broken({
      {after.now == event.at, "the time of the event is the time of the game"},
      {after.regulations == now.regulations && after.history.start() == now.history.start(),
       "regulations and start stay as they were"},
      {color || is_for_arbiter(event.act) || is_for_anybody(event.act), "the arbiter does not play"},
      {!color || !is_for_arbiter(event.act), "no player does what is the arbiter's"},
      {never_less(now.players[0], after.players[0]) && never_less(now.players[1], after.players[1]),
       "what a player did is not forgotten"},
      {!leaves_the_clock(event.act) || after.over() || after.clock == now.clock, "such an act leaves the clock alone"},
  });
}

/// What the players agreed on beside the Laws: moves taken back, a limit for the first one, a rematch.
[[nodiscard]] bool is_beyond_the_laws(const Ruling& ruling) {
  const bool agreed = ruling.code >= Code::TakeBackAsked && ruling.code <= Code::NoRematchToWithdraw;
  return ruling.code == Code::Unreadable || ruling.code == Code::Aborted || agreed || ruling.values.outcome == Code::Aborted;
}

}  // namespace

bool is_founded(const Ruling& ruling) {
  const std::string_view article = laws::article(ruling.code, ruling.values);
  if (is_beyond_the_laws(ruling) ? !article.empty() : !is_registered(article)) return false;
  return std::ranges::all_of(laws::all_languages, [&](laws::Language language) {
    const std::string sentence = laws::sentence(ruling.code, ruling.values, language);
    return !sentence.empty() && sentence.find('{') == std::string::npos;
  });
}

std::string_view broken_law(const Game& game) {
  for (const auto broken : {broken_by_clock(game), broken_by_end(game), broken_by_moves(game), broken_by_history(game)})
    if (!broken.empty()) return broken;
  const auto due = flag_due(game);
  return first_broken({
      {is_founded(next_step(game)), "what is to be done next is founded in an article"},
      {!due || (*due > game.now && !game.at_a_board()), "a flag is due later, and on a screen"},
  });
}

std::string_view broken_law(const Game& before, const Event& event, const Expected<Ruled, Ruling>& answer) {
  if (!is_founded(answer ? answer->ruling : answer.error())) return "every ruling has an article and whole sentences";
  if (event.at < before.now) {
    const bool unreadable = !answer && answer.error().code == Code::Unreadable;
    return unreadable ? "" : "an event before the last one is unreadable";
  }
  if (before.over() && answer) return "after the end every event is refused";
  const Game now = at(before, event.at);
  const auto* const move = std::get_if<MakeMove>(&event.act);
  if (const auto color = player(event.by); move != nullptr && color && !now.over() && !now.at_a_board())
    if (const auto broken = broken_by_move_on_a_screen(now, *color, *move, answer); !broken.empty()) return broken;
  if (!answer) return broken_by_refusal(now, event, answer.error());
  if (now.over()) {
    const bool is_that_flag = std::holds_alternative<FlagFall>(event.act) && answer->game == now;
    return is_that_flag ? "" : "a flag that has fallen ends the game before the event";
  }
  if (const auto broken = broken_by_admission(now, event, *answer); !broken.empty()) return broken;
  const auto later = apply(now, event);
  return later && later->game == answer->game ? "" : "time passes, then the event happens";
}

std::string_view broken_law_of_time(const Game& game, Time first, Time second) {
  const Game once = at(game, second);
  const Game twice = at(at(game, first), second);
  const auto due = flag_due(game);
  const bool falls = due && *due <= second;
  Game only_time = game;
  only_time.now = once.now;
  only_time.clock = once.clock;
  return first_broken({
      {once == twice, "time in two steps is time in one"},
      {at(once, game.now) == once, "time does not go back"},
      {once.over() == (game.over() || falls), "time ends a game on a screen when a flag is due, and no other"},
      {!falls || once.ends.front().reason == Termination::FlagFall, "and by the fall of the flag"},
      {falls || once == only_time, "nothing but time has changed"},
  });
}

}  // namespace adoube::game::testing
