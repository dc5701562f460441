// SPDX-License-Identifier: GPL-3.0-or-later
/// What the server tells its operator: one line a happening, `time=... level=info what=listening port=8080`, fit for eyes
/// and for grep, or a JSON object with the same fields. No key, no name and no address of a player ever goes in.
/// Thread-safety: any thread.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>

namespace adoube::server {

struct LogField {
  std::string_view name;
  std::string value;
};

enum class LogFormat : std::uint8_t { Text, Json };

class Log {
 public:
  using Sink = std::function<void(const std::string& line)>;

  /// To standard error.
  explicit Log(LogFormat format = LogFormat::Text);
  explicit Log(Sink sink, LogFormat format = LogFormat::Text);

  void info(std::string_view what, std::initializer_list<LogField> fields = {}) const { line("info", what, fields); }
  void problem(std::string_view what, std::initializer_list<LogField> fields = {}) const { line("problem", what, fields); }

 private:
  void line(std::string_view level, std::string_view what, std::initializer_list<LogField> fields) const;

  Sink sink_;
  LogFormat format_;
};

}  // namespace adoube::server
