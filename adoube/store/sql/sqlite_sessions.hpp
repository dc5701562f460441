// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>

#include "adoube/store/sql/open_sessions.hpp"

namespace adoube::store::sql {

/// Makes the file and its folders when they are not there; what is in it shows when it is asked first. Errors: Unavailable.
[[nodiscard]] Expected<std::unique_ptr<Sessions>, StoreError> open_sqlite(const std::filesystem::path& file,
                                                                          std::chrono::milliseconds patience);
/// In memory: forgotten at the end.
[[nodiscard]] Expected<std::unique_ptr<Sessions>, StoreError> open_memory();

}  // namespace adoube::store::sql
