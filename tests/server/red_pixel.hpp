// SPDX-License-Identifier: MIT
/// A picture for tests.
#pragma once

#include <string>
#include <string_view>

namespace adoube::server {

/// One red pixel as a PNG, as other programs write it.
[[nodiscard]] inline std::string red_pixel() {
  constexpr std::string_view hex =
      "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63f8cfc000"
      "0003010100c9fe92ef0000000049454e44ae426082";
  const auto value = [](char digit) { return digit <= '9' ? digit - '0' : digit - 'a' + 10; };
  std::string bytes;
  for (std::size_t at = 0; at < hex.size(); at += 2) bytes += static_cast<char>(value(hex[at]) << 4 | value(hex[at + 1]));
  return bytes;
}

}  // namespace adoube::server
