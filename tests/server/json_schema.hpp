// SPDX-License-Identifier: MIT
/// As much of JSON Schema as protocol/openapi.json and protocol/asyncapi.json use.
#pragma once

#include <nlohmann/json.hpp>
#include <regex>
#include <string>

namespace adoube::server {

using JsonValue = nlohmann::json;

class SchemaCheck {
 public:
  /// `document` outlives the check.
  explicit SchemaCheck(const JsonValue& document) : document_(document) {}

  /// What is wrong with the value, or "".
  [[nodiscard]] std::string fault(const JsonValue& schema, const JsonValue& value, const std::string& place = "") const {
    if (schema.contains("$ref")) return fault(referred(schema["$ref"].get<std::string>()), value, place);
    if (value.is_null()) return schema.value("nullable", false) ? "" : place + " is null";
    if (schema.contains("allOf"))
      for (const JsonValue& part : schema["allOf"])
        if (std::string found = fault(part, value, place); !found.empty()) return found;
    if (schema.contains("enum") && std::ranges::find(schema["enum"], value) == schema["enum"].end())
      return place + " is none of its words: " + value.dump();
    const std::string type = schema.value("type", "");
    if (type == "object") return object_fault(schema, value, place);
    if (type == "array") return array_fault(schema, value, place);
    if (type == "string") return string_fault(schema, value, place);
    if (type == "integer") return integer_fault(schema, value, place);
    if (type == "boolean" && !value.is_boolean()) return place + " is neither true nor false";
    return "";
  }

 private:
  [[nodiscard]] const JsonValue& referred(const std::string& reference) const {
    return document_.at(JsonValue::json_pointer(reference.substr(1)));
  }

  [[nodiscard]] std::string object_fault(const JsonValue& schema, const JsonValue& value, const std::string& place) const {
    if (!value.is_object()) return place + " is no object";
    for (const JsonValue& name : schema.value("required", JsonValue::array()))
      if (!value.contains(name.get<std::string>())) return place + " lacks " + name.get<std::string>();
    for (const auto& [name, one] : value.items()) {
      if (!schema["properties"].contains(name)) return place + " has " + name + ", which is not described";
      if (std::string found = fault(schema["properties"][name], one, place + '.' + name); !found.empty()) return found;
    }
    return "";
  }

  [[nodiscard]] std::string array_fault(const JsonValue& schema, const JsonValue& value, const std::string& place) const {
    if (!value.is_array()) return place + " is no list";
    if (value.size() > schema.value("maxItems", value.size())) return place + " is too long a list";
    for (const JsonValue& one : value)
      if (std::string found = fault(schema["items"], one, place + "[]"); !found.empty()) return found;
    return "";
  }

  [[nodiscard]] static std::string string_fault(const JsonValue& schema, const JsonValue& value, const std::string& place) {
    if (!value.is_string()) return place + " is no text";
    const auto text = value.get<std::string>();
    if (schema.contains("pattern") && !std::regex_match(text, std::regex(schema["pattern"].get<std::string>())))
      return place + " does not fit " + schema["pattern"].get<std::string>() + ": " + text;
    if (text.size() > schema.value("maxLength", text.size()) || text.size() < schema.value("minLength", std::size_t{0}))
      return place + " has not the length it should";
    return "";
  }

  [[nodiscard]] static std::string integer_fault(const JsonValue& schema, const JsonValue& value, const std::string& place) {
    if (!value.is_number_integer()) return place + " is no whole number";
    const auto number = value.get<std::int64_t>();
    const bool within = number >= schema.value("minimum", number) && number <= schema.value("maximum", number);
    return within ? "" : place + " is out of range";
  }

  const JsonValue& document_;
};

}  // namespace adoube::server
