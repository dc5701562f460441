// SPDX-License-Identifier: GPL-3.0-or-later
/// How --help looks: what an option takes in one word, texts wrapped beside their names.
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace adoube::cli {

class HelpFormatter : public CLI::Formatter {
 public:
  /// "FILE", "N=256", "first|richest": the word of type_name(), or the values it may have, and the default. What else a
  /// check asks of the value is said where the check fails.
  [[nodiscard]] std::string make_option_opts(const CLI::Option* option) const override;
  [[nodiscard]] std::string make_option_desc(const CLI::Option* option) const override;
  [[nodiscard]] std::string make_subcommand(const CLI::App* command) const override;
};

}  // namespace adoube::cli
