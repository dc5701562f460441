// SPDX-License-Identifier: MIT
/// The contract of analyses (analyses.hpp), once for every database.
#pragma once

#include "adoube/store/analyses.hpp"
#include "adoube/store/sql/sessions.hpp"

namespace adoube::store::sql {

class SqlAnalyses final : public Analyses {
 public:
  /// `sessions` outlive this.
  explicit SqlAnalyses(Sessions& sessions) : sessions_(sessions) {}

  [[nodiscard]] StoreAnswer want(const AnalysisWish& wish, std::int64_t most, std::int64_t most_in_all) override;
  [[nodiscard]] Expected<std::optional<Analysis>, StoreError> analysis(std::string_view game) override;
  [[nodiscard]] Expected<std::optional<AnalysisJob>, StoreError> take(std::string_view node, std::int64_t now_ms,
                                                                      std::int64_t until_ms) override;
  [[nodiscard]] StoreAnswer keep(std::string_view game, std::string_view node, const Analysis& analysis) override;
  [[nodiscard]] Expected<std::int64_t, StoreError> wanted() override;

 private:
  Sessions& sessions_;
};

}  // namespace adoube::store::sql
