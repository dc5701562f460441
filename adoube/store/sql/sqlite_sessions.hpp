// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>

#include "adoube/store/sql/open_sessions.hpp"

namespace adoube::store::sql {

/// Opens the file, making it and its folders when they are not there, and migrates it. Errors: Broken (no file of this
/// program, or a newer one's; it is left as it was), Unavailable (cannot be opened).
[[nodiscard]] Expected<std::unique_ptr<Sessions>, StoreError> open_sqlite(const std::filesystem::path& file,
                                                                          const SessionOptions& options);
/// In memory: forgotten at the end.
[[nodiscard]] Expected<std::unique_ptr<Sessions>, StoreError> open_memory(const SessionOptions& options);

}  // namespace adoube::store::sql
