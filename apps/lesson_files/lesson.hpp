// SPDX-License-Identifier: MIT
/// A lesson as its file has it (docs/lessons.md), for those who show it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/laws/language.hpp"
#include "apps/answers/json.hpp"

namespace adoube::lesson_files {

/// The same said in three languages.
struct Text {
  std::array<std::string, 3> in;  ///< by laws::index(Language)

  [[nodiscard]] const std::string& of(laws::Language language) const {
    return in[static_cast<std::size_t>(laws::index(language))];
  }
};

enum class LessonKind : std::uint8_t { Topic, Exercise, Strategy, Guided, Game, Practice, Reading };
/// "topic" ...; and back, nothing for any other text.
[[nodiscard]] std::string_view name(LessonKind kind);
[[nodiscard]] std::optional<LessonKind> lesson_kind_from(std::string_view name);

/// What a sentence rests on: the Laws, what the program takes on, or advice.
enum class Basis : std::uint8_t { Laws, Scope, Advice };
[[nodiscard]] std::string_view name(Basis basis);
[[nodiscard]] std::optional<Basis> basis_from(std::string_view name);

struct Part {
  Basis basis = Basis::Laws;
  std::optional<Text> heading{};
  Text text{};
};

struct Step {
  std::optional<Text> title{};
  Text text{};
  std::string fen{};                 ///< before the moves
  std::vector<std::string> moves{};  ///< UCI
  std::optional<Text> caution{};
  std::size_t claims = 0;
  std::string task_kind{};  ///< empty without a task
};

struct Branch {
  Text title{};
  Text text{};
  std::vector<std::string> moves{};
  std::optional<Text> after{};
  std::size_t claims = 0;
};

struct Lesson {
  std::string id;
  std::string file;
  Text title{};
  LessonKind kind = LessonKind::Topic;
  Basis basis = Basis::Laws;
  Text answer{};
  std::vector<std::string> articles{};
  std::vector<std::string> covers{};
  std::vector<Part> parts{};
  std::vector<Step> steps{};
  std::vector<Branch> branches{};
  std::size_t line_of_covers = 0;
  answers::Json json{};  ///< all of it, as the file has it
};

}  // namespace adoube::lesson_files
