// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>

namespace adoube::cli {

/// Digits and nothing else, as a number; nothing for any other text, and for more than 32 bits hold.
[[nodiscard]] inline std::optional<std::uint32_t> whole_number(std::string_view digits) {
  std::uint32_t number = 0;
  const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (fault != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
  return number;
}

}  // namespace adoube::cli
