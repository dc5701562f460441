// SPDX-License-Identifier: MIT
/// All lessons together: the chapters that order them, and the coverage table that tells what has to be taught.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/openings/book.hpp"
#include "apps/lesson_files/lesson.hpp"
#include "apps/lesson_files/problem.hpp"

namespace adoube::lesson_files {

struct SourceFile {
  std::string name;  ///< as problems name it
  std::string_view text;
};

/// The lessons that the program was built with, by name. They live as long as the program.
[[nodiscard]] std::span<const SourceFile> built_in_files();

struct Chapter {
  std::string id;
  Text title{};
  Text lead{};
  int place = 0;
  std::vector<std::string> lessons{};
};

/// A row of the coverage table: what has to be taught, and the page where that is not a lesson.
struct CoverageRow {
  std::string id;
  std::string demand;
  std::string page{};   ///< "/analysis"; empty where lessons cover the row
  std::string where{};  ///< what on that page does
};

struct Course {
  std::vector<Chapter> chapters{};  ///< by place
  std::vector<Lesson> lessons{};    ///< by chapter; those of no chapter at the end
  std::vector<CoverageRow> coverage{};
  std::vector<Problem> problems{};  ///< by file and line

  [[nodiscard]] const Lesson* find(std::string_view id) const;
  [[nodiscard]] const Chapter* chapter_of(std::string_view id) const;
};

/// Reads and proves the files: course-….toml and course.toml are chapters, coverage.toml is the coverage table, every other
/// file is a lesson. Whether each lesson has its chapter is asked only where chapters are among the files, and whether each
/// row is covered only where the table is.
[[nodiscard]] Course read_course(std::span<const SourceFile> files, const openings::Book& book);

/// Whether the coverage table has a row of that id: T01 to T25, F01 to F24, A01 to A13, B01 to B08, C01 to C09, S01 to S42.
[[nodiscard]] bool is_coverage_id(std::string_view id);

}  // namespace adoube::lesson_files
