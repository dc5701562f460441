// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/cookies.hpp"

#include <algorithm>

#include "apps/server/secrets.hpp"

namespace adoube::server {
namespace {

std::string name_of(CookieKind kind, bool secure) {
  const std::string_view name = kind == CookieKind::Session ? "adoube-session" : "adoube-browser";
  return (secure ? "__Host-" : "") + std::string(name);
}

bool is_ours(std::string_view value) {
  return value.size() == key_length && value.find_first_not_of(secret_alphabet) == std::string_view::npos;
}

}  // namespace

std::string cookie_value(std::string_view header, CookieKind kind, bool secure) {
  const std::string wanted = name_of(kind, secure) + '=';
  while (!header.empty()) {
    std::string_view one = header.substr(0, header.find(';'));
    header.remove_prefix(std::min(one.size() + 1, header.size()));
    one.remove_prefix(std::min(one.find_first_not_of(' '), one.size()));
    if (one.starts_with(wanted) && is_ours(one.substr(wanted.size()))) return std::string(one.substr(wanted.size()));
  }
  return {};
}

std::string set_cookie(CookieKind kind, std::string_view value, std::chrono::seconds time, bool secure) {
  return name_of(kind, secure) + '=' + std::string(value) + "; Path=/; Max-Age=" + std::to_string(time.count()) +
         "; HttpOnly; SameSite=Strict" + (secure ? "; Secure" : "");
}

}  // namespace adoube::server
