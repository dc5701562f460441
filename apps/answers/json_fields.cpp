// SPDX-License-Identifier: MIT
#include "apps/answers/json_fields.hpp"

namespace adoube::answers {

const Json* field_of(const Json& json, const char* field) {
  if (!json.is_object()) return nullptr;
  const auto found = json.find(field);
  return found == json.end() || found->is_null() ? nullptr : &*found;
}

std::optional<std::string> text_of(const Json& json, const char* field) {
  const Json* const found = field_of(json, field);
  if (found == nullptr || !found->is_string()) return std::nullopt;
  return found->get<std::string>();
}

Expected<std::optional<std::int64_t>, FieldFault> number_of(const Json& json, const char* field, std::int64_t most,
                                                            Wanted expected) {
  const Json* const found = field_of(json, field);
  if (found == nullptr) return std::nullopt;
  // A number beyond what 64 bits hold is read as a fraction, and one beyond 63 comes out negative here.
  const std::int64_t number = found->is_number_integer() ? found->get<std::int64_t>() : -1;
  if (number < 0 || number > most) return refused(FieldFault{field, expected});
  return number;
}

Expected<bool, FieldFault> flag_of(const Json& json, const char* field, bool otherwise) {
  const Json* const found = field_of(json, field);
  if (found == nullptr) return otherwise;
  if (!found->is_boolean()) return refused(FieldFault{field, Wanted::YesOrNo});
  return found->get<bool>();
}

}  // namespace adoube::answers
