// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/http_path.hpp"

#include <algorithm>

namespace adoube::server {
namespace {

int hex_value(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
  return -1;
}

std::optional<std::string> percent_decoded(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    char letter = text[at];
    if (letter == '%') {
      const int high = at + 2 < text.size() ? hex_value(text[at + 1]) : -1;
      const int low = at + 2 < text.size() ? hex_value(text[at + 2]) : -1;
      if (high < 0 || low < 0) return std::nullopt;
      letter = static_cast<char>(16 * high + low);
      at += 2;
    }
    if (static_cast<unsigned char>(letter) < 0x20 || letter == 0x7F || letter == '\\') return std::nullopt;
    out += letter;
  }
  return out;
}

std::optional<std::string> form_decoded(std::string_view text) {
  std::string spaced(text);
  std::ranges::replace(spaced, '+', ' ');
  return percent_decoded(spaced);
}

bool climbs(std::string_view path) {
  while (!path.empty()) {
    const std::string_view segment = path.substr(0, path.find('/'));
    if (segment == "." || segment == "..") return true;
    path.remove_prefix(std::min(segment.size() + 1, path.size()));
  }
  return false;
}

}  // namespace

std::optional<std::string> path_of(std::string_view target) {
  auto path = percent_decoded(target.substr(0, target.find_first_of("?#")));
  if (!path || !path->starts_with('/') || climbs(*path)) return std::nullopt;
  return path;
}

std::optional<std::vector<std::pair<std::string, std::string>>> query_of(std::string_view target) {
  std::vector<std::pair<std::string, std::string>> all;
  const std::size_t mark = target.find('?');
  std::string_view rest = mark == std::string_view::npos ? std::string_view{} : target.substr(mark + 1);
  rest = rest.substr(0, rest.find('#'));
  while (!rest.empty()) {
    const std::string_view one = rest.substr(0, rest.find('&'));
    rest.remove_prefix(std::min(one.size() + 1, rest.size()));
    if (one.empty()) continue;
    const std::size_t sign = std::min(one.find('='), one.size());
    auto name = form_decoded(one.substr(0, sign));
    auto value = form_decoded(one.substr(std::min(sign + 1, one.size())));
    if (!name || !value) return std::nullopt;
    all.emplace_back(std::move(*name), std::move(*value));
  }
  return all;
}

}  // namespace adoube::server
