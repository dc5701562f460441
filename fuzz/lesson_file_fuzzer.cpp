// SPDX-License-Identifier: MIT
// Files of lessons: any bytes give a course, and every problem told has its place within the file and a text.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/openings/book.hpp"
#include "apps/lesson_files/course.hpp"
#include "fuzz/law.hpp"

namespace adoube::fuzz {
namespace {

using namespace lesson_files;

const openings::Book no_book;

void check_problem(const Problem& problem, std::string_view text) {
  const auto lines = 1 + static_cast<std::size_t>(std::ranges::count(text, '\n'));
  law(problem.line <= lines, "a problem is on a line of the file, or 0");
  law(!problem.text.empty(), "a problem has a text");
}

/// The first byte chooses which of the three kinds of files the others are.
void check(std::string_view bytes) {
  static const char* const names[] = {"lessons/any.toml", "course-1.toml", "coverage.toml"};
  const auto kind = bytes.empty() ? 0 : static_cast<unsigned char>(bytes.front()) % std::size(names);
  const std::string_view text = bytes.substr(std::min<std::size_t>(1, bytes.size()));
  const std::vector<SourceFile> files = {{names[kind], text}};
  for (const Problem& problem : read_course(files, no_book).problems) check_problem(problem, text);
}

}  // namespace
}  // namespace adoube::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  adoube::fuzz::check({reinterpret_cast<const char*>(data), size});
  return 0;
}
