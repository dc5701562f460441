// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <memory>
#include <string_view>

#include "adoube/store/sql/open_sessions.hpp"

namespace adoube::store::sql {

/// Connects to postgres://… and migrates the first schema of its search path. Connections that are lost are opened again; a
/// call waits for that as long as `options.patience` says. Errors: Broken (another program's tables, those of a newer
/// version, or a database whose encoding is not UTF8), Unavailable (nobody answers, or the server lets us not in).
[[nodiscard]] Expected<std::unique_ptr<Sessions>, StoreError> open_postgres(std::string_view url,
                                                                            const SessionOptions& options);

}  // namespace adoube::store::sql
