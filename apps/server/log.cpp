// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/log.hpp"

#include <chrono>
#include <cstdio>
#include <ctime>
#include <utility>

namespace adoube::server {
namespace {

std::string now() {
  const std::time_t seconds = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm utc{};
  ::gmtime_r(&seconds, &utc);
  char text[32];
  return {text, std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc)};
}

/// As it is where it is one plain word, otherwise in quotation marks, with what would break the line replaced.
std::string quoted(std::string_view value) {
  const auto plain = [](char letter) {
    return letter > ' ' && letter < 0x7F && letter != '"' && letter != '=' && letter != '\\';
  };
  bool needs_quotes = value.empty();
  std::string inside;
  for (const char letter : value) {
    needs_quotes = needs_quotes || !plain(letter);
    inside += plain(letter) || letter == ' ' || letter == '=' ? letter : '?';
  }
  return needs_quotes ? '"' + inside + '"' : inside;
}

/// As a text of JSON; what is no plain ASCII becomes a question mark, since it need not be UTF-8.
std::string json_quoted(std::string_view value) {
  std::string out = "\"";
  for (const char letter : value) {
    if (letter == '"' || letter == '\\') out += '\\';
    out += letter >= ' ' && letter < 0x7F ? letter : '?';
  }
  return out + '"';
}

std::string plain_line(std::string_view level, std::string_view what, std::initializer_list<LogField> fields) {
  std::string text = "time=" + now() + " level=" + std::string(level) + " what=" + std::string(what);
  for (const LogField& field : fields) text += ' ' + std::string(field.name) + '=' + quoted(field.value);
  return text;
}

std::string json_line(std::string_view level, std::string_view what, std::initializer_list<LogField> fields) {
  std::string text = R"({"time":")" + now() + R"(","level":)" + json_quoted(level) + R"(,"what":)" + json_quoted(what);
  for (const LogField& field : fields) text += ',' + json_quoted(field.name) + ':' + json_quoted(field.value);
  return text + '}';
}

}  // namespace

Log::Log(LogFormat format) : Log([](const std::string& line) { std::fputs(line.c_str(), stderr); }, format) {}
Log::Log(Sink sink, LogFormat format) : sink_(std::move(sink)), format_(format) {}

void Log::line(std::string_view level, std::string_view what, std::initializer_list<LogField> fields) const {
  sink_((format_ == LogFormat::Json ? json_line(level, what, fields) : plain_line(level, what, fields)) + '\n');
}

}  // namespace adoube::server
