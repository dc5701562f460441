// SPDX-License-Identifier: MIT
#include "apps/answers/game_answer.hpp"

#include <array>

#include "adoube/laws/words.hpp"
#include "adoube/notation/lan.hpp"
#include "adoube/notation/notation_style.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/rules/check.hpp"
#include "adoube/rules/play.hpp"
#include "adoube/unwinnability/can_win.hpp"
#include "apps/answers/position_answers.hpp"
#include "apps/answers/ruling_json.hpp"
#include "apps/answers/winnable_answer.hpp"

namespace adoube::answers {
namespace {

using rules::Color;
constexpr std::array both = {Color::White, Color::Black};

/// {"white":…,"black":…}.
template <class Of>
[[nodiscard]] Json by_color(Of of) {
  return {{"white", of(Color::White)}, {"black", of(Color::Black)}};
}

/// The half-move in every notation; of one that was not legal only what was said of it.
[[nodiscard]] Json ply_words(const game::History& history, std::size_t i) {
  const game::Ply& ply = history.plies()[i];
  if (!ply.move) {
    const std::string uci = notation::write_uci(ply.wish);
    return {{"uci", uci}, {"san", uci}, {"figurine", uci}, {"lan", uci}};
  }
  const rules::Position& before = *history.position(i);
  return {{"uci", notation::write_uci(*ply.move, before.variant())},
          {"san", notation::write_san(before, *ply.move)},
          {"figurine", notation::write_move(before, *ply.move, {.letters = notation::PieceLetters::Figurine})},
          {"lan", notation::write_lan(before, *ply.move)}};
}

[[nodiscard]] Json ply_json(const RefereeSession& session, std::size_t i) {
  const game::History& history = session.game().history;
  const game::Ply& ply = history.plies()[i];
  const PlyNote& note = session.notes()[i];
  Json json = ply_words(history, i);
  json["fen"] = board_fen(history, i + 1, session.manner());
  json["by"] = name(ply.by);
  json["event"] = note.event - 1;
  json["at"] = ply.made_at.count();
  json["clock_ms"] = note.clock ? Json(note.clock->count()) : Json(nullptr);
  json["legal"] = ply.legal;
  json["completed"] = ply.completed;
  return json;
}

[[nodiscard]] Json plies_json(const RefereeSession& session) {
  Json list = Json::array();
  for (std::size_t i = 0; i < session.game().history.size(); ++i) list.push_back(ply_json(session, i));
  return list;
}

[[nodiscard]] Json display_json(const game::Clock& clock, Color color) {
  constexpr std::array<std::string_view, 3> bonuses = {"increment", "delay", "bronstein"};
  const game::Display& display = clock.display(color);
  const game::Period& period = clock.period(color);
  const auto to_go = clock.moves_to_go(color);
  return {{"period", display.period},
          {"moves_to_go", to_go ? Json(*to_go) : Json(nullptr)},
          {"fallen", display.fallen()},
          {"must_record", clock.must_record(color)},
          {"per_move_ms", period.per_move.count()},
          {"bonus", bonuses[static_cast<std::size_t>(period.bonus)]},
          {"delay_left_ms", display.delay_left.count()}};
}

[[nodiscard]] Json full_clock_json(const game::Game& game) {
  if (!game.clock) return nullptr;
  Json json = clock_json(game.clock);
  const game::Clock& clock = *game.clock;
  const auto falls_at = clock.falls_at();
  json["running"] = clock.running() ? Json(name(*clock.running())) : Json(nullptr);
  json["stopped"] = clock.stopped();
  json["now_ms"] = clock.now().count();
  json["falls_at_ms"] = falls_at ? Json(falls_at->count()) : Json(nullptr);
  json.update(by_color([&](Color color) { return display_json(clock, color); }));
  return json;
}

[[nodiscard]] Json obligation_json(const game::Game& game) {
  if (!game.obligation) return nullptr;
  Json json{{"uci", nullptr}, {"square", nullptr}};
  if (game.obligation->move) json["uci"] = notation::write_uci(*game.obligation->move, game.history.start().variant());
  if (game.obligation->piece) json["square"] = game.obligation->piece->name();
  return json;
}

[[nodiscard]] Json binding_json(const game::Game& game, const Manner& manner) {
  const auto binding = game.over() ? std::nullopt : game::binding(game);
  if (!binding) return nullptr;
  Json json = ruling_json(*binding, manner.language);
  json["moves"] = Json::array();
  for (const rules::Move move : game::playable_moves(game))
    json["moves"].push_back(notation::write_uci(move, game.history.start().variant()));
  return json;
}

[[nodiscard]] Json request_json(const game::Game& game) {
  if (!game.request) return nullptr;
  return {{"kind", game::name(game.request->kind)}, {"by", name(game.request->by)}};
}

/// Who has asked for a move back, and who may.
[[nodiscard]] Json take_back_json(const game::Game& game) {
  Json json = by_color([&](Color color) { return !game::against_take_back(game, color); });
  json["asked"] = game.take_back ? Json(name(*game.take_back)) : Json(nullptr);
  return json;
}

[[nodiscard]] Json first_move_json(const game::Game& game) {
  const auto due = game::first_move_due(game);
  return due ? Json(due->count()) : Json(nullptr);
}

[[nodiscard]] Json conduct_json(const game::Conduct& conduct) {
  return {{"illegal_acts", conduct.illegal_acts},
          {"warnings", conduct.warnings},
          {"offers", conduct.offers},
          {"failed_claims", conduct.failed_claims},
          {"points_lowered", conduct.points_lowered},
          {"wants_rematch", conduct.wants_rematch},
          {"away", conduct.away},
          {"calls_arbiter", conduct.calls_arbiter}};
}

[[nodiscard]] Json touched_json(const game::Turn& turn) {
  Json list = Json::array();
  for (const rules::Square square : turn.touched) list.push_back(square.name());
  return list;
}

/// The player whom an outcome happens to: who lost, whose flag is down, who is stalemated.
[[nodiscard]] Color happens_to(const game::Game& game) {
  if (game.ends.front().result == game::Result::WhiteWins) return Color::Black;
  if (game.ends.front().result == game::Result::BlackWins) return Color::White;
  if (game.ends.front().reason == game::Termination::FlagFall && game.clock)
    for (const Color color : both)
      if (game.clock->display(color).fallen()) return color;
  return game.history.turn();
}

/// Whether it rests on "the opponent can mate" (5.1.2, 6.9, 7.5.5).
[[nodiscard]] bool rests_on_mate(const game::Outcome& outcome) {
  using laws::Code;
  return outcome.code == Code::Resignation || outcome.code == Code::FlagFall || outcome.code == Code::IllegalMoves;
}

/// A line of legal moves after which the winner has mated; empty where none is known.
[[nodiscard]] Json mating_line(const game::Game& game) {
  Json list = Json::array();
  if (!game.history.playable()) return list;
  rules::Position position = game.position();
  const Color winner = rules::opponent(happens_to(game));
  for (const rules::Move move : unwinnability::can_win(position, winner, unwinnability::Limits::ruling()).line) {
    list.push_back({{"uci", notation::write_uci(move, position.variant())}, {"san", notation::write_san(position, move)}});
    position = rules::play(position, move);
  }
  return list;
}

[[nodiscard]] Json full_outcome_json(const RefereeSession& session) {
  const game::Game& game = session.game();
  Json json = end_json(game);
  if (!game.over()) return json;
  const game::Outcome& outcome = game.ends.front();
  const auto said = session.last_word();
  json["text"] =
      said ? ruling_text(*said, session.manner().language) : outcome_text(outcome, happens_to(game), session.manner());
  json["name"] = laws::outcome_name(outcome.code, session.manner().language);
  if (outcome.reason == game::Termination::DeadPosition && game.history.playable())
    json["proof"] = winnable_sides(game.position(), unwinnability::Limits::ruling(), session.manner());
  if (!rests_on_mate(outcome)) return json;
  json["mating_line"] = mating_line(game);
  json["undetermined"] = outcome.mate_undetermined;
  return json;
}

/// What only a position that can be played tells.
[[nodiscard]] Json position_json(const game::Game& game) {
  const bool playable = game.history.playable();
  const bool open = playable && !game.over();
  return {{"check", playable && rules::in_check(game.position())},
          {"checkers", playable ? squares(rules::checkers(game.position())) : Json::array()},
          {"moves", open ? move_list(game.position()) : Json::array()},
          {"claims", open ? claims(game.history) : Json::array()},
          {"claims_with_move", open ? claims_with_move(game.history) : Json::array()},
          {"repetitions", playable ? game.history.repetitions() : 0},
          {"halfmove_clock", playable ? game.position().halfmove_clock().value() : 0}};
}

}  // namespace

Json game_json(const RefereeSession& session) {
  const game::Game& game = session.game();
  const Manner& manner = session.manner();
  Json json{{"start", board_fen(game.history, 0, manner)},
            {"fen", board_fen(game.history, game.history.size(), manner)},
            {"turn", name(game.history.turn())},
            {"playable", game.history.playable()}};
  json.update(position_json(game));
  json["plies"] = plies_json(session);
  json["outcome"] = full_outcome_json(session);
  json["offers"] = by_color([&](Color color) { return game.has_offer(color); });
  json["take_back"] = take_back_json(game);
  json["must_play"] = obligation_json(game);
  json["first_move_due_ms"] = first_move_json(game);
  json["can_agree"] = game::can_agree(game);
  json["regulations"] = regulations_json(game.regulations);
  json["clock"] = full_clock_json(game);
  json["binding"] = binding_json(game, manner);
  json["touched"] = touched_json(game.turn);
  json["adjusting"] = game.turn.adjusting;
  json["request"] = request_json(game);
  json["uncompleted"] = by_color([&](Color color) { return game.uncompleted(color).has_value(); });
  json["conduct"] = by_color([&](Color color) { return conduct_json(game.conduct(color)); });
  json["next"] = ruling_json(game::next_step(game), manner.language);
  json["pgn"] = game_pgn(game, {}, session.notes());
  return json;
}

Json game_answer(const GameSetup& setup, const Json& events, std::optional<game::Time> at, const Manner& manner) {
  RefereeSession session(setup, manner);
  Json rulings = Json::array();
  for (std::size_t i = 0; events.is_array() && i < events.size(); ++i) {
    Json ruling = session.hear(events[i], session.game().now);
    ruling["event"] = i;
    if (!session.game().clock) ruling["clock"] = nullptr;
    rulings.push_back(std::move(ruling));
  }
  if (at) session.wait_until(*at);
  Json answer = game_json(session);
  answer["rulings"] = std::move(rulings);
  return answer;
}

Json game_pgn_answer(const GameSetup& setup, const Json& events, std::optional<game::Time> at, ClocksInPgn clocks,
                     const Manner& manner) {
  RefereeSession session(setup, manner);
  for (std::size_t i = 0; events.is_array() && i < events.size(); ++i) (void)session.hear(events[i], session.game().now);
  if (at) session.wait_until(*at);
  std::vector<PlyNote> notes = session.notes();
  if (clocks == ClocksInPgn::LeftOut)
    for (PlyNote& note : notes) note.clock.reset();
  return {{"pgn", game_pgn(session.game(), {}, notes)}};
}

}  // namespace adoube::answers
