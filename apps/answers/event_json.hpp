// SPDX-License-Identifier: MIT
/// Events as they are stored and sent: one line of the event script, {"at":ms,"by":"white","do":"move","uci":"e2e4"}.
/// `do`: move, offer-draw, accept-draw, decline-draw, claim (with `kind`, maybe `uci`), resign.
#pragma once

#include <string>

#include "adoube/game/event.hpp"
#include "adoube/support/expected.hpp"
#include "apps/answers/json.hpp"

namespace adoube::answers {

/// What is wrong with an event: the field, and what was expected there.
struct EventFault {
  std::string field;
  std::string expected;
};

/// Any JSON value will do; unknown fields are ignored. `at` may be absent (0).
[[nodiscard]] Expected<game::Event, EventFault> read_event(const Json& json);
[[nodiscard]] Json event_json(const game::Event& event);

}  // namespace adoube::answers
