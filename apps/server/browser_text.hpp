// SPDX-License-Identifier: GPL-3.0-or-later
/// A browser in two words for its owner, "Firefox, Linux", made of what it calls itself. Nothing of that text is kept.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace adoube::server {

[[nodiscard]] inline std::string browser_text(std::string_view user_agent) {
  using Row = std::pair<std::string_view, std::string_view>;
  // Most browsers name others beside themselves: the first that fits is the right one.
  static constexpr std::array<Row, 6> browsers = {{{"Edg", "Edge"},
                                                   {"OPR/", "Opera"},
                                                   {"Firefox/", "Firefox"},
                                                   {"Chrome/", "Chrome"},
                                                   {"Safari/", "Safari"},
                                                   {"curl/", "curl"}}};
  static constexpr std::array<Row, 7> systems = {{{"Android", "Android"},
                                                  {"iPhone", "iPhone"},
                                                  {"iPad", "iPad"},
                                                  {"Windows", "Windows"},
                                                  {"Mac OS X", "macOS"},
                                                  {"CrOS", "ChromeOS"},
                                                  {"Linux", "Linux"}}};
  const auto first = [&](const auto& rows) {
    for (const auto& [sign, word] : rows)
      if (user_agent.contains(sign)) return std::string(word);
    return std::string();
  };
  const std::string browser = first(browsers);
  const std::string system = first(systems);
  return browser + (browser.empty() || system.empty() ? "" : ", ") + system;
}

}  // namespace adoube::server
