// SPDX-License-Identifier: MIT
/// Reads a table field by field and reports what is missing, unknown or of another kind, with its line. Reading goes on
/// after a fault, so that an author hears of all of them at once.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/rules/bitboard.hpp"
#include "apps/answers/json.hpp"
#include "apps/lesson_files/problem.hpp"
#include "apps/lesson_files/toml_text.hpp"

namespace adoube::lesson_files {

/// Problems of one file, with the place in words: the path "/step/1/claim/0" is "step 2, claim 1".
class Report {
 public:
  Report(std::string file, const TomlText& toml, std::vector<Problem>& problems)
      : file_(std::move(file)), toml_(toml), problems_(problems) {}

  void add(const std::string& path, ProblemCode code, const std::string& text);
  void note(const std::string& path, ProblemCode code, const std::string& text);

 private:
  void put(const std::string& path, ProblemCode code, const std::string& text, bool note);

  std::string file_;
  const TomlText& toml_;
  std::vector<Problem>& problems_;
};

class Fields {
 public:
  /// `json` that is no table counts as an empty one, and is reported.
  Fields(Report& report, const answers::Json& json, std::string path);

  [[nodiscard]] bool has(const char* key) const { return json_.contains(key); }
  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::string path(const std::string& key) const { return path_ + "/" + key; }
  [[nodiscard]] Report& report() const { return report_; }

  /// The value of a key; nullptr where it is absent. From now on the key is a known one.
  const answers::Json* maybe(const char* key);
  /// The same; absent is reported.
  const answers::Json* value(const char* key);
  /// A text of one line or more, not empty. Absent is reported where it is `needed`.
  std::optional<std::string> text(const char* key, bool needed = true);
  std::optional<int> number(const char* key, int least, int most, bool needed = true);
  /// true or false; absent is false.
  bool flag(const char* key);
  /// Texts of a list; absent is none.
  std::vector<std::string> texts(const char* key);
  /// A word of a closed list, as `from` reads it; `expected` in words.
  template <class Value>
  std::optional<Value> word(const char* key, std::optional<Value> (*from)(std::string_view), const std::string& expected,
                            bool needed = true) {
    const auto found = text(key, needed);
    if (!found) return std::nullopt;
    const auto read = from(*found);
    if (!read) report_.add(path(key), ProblemCode::WrongValue, "\"" + *found + "\": expected " + expected);
    return read;
  }
  std::optional<rules::Square> square(const char* key);
  std::optional<rules::Bitboard> squares(const char* key, bool needed = true);
  /// Each table of a list of tables; absent is none.
  void each(const char* key, const std::function<void(const answers::Json&, const std::string& path)>& read);

  /// Reports every key that nobody has asked for.
  void done();

 private:
  void wrong(const char* key, const std::string& expected);

  Report& report_;
  const answers::Json& json_;
  std::string path_;
  std::set<std::string, std::less<>> known_;
};

/// "step 2, claim 1".
[[nodiscard]] std::string place_in_words(std::string_view path);

}  // namespace adoube::lesson_files
