// SPDX-License-Identifier: MIT
/// TOML as JSON, with the line of everything: so that one reader serves lessons in files and tasks that a page sends.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

#include "adoube/support/expected.hpp"
#include "apps/answers/json.hpp"

namespace adoube::lesson_files {

struct TomlText {
  answers::Json json;
  /// By path, such as "/step/0/claim/1/legal": the line of the key, or of the table, from 1.
  std::map<std::string, std::size_t> lines;

  /// Of the value at that path, or of the nearest one around it that is there.
  [[nodiscard]] std::size_t line(std::string path) const;
};

struct TomlFault {
  std::size_t line;
  std::string text;
};

/// Dates and times, which no lesson has, become text. Any bytes will do. Errors: the first place that is no TOML.
[[nodiscard]] Expected<TomlText, TomlFault> read_toml(std::string_view text);

}  // namespace adoube::lesson_files
