// SPDX-License-Identifier: MIT
/// JSON written straight to text, for answers of which there are a million.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace adoube::answers {

/// Appends `text` (UTF-8) in quotes, with what JSON wants escaped.
void append_json(std::string_view text, std::string& out);
/// Appends `,"name":` (the first name of an object without the comma) to an object that has been opened with "{".
void append_json_name(std::string_view name, std::string& out);
void append_json(std::uint64_t number, std::string& out);

}  // namespace adoube::answers
