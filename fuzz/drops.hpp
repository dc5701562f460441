// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "adoube/notation/pgn_source.hpp"

namespace adoube::fuzz {

/// A text that comes one byte at a time.
class Drops final : public notation::PgnSource {
 public:
  explicit Drops(std::string_view text) : rest_(text) {}

  std::size_t read(std::span<char> room) override {
    if (rest_.empty()) return 0;
    room.front() = rest_.front();
    rest_.remove_prefix(1);
    return 1;
  }

 private:
  std::string_view rest_;
};

}  // namespace adoube::fuzz
