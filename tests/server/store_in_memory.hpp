// SPDX-License-Identifier: MIT
/// A store in memory that tests give moods to: what they override is theirs, the rest does what a store does.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "adoube/store/database.hpp"
#include "adoube/store/store.hpp"

namespace adoube::server {

class StoreInMemory : public store::Store {
 public:
  store::StoreAnswer create_game(const store::GameRecord& record, const std::vector<store::Seat>& seats) override {
    return games_.create_game(record, seats);
  }
  store::StoreAnswer take_seats(std::string_view game, const std::vector<store::Seat>& seats,
                                std::optional<std::int64_t> due_ms) override {
    return games_.take_seats(game, seats, due_ms);
  }
  void append_later(store::EventRecord event, Done done) override { games_.append_later(std::move(event), std::move(done)); }
  Expected<store::StoredGame, store::StoreError> game(std::string_view id) override { return games_.game(id); }
  Expected<std::vector<store::EventRecord>, store::StoreError> events(std::string_view game, std::int64_t from) override {
    return games_.events(game, from);
  }
  Expected<store::Progress, store::StoreError> progress(std::string_view game, std::int64_t from) override {
    return games_.progress(game, from);
  }
  Expected<std::vector<store::Extent>, store::StoreError> extents(const std::vector<std::string>& games) override {
    return games_.extents(games);
  }
  Expected<std::vector<store::GameRecord>, store::StoreError> newest_games(std::int64_t limit) override {
    return games_.newest_games(limit);
  }

  [[nodiscard]] static store::StoreError unavailable(const char* why) { return {store::StoreFault::Unavailable, why}; }

 protected:
  /// Whatever append_later() does with events.
  [[nodiscard]] store::StoreAnswer append_at_once(const store::EventRecord& event) { return games_.append(event); }

 private:
  std::unique_ptr<store::Database> memory_ = *store::open_database("memory:");
  store::Store& games_ = memory_->games();
};

}  // namespace adoube::server
