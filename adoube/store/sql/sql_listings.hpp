// SPDX-License-Identifier: MIT
/// The contract of listings (listings.hpp), once for every database.
#pragma once

#include "adoube/store/listings.hpp"
#include "adoube/store/sql/sessions.hpp"

namespace adoube::store::sql {

class SqlListings final : public Listings {
 public:
  /// `sessions` outlive this.
  explicit SqlListings(Sessions& sessions) : sessions_(sessions) {}

  [[nodiscard]] StoreAnswer list(const Listing& listing) override;
  [[nodiscard]] StoreAnswer unlist(std::string_view game, std::string_view node) override;
  [[nodiscard]] StoreAnswer keep_alive(std::string_view node, std::int64_t now_ms, std::int64_t until_ms) override;
  [[nodiscard]] Expected<std::vector<ListedGame>, StoreError> listed(ListingState state, std::int64_t now_ms,
                                                                     std::int64_t limit) override;

 private:
  Sessions& sessions_;
};

}  // namespace adoube::store::sql
