// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <memory>
#include <string_view>

#include "adoube/store/sql/sessions.hpp"

namespace adoube::store::sql {

/// By its url, as open_database() says, and with its `patience`; the tables are as they are.
[[nodiscard]] Expected<std::unique_ptr<Sessions>, StoreError> open_sessions(std::string_view url,
                                                                            std::chrono::milliseconds patience);

}  // namespace adoube::store::sql
