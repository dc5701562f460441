// SPDX-License-Identifier: MIT
#include "apps/answers/event_json.hpp"

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>
#include <variant>

#include "adoube/game/claim.hpp"
#include "adoube/laws/article.hpp"
#include "apps/answers/json_fields.hpp"

namespace adoube::answers {
namespace {

using Fault = FieldFault;
template <class Value>
using Read = Expected<Value, Fault>;

/// By the place in Act.
constexpr std::array<std::string_view, std::variant_size_v<game::Act>> acts = {"move",
                                                                               "make",
                                                                               "press",
                                                                               "touch",
                                                                               "adjust",
                                                                               "illegal",
                                                                               "point-out",
                                                                               "offer-draw",
                                                                               "accept-draw",
                                                                               "decline-draw",
                                                                               "claim",
                                                                               "resign",
                                                                               "flag",
                                                                               "leave",
                                                                               "arrive",
                                                                               "stop",
                                                                               "start",
                                                                               "ask-score",
                                                                               "call-arbiter",
                                                                               "penalty",
                                                                               "set-clock",
                                                                               "restore",
                                                                               "end",
                                                                               "decide",
                                                                               "ask-take-back",
                                                                               "accept-take-back",
                                                                               "decline-take-back",
                                                                               "abort",
                                                                               "ask-rematch",
                                                                               "withdraw-rematch"};
/// By Irregularity.
constexpr std::array<std::string_view, 8> irregularities = {
    "illegal-move", "pawn-left-on-last-rank", "two-hands", "wrong-set-up",
    "board-turned", "colours-reversed",       "displaced", "touch-move"};
static_assert(static_cast<std::size_t>(game::Irregularity::TouchMove) + 1 == irregularities.size());
/// By PenaltyKind.
constexpr std::array<std::string_view, 5> penalties = {"warning", "time-added", "time-removed", "points", "loss"};
static_assert(static_cast<std::size_t>(game::PenaltyKind::Loss) + 1 == penalties.size());
/// By Decision.
constexpr std::array<std::string_view, 3> decisions = {"grant", "reject", "postpone"};
static_assert(static_cast<std::size_t>(game::Decision::Postpone) + 1 == decisions.size());

template <class Enum, std::size_t size>
[[nodiscard]] std::optional<Enum> from_name(const std::array<std::string_view, size>& names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Enum>(found - names.begin());
}

[[nodiscard]] std::optional<game::Actor> actor_from(std::string_view name) {
  if (name == "arbiter") return game::Actor::Arbiter;
  const auto color = color_from(name);
  if (!color) return std::nullopt;
  return game::actor(*color);
}

/// A field that must be one of a closed list of words.
template <class Value>
[[nodiscard]] Read<Value> word_of(const Json& json, const char* field, std::optional<Value> (*from)(std::string_view),
                                  Wanted expected) {
  const auto value = from(text_of(json, field).value_or(""));
  if (!value) return refused(Fault{field, expected});
  return *value;
}

[[nodiscard]] Read<std::optional<game::MoveWish>> maybe_move(const Json& json) {
  if (field_of(json, "uci") == nullptr) return std::nullopt;
  const auto wish = notation::parse_uci(text_of(json, "uci").value_or(""));
  if (!wish) return refused(Fault{"uci", Wanted::Move});
  return wish;
}

[[nodiscard]] Read<game::MoveWish> move_of(const Json& json) {
  const auto wish = maybe_move(json);
  if (!wish) return refused(wish.error());
  if (!*wish) return refused(Fault{"uci", Wanted::Move});
  return **wish;
}

[[nodiscard]] Read<std::vector<rules::Square>> squares_of(const Json& json) {
  constexpr std::size_t most = 64;
  const Fault fault{"squares", Wanted::Squares};
  const Json* const list = field_of(json, "squares");
  if (list == nullptr || !list->is_array() || list->empty() || list->size() > most) return refused(fault);
  std::vector<rules::Square> squares;
  for (const Json& one : *list) {
    const auto square = one.is_string() ? rules::Square::parse(one.get_ref<const std::string&>()) : std::nullopt;
    if (!square) return refused(fault);
    squares.push_back(*square);
  }
  return squares;
}

[[nodiscard]] Read<game::Time> span_of(const Json& json) {
  const auto span = number_of(json, "ms", longest_time.count(), Wanted::Span);
  if (!span) return refused(span.error());
  if (!*span) return refused(Fault{"ms", Wanted::Span});
  return game::Time(**span);
}

/// The number of the article as the register has it; empty when the field is absent.
[[nodiscard]] Read<std::string> article_of(const Json& json) {
  if (field_of(json, "article") == nullptr) return std::string();
  const auto article = laws::find_article(text_of(json, "article").value_or(""));
  if (!article) return refused(Fault{"article", Wanted::Article});
  return std::string(article->id);
}

[[nodiscard]] bool is_illegal_act(game::Irregularity what) { return what <= game::Irregularity::TwoHands; }

/// Names a kind of act, for the choice of its reader.
template <class Act>
using Kind = std::type_identity<Act>;

template <class Act>
[[nodiscard]] Read<game::Act> read_act(const Json&, Kind<Act>) {
  static_assert(std::is_empty_v<Act>, "an act with fields has its own reader below");
  return Act{};
}

template <class Act>
[[nodiscard]] Read<game::Act> read_moving(const Json& json) {
  const auto wish = move_of(json);
  if (!wish) return refused(wish.error());
  return Act{*wish};
}
[[nodiscard]] Read<game::Act> read_act(const Json& json, Kind<game::MakeMove>) { return read_moving<game::MakeMove>(json); }
[[nodiscard]] Read<game::Act> read_act(const Json& json, Kind<game::Make>) { return read_moving<game::Make>(json); }

[[nodiscard]] Read<game::Act> read_act(const Json& json, Kind<game::Touch>) {
  auto squares = squares_of(json);
  if (!squares) return refused(squares.error());
  return game::Touch{*std::move(squares)};
}

[[nodiscard]] Read<game::Act> read_act(const Json& json, Kind<game::IllegalAct>) {
  game::IllegalAct act;
  if (field_of(json, "what") != nullptr) {
    const auto what = word_of(json, "what", irregularity_from, Wanted::IllegalAct);
    if (!what || !is_illegal_act(*what)) return refused(Fault{"what", Wanted::IllegalAct});
    act.what = *what;
  }
  const auto wish = maybe_move(json);
  if (!wish) return refused(wish.error());
  act.move = *wish;
  return act;
}

[[nodiscard]] Read<game::Act> read_act(const Json& json, Kind<game::PointOut>) {
  game::PointOut act;
  if (field_of(json, "what") != nullptr) {
    const auto what = word_of(json, "what", irregularity_from, Wanted::Irregularity);
    if (!what) return refused(what.error());
    act.what = *what;
  }
  const auto ply = number_of(json, "ply", highest_ply, Wanted::Ply);
  if (!ply) return refused(ply.error());
  if (*ply) act.ply = static_cast<int>(**ply);
  if (field_of(json, "squares") != nullptr) {
    auto squares = squares_of(json);
    if (!squares) return refused(squares.error());
    act.squares = *std::move(squares);
  }
  return act;
}

[[nodiscard]] Read<game::Act> read_act(const Json& json, Kind<game::Claim>) {
  const auto kind = word_of(json, "kind", game::claim_kind, Wanted::Claim);
  if (!kind) return refused(kind.error());
  const auto wish = maybe_move(json);
  if (!wish) return refused(wish.error());
  return game::Claim{*kind, *wish};
}

[[nodiscard]] Read<game::Act> read_act(const Json& json, Kind<game::Penalty>) {
  const auto to = word_of(json, "to", color_from, Wanted::Player);
  if (!to) return refused(to.error());
  const auto what = word_of(json, "what", penalty_from, Wanted::Penalty);
  if (!what) return refused(what.error());
  game::Penalty act{.to = *to, .what = *what};
  if (*what == game::PenaltyKind::TimeAdded || *what == game::PenaltyKind::TimeRemoved) {
    const auto span = span_of(json);
    if (!span) return refused(span.error());
    act.time = *span;
  }
  auto article = article_of(json);
  if (!article) return refused(article.error());
  act.article = *std::move(article);
  return act;
}

[[nodiscard]] Read<game::Act> read_act(const Json& json, Kind<game::SetClock>) {
  const auto to = word_of(json, "to", color_from, Wanted::Player);
  if (!to) return refused(to.error());
  const auto span = span_of(json);
  if (!span) return refused(span.error());
  return game::SetClock{*to, *span};
}

[[nodiscard]] Read<game::Act> read_act(const Json& json, Kind<game::Restore>) {
  const auto ply = number_of(json, "ply", highest_ply, Wanted::Plies);
  if (!ply) return refused(ply.error());
  if (!*ply) return refused(Fault{"ply", Wanted::Plies});
  return game::Restore{static_cast<int>(**ply)};
}

[[nodiscard]] Read<game::Act> read_act(const Json& json, Kind<game::EndGame>) {
  const auto result = word_of(json, "result", game::result_from_text, Wanted::Result);
  if (!result) return refused(result.error());
  auto article = article_of(json);
  if (!article) return refused(article.error());
  return game::EndGame{*result, *std::move(article)};
}

[[nodiscard]] Read<game::Act> read_act(const Json& json, Kind<game::Decide>) {
  const auto decision = word_of(json, "what", decision_from, Wanted::Decision);
  if (!decision) return refused(decision.error());
  return game::Decide{*decision};
}

/// Tries the kinds of acts one after another until the word is that of one.
template <std::size_t index = 0>
[[nodiscard]] Read<game::Act> act_of(const Json& json, std::string_view word) {
  if constexpr (index < std::variant_size_v<game::Act>) {
    if (word != acts[index]) return act_of<index + 1>(json, word);
    return read_act(json, Kind<std::variant_alternative_t<index, game::Act>>{});
  } else {
    return refused(Fault{"do", Wanted::Act});
  }
}

// ---- Writing: the fields besides at, by and do

void write_move(Json& json, const std::optional<game::MoveWish>& wish) {
  if (wish) json["uci"] = notation::write_uci(*wish);
}
void write_squares(Json& json, const std::vector<rules::Square>& squares) {
  Json list = Json::array();
  for (const rules::Square square : squares) list.push_back(square.name());
  json["squares"] = std::move(list);
}
void write_article(Json& json, const std::string& article) {
  if (!article.empty()) json["article"] = article;
}

template <class Act>
void write_act(Json&, const Act&) {
  static_assert(std::is_empty_v<Act>, "an act with fields has its own writer below");
}
void write_act(Json& json, const game::MakeMove& act) { write_move(json, act.move); }
void write_act(Json& json, const game::Make& act) { write_move(json, act.move); }
void write_act(Json& json, const game::Touch& act) { write_squares(json, act.squares); }
void write_act(Json& json, const game::IllegalAct& act) {
  write_move(json, act.move);
  json["what"] = name(act.what);
}
void write_act(Json& json, const game::PointOut& act) {
  json["what"] = name(act.what);
  if (act.ply) json["ply"] = *act.ply;
  if (!act.squares.empty()) write_squares(json, act.squares);
}
void write_act(Json& json, const game::Claim& act) {
  json["kind"] = game::name(act.kind);
  write_move(json, act.announced);
}
void write_act(Json& json, const game::Penalty& act) {
  json["to"] = name(act.to);
  json["what"] = name(act.what);
  if (act.what == game::PenaltyKind::TimeAdded || act.what == game::PenaltyKind::TimeRemoved) json["ms"] = act.time.count();
  write_article(json, act.article);
}
void write_act(Json& json, const game::SetClock& act) {
  json["to"] = name(act.to);
  json["ms"] = act.time.count();
}
void write_act(Json& json, const game::Restore& act) { json["ply"] = act.ply; }
void write_act(Json& json, const game::EndGame& act) {
  json["result"] = game::text(act.result);
  write_article(json, act.article);
}
void write_act(Json& json, const game::Decide& act) { json["what"] = name(act.decision); }

}  // namespace

std::string_view name(game::Actor actor) {
  const auto color = game::player(actor);
  return color ? name(*color) : "arbiter";
}

std::string_view name(const game::Act& act) { return acts[act.index()]; }

std::string_view name(game::Irregularity irregularity) { return irregularities[static_cast<std::size_t>(irregularity)]; }
std::optional<game::Irregularity> irregularity_from(std::string_view name) {
  return from_name<game::Irregularity>(irregularities, name);
}

std::string_view name(game::PenaltyKind kind) { return penalties[static_cast<std::size_t>(kind)]; }
std::optional<game::PenaltyKind> penalty_from(std::string_view name) {
  return from_name<game::PenaltyKind>(penalties, name);
}

std::string_view name(game::Decision decision) { return decisions[static_cast<std::size_t>(decision)]; }
std::optional<game::Decision> decision_from(std::string_view name) { return from_name<game::Decision>(decisions, name); }

Expected<game::Event, FieldFault> read_event(const Json& json, std::optional<game::Time> otherwise) {
  if (!json.is_object()) return refused(Fault{"", Wanted::Object});
  const auto by = word_of(json, "by", actor_from, Wanted::Actor);
  if (!by) return refused(by.error());
  const auto at = number_of(json, "at", largest_number, Wanted::Time);
  if (!at) return refused(at.error());
  if (!*at && !otherwise) return refused(Fault{"at", Wanted::Time});
  auto act = act_of(json, text_of(json, "do").value_or(""));
  if (!act) return refused(act.error());
  return game::Event{*at ? game::Time(**at) : *otherwise, *by, *std::move(act)};
}

Json event_json(const game::Event& event) {
  Json json{{"at", event.at.count()}, {"by", name(event.by)}, {"do", name(event.act)}};
  std::visit([&json](const auto& act) { write_act(json, act); }, event.act);
  return json;
}

}  // namespace adoube::answers
