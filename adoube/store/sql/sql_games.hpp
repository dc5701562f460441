// SPDX-License-Identifier: MIT
/// The contract of games (store.hpp), once for every database.
#pragma once

#include "adoube/store/sql/sessions.hpp"
#include "adoube/store/store.hpp"

namespace adoube::store::sql {

class SqlGames final : public Store {
 public:
  /// `sessions` outlive this.
  explicit SqlGames(Sessions& sessions) : sessions_(sessions) {}

  [[nodiscard]] StoreAnswer create_game(const GameRecord& record, const std::vector<Seat>& seats) override;
  [[nodiscard]] StoreAnswer take_seats(std::string_view game, const std::vector<Seat>& seats,
                                       std::optional<std::int64_t> due_ms) override;
  using Store::take_seats;
  void append_later(EventRecord event, Done done) override;
  [[nodiscard]] Expected<StoredGame, StoreError> game(std::string_view id) override;
  [[nodiscard]] Expected<std::vector<EventRecord>, StoreError> events(std::string_view game, std::int64_t from_seq) override;
  [[nodiscard]] Expected<Progress, StoreError> progress(std::string_view game, std::int64_t from_seq) override;
  [[nodiscard]] Expected<std::vector<Extent>, StoreError> extents(const std::vector<std::string>& games) override;
  [[nodiscard]] Expected<std::vector<GameRecord>, StoreError> newest_games(std::int64_t limit) override;

 private:
  Sessions& sessions_;
};

}  // namespace adoube::store::sql
