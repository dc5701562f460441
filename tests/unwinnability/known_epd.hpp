// SPDX-License-Identifier: MIT
/// Positions with a known verdict, out of an EPD file (long_runs.hpp tells its form).
#pragma once

#include <string>
#include <vector>

#include "adoube/rules/position.hpp"

namespace adoube::unwinnability {

struct KnownPosition {
  std::string line;
  rules::Position position;
  bool white_can;
  bool black_can;
};

/// Lines that cannot be read, or that no position stands for, are told on standard error and left out.
[[nodiscard]] std::vector<KnownPosition> read_known(const std::string& path);

}  // namespace adoube::unwinnability
