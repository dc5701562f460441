// SPDX-License-Identifier: MIT
#include "adoube/uci/default_engine.hpp"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace adoube::uci {

std::string default_engine() {
  const char* const path = std::getenv("PATH");
  std::string folders = path != nullptr ? path : "";
  folders += ":/usr/games:/usr/local/bin";
  for (std::string_view rest = folders; !rest.empty();) {
    const std::size_t end = rest.find(':');
    const std::string_view folder = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    if (!folder.starts_with('/')) continue;  // what a folder that one happens to be in holds is not run
    const std::string program = std::string(folder) + "/stockfish";
    std::error_code error;
    if (std::filesystem::is_regular_file(program, error) && ::access(program.c_str(), X_OK) == 0) return program;
  }
  return {};
}

}  // namespace adoube::uci
