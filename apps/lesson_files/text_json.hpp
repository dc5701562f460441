// SPDX-License-Identifier: MIT
/// Texts in three languages: exactly the keys en, zh-Hans and zh-Hant, marks that pair, links to articles that exist and are
/// the same in each language.
#pragma once

#include <optional>
#include <string>

#include "apps/lesson_files/fields.hpp"
#include "apps/lesson_files/lesson.hpp"

namespace adoube::lesson_files {

/// The text of a key. Absent is reported where it is `needed`; what is wrong is reported, and what is there is given.
[[nodiscard]] std::optional<Text> read_text(Fields& fields, const char* key, bool needed = true);
/// The articles that a text links to, "[3.9.2]", in the order of the text.
[[nodiscard]] std::vector<std::string> links_of(std::string_view text);
/// The same with every text in three languages replaced by the one asked for.
[[nodiscard]] answers::Json in_language(const answers::Json& json, laws::Language language);

}  // namespace adoube::lesson_files
