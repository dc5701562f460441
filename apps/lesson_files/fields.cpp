// SPDX-License-Identifier: MIT
#include "apps/lesson_files/fields.hpp"

#include <algorithm>
#include <cctype>

namespace adoube::lesson_files {
namespace {

using answers::Json;

const Json no_fields = Json::object();

}  // namespace

std::string place_in_words(std::string_view path) {
  // A place in a list has a few digits; what is longer is a key of somebody's own.
  constexpr std::size_t most_digits = 9;
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  std::string words;
  while (!path.empty()) {
    path.remove_prefix(1);
    const std::string_view part = path.substr(0, path.find('/'));
    path.remove_prefix(part.size());
    const bool place = !part.empty() && part.size() <= most_digits && std::ranges::all_of(part, is_digit);
    if (!words.empty()) words += place ? " " : ", ";
    words += place ? std::to_string(std::stoul(std::string(part)) + 1) : std::string(part);
  }
  return words;
}

void Report::add(const std::string& path, ProblemCode code, const std::string& text) { put(path, code, text, false); }
void Report::note(const std::string& path, ProblemCode code, const std::string& text) { put(path, code, text, true); }

void Report::put(const std::string& path, ProblemCode code, const std::string& text, bool note) {
  const std::string place = place_in_words(path);
  problems_.push_back({file_, toml_.line(path), code, place.empty() ? text : place + ": " + text, note});
}

Fields::Fields(Report& report, const Json& json, std::string path)
    : report_(report), json_(json.is_object() ? json : no_fields), path_(std::move(path)) {
  if (!json.is_object()) report_.add(path_, ProblemCode::WrongValue, "expected a table");
}

const Json* Fields::maybe(const char* key) {
  known_.insert(key);
  const auto found = json_.find(key);
  return found == json_.end() ? nullptr : &*found;
}

const Json* Fields::value(const char* key) {
  const Json* const found = maybe(key);
  if (found == nullptr) report_.add(path_, ProblemCode::MissingKey, std::string("\"") + key + "\" is missing");
  return found;
}

void Fields::wrong(const char* key, const std::string& expected) {
  report_.add(path(key), ProblemCode::WrongValue, "expected " + expected);
}

std::optional<std::string> Fields::text(const char* key, bool needed) {
  const Json* const found = needed ? value(key) : maybe(key);
  if (found == nullptr) return std::nullopt;
  if (!found->is_string() || found->get_ref<const std::string&>().empty()) {
    wrong(key, "a text in quotes");
    return std::nullopt;
  }
  return found->get<std::string>();
}

std::optional<int> Fields::number(const char* key, int least, int most, bool needed) {
  const Json* const found = needed ? value(key) : maybe(key);
  if (found == nullptr) return std::nullopt;
  const std::int64_t number = found->is_number_integer() ? found->get<std::int64_t>() : std::int64_t{least} - 1;
  if (number < least || number > most) {
    wrong(key, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return std::nullopt;
  }
  return static_cast<int>(number);
}

bool Fields::flag(const char* key) {
  const Json* const found = maybe(key);
  if (found == nullptr) return false;
  if (!found->is_boolean()) {
    wrong(key, "true or false");
    return false;
  }
  return found->get<bool>();
}

std::vector<std::string> Fields::texts(const char* key) {
  std::vector<std::string> list;
  const Json* const found = maybe(key);
  if (found == nullptr) return list;
  const auto is_text = [](const Json& one) { return one.is_string(); };
  if (!found->is_array() || !std::ranges::all_of(*found, is_text)) {
    wrong(key, "a list of texts");
    return list;
  }
  for (const Json& one : *found) list.push_back(one.get<std::string>());
  return list;
}

std::optional<rules::Square> Fields::square(const char* key) {
  const auto name = text(key);
  if (!name) return std::nullopt;
  const auto read = rules::Square::parse(*name);
  if (!read) wrong(key, "a square such as \"e4\"");
  return read;
}

std::optional<rules::Bitboard> Fields::squares(const char* key, bool needed) {
  const Json* const found = needed ? value(key) : maybe(key);
  if (found == nullptr) return std::nullopt;
  rules::Bitboard squares;
  bool good = found->is_array();
  for (const Json& one : *found) {
    const auto square = one.is_string() ? rules::Square::parse(one.get_ref<const std::string&>()) : std::nullopt;
    good = good && square && !squares.has(*square);
    if (square) squares |= rules::Bitboard(*square);
  }
  if (!good) {
    wrong(key, "a list of different squares such as [\"e4\", \"e5\"]");
    return std::nullopt;
  }
  return squares;
}

void Fields::each(const char* key, const std::function<void(const Json&, const std::string&)>& read) {
  const Json* const found = maybe(key);
  if (found == nullptr) return;
  if (!found->is_array()) return wrong(key, "a list of tables");
  for (std::size_t i = 0; i < found->size(); ++i) read((*found)[i], path(key) + "/" + std::to_string(i));
}

void Fields::done() {
  for (const auto& [key, value] : json_.items()) {
    if (known_.contains(key)) continue;
    std::string text = "unknown key \"" + key + "\"; known are";
    for (const std::string& one : known_) text += " " + one;
    report_.add(path(key), ProblemCode::UnknownKey, text);
  }
}

}  // namespace adoube::lesson_files
