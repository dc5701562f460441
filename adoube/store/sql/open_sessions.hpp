// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <memory>
#include <string_view>

#include "adoube/store/sql/sessions.hpp"

namespace adoube::store::sql {

struct SessionOptions {
  std::chrono::milliseconds patience;  ///< as in DatabaseOptions
  /// An empty database, or an older one, is brought to that migration and no further.
  std::int64_t version = std::numeric_limits<std::int64_t>::max();
};

/// By its url, as open_database() says.
[[nodiscard]] Expected<std::unique_ptr<Sessions>, StoreError> open_sessions(std::string_view url,
                                                                            const SessionOptions& options);

}  // namespace adoube::store::sql
