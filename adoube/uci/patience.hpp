// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>

namespace adoube::uci {

/// How much an engine is put up with.
struct Patience {
  /// From its start until it is ready.
  std::chrono::milliseconds start{10'000};
  /// For its move beyond the time it was given, and again after it was told to stop.
  std::chrono::milliseconds answer{1'000};
  /// How often it is started again for one question.
  int restarts = 2;
  /// What it may say to one question, in bytes.
  std::size_t most_bytes = std::size_t{16} << 20;
  /// Lines that cannot be read, to one question.
  int most_unreadable = 1'000;
};

}  // namespace adoube::uci
