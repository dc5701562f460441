// SPDX-License-Identifier: MIT
#include "apps/answers/game_answer.hpp"

#include "adoube/laws/sentence.hpp"
#include "adoube/laws/words.hpp"
#include "adoube/notation/lan.hpp"
#include "adoube/notation/notation_style.hpp"
#include "adoube/notation/pgn_tree.hpp"
#include "adoube/notation/pgn_writer.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/rules/check.hpp"
#include "apps/answers/event_json.hpp"
#include "apps/answers/position_answers.hpp"

namespace adoube::answers {
namespace {

[[nodiscard]] Json plies_json(const game::History& history, const std::vector<std::size_t>& events, const Manner& manner) {
  Json list = Json::array();
  for (std::size_t i = 0; i < history.size(); ++i) {
    const rules::Position& before = *history.position(i);
    const rules::Move move = *history.plies()[i].move;
    Json ply{{"uci", notation::write_uci(move, before.variant())},
             {"san", notation::write_san(before, move)},
             {"figurine", notation::write_move(before, move, {.letters = notation::PieceLetters::Figurine})},
             {"lan", notation::write_lan(before, move)},
             {"fen", notation::write_fen(*history.position(i + 1), {.en_passant = manner.en_passant})},
             {"by", name(before.turn())}};
    if (i < events.size()) ply["event"] = events[i];
    list.push_back(std::move(ply));
  }
  return list;
}

[[nodiscard]] Json obligation_json(const game::Game& game) {
  if (!game.obligation) return nullptr;
  Json json{{"uci", nullptr}, {"square", nullptr}};
  if (game.obligation->move) json["uci"] = notation::write_uci(*game.obligation->move, game.position().variant());
  if (game.obligation->piece) json["square"] = game.obligation->piece->name();
  return json;
}

/// The player whom an outcome happens to: who lost, or is stalemated.
[[nodiscard]] rules::Color loser(const game::Game& game) {
  switch (game.ends.front().result) {
    case game::Result::WhiteWins:
      return rules::Color::Black;
    case game::Result::BlackWins:
      return rules::Color::White;
    default:
      return game.position().turn();
  }
}

[[nodiscard]] notation::PgnResult pgn_result(const game::Game& game) {
  if (!game.over()) return notation::PgnResult::Unfinished;
  switch (game.ends.front().result) {
    case game::Result::WhiteWins:
      return notation::PgnResult::WhiteWins;
    case game::Result::BlackWins:
      return notation::PgnResult::BlackWins;
    case game::Result::Draw:
      return notation::PgnResult::Draw;
    default:
      return notation::PgnResult::Unfinished;  // PGN has no word for an arbiter's other results
  }
}

[[nodiscard]] std::string termination(const game::Game& game) {
  const game::Outcome& outcome = game.ends.front();
  return std::string(laws::outcome_name(outcome.code, laws::Language::English)) + " (" +
         std::string(game::article(outcome)) + ")";
}

}  // namespace

std::string ruling_text(const game::Ruling& ruling, const Manner& manner) {
  std::string text = laws::sentence(ruling.code, ruling.values, manner.language);
  for (const game::Ground& ground : ruling.grounds) {
    if (manner.language == laws::Language::English) text += ' ';
    text += laws::sentence(ground.code, ground.values, manner.language);
  }
  return text;
}

Json ruling_json(const game::Ruling& ruling, bool ok, const Manner& manner) {
  Json json{{"ok", ok}};
  json.update(card(laws::card(ruling.code, ruling.values, manner.language)));
  json["text"] = ruling_text(ruling, manner);
  return json;
}

Json game_json(const game::Game& game, const std::vector<std::size_t>& events_of_plies, const Manner& manner) {
  const rules::Position& position = game.position();
  const bool over = game.over();
  Json json{{"start", notation::write_fen(game.history.start(), {.en_passant = manner.en_passant})},
            {"fen", notation::write_fen(position, {.en_passant = manner.en_passant})},
            {"turn", name(position.turn())},
            {"check", rules::in_check(position)},
            {"checkers", squares(rules::checkers(position))},
            {"moves", over ? Json::array() : move_list(position)},
            {"plies", plies_json(game.history, events_of_plies, manner)},
            {"outcome", nullptr},
            {"offers", {{"white", game.has_offer(rules::Color::White)}, {"black", game.has_offer(rules::Color::Black)}}},
            {"must_play", obligation_json(game)},
            {"claims", over ? Json::array() : claims(game.history)},
            {"claims_with_move", over ? Json::array() : claims_with_move(game.history)},
            {"can_agree", game::can_agree(game)},
            {"repetitions", game.history.repetitions()},
            {"halfmove_clock", position.halfmove_clock().value()}};
  if (over) {
    json["outcome"] = outcome_json(game.ends.front());
    json["outcome"]["text"] = outcome_text(game.ends.front(), loser(game), manner);
    json["outcome"]["name"] = laws::outcome_name(game.ends.front().code, manner.language);
  }
  json["pgn"] = game_pgn(game, {});
  return json;
}

Json game_answer(const rules::Position& start, const Json& events, const Manner& manner) {
  game::Game game = game::start(start);
  std::vector<std::size_t> events_of_plies;
  Json rulings = Json::array();
  const auto note = [&](std::size_t number, Json ruling) {
    ruling["event"] = number;
    rulings.push_back(std::move(ruling));
  };
  for (std::size_t i = 0; events.is_array() && i < events.size(); ++i) {
    const auto event = read_event(events[i]);
    if (!event) {
      note(i, {{"ok", false},
               {"code", "unreadable"},
               {"article", nullptr},
               {"squares", Json::array()},
               {"text", event.error().expected}});
      continue;
    }
    auto ruled = game::apply(game, *event);
    note(i, ruling_json(ruled ? ruled->ruling : ruled.error(), ruled.has_value(), manner));
    if (!ruled) continue;
    if (ruled->game.history.size() > game.history.size()) events_of_plies.push_back(i);
    game = std::move(ruled->game);
  }
  Json answer = game_json(game, events_of_plies, manner);
  answer["rulings"] = std::move(rulings);
  return answer;
}

std::string game_pgn(const game::Game& game, const std::vector<std::pair<std::string, std::string>>& tags) {
  notation::PgnGame pgn;
  pgn.start = game.history.start();
  pgn.result = pgn_result(game);
  for (const auto& [name, value] : tags) pgn.tags.push_back({name, value});
  if (game.over()) pgn.tags.push_back({"Termination", termination(game)});
  for (const game::Ply& ply : game.history.plies()) pgn.lines.front().moves.push_back({.move = *ply.move});
  std::string text;
  notation::write_pgn(pgn, text);
  return text;
}

}  // namespace adoube::answers
