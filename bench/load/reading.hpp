// SPDX-License-Identifier: MIT
/// Just enough reading of the server's messages for one who sends ten thousand a second: fields are looked for by their
/// names. The texts come from our own server, which writes no such name inside a value before the field itself.
#pragma once

#include <charconv>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace adoube::load {

/// What follows `"name":`; empty where it is absent.
[[nodiscard]] inline std::string_view after_field(std::string_view text, std::string_view name) {
  std::size_t at = text.find(name);
  for (; at != std::string_view::npos; at = text.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    if (at > 0 && text[at - 1] == '"' && text.substr(end, 2) == "\":") return text.substr(end + 2);
  }
  return {};
}

[[nodiscard]] inline std::int64_t number(std::string_view text, std::string_view name) {
  const std::string_view value = after_field(text, name);
  std::int64_t out = -1;
  std::from_chars(value.data(), value.data() + value.size(), out);
  return out;
}

[[nodiscard]] inline std::string_view word(std::string_view text, std::string_view name) {
  const std::string_view value = after_field(text, name);
  return value.starts_with('"') ? value.substr(1, value.find('"', 1) - 1) : std::string_view{};
}

/// The object or list at the beginning, by its brackets: for values without texts of people in them.
[[nodiscard]] inline std::string_view balanced(std::string_view text) {
  int depth = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    depth += text[at] == '{' || text[at] == '[' ? 1 : text[at] == '}' || text[at] == ']' ? -1 : 0;
    if (depth == 0) return text.substr(0, at + 1);
  }
  return {};
}

/// An event of a game as far as the generator judges it; two are the same when their bytes are.
struct SeenEvent {
  std::uint64_t bytes = 0;  ///< a hash
  std::int64_t at = 0;
  std::string act;  ///< the move, or the kind of act

  friend bool operator==(const SeenEvent&, const SeenEvent&) = default;
};

[[nodiscard]] inline SeenEvent seen_event(std::string_view object) {
  const std::string_view move = word(object, "uci");
  return {.bytes = std::hash<std::string_view>()(object),
          .at = number(object, "at"),
          .act = std::string(move.empty() ? word(object, "do") : move)};
}

/// Those of the field "events".
[[nodiscard]] inline std::vector<SeenEvent> seen_events(std::string_view text) {
  std::vector<SeenEvent> out;
  std::string_view left = balanced(after_field(text, "events"));
  while (left.size() > 2) {
    left.remove_prefix(1);
    const std::string_view object = balanced(left);
    out.push_back(seen_event(object));
    left.remove_prefix(object.size());
  }
  return out;
}

}  // namespace adoube::load
