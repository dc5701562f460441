// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/lessons_command.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <list>

#include "apps/cli/terminal.hpp"
#include "apps/lesson_files/course.hpp"
#include "apps/lesson_files/text_json.hpp"
#include "apps/opening_names/opening_names.hpp"

namespace adoube::cli {
namespace {

using answers::Json;
using lesson_files::Course;
using lesson_files::Lesson;
using lesson_files::Problem;
using lesson_files::SourceFile;

[[nodiscard]] Course built_in_course() {
  return lesson_files::read_course(lesson_files::built_in_files(), opening_names::book());
}

[[nodiscard]] std::size_t tasks_of(const Lesson& lesson) {
  return static_cast<std::size_t>(
      std::ranges::count_if(lesson.steps, [](const auto& step) { return !step.task_kind.empty(); }));
}

[[nodiscard]] std::size_t claims_of(const Lesson& lesson) {
  std::size_t number = 0;
  for (const auto& step : lesson.steps) number += step.claims;
  for (const auto& branch : lesson.branches) number += branch.claims;
  return number;
}

// ---- list

[[nodiscard]] Json listed(const Course& course, const Lesson& lesson, laws::Language language) {
  const lesson_files::Chapter* const chapter = course.chapter_of(lesson.id);
  return {{"id", lesson.id},
          {"kind", name(lesson.kind)},
          {"chapter", chapter != nullptr ? Json(chapter->id) : Json(nullptr)},
          {"title", lesson.title.of(language)},
          {"articles", lesson.articles},
          {"covers", lesson.covers},
          {"steps", lesson.steps.size()},
          {"tasks", tasks_of(lesson)}};
}

// ---- show

/// The text without its marks: links stay in their brackets.
[[nodiscard]] std::string plain(std::string text) {
  for (std::size_t at = text.find("**"); at != std::string::npos; at = text.find("**", at)) text.erase(at, 2);
  return text;
}

/// What the task of a step lets the learner choose from, a line each.
[[nodiscard]] std::string options(const Json& step, laws::Language language) {
  std::string text;
  const auto task = step.find("task");
  if (task == step.end() || !task->is_object() || !task->contains("options")) return text;
  for (const Json& option : lesson_files::in_language((*task)["options"], language))
    text += "  - " + plain(option.value("text", "")) + "\n";
  return text;
}

/// The position, the moves played there, and the board that the learner sees.
[[nodiscard]] std::string stage(const lesson_files::Step& step) {
  const auto start = answers::read_position(step.fen, {});
  const auto history = start ? answers::read_history(*start, step.moves, {}) : refused(start.error());
  std::string text = faint(step.fen) + "\n";
  if (!step.moves.empty()) text += fmt::format("{}\n", fmt::join(step.moves, " "));
  return history ? text + board(history->current(), {}) + "\n" : text;
}

[[nodiscard]] std::string shown(const Lesson& lesson, laws::Language language) {
  std::string text = bold(plain(lesson.title.of(language))) + "\n\n" + plain(lesson.answer.of(language)) + "\n";
  for (const auto& part : lesson.parts) {
    text += "\n";
    if (part.heading) text += bold(plain(part.heading->of(language))) + "\n";
    text += plain(part.text.of(language)) + "\n";
  }
  int number = 0;
  for (const auto& step : lesson.steps) {
    text += fmt::format("\n{}", bold(fmt::format("{}.", ++number)));
    if (step.title) text += " " + bold(plain(step.title->of(language)));
    text += "\n" + stage(step) + plain(step.text.of(language)) + "\n";
    if (step.caution) text += plain(step.caution->of(language)) + "\n";
    text += options(lesson.json["step"][static_cast<std::size_t>(number) - 1], language);
  }
  for (const auto& branch : lesson.branches) {
    text += "\n" + bold(plain(branch.title.of(language))) + "\n";
    for (const std::string& move : branch.moves) text += move + " ";
    text += "\n" + plain(branch.text.of(language)) + "\n";
    if (branch.after) text += plain(branch.after->of(language)) + "\n";
  }
  return text;
}

/// The lesson as its file has it, in one language.
[[nodiscard]] Json shown_json(const Course& course, const Lesson& lesson, laws::Language language) {
  const lesson_files::Chapter* const chapter = course.chapter_of(lesson.id);
  Json json{{"id", lesson.id}, {"chapter", chapter != nullptr ? Json(chapter->id) : Json(nullptr)}};
  json.update(lesson_files::in_language(lesson.json, language));
  return json;
}

// ---- check

/// The files named, and those of the folders named, by name. Their texts stay where they are.
class Files {
 public:
  /// Nothing, or why the path cannot be read.
  [[nodiscard]] std::optional<std::string> add(const std::string& path) {
    std::error_code error;
    if (!std::filesystem::is_directory(path, error)) return add_file(path);
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(path, error))
      if (entry.path().extension() == ".toml") names.push_back(entry.path().string());
    if (error) return path + ": " + error.message();
    std::ranges::sort(names);
    for (const std::string& name : names)
      if (auto fault = add_file(name)) return fault;
    return std::nullopt;
  }

