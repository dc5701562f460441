// SPDX-License-Identifier: MIT
#include "apps/answers/task_json.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "adoube/game/claim.hpp"
#include "adoube/lessons/names.hpp"
#include "apps/answers/event_json.hpp"
#include "apps/answers/setup_json.hpp"

namespace adoube::answers {
namespace {

using namespace lessons;  // NOLINT: the kinds of tasks
using Fault = std::optional<PathFault>;

constexpr std::string_view a_code = "a code of data/laws/sentences.toml";
constexpr std::string_view a_kind = "pawn, knight, bishop, rook, queen or king";
constexpr std::string_view a_state = "none, check, checkmate, stalemate or dead-position";

/// So much a task may hold, so that no request takes long.
constexpr std::size_t most_options = 20;
constexpr std::size_t most_events = 1'000;

[[nodiscard]] std::optional<game::Termination> termination_from(std::string_view text) {
  for (int i = 0; i <= static_cast<int>(game::Termination::Arbiter); ++i)
    if (game::name(static_cast<game::Termination>(i)) == text) return static_cast<game::Termination>(i);
  return std::nullopt;
}

/// Two of the four: the other two are Guidelines III.
[[nodiscard]] std::optional<game::ClaimKind> draw_claim_from(std::string_view text) {
  const auto kind = game::claim_kind(text);
  if (!kind || *kind > game::ClaimKind::FiftyMoves) return std::nullopt;
  return kind;
}

[[nodiscard]] std::optional<rules::CastlingSide> side_from(std::string_view text) {
  if (text == "kingside") return rules::CastlingSide::Kingside;
  if (text == "queenside") return rules::CastlingSide::Queenside;
  return std::nullopt;
}

[[nodiscard]] std::optional<rules::Kind> promotion_from(std::string_view text) {
  const auto kind = kind_from(text);
  if (!kind || *kind == rules::Kind::Pawn || *kind == rules::Kind::King) return std::nullopt;
  return kind;
}

/// "white queen".
[[nodiscard]] std::optional<rules::Piece> piece_from(std::string_view text) {
  const auto space = text.find(' ');
  if (space == std::string_view::npos) return std::nullopt;
  const auto color = color_from(text.substr(0, space));
  const auto kind = kind_from(text.substr(space + 1));
  if (!color || !kind) return std::nullopt;
  return rules::Piece{*color, *kind};
}

/// true, false, or a word.
template <class Value>
[[nodiscard]] std::variant<std::monostate, bool, Value> flag_or_word(StrictFields& fields, const char* field,
                                                                     std::optional<Value> (*from)(std::string_view),
                                                                     std::string_view expected) {
  const Json* const found = fields.find(field);
  if (found == nullptr) return {};
  if (found->is_boolean()) return found->get<bool>();
  const auto value = found->is_string() ? from(found->get_ref<const std::string&>()) : std::nullopt;
  if (value) return *value;
  fields.fail(field, "true, false or " + std::string(expected));
  return {};
}

// ---- A kind after another

[[nodiscard]] Task move_task(StrictFields& task, Fault& fault) {
  static const Json none = Json::object();
  const Json* const json = task.find("goal");
  StrictFields goal(json != nullptr ? *json : none, task.path("goal"), fault,
                    {"from", "to", "piece", "mates", "checks", "stalemates", "captures", "castles", "promotes", "en_passant",
                     "double_step", "answers_check", "attacks", "dead", "repeats"});
  MoveGoal read;
  read.from = goal.square("from");
  read.to = goal.square("to");
  read.piece = goal.word("piece", kind_from, a_kind);
  read.mates = goal.flag("mates");
  read.checks = goal.flag("checks");
  read.stalemates = goal.flag("stalemates");
  read.captures = flag_or_word(goal, "captures", rules::Square::parse, a_square);
  read.castles = flag_or_word(goal, "castles", side_from, "kingside or queenside");
  read.promotes = flag_or_word(goal, "promotes", promotion_from, "queen, rook, bishop or knight");
  read.en_passant = goal.flag("en_passant");
  read.double_step = goal.flag("double_step");
  read.answers_check = goal.word("answers_check", answer_to_check_from, "block, capture or king");
  read.attacks = goal.squares("attacks").value_or(rules::Bitboard());
  read.dead = goal.flag("dead");
  read.repeats = goal.number("repeats", 2, 5);
  if (read.empty()) task.fail("goal", "what the move has to do");
  return MoveTask{read};
}

[[nodiscard]] std::optional<rules::Bitboard> line_from(std::string_view what, std::string_view of) {
  if (what == "diagonal") {
    const auto end = of.size() == 5 && of[2] == '-' ? rules::Square::parse(of.substr(0, 2)) : std::nullopt;
    const auto other = end ? rules::Square::parse(of.substr(3)) : std::nullopt;
    return other ? diagonal(*end, *other) : std::nullopt;
  }
  if (of.size() != 1) return std::nullopt;
  if (what == "file" && of[0] >= 'a' && of[0] <= 'h') return rules::Bitboard::of(static_cast<rules::File>(of[0] - 'a'));
  if (what == "rank" && of[0] >= '1' && of[0] <= '8') return rules::Bitboard::of(static_cast<rules::Rank>(of[0] - '1'));
  return std::nullopt;
}

[[nodiscard]] Task squares_task(StrictFields& task, Fault&) {
  const std::string what = task.text("what").value_or("");
  if (what == "checkers") return SquaresTask{Checkers{}};
  if (what == "light" || what == "dark")
    return SquaresTask{Geometry{what == "light" ? rules::light_squares : rules::dark_squares}};
  if (what == "file" || what == "rank" || what == "diagonal") {
    const auto line = line_from(what, task.text("of").value_or(""));
    return SquaresTask{Geometry{task.needed("of", line, "d, 4 or a1-h8", rules::Bitboard())}};
  }
  const auto by = task.word("by", color_from, a_color);
  if (what == "pinned") return SquaresTask{Pinned{task.needed("by", by, a_color, rules::Color::White)}};
  const rules::Square of = task.needed("of", task.square("of"), a_square, rules::Square(rules::File::A, rules::Rank::First));
  if (what == "attackers") return SquaresTask{Attackers{of, task.needed("by", by, a_color, rules::Color::White)}};
  if (what == "reaches") return SquaresTask{Reached{of}};
  if (what == "attacks") return SquaresTask{Attacked{of}};
  if (what == "captures") return SquaresTask{Captured{of}};
  task.fail("what", "reaches, attacks, captures, attackers, checkers, pinned, file, rank, diagonal, light or dark");
  return SquaresTask{Checkers{}};
}

[[nodiscard]] game::MoveWish needed_move(StrictFields& task) {
  constexpr rules::Square a1(rules::File::A, rules::Rank::First);
  return task.needed("move", task.move("move"), a_move, game::MoveWish{a1, a1});
}

/// Each option as an object that may have these fields.
template <class Read>
void each_option(StrictFields& task, Fault& fault, std::initializer_list<std::string_view> known, Read read) {
  const auto list = task.list("options");
  if (list.size() < 2 || list.size() > most_options) task.fail("options", "two options or more");
  for (std::size_t i = 0; i < list.size() && task.good(); ++i) {
    StrictFields option(*list[i], task.path("options." + std::to_string(i)), fault, known);
    read(option);
  }
}

[[nodiscard]] Task legal_task(StrictFields& task, Fault& fault) {
  LegalTask read{needed_move(task)};
  each_option(task, fault, {"code", "text"}, [&read](StrictFields& option) {
    const auto code = option.word("code", laws::code_from_name, a_code);
    read.options.push_back(option.needed("code", code, a_code, laws::Code::NoPiece));
  });
  return read;
}

[[nodiscard]] std::vector<game::Event> events_of(StrictFields& fields, const char* field) {
  std::vector<game::Event> events;
  const auto list = fields.list(field);
  if (list.size() > most_events) fields.fail(field, "fewer events");
  for (std::size_t i = 0; i < list.size() && fields.good(); ++i) {
    auto event = read_event(*list[i]);
    if (event)
      events.push_back(*std::move(event));
    else
      fields.fail_at(fields.path(field) + "." + std::to_string(i) + "." + std::string(event.error().field),
                     std::string(words(event.error().expected, laws::Language::English)));
  }
  return events;
}

[[nodiscard]] Incident incident_of(StrictFields& task) {
  static const Json none = Json::object();
  const Json* const json = task.find("setup");
  auto setup = read_setup(json != nullptr ? *json : none, Place::AtABoard, {});
  if (!setup) {
    task.fail_at(task.path("setup") + "." + std::string(setup.error().field), setup.error().fault.text);
    return {rules::Position::initial()};
  }
  return {setup->position, std::move(setup->regulations), setup->illegal_acts, events_of(task, "events")};
}

/// What a ruling or an end is asked for by, of the fields "ruling", "result" and "reason"; nothing where none is there.
[[nodiscard]] std::optional<WantedRuling> wanted_of(StrictFields& fields) {
  if (const auto code = fields.word("ruling", laws::code_from_name, a_code)) return *code;
  const auto result = fields.word("result", game::result_from_text, "a result such as 1-0");
  const auto reason = fields.word("reason", termination_from, "a reason such as flag-fall");
  if (!result) return std::nullopt;
  return WantedEnd{*result, reason};
}

[[nodiscard]] Task ruling_task(StrictFields& task, Fault& fault) {
  RulingTask read{incident_of(task)};
  each_option(task, fault, {"ruling", "result", "reason", "text"}, [&read](StrictFields& option) {
    const auto wanted = wanted_of(option);
    if (!wanted) option.fail("ruling", a_code);
    if (wanted) read.options.push_back(*wanted);
  });
  return read;
}

[[nodiscard]] std::optional<NotationForm> form_from(std::string_view text) {
  if (text == "short") return NotationForm::Short;
  if (text == "long") return NotationForm::Long;
  if (text == "figurine") return NotationForm::Figurine;
  return std::nullopt;
}

[[nodiscard]] Task notation_task(StrictFields& task, Fault&) {
  const auto form = task.word("form", form_from, "short, long or figurine");
  return NotationTask{needed_move(task), form.value_or(NotationForm::Short)};
}

[[nodiscard]] Task setup_task(StrictFields& task, Fault&) {
  constexpr std::string_view a_board = "startpos or the board of a FEN";
  const auto target = task.word("target", placement_from, a_board);
  const auto from = task.word("from", placement_from, a_board);
  return SetupTask{task.needed("target", target, a_board, Placement()), from.value_or(Placement())};
}

[[nodiscard]] Task place_task(StrictFields& task, Fault& fault) {
  static const Json none = Json::object();
  constexpr std::string_view a_piece = "a piece such as white queen";
  const auto piece = task.word("piece", piece_from, a_piece);
  const Json* const json = task.find("goal");
  StrictFields goal(json != nullptr ? *json : none, task.path("goal"), fault, {"state"});
  const auto state = goal.word("state", position_state_from, a_state);
  return PlaceTask{task.needed("piece", piece, a_piece, rules::Piece{}),
                   goal.needed("state", state, a_state, PositionState::None)};
}

[[nodiscard]] Task choice_task(StrictFields& task, Fault& fault) {
  ChoiceTask read;
  each_option(task, fault, {"right", "text", "why"},
              [&read](StrictFields& option) { read.right.push_back(option.flag("right").value_or(false)); });
  return read;
}

[[nodiscard]] std::vector<laws::Code> codes_of(StrictFields& task, const char* field) {
  std::vector<laws::Code> codes;
  for (const Json* const one : task.list(field)) {
    const auto code = one->is_string() ? laws::code_from_name(one->get_ref<const std::string&>()) : std::nullopt;
    if (!code) task.fail(field, "codes of data/laws/sentences.toml");
    if (code) codes.push_back(*code);
  }
  return codes;
}

[[nodiscard]] Task act_task(StrictFields& task, Fault& fault) {
  static const Json none = Json::object();
  ActTask read{.incident = incident_of(task), .goal = laws::Code::MoveMade};
  read.you = task.word("you", color_from, a_color).value_or(rules::Color::White);
  const Json* const json = task.find("goal");
  StrictFields goal(json != nullptr ? *json : none, task.path("goal"), fault,
                    {"ruling", "result", "reason", "plies", "completed"});
  const auto plies = goal.number("plies", 1, 1000);
  const bool completed = goal.flag("completed").value_or(false);
  if (const auto wanted = wanted_of(goal))
    std::visit([&read](const auto& one) { read.goal = one; }, *wanted);
  else if (plies)
    read.goal = MovesMade{*plies, completed};
  else
    task.fail("goal", "a ruling, a result or a number of plies");
  read.never = codes_of(task, "never");
  read.solution = events_of(task, "solution");
  return read;
}

struct TaskKind {
  std::string_view name;
  std::array<std::string_view, 8> fields;
  Task (*read)(StrictFields&, Fault&);
};

constexpr std::array kinds = {
    TaskKind{"move", {"goal"}, move_task},
    TaskKind{"squares", {"what", "of", "by"}, squares_task},
    TaskKind{"state", {}, [](StrictFields&, Fault&) -> Task { return StateTask{}; }},
    TaskKind{"legal", {"move", "options"}, legal_task},
    TaskKind{"claim", {}, [](StrictFields&, Fault&) -> Task { return DrawClaimTask{}; }},
    TaskKind{"ruling", {"setup", "events", "options"}, ruling_task},
    TaskKind{"notation", {"move", "form"}, notation_task},
    TaskKind{"setup", {"target", "from"}, setup_task},
    TaskKind{"place", {"piece", "goal"}, place_task},
    TaskKind{"choice", {"options"}, choice_task},
    TaskKind{"act", {"setup", "events", "you", "offers", "goal", "never", "solution"}, act_task},
};
static_assert(kinds.size() == std::variant_size_v<Task>);

}  // namespace

Expected<Task, PathFault> read_task(const Json& json) {
  const Json* const word = json.is_object() && json.contains("kind") ? &json["kind"] : nullptr;
  const std::string name = word != nullptr && word->is_string() ? word->get<std::string>() : "";
  const auto kind = std::ranges::find(kinds, name, &TaskKind::name);
  if (kind == kinds.end())
    return refused(
        PathFault{"task.kind", "move, squares, state, legal, claim, ruling, notation, setup, place, choice or act"});
  const auto& f = kind->fields;
  Fault fault;
  StrictFields fields(json, "task", fault,
                      {"kind", "after", "reply", "after_reply", f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7]});
  Task task = kind->read(fields, fault);
  if (fault) return refused(*std::move(fault));
  return task;
}

