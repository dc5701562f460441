// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/command.hpp"

#include <fmt/core.h>

#include <cstdio>

namespace adoube::cli {

void print_line(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fputc('\n', stdout);
}

void print_json(const answers::Json& json) {
  print_line(answers::line(json));
  std::fflush(stdout);
}

Exit unusable(std::string_view text) {
  fmt::print(stderr, "adoube: {}\n", text);
  return Exit::Unusable;
}

}  // namespace adoube::cli
