// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <map>

#include "apps/lesson_files/course.hpp"
#include "apps/lesson_files/fields.hpp"
#include "apps/lesson_files/lesson_reader.hpp"
#include "apps/lesson_files/text_json.hpp"

namespace adoube::lesson_files {
namespace {

using answers::Json;

struct CoverageBlock {
  char letter;
  int last;
};
constexpr std::array coverage_blocks = {CoverageBlock{'T', 25}, CoverageBlock{'F', 24}, CoverageBlock{'A', 13},
                                        CoverageBlock{'B', 8},  CoverageBlock{'C', 9},  CoverageBlock{'S', 42}};

[[nodiscard]] std::optional<std::string> page_from(std::string_view text) {
  return text.starts_with('/') ? std::optional(std::string(text)) : std::nullopt;
}

class CourseReader {
 public:
  explicit CourseReader(const openings::Book& book) : book_(book) {}

  void read(const SourceFile& file) {
    auto toml = read_toml(file.text);
    if (!toml) {
      course_.problems.push_back({file.name, toml.error().line, ProblemCode::Syntax, toml.error().text});
      return;
    }
    const std::string id = lesson_id(file.name);
    if (id == "course" || id.starts_with("course-")) return read_chapters(file, *toml);
    if (id == "coverage") return read_coverage(file, *toml);
    course_.lessons.push_back(read_lesson(file.name, *toml, book_, course_.problems));
  }

  Course take() {
    check_covers();
    if (has_chapters_) check_chapters();
    put_in_order();
    if (has_coverage_) check_coverage();
    std::ranges::stable_sort(course_.problems, {}, [](const Problem& p) { return std::tie(p.file, p.line); });
    return std::move(course_);
  }

 private:
  /// Where a lesson stands in a chapter.
  struct Listed {
    std::string file;
    std::size_t line;
  };

  void read_chapters(const SourceFile& file, const TomlText& toml) {
    has_chapters_ = true;
    Report report(file.name, toml, course_.problems);
    Fields fields(report, toml.json, "");
    fields.each("chapter", [&](const Json& json, const std::string& path) {
      Fields chapter(report, json, path);
      Chapter read;
      read.id = chapter.text("id").value_or("");
      read.title = read_text(chapter, "title").value_or(Text{});
      read.lead = read_text(chapter, "lead").value_or(Text{});
      read.place = chapter.number("place", 0, 1'000'000).value_or(0);
      read.lessons = chapter.texts("lessons");
      if (std::ranges::find(course_.chapters, read.id, &Chapter::id) != course_.chapters.end())
        report.add(path, ProblemCode::Chapter, "there is another chapter \"" + read.id + "\"");
      for (std::size_t i = 0; i < read.lessons.size(); ++i)
        list(read.lessons[i], report, chapter.path("lessons") + "/" + std::to_string(i), {file.name, toml.line(path)});
      chapter.done();
      course_.chapters.push_back(std::move(read));
    });
    fields.done();
  }

  void list(const std::string& lesson, Report& report, const std::string& path, const Listed& place) {
    if (!listed_.try_emplace(lesson, place).second)
      report.add(path, ProblemCode::Chapter, "\"" + lesson + "\" stands in another place of the course already");
  }

  void read_coverage(const SourceFile& file, const TomlText& toml) {
    has_coverage_ = true;
    coverage_file_ = file.name;
    Report report(file.name, toml, course_.problems);
    Fields fields(report, toml.json, "");
    fields.each("row", [&](const Json& json, const std::string& path) {
      Fields row(report, json, path);
      CoverageRow read;
      read.id = row.text("id").value_or("");
      read.demand = row.text("demand").value_or("");
      read.page = row.word("page", page_from, "an address such as \"/analysis\"", false).value_or("");
      read.where = row.text("where", !read.page.empty()).value_or("");
      if (!is_coverage_id(read.id)) report.add(path, ProblemCode::Coverage, "\"" + read.id + "\": there is no such row");
      if (std::ranges::find(course_.coverage, read.id, &CoverageRow::id) != course_.coverage.end())
        report.add(path, ProblemCode::Coverage, "\"" + read.id + "\" stands here twice");
      row.done();
      coverage_lines_[read.id] = toml.line(path);
      course_.coverage.push_back(std::move(read));
    });
    fields.done();
  }

