// SPDX-License-Identifier: MIT
/// What is wrong with a setup or an event in JSON: the field, and what was expected there, in three languages.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "adoube/laws/language.hpp"

namespace adoube::answers {

enum class Wanted : std::uint8_t {
  Object,
  // an event
  Actor,
  Time,
  LaterTime,  ///< not before the last event
  Act,
  Move,
  Squares,
  Claim,
  IllegalAct,
  Irregularity,
  Ply,
  Player,
  Penalty,
  Span,
  Plies,
  Result,
  Article,
  Decision,
  // a setup
  YesOrNo,
  Fen,
  TimeControl,
  TimeControlForClock,  ///< there is none, and a clock is asked for
  Rules,
  Supervision,
  Mode,
  BlitzPenalty,  ///< there is none, and the Laws leave it to the event (B.2)
  IllegalActs,
};

struct FieldFault {
  /// "uci", "at"; empty for the whole. Lives as long as the program.
  std::string_view field;
  Wanted expected;
  /// In bytes: where a text stops being what is expected.
  std::optional<std::size_t> offset{};
};

/// "a move such as e2e4 or a7a8q".
[[nodiscard]] std::string_view words(Wanted expected, laws::Language language);
/// "x: expected a move such as e2e4 or a7a8q."; where `what` is empty the whole line is meant.
[[nodiscard]] std::string expected_sentence(std::string_view what, std::string_view expected, laws::Language language,
                                            std::optional<std::size_t> offset = {});
/// The same for a field.
[[nodiscard]] std::string text(const FieldFault& fault, laws::Language language);

}  // namespace adoube::answers
