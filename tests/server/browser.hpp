// SPDX-License-Identifier: MIT
/// A browser as the server sees it: it keeps cookies and sends JSON from the server's own page.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "apps/server/messages.hpp"
#include "tests/server/client.hpp"

namespace adoube::server {

class Browser {
 public:
  explicit Browser(std::uint16_t port) : port_(port) {}

  HttpAnswer ask(std::string_view method, std::string_view target, std::string_view body = {}, std::string_view more = {}) {
    std::string headers(more);
    if (!body.empty() && headers.find("Content-Type") == std::string::npos) headers += "Content-Type: application/json\r\n";
    if (!cookies.empty()) headers += "Cookie: " + cookie_header() + "\r\n";
    HttpAnswer answer = http(port_, method, target, body, headers);
    keep(answer.headers["set-cookie"]);
    return answer;
  }

  HttpAnswer sign_up(const std::string& name, const std::string& password) {
    return ask("POST", "/api/account", write(SignUp{.name = name, .password = password, .language = {}, .settings = {}}));
  }
  HttpAnswer sign_in(const std::string& name, const std::string& password) {
    return ask("POST", "/api/session", write(SignIn{.name = name, .password = password}));
  }
  /// The name that is signed in; nothing where nobody is.
  std::optional<std::string> name() {
    const auto who = read_who_am_i(ask("GET", "/api/account").body);
    EXPECT_TRUE(who);
    return who && who->account ? std::optional(who->account->name) : std::nullopt;
  }
  [[nodiscard]] std::string cookie_header() const {
    std::string header;
    for (const auto& [name, value] : cookies) header += (header.empty() ? "" : "; ") + name + '=' + value;
    return header;
  }

  std::map<std::string, std::string> cookies{};

 private:
  void keep(std::string_view lines) {
    while (!lines.empty()) {
      const std::string_view line = lines.substr(0, lines.find('\n'));
      lines.remove_prefix(std::min(line.size() + 1, lines.size()));
      const std::size_t equals = line.find('=');
      const std::string name(line.substr(0, equals));
      const std::string value(line.substr(equals + 1, line.find(';') - equals - 1));
      if (value.empty())
        cookies.erase(name);
      else
        cookies[name] = value;
    }
  }

  std::uint16_t port_;
};

}  // namespace adoube::server