  void check_covers() {
    for (const Lesson& lesson : course_.lessons)
      for (const std::string& id : lesson.covers)
        if (!is_coverage_id(id))
          course_.problems.push_back(
              {lesson.file, lesson.line_of_covers, ProblemCode::Coverage, "covers: \"" + id + "\": there is no such row"});
  }

  void check_chapters() {
    for (const Lesson& lesson : course_.lessons)
      if (!listed_.contains(lesson.id))
        course_.problems.push_back({lesson.file, 0, ProblemCode::Chapter, "no chapter has this lesson"});
    for (const auto& [lesson, place] : listed_)
      if (course_.find(lesson) == nullptr)
        course_.problems.push_back(
            {place.file, place.line, ProblemCode::Chapter, "\"" + lesson + "\": there is no such lesson"});
  }

  void put_in_order() {
    std::ranges::stable_sort(course_.chapters, {}, &Chapter::place);
    std::map<std::string, std::size_t> places;
    for (const Chapter& chapter : course_.chapters)
      for (const std::string& lesson : chapter.lessons) places.try_emplace(lesson, places.size());
    std::ranges::stable_sort(course_.lessons, {}, [&](const Lesson& lesson) {
      const auto found = places.find(lesson.id);
      return found == places.end() ? places.size() : found->second;
    });
  }

  void check_coverage() {
    for (const CoverageBlock& block : coverage_blocks)
      for (int number = 1; number <= block.last; ++number) {
        std::string id = std::to_string(number);
        id.insert(0, id.size() == 1 ? "0" : "");
        id.insert(0, 1, block.letter);
        check_row(id);
      }
  }

  void check_row(const std::string& id) {
    const auto row = std::ranges::find(course_.coverage, id, &CoverageRow::id);
    if (row == course_.coverage.end()) {
      course_.problems.push_back({coverage_file_, 0, ProblemCode::Coverage, "row " + id + " is missing"});
      return;
    }
    const auto covers = [&](const Lesson& lesson) { return std::ranges::find(lesson.covers, id) != lesson.covers.end(); };
    if (row->page.empty() && std::ranges::none_of(course_.lessons, covers))
      course_.problems.push_back(
          {coverage_file_, coverage_lines_[id], ProblemCode::Coverage, id + ": no lesson covers this row"});
  }

  const openings::Book& book_;
  Course course_{};
  std::map<std::string, Listed> listed_{};
  std::map<std::string, std::size_t> coverage_lines_{};
  std::string coverage_file_{};
  bool has_chapters_ = false;
  bool has_coverage_ = false;
};

}  // namespace

const Lesson* Course::find(std::string_view id) const {
  const auto found = std::ranges::find(lessons, id, &Lesson::id);
  return found == lessons.end() ? nullptr : &*found;
}

const Chapter* Course::chapter_of(std::string_view id) const {
  const auto has = [&](const Chapter& chapter) { return std::ranges::find(chapter.lessons, id) != chapter.lessons.end(); };
  const auto found = std::ranges::find_if(chapters, has);
  return found == chapters.end() ? nullptr : &*found;
}

Course read_course(std::span<const SourceFile> files, const openings::Book& book) {
  CourseReader reader(book);
  for (const SourceFile& file : files) reader.read(file);
  return reader.take();
}

bool is_coverage_id(std::string_view id) {
  if (id.size() != 3 || id[1] < '0' || id[1] > '9' || id[2] < '0' || id[2] > '9') return false;
  const auto block = std::ranges::find(coverage_blocks, id[0], &CoverageBlock::letter);
  const int number = (id[1] - '0') * 10 + (id[2] - '0');
  return block != coverage_blocks.end() && number >= 1 && number <= block->last;
}

}  // namespace adoube::lesson_files
