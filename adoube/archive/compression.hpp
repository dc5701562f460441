// SPDX-License-Identifier: MIT
/// Texts made smaller and back, by Zstandard (RFC 8878).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace adoube::archive {

/// How much time a smaller result is worth.
enum class Effort : std::uint8_t {
  Some,  ///< some ten microseconds for a few kilobytes
  Most,  ///< ten times that; more would take several times as long again for a hundredth of the size
};

/// `text` as one Zstandard frame; `text` itself where that is no longer.
[[nodiscard]] std::string compress(std::string_view text, Effort effort = Effort::Most);

/// The `size` bytes that became `stored`. Nothing where `stored` is no such frame of exactly so many bytes. Memory: `size`.
[[nodiscard]] std::optional<std::string> decompress(std::string_view stored, std::size_t size);

}  // namespace adoube::archive
