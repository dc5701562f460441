// SPDX-License-Identifier: MIT
/// Events as they are stored and sent: one line of the event script, {"at":ms,"by":"white","do":"move","uci":"e2e4"}
/// (docs/answers.md has the whole table).
#pragma once

#include <optional>
#include <string_view>

#include "adoube/game/event.hpp"
#include "adoube/support/expected.hpp"
#include "apps/answers/field_fault.hpp"
#include "apps/answers/json.hpp"

namespace adoube::answers {

/// No time that an event gives, for a penalty or a clock, is longer: 10,000 minutes, as in a time control.
inline constexpr game::Time longest_time{600'000'000};
/// No half-move that an event names has a higher number.
inline constexpr int highest_ply = 1'000'000;

/// Any JSON value will do; unknown fields are ignored. Where `at` is absent the event happens at `otherwise`; without that
/// it cannot be read. An article is returned as the register writes it.
[[nodiscard]] Expected<game::Event, FieldFault> read_event(const Json& json, std::optional<game::Time> otherwise = {});
/// What read_event() reads back as the same event, when `at` is not negative and no greater than largest_number.
[[nodiscard]] Json event_json(const game::Event& event);

/// "white", "black", "arbiter".
[[nodiscard]] std::string_view name(game::Actor actor);
/// The word in "do": "move", "offer-draw", "set-clock" ...
[[nodiscard]] std::string_view name(const game::Act& act);
/// "illegal-move", "colours-reversed" ...; and back, nothing for any other text.
[[nodiscard]] std::string_view name(game::Irregularity irregularity);
[[nodiscard]] std::optional<game::Irregularity> irregularity_from(std::string_view name);
/// "warning", "time-added" ...; and back, likewise.
[[nodiscard]] std::string_view name(game::PenaltyKind kind);
[[nodiscard]] std::optional<game::PenaltyKind> penalty_from(std::string_view name);
/// "grant", "reject", "postpone"; and back, likewise.
[[nodiscard]] std::string_view name(game::Decision decision);
[[nodiscard]] std::optional<game::Decision> decision_from(std::string_view name);

}  // namespace adoube::answers
