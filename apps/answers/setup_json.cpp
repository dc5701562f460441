// SPDX-License-Identifier: MIT
#include "apps/answers/setup_json.hpp"

#include <string>

#include "apps/answers/event_json.hpp"
#include "apps/answers/json_fields.hpp"

namespace adoube::answers {
namespace {

using game::Mode;
using game::Supervision;

[[nodiscard]] std::string_view name(Supervision supervision) {
  return supervision == Supervision::Full ? "full" : "limited";
}
[[nodiscard]] std::optional<Supervision> supervision_from(std::string_view text) {
  if (text == "full") return Supervision::Full;
  if (text == "limited") return Supervision::Limited;
  return std::nullopt;
}

[[nodiscard]] std::string_view name(Mode mode) { return mode == Mode::Screen ? "screen" : "board"; }
[[nodiscard]] std::optional<Mode> mode_from(std::string_view text) {
  if (text == "screen") return Mode::Screen;
  if (text == "board") return Mode::Board;
  return std::nullopt;
}

/// A word of a closed list, or `otherwise` when the field is absent.
template <class Value>
[[nodiscard]] Expected<Value, FieldFault> word_of(const Json& json, const char* field,
                                                  std::optional<Value> (*from)(std::string_view), Value otherwise,
                                                  Wanted expected) {
  if (field_of(json, field) == nullptr) return otherwise;
  const auto value = from(text_of(json, field).value_or(""));
  if (!value) return refused(FieldFault{field, expected});
  return *value;
}

/// The fields of a setup one after another; the first fault is kept, and what follows it has no effect.
class SetupReader {
 public:
  explicit SetupReader(const Json& json) : json_(json) {}

  [[nodiscard]] bool good() const { return good_; }
  /// good() does not hold.
  [[nodiscard]] const FieldFault& fault() const { return fault_; }

  void flag(const char* field, bool& value) { take(flag_of(json_, field, value), value); }
  void plies(const char* field, int& value) {
    const auto number = number_of(json_, field, highest_ply, Wanted::Plies);
    if (!number) return fail(number.error());
    if (*number) value = static_cast<int>(**number);
  }
  void time(const char* field, std::optional<game::Time>& value) {
    const auto number = number_of(json_, field, longest_time.count(), Wanted::Span);
    if (!number) return fail(number.error());
    if (*number) value = game::Time(**number);
  }
  template <class Value>
  void word(const char* field, Value& value, std::optional<Value> (*from)(std::string_view), Wanted expected) {
    take(word_of(json_, field, from, value, expected), value);
  }
  void time_control(const char* field, std::optional<game::TimeControl>& value) {
    if (field_of(json_, field) == nullptr) return;
    const auto text = text_of(json_, field);
    if (!text) return fail({field, Wanted::TimeControl});
    auto control = game::read_time_control(*text);
    if (!control) return fail({field, Wanted::TimeControl, control.error().offset});
    value = *std::move(control);
  }
  void fail(const FieldFault& fault) {
    if (good_) fault_ = fault;
    good_ = false;
  }

 private:
  template <class Value>
  void take(const Expected<Value, FieldFault>& read, Value& value) {
    if (!read) return fail(read.error());
    value = *read;
  }