// ---- Answers

namespace {

class AnswerReader {
 public:
  AnswerReader(const Json& json, Fault& fault) : json_(json), fault_(fault) {}

  Answer operator()(const MoveTask&) {
    StrictFields answer = fields({"move"});
    return MoveAnswer{needed_move(answer)};
  }
  Answer operator()(const SquaresTask&) {
    StrictFields answer = fields({"squares"});
    return SquaresAnswer{answer.needed("squares", answer.squares("squares"), "a list of squares", rules::Bitboard())};
  }
  Answer operator()(const StateTask&) {
    StrictFields answer = fields({"state"});
    const auto state = answer.word("state", position_state_from, a_state);
    return StateAnswer{answer.needed("state", state, a_state, PositionState::None)};
  }
  Answer operator()(const LegalTask&) {
    StrictFields answer = fields({"code"});
    return LegalAnswer{answer.word("code", laws::code_from_name, a_code)};
  }
  Answer operator()(const DrawClaimTask&) {
    StrictFields answer = fields({"kind", "move"});
    const auto kind = answer.word("kind", draw_claim_from, "threefold-repetition or fifty-moves");
    return DrawClaimAnswer{kind, answer.move("move")};
  }
  Answer operator()(const RulingTask& task) { return option(task.options.size()); }
  Answer operator()(const ChoiceTask& task) { return option(task.right.size()); }
  Answer operator()(const NotationTask&) {
    StrictFields answer = fields({"text"});
    return NotationAnswer{answer.needed("text", answer.text("text"), "a move in writing", std::string())};
  }
  Answer operator()(const SetupTask&) {
    StrictFields answer = fields({"placement"});
    const auto placement = answer.word("placement", placement_from, "the board of a FEN");
    return SetupAnswer{answer.needed("placement", placement, "the board of a FEN", Placement())};
  }
  Answer operator()(const PlaceTask&) {
    StrictFields answer = fields({"square"});
    constexpr rules::Square a1(rules::File::A, rules::Rank::First);
    return PlaceAnswer{answer.needed("square", answer.square("square"), a_square, a1)};
  }
  Answer operator()(const ActTask&) {
    StrictFields answer = fields({"events"});
    return ActAnswer{events_of(answer, "events")};
  }

