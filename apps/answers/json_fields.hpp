// SPDX-License-Identifier: MIT
/// Fields of a JSON object that somebody else wrote. Nothing here throws, whatever the values are. A field that is null
/// counts as absent.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "adoube/support/expected.hpp"
#include "apps/answers/field_fault.hpp"
#include "apps/answers/json.hpp"

namespace adoube::answers {

/// The whole number that every reader of JSON holds exactly: 2 to the 53rd, less 1.
inline constexpr std::int64_t largest_number = 9'007'199'254'740'991;

/// nullptr when absent or null, or when `json` is no object.
[[nodiscard]] const Json* field_of(const Json& json, const char* field);

/// The text of a field, or nothing when the field is absent or no text.
[[nodiscard]] std::optional<std::string> text_of(const Json& json, const char* field);

/// A whole number from 0 to `most`, or nothing when absent. Errors: the field is there and is no such number.
[[nodiscard]] Expected<std::optional<std::int64_t>, FieldFault> number_of(const Json& json, const char* field,
                                                                          std::int64_t most, Wanted expected);

/// true or false, or `otherwise` when absent. Errors: likewise.
[[nodiscard]] Expected<bool, FieldFault> flag_of(const Json& json, const char* field, bool otherwise);

}  // namespace adoube::answers
