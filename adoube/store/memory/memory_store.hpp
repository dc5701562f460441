// SPDX-License-Identifier: MIT
/// A store that forgets: for tests, and for a server that is to keep nothing.
#pragma once

#include <map>
#include <mutex>

#include "adoube/store/store.hpp"

namespace adoube::store {

/// `append_later` is done, and has called back, when it returns.
class MemoryStore final : public Store {
 public:
  [[nodiscard]] StoreAnswer create_game(const GameRecord& record, const std::vector<Seat>& seats) override;
  [[nodiscard]] StoreAnswer take_seats(std::string_view game, const std::vector<Seat>& seats) override;
  void append_later(EventRecord event, Done done) override;
  [[nodiscard]] Expected<StoredGame, StoreError> game(std::string_view id) override;
  [[nodiscard]] Expected<std::vector<EventRecord>, StoreError> events(std::string_view game, std::int64_t from_seq) override;
  [[nodiscard]] Expected<std::vector<GameRecord>, StoreError> newest_games(std::int64_t limit) override;

 private:
  struct Kept {
    GameRecord record;
    std::map<SeatRole, Seat> seats;
    std::vector<EventRecord> events;
    std::size_t made = 0;  ///< the how manieth game this is
  };

  [[nodiscard]] StoreAnswer append_now(EventRecord event);

  std::mutex mutex_;
  std::map<std::string, Kept, std::less<>> games_;
};

}  // namespace adoube::store