  const Json& json_;
  bool good_ = true;
  FieldFault fault_{"", Wanted::Object};
};

[[nodiscard]] Expected<game::Regulations, FieldFault> read_regulations(const Json& json, Place place) {
  SetupReader read(json);
  game::Regulations regulations;
  regulations.mode = place == Place::AtABoard ? Mode::Board : Mode::Screen;
  regulations.touch_move = place == Place::AtABoard;

  read.time_control("time_control", regulations.time_control);
  bool clock = regulations.time_control.has_value();
  read.flag("clock", clock);
  if (regulations.time_control) regulations.pace = game::pace(*regulations.time_control);
  read.word("rules", regulations.pace, game::pace_from_name, Wanted::Rules);
  read.word("supervision", regulations.supervision, supervision_from, Wanted::Supervision);
  read.word("mode", regulations.mode, mode_from, Wanted::Mode);
  read.flag("touch_move", regulations.touch_move);
  std::optional<game::Time> default_time;
  read.time("default_time_ms", default_time);
  regulations.default_time = default_time.value_or(game::Time{0});
  read.time("penalty_ms", regulations.penalty);
  read.plies("no_agreement_before", regulations.no_agreement_before);
  read.flag("guidelines_iii", regulations.guidelines_iii);
  read.flag("first_moves_untimed", regulations.first_moves_untimed);
  read.flag("takebacks", regulations.takebacks);
  read.time("first_move_ms", regulations.first_move_limit);

  if (clock && !regulations.time_control) read.fail({"time_control", Wanted::TimeControlForClock});
  if (!clock) regulations.time_control.reset();
  if (!game::usable(regulations)) read.fail({"penalty_ms", Wanted::BlitzPenalty});
  if (!read.good()) return refused(read.fault());
  return regulations;
}

/// How many illegal acts each player has been punished for already.
[[nodiscard]] Expected<std::array<int, 2>, FieldFault> read_illegal_acts(const Json& setup) {
  std::array<int, 2> acts{};
  const Json* const json = field_of(setup, "illegal_acts");
  if (json == nullptr) return acts;
  if (!json->is_object()) return refused(FieldFault{"illegal_acts", Wanted::IllegalActs});
  for (const rules::Color color : {rules::Color::White, rules::Color::Black}) {
    const auto number = number_of(*json, color == rules::Color::White ? "white" : "black", 1, Wanted::IllegalActs);
    if (!number) return refused(FieldFault{"illegal_acts", Wanted::IllegalActs});
    acts[static_cast<std::size_t>(rules::index(color))] = static_cast<int>(number->value_or(0));
  }
  return acts;
}

[[nodiscard]] SetupFault setup_fault(const FieldFault& fault, laws::Language language) {
  return {fault.field, {"unusable-setup", fault.offset.value_or(0), text(fault, language)}};
}

}  // namespace

Expected<GameSetup, SetupFault> read_setup(const Json& setup, Place place, const Manner& manner) {
  if (!setup.is_object()) return refused(setup_fault({"", Wanted::Object}, manner.language));
  Manner read_as = manner;
  const auto chess960 = flag_of(setup, "chess960", manner.variant == rules::Variant::Chess960);
  if (!chess960) return refused(setup_fault(chess960.error(), manner.language));
  read_as.variant = *chess960 ? rules::Variant::Chess960 : rules::Variant::Standard;

  std::string fen = "startpos";
  if (field_of(setup, "fen") != nullptr) {
    const auto text = text_of(setup, "fen");
    if (!text) return refused(setup_fault({"fen", Wanted::Fen}, manner.language));
    fen = *text;
  }
  const auto position = place == Place::AtABoard ? read_reachable_position(fen, read_as) : read_position(fen, read_as);
  if (!position) return refused(SetupFault{"fen", position.error()});

  auto regulations = read_regulations(setup, place);
  if (!regulations) return refused(setup_fault(regulations.error(), manner.language));
  const auto illegal_acts = read_illegal_acts(setup);
  if (!illegal_acts) return refused(setup_fault(illegal_acts.error(), manner.language));
  return GameSetup{*position, *std::move(regulations), *illegal_acts};
}

Json setup_json(const GameSetup& setup) {
  Json json{{"fen", notation::write_fen(setup.position)},
            {"chess960", setup.position.variant() == rules::Variant::Chess960},
            {"clock", setup.regulations.time_control.has_value()}};
  json.update(regulations_json(setup.regulations));
  const auto [white, black] = setup.illegal_acts;
  if (white + black > 0) json["illegal_acts"] = {{"white", white}, {"black", black}};
  return json;
}

Json regulations_json(const game::Regulations& regulations) {
  Json control;
  if (regulations.time_control) control = game::write_time_control(*regulations.time_control);
  return {{"time_control", std::move(control)},
          {"rules", game::name(regulations.pace)},
          {"supervision", name(regulations.supervision)},
          {"mode", name(regulations.mode)},
          {"touch_move", regulations.touch_move},
          {"default_time_ms", regulations.default_time.count()},
          {"penalty_ms", game::penalty_time(regulations).count()},
          {"no_agreement_before", regulations.no_agreement_before},
          {"guidelines_iii", regulations.guidelines_iii},
          {"first_moves_untimed", regulations.first_moves_untimed},
          {"takebacks", regulations.takebacks},
          {"first_move_ms", regulations.first_move_limit ? Json(regulations.first_move_limit->count()) : Json(nullptr)}};
}

}  // namespace adoube::answers