  [[nodiscard]] const std::vector<SourceFile>& list() const { return list_; }

 private:
  [[nodiscard]] std::optional<std::string> add_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return path + ": the file cannot be opened";
    texts_.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    if (file.bad()) return path + ": the file cannot be read";
    list_.push_back({path, texts_.back()});
    return std::nullopt;
  }

  std::list<std::string> texts_;
  std::vector<SourceFile> list_;
};

[[nodiscard]] Json problem_json(const Problem& problem) {
  return {{"file", problem.file},
          {"line", problem.line},
          {"code", name(problem.code)},
          {"note", problem.note},
          {"text", problem.text}};
}

void report(const Common& common, const Course& course) {
  std::size_t claims = 0;
  std::size_t tasks = 0;
  for (const Lesson& lesson : course.lessons) {
    claims += claims_of(lesson);
    tasks += tasks_of(lesson);
  }
  const auto notes = static_cast<std::size_t>(std::ranges::count_if(course.problems, &Problem::note));
  const std::size_t problems = course.problems.size() - notes;
  for (const Problem& problem : course.problems) {
    if (common.json) print_json(problem_json(problem));
    if (!common.json) print_line(text(problem));
  }
  if (common.json)
    return print_json({{"summary",
                        {{"lessons", course.lessons.size()},
                         {"claims", claims},
                         {"tasks", tasks},
                         {"problems", problems},
                         {"notes", notes}}}});
  print_line(fmt::format("{} lessons, {} claims, {} tasks: {} problems, {} notes", course.lessons.size(), claims, tasks,
                         problems, notes));
}

}  // namespace

Exit run_lessons_list(const Common& common) {
  const Course course = built_in_course();
  for (const Lesson& lesson : course.lessons) {
    const laws::Language language = common.manner.language;
    if (common.json) print_json(listed(course, lesson, language));
    if (!common.json)
      print_line(padded(lesson.id, 32) + padded(std::string(name(lesson.kind)), 10) + plain(lesson.title.of(language)));
  }
  return Exit::Good;
}

Exit run_lessons_show(const Common& common, const std::string& id) {
  const Course course = built_in_course();
  const Lesson* const lesson = course.find(id);
  if (lesson == nullptr) return unusable(fmt::format("there is no lesson \"{}\"; see adoube lessons list", id));
  if (common.json) print_json(shown_json(course, *lesson, common.manner.language));
  if (!common.json) print_line(shown(*lesson, common.manner.language));
  return Exit::Good;
}

Exit run_lessons_check(const Common& common, const std::vector<std::string>& paths) {
  Files files;
  for (const std::string& path : paths)
    if (const auto fault = files.add(path)) return unusable(*fault);
  const Course course = paths.empty() ? built_in_course() : lesson_files::read_course(files.list(), opening_names::book());
  report(common, course);
  return std::ranges::all_of(course.problems, &Problem::note) ? Exit::Good : Exit::FoundWrong;
}

}  // namespace adoube::cli
