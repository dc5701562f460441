// SPDX-License-Identifier: MIT
/// Capital and small letters made one, for names that people look for.
#pragma once

#include <string>
#include <string_view>

namespace adoube::search {

/// Appends `text` (UTF-8) with its letters made small: ASCII, and those of Latin, Greek and Cyrillic whose code lies below
/// U+0460 and whose small form has one code of its own (simple case folding). Accents count, "É" is "é" and not "e"; every
/// other byte stays as it is, also where the text is no UTF-8. The length does not change.
void append_folded(std::string_view text, std::string& out);
[[nodiscard]] std::string folded(std::string_view text);

}  // namespace adoube::search
