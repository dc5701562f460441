// SPDX-License-Identifier: GPL-3.0-or-later
/// Pictures that people send: read, cut square, made small and written anew, so that nothing else that was in the file
/// reaches anybody. How large a picture is gets read before it is decoded, so that no small file fills the memory.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace adoube::server {

inline constexpr std::size_t picture_bytes_limit = std::size_t{1} << 20;
inline constexpr unsigned picture_side_limit = 4096;
inline constexpr unsigned avatar_side = 128;

/// A PNG, JPEG or WebP as a PNG of avatar_side by avatar_side; nothing where it is none, or larger than the limits. Takes
/// some 70 MB and 200 ms at the limits: for a worker.
[[nodiscard]] std::optional<std::string> avatar_of(std::string_view file);

}  // namespace adoube::server
