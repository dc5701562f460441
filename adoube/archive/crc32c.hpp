// SPDX-License-Identifier: MIT
/// CRC-32C (Castagnoli), as iSCSI has it (RFC 3720, appendix B.4). It tells every change within 32 bits in a row for
/// certain, and any other change but for one in four thousand million.
#pragma once

#include <cstdint>
#include <string_view>

namespace adoube::archive {

/// The sum of `bytes`; with `before`, the sum of what had that sum and `bytes` behind it. "123456789" has 0xE3069283.
[[nodiscard]] std::uint32_t crc32c(std::string_view bytes, std::uint32_t before = 0);

}  // namespace adoube::archive
