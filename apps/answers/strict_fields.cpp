// SPDX-License-Identifier: MIT
#include "apps/answers/strict_fields.hpp"

#include <algorithm>

namespace adoube::answers {

std::string text(const PathFault& fault) { return fault.path + ": expected " + fault.expected; }

StrictFields::StrictFields(const Json& json, std::string path, std::optional<PathFault>& fault,
                           std::initializer_list<std::string_view> known)
    : json_(json), path_(std::move(path)), fault_(fault) {
  if (!json.is_object()) fail("", "an object");
  for (auto field = json.begin(); good() && field != json.end(); ++field) {
    if (std::ranges::find(known, field.key()) != known.end()) continue;
    std::string expected = "nothing; known here are";
    for (const std::string_view one : known)
      if (!one.empty()) expected.append(" ").append(one);
    fail(field.key(), expected);
  }
}

const Json* StrictFields::find(const char* field) const {
  if (!json_.is_object()) return nullptr;
  const auto found = json_.find(field);
  return found == json_.end() || found->is_null() ? nullptr : &*found;
}

std::string StrictFields::path(std::string_view field) const {
  if (field.empty()) return path_;
  return path_ + "." + std::string(field);
}

void StrictFields::fail(std::string_view field, std::string_view expected) { fail_at(path(field), std::string(expected)); }

void StrictFields::fail_at(std::string path, std::string expected) {
  if (!fault_) fault_ = PathFault{clean(path), std::move(expected)};
}

std::optional<std::string> StrictFields::text(const char* field) {
  const Json* const found = find(field);
  if (found == nullptr) return std::nullopt;
  if (found->is_string()) return found->get<std::string>();
  fail(field, "a text");
  return std::nullopt;
}

std::optional<bool> StrictFields::flag(const char* field) {
  const Json* const found = find(field);
  if (found == nullptr) return std::nullopt;
  if (found->is_boolean()) return found->get<bool>();
  fail(field, "true or false");
  return std::nullopt;
}

std::optional<int> StrictFields::number(const char* field, int least, int most) {
  const Json* const found = find(field);
  if (found == nullptr) return std::nullopt;
  const std::int64_t number = found->is_number_integer() ? found->get<std::int64_t>() : std::int64_t{least} - 1;
  if (number >= least && number <= most) return static_cast<int>(number);
  fail(field, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  return std::nullopt;
}

std::optional<rules::Square> StrictFields::square(const char* field) { return word(field, rules::Square::parse, a_square); }

std::optional<rules::Bitboard> StrictFields::squares(const char* field) {
  if (find(field) == nullptr) return std::nullopt;
  rules::Bitboard squares;
  for (const Json* const one : list(field)) {
    const auto square = one->is_string() ? rules::Square::parse(one->get_ref<const std::string&>()) : std::nullopt;
    if (!square) fail(field, "squares such as [\"e4\",\"e5\"]");
    if (square) squares |= rules::Bitboard(*square);
  }
  return squares;
}

std::optional<notation::UciText> StrictFields::move(const char* field) { return word(field, notation::parse_uci, a_move); }

std::vector<const Json*> StrictFields::list(const char* field) {
  std::vector<const Json*> elements;
  const Json* const found = find(field);
  if (found == nullptr) return elements;
  if (!found->is_array()) fail(field, "a list");
  if (found->is_array())
    for (const Json& one : *found) elements.push_back(&one);
  return elements;
}

}  // namespace adoube::answers
