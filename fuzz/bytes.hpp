// SPDX-License-Identifier: MIT
/// The fuzzer's bytes as a row of small choices.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace adoube::fuzz {

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : rest_(data, size) {}

  [[nodiscard]] bool empty() const { return rest_.empty(); }
  /// The next byte; 0 at the end.
  std::uint8_t next() {
    if (rest_.empty()) return 0;
    const std::uint8_t byte = rest_.front();
    rest_ = rest_.subspan(1);
    return byte;
  }
  /// 0 to count - 1.
  std::size_t below(std::size_t count) { return next() % count; }

 private:
  std::span<const std::uint8_t> rest_;
};

}  // namespace adoube::fuzz
