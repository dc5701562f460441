// SPDX-License-Identifier: MIT
/// Reads the file of a lesson, proves every claim in it and tries every task.
#pragma once

#include <string>
#include <vector>

#include "adoube/openings/book.hpp"
#include "apps/lesson_files/lesson.hpp"
#include "apps/lesson_files/problem.hpp"
#include "apps/lesson_files/toml_text.hpp"

namespace adoube::lesson_files {

/// `file`: as it is named in problems; its last part without ".toml" is the id. `book`: for claims about openings. The
/// lesson has what could be read; everything that is wrong with it is added to `problems`.
[[nodiscard]] Lesson read_lesson(const std::string& file, const TomlText& toml, const openings::Book& book,
                                 std::vector<Problem>& problems);

/// "data/lessons/the-rook.toml": "the-rook".
[[nodiscard]] std::string lesson_id(std::string_view file);

}  // namespace adoube::lesson_files
