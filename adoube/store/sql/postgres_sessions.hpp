// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <memory>
#include <string_view>

#include "adoube/store/sql/open_sessions.hpp"

namespace adoube::store::sql {

/// Connects to postgres://…, where the first schema of the search path is used. Connections that are lost are opened again;
/// a call waits for that as long as `patience` says. Errors: Broken (a database whose encoding is not UTF8), Unavailable
/// (nobody answers, or the server lets us not in).
[[nodiscard]] Expected<std::unique_ptr<Sessions>, StoreError> open_postgres(std::string_view url,
                                                                            std::chrono::milliseconds patience);

}  // namespace adoube::store::sql
