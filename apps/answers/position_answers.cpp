// SPDX-License-Identifier: MIT
#include "apps/answers/position_answers.hpp"

#include <algorithm>

#include "adoube/game/automatic_end.hpp"
#include "adoube/game/game.hpp"
#include "adoube/game/loss_or_draw.hpp"
#include "adoube/laws/article.hpp"
#include "adoube/laws/sentence.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/check.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/unwinnability/can_win.hpp"
#include "apps/answers/position_text.hpp"
#include "apps/answers/ruling_json.hpp"
#include "apps/answers/winnable_answer.hpp"

namespace adoube::answers {
namespace {

[[nodiscard]] std::string fen(const rules::Position& position, const Manner& manner) {
  return notation::write_fen(position, {.en_passant = manner.en_passant});
}

/// The first four fields of the FEN with the en passant square only where such a capture is legal and castling by the rook's
/// file in Chess960: equal exactly for the same position of 9.2.3.
[[nodiscard]] std::string position_word(const rules::Position& position) {
  const bool files = position.variant() == rules::Variant::Chess960;
  const std::string text = notation::write_fen(
      position,
      {notation::EnPassantField::Legal, files ? notation::CastlingField::RookFiles : notation::CastlingField::XFen});
  std::size_t end = 0;
  for (int field = 0; field < 4; ++field) end = text.find(' ', end + 1);
  return text.substr(0, end);
}

[[nodiscard]] Json article_json(const laws::Article& article, laws::Language language) {
  Json see = Json::array();
  for (const std::string_view id : article.see) see.push_back(id);
  return {{"article", article.id},
          {"title", article.title(language)},
          {"text", article.text(language)},
          {"edition", laws::edition},
          {"see", std::move(see)}};
}

/// 9.2.2 or 9.3.2 on the position that stands, 9.2.1 or 9.3.1 with an announced move.
[[nodiscard]] std::string_view claim_article(game::ClaimKind kind, bool announced) {
  if (kind == game::ClaimKind::FiftyMoves) return announced ? "9.3.1" : "9.3.2";
  return announced ? "9.2.1" : "9.2.2";
}

constexpr std::array both_claims = {game::ClaimKind::ThreefoldRepetition, game::ClaimKind::FiftyMoves};

/// The first automatic end on the way, and after how many moves it came.
struct FirstEnd {
  game::Outcome outcome;
  std::size_t after;
};

[[nodiscard]] std::optional<FirstEnd> first_end(const game::History& history) {
  game::History replay(history.start());
  for (std::size_t played = 0;; ++played) {
    const auto ends = game::automatic_ends(replay).grounds;
    if (!ends.empty()) return FirstEnd{ends.front(), played};
    if (played == history.size()) return std::nullopt;
    replay.add(*history.plies()[played].move);
  }
}

}  // namespace

Json fen_answer(std::string_view text, notation::Strictness strictness, const Manner& manner) {
  const auto judgement = notation::judge_fen(text, strictness, manner.variant);
  Json answer{{"input", clean(text)}, {"valid", judgement.valid()}, {"fen", nullptr}};
  if (judgement.position) answer["fen"] = fen(*judgement.position, manner);
  Json problems = Json::array();
  for (const notation::FenProblem& problem : judgement.problems) {
    const laws::Card card = laws::card(judgement.setup, problem, manner.language);
    Json article;
    if (!card.article.empty()) article = card.article;
    problems.push_back({{"code", notation::code(problem)},
                        {"severity", problem.severity == notation::FenSeverity::Error ? "error" : "warning"},
                        {"field", notation::code(problem.field)},
                        {"offset", problem.offset},
                        {"article", article},
                        {"squares", squares(problem.squares)},
                        {"text", card.text}});
  }
  answer["problems"] = std::move(problems);
  return answer;
}

Json move_list(const rules::Position& position) {
  std::vector<std::pair<std::string, rules::Move>> moves;
  for (const rules::Move move : rules::legal_moves(position))
    moves.emplace_back(notation::write_uci(move, position.variant()), move);
  std::ranges::sort(moves, {}, &std::pair<std::string, rules::Move>::first);
  Json list = Json::array();
  for (const auto& [uci, move] : moves) list.push_back({{"uci", uci}, {"san", notation::write_san(position, move)}});
  return list;
}

Json moves_answer(const rules::Position& position, const Manner& manner) {
  return {{"fen", fen(position, manner)},
          {"turn", name(position.turn())},
          {"check", rules::in_check(position)},
          {"moves", move_list(position)}};
}

Json claims(const game::History& history) {
  Json list = Json::array();
  for (const game::ClaimKind kind : both_claims)
    if (game::judge_claim(history, kind, std::nullopt).correct)
      list.push_back({{"kind", game::name(kind)}, {"article", claim_article(kind, false)}});
  return list;
}

Json claims_with_move(const game::History& history) {
  Json list = Json::array();
  for (const game::ClaimKind kind : both_claims) {
    Json moves = Json::array();
    for (const rules::Move move : game::moves_that_allow(history, kind))
      moves.push_back(notation::write_uci(move, history.start().variant()));
    if (!moves.empty())
      list.push_back({{"kind", game::name(kind)}, {"article", claim_article(kind, true)}, {"moves", std::move(moves)}});
  }
  return list;
}

Json outcome_json(const game::Outcome& outcome) {
  const std::string_view article = game::article(outcome);
  return {{"result", game::text(outcome.result)},
          {"reason", game::name(outcome.reason)},
          {"article", article.empty() ? Json(nullptr) : Json(article)}};
}

std::string outcome_text(const game::Outcome& outcome, rules::Color loser, const Manner& manner) {
  game::Ruling ruling = game::loss_or_draw_ruling(outcome, loser);
  ruling.values.result = game::text(outcome.result);
  ruling.values.article = outcome.cited;
  return ruling_text(ruling, manner.language);
}

Json status_answer(const game::History& history, const unwinnability::Limits& limits, const Manner& manner) {
  const rules::Position& position = history.current();
  const auto end = first_end(history);
  Json answer{{"fen", fen(position, manner)},
              {"position", position_word(position)},
              {"turn", name(position.turn())},
              {"check", rules::in_check(position)},
              {"checkers", squares(rules::checkers(position))},
              {"legal_moves", rules::count_legal_moves(position)},
              {"halfmove_clock", position.halfmove_clock().value()},
              {"repetitions", history.repetitions()},
              {"outcome", nullptr},
              {"claims", Json::array()},
              {"claims_with_move", Json::array()}};
  if (end) {
    answer["outcome"] = outcome_json(end->outcome);
    if (end->after < history.size()) answer["ended_after"] = end->after;
  } else {
    answer["claims"] = claims(history);
    answer["claims_with_move"] = claims_with_move(history);
  }
  Json winnable;
  for (const rules::Color side : {rules::Color::White, rules::Color::Black})
    winnable[std::string(name(side))] = name(unwinnability::can_win(position, side, limits).verdict);
  answer["winnable"] = std::move(winnable);
  return answer;
}

Json claim_answer(const game::History& history, game::ClaimKind kind, const std::optional<std::string>& announced,
                  const Manner& manner) {
  std::optional<game::MoveWish> wish;
  if (announced) {
    const auto move = read_move(history.current(), *announced, manner);
    if (move)
      wish = notation::parse_uci(notation::write_uci(*move, history.start().variant()));
    else
      wish = notation::parse_uci(*announced);
    // A text that names no two squares cannot be announced: it is answered by what is wrong with it.
    if (!wish) return {{"valid", false}, {"article", "9.5.3"}, {"text", move.error().text}};
  }
  game::Game game = game::start(history.start());
  game.history = history;
  game.ends = game::automatic_ends(history).grounds;
  const auto ruled = game::apply(game, {.by = game::actor(history.current().turn()), .act = game::Claim{kind, wish}});
  const game::Ruling& ruling = ruled ? ruled->ruling : ruled.error();
  const bool valid = ruled && ruled->game.over();
  // Not what follows an incorrect claim (9.5.3), but what it lacks.
  const game::Ground said = ruling.grounds.empty() ? game::Ground{ruling.code, ruling.values} : ruling.grounds.front();
  return {{"valid", valid},
          {"article", laws::article(said.code, said.values)},
          {"text", laws::sentence(said.code, said.values, manner.language)}};
}

Json adjudicate_answer(const rules::Position& position, LosingEvent event, rules::Color by, const Manner& manner) {
  const game::Game game = game::start(position);
  const rules::Color loser = game.over() ? position.turn() : by;
  const game::Outcome outcome = game.over()                      ? game.ends.front()
                                : event == LosingEvent::FlagFall ? game::flag_fall(position, by)
                                                                 : game::resignation(position, by);
  Json answer{{"fen", fen(position, manner)}};
  answer.update(outcome_json(outcome));
  answer["text"] = outcome_text(outcome, loser, manner);
  if (outcome.mate_undetermined) answer["undetermined"] = true;
  return answer;
}

std::optional<Json> article_answer(std::string_view id, const Manner& manner) {
  const auto article = laws::find_article(id);
  if (!article) return std::nullopt;
  return article_json(*article, manner.language);
}

Json articles_answer(const Manner& manner) {
  Json list = Json::array();
  for (const laws::Article& article : laws::all_articles()) list.push_back(article_json(article, manner.language));
  return list;
}

}  // namespace adoube::answers
