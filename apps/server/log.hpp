// SPDX-License-Identifier: GPL-3.0-or-later
/// What the server tells its operator: one line a happening, `time=... level=info what=listening port=8080`, fit for eyes
/// and for grep. No key, no name and no address of a player ever goes in. Thread-safety: any thread.
#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>

namespace adoube::server {

struct LogField {
  std::string_view name;
  std::string value;
};

class Log {
 public:
  using Sink = std::function<void(const std::string& line)>;

  /// To standard error.
  Log();
  explicit Log(Sink sink);

  void info(std::string_view what, std::initializer_list<LogField> fields = {}) const { line("info", what, fields); }
  void problem(std::string_view what, std::initializer_list<LogField> fields = {}) const { line("problem", what, fields); }

 private:
  void line(std::string_view level, std::string_view what, std::initializer_list<LogField> fields) const;

  Sink sink_;
};

}  // namespace adoube::server
