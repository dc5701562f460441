// SPDX-License-Identifier: MIT
#include "apps/lesson_files/problem.hpp"

#include <array>

namespace adoube::lesson_files {
namespace {

/// By ProblemCode.
constexpr std::array<std::string_view, 19> names = {"unreadable", "syntax",   "unknown-key",  "missing-key", "wrong-value",
                                                    "language",   "markup",   "texts-differ", "article",     "code",
                                                    "fen",        "move",     "claim",        "unsolvable",  "solved",
                                                    "branches",   "coverage", "chapter",      "undecided"};
static_assert(static_cast<std::size_t>(ProblemCode::Undecided) + 1 == names.size());

}  // namespace

std::string_view name(ProblemCode code) { return names[static_cast<std::size_t>(code)]; }

std::string text(const Problem& problem) {
  std::string text = problem.file + ":";
  if (problem.line > 0) text += std::to_string(problem.line) + ":";
  return text + (problem.note ? " note: " : " ") + problem.text;
}

}  // namespace adoube::lesson_files
