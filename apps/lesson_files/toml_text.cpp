// SPDX-License-Identifier: MIT
#define TOML_EXCEPTIONS 0
#include "apps/lesson_files/toml_text.hpp"

// The library asserts some things of the text that it has yet to check ("[[[" is one), and refuses them right afterwards.
// A text from outside gets that refusal: neither a stop nor, where assertions are off, a promise to the optimizer.
#include <toml++/impl/preprocessor.h>
#undef TOML_ASSERT
#define TOML_ASSERT(condition) static_assert(true)
#undef TOML_ASSERT_ASSUME
#define TOML_ASSERT_ASSUME(condition) static_assert(true)
#include <toml++/toml.h>

#include <sstream>

namespace adoube::lesson_files {
namespace {

using answers::Json;

/// Follows the parsed tree and notes the line of each value.
class Translator {
 public:
  Json value(const toml::node& node, const std::string& path, std::size_t line) {
    lines_[path] = line;
    if (const auto* const table = node.as_table()) return object(*table, path);
    if (const auto* const array = node.as_array()) return list(*array, path);
    if (const auto* const text = node.as_string()) return Json(text->get());
    if (const auto* const number = node.as_integer()) return Json(number->get());
    if (const auto* const fraction = node.as_floating_point()) return Json(fraction->get());
    if (const auto* const flag = node.as_boolean()) return Json(flag->get());
    std::ostringstream date;
    node.visit([&date](const auto& other) { date << other; });
    return Json(date.str());
  }

  std::map<std::string, std::size_t> take_lines() { return std::move(lines_); }

 private:
  Json object(const toml::table& table, const std::string& path) {
    Json json = Json::object();
    for (const auto& [key, node] : table)
      json[std::string(key.str())] = value(node, path + "/" + std::string(key.str()), key.source().begin.line);
    return json;
  }
  Json list(const toml::array& array, const std::string& path) {
    Json json = Json::array();
    for (const toml::node& node : array) {
      const std::string place = path + "/" + std::to_string(json.size());
      json.push_back(value(node, place, node.source().begin.line));
    }
    return json;
  }

  std::map<std::string, std::size_t> lines_;
};

}  // namespace

std::size_t TomlText::line(std::string path) const {
  while (true) {
    if (const auto found = lines.find(path); found != lines.end()) return found->second;
    const auto end = path.rfind('/');
    if (end == std::string::npos) return 1;
    path.resize(end);
  }
}

Expected<TomlText, TomlFault> read_toml(std::string_view text) {
  const toml::parse_result parsed = toml::parse(text);
  if (!parsed) {
    const toml::parse_error& error = parsed.error();
    return refused(TomlFault{error.source().begin.line, std::string(error.description())});
  }
  Translator translator;
  Json json = translator.value(parsed.table(), "", 1);
  return TomlText{std::move(json), translator.take_lines()};
}

}  // namespace adoube::lesson_files
