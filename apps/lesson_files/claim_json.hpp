// SPDX-License-Identifier: MIT
/// A claim as a lesson's file writes it: { legal = "d4d7" }, { reaches = "d4", squares = ["d5"] } (docs/lessons.md has all).
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "adoube/lessons/claim.hpp"
#include "apps/lesson_files/fields.hpp"

namespace adoube::lesson_files {

struct PlacedClaim {
  lessons::Claim claim;
  std::string path;
  /// After how many of the moves; all of them where it is absent.
  std::optional<std::size_t> at{};
};

/// `moves`: how many there are, for `at`. What is wrong is reported; then there is no claim.
[[nodiscard]] std::optional<PlacedClaim> read_claim(Report& report, const answers::Json& json, const std::string& path,
                                                    std::size_t moves);

}  // namespace adoube::lesson_files
