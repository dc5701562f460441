// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/numbered_text.hpp"

#include <fmt/format.h>

#include <iterator>
#include <string_view>

namespace adoube::cli {

void NumberedText::append_to(std::string& out, std::uint64_t games_before) const {
  const std::string_view text = text_;
  std::size_t copied = 0;
  for (const Number& number : numbers_) {
    out += text.substr(copied, number.at - copied);
    fmt::format_to(std::back_inserter(out), "{}", games_before + number.game + 1);
    copied = number.at;
  }
  out += text.substr(copied);
}

}  // namespace adoube::cli