 private:
  [[nodiscard]] StrictFields fields(std::initializer_list<std::string_view> known) {
    return {json_, "answer", fault_, known};
  }
  [[nodiscard]] Answer option(std::size_t number) {
    StrictFields answer = fields({"option"});
    const auto option = answer.number("option", 0, static_cast<int>(number) - 1);
    return OptionAnswer{static_cast<std::size_t>(answer.needed("option", option, "the number of an option, from 0", 0))};
  }

  const Json& json_;
  Fault& fault_;
};

struct AnswerWriter {
  Json operator()(const MoveAnswer& answer) const { return {{"move", notation::write_uci(answer.move)}}; }
  Json operator()(const SquaresAnswer& answer) const { return {{"squares", squares(answer.squares)}}; }
  Json operator()(const StateAnswer& answer) const { return {{"state", name(answer.state)}}; }
  Json operator()(const LegalAnswer& answer) const {
    return {{"code", answer.reason ? Json(laws::name(*answer.reason)) : Json(nullptr)}};
  }
  Json operator()(const DrawClaimAnswer& answer) const {
    return {{"kind", answer.kind ? Json(game::name(*answer.kind)) : Json(nullptr)},
            {"move", answer.move ? Json(notation::write_uci(*answer.move)) : Json(nullptr)}};
  }
  Json operator()(const OptionAnswer& answer) const { return {{"option", answer.option}}; }
  Json operator()(const NotationAnswer& answer) const { return {{"text", clean(answer.text)}}; }
  Json operator()(const SetupAnswer& answer) const { return {{"placement", lessons::text(answer.placement)}}; }
  Json operator()(const PlaceAnswer& answer) const { return {{"square", answer.square.name()}}; }
  Json operator()(const ActAnswer& answer) const {
    Json events = Json::array();
    for (const game::Event& event : answer.events) events.push_back(event_json(event));
    return {{"events", std::move(events)}};
  }
};

}  // namespace

Expected<Answer, PathFault> read_answer(const Json& json, const Task& task) {
  Fault fault;
  Answer answer = std::visit(AnswerReader(json, fault), task);
  if (fault) return refused(*std::move(fault));
  return answer;
}

Json answer_json(const Answer& answer) { return std::visit(AnswerWriter(), answer); }

}  // namespace adoube::answers
