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

}  // namespace

Log::Log() : Log([](const std::string& line) { std::fputs(line.c_str(), stderr); }) {}
Log::Log(Sink sink) : sink_(std::move(sink)) {}

void Log::line(std::string_view level, std::string_view what, std::initializer_list<LogField> fields) const {
  std::string text = "time=" + now() + " level=" + std::string(level) + " what=" + std::string(what);
  for (const LogField& field : fields) text += ' ' + std::string(field.name) + '=' + quoted(field.value);
  sink_(text + '\n');
}

}  // namespace adoube::server
