// SPDX-License-Identifier: MIT
/// The contract of shared_time.hpp, once for every database.
#pragma once

#include "adoube/store/shared_time.hpp"
#include "adoube/store/sql/sessions.hpp"

namespace adoube::store::sql {

class SqlSharedTime final : public SharedTime {
 public:
  /// `sessions` outlive this.
  explicit SqlSharedTime(Sessions& sessions) : sessions_(sessions) {}

  [[nodiscard]] Expected<ClockReading, StoreError> read() override;
  [[nodiscard]] StoreAnswer change_shift(std::int64_t from_ms, std::int64_t to_ms) override;
  [[nodiscard]] StoreAnswer sign_of_life(std::int64_t now_ms) override;
  [[nodiscard]] Expected<std::int64_t, StoreError> come(std::int64_t now_ms, std::int64_t silence_ms) override;
  [[nodiscard]] Expected<std::vector<std::string>, StoreError> take_due(std::int64_t now_ms, std::int64_t lease_ms,
                                                                        std::int64_t limit) override;

 private:
  Sessions& sessions_;
};

}  // namespace adoube::store::sql
