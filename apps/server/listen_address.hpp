// SPDX-License-Identifier: GPL-3.0-or-later
/// HOST:PORT in its parts.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace adoube::server {

struct ListenAddress {
  std::string host;  ///< without brackets
  std::uint16_t port;
};

/// "127.0.0.1:8080", "localhost:0", "[::1]:8080". Nothing for any other text.
[[nodiscard]] inline std::optional<ListenAddress> parse_listen_address(std::string_view text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos || colon == 0) return std::nullopt;
  std::string_view host = text.substr(0, colon);
  const std::string_view digits = text.substr(colon + 1);
  if (host.starts_with('[') && host.ends_with(']'))
    host = host.substr(1, host.size() - 2);
  else if (host.find(':') != std::string_view::npos)
    return std::nullopt;
  std::uint16_t port = 0;
  const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
  if (problem != std::errc{} || end != digits.data() + digits.size() || digits.empty() || host.empty()) return std::nullopt;
  return ListenAddress{.host = std::string(host), .port = port};
}

}  // namespace adoube::server
