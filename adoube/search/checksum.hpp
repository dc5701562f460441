// SPDX-License-Identifier: MIT
/// A sum over bytes that tells damage, and spreads texts over 64 bits. Not a defence against somebody who means it.
#pragma once

#include <cstdint>
#include <string_view>

namespace adoube::search {

/// Any change within one run of eight bytes gives another sum; other changes are missed once in 2^64. The same on every
/// machine, so sums may be kept in files. Cost: some bytes a cycle.
[[nodiscard]] std::uint64_t checksum(std::string_view bytes, std::uint64_t seed = 0);

}  // namespace adoube::search
