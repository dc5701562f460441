// SPDX-License-Identifier: MIT
/// Times in comments: [%clk h:mm:ss] tells what a player has left, [%emt h:mm:ss] how long a move took.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace adoube::notation {

/// The first [%clk] of the comment. "h:mm:ss", "m:ss" or "s", with up to three decimals; blanks may be line ends. Nothing
/// where there is none, or none that can be read; at most 9999 hours.
[[nodiscard]] std::optional<std::chrono::milliseconds> clock_in(std::string_view comment);
/// The first [%emt], likewise.
[[nodiscard]] std::optional<std::chrono::milliseconds> elapsed_in(std::string_view comment);

/// "[%clk 0:14:58.4]": tenths and thousandths only where they are needed. A negative time is written as 0.
[[nodiscard]] std::string write_clock(std::chrono::milliseconds left);
[[nodiscard]] std::string write_elapsed(std::chrono::milliseconds taken);

}  // namespace adoube::notation
