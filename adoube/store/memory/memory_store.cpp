// SPDX-License-Identifier: MIT
#include "adoube/store/memory/memory_store.hpp"

#include <algorithm>
#include <utility>

namespace adoube::store {
namespace {

std::unexpected<StoreError> fault(StoreFault kind) { return refused(StoreError{kind, std::string(word(kind))}); }

/// The seats by role, or Conflict where one is there already or given twice.
StoreAnswer add_seats(std::map<SeatRole, Seat>& taken, const std::vector<Seat>& seats) {
  std::map<SeatRole, Seat> next = taken;
  for (const Seat& seat : seats)
    if (!next.emplace(seat.role, seat).second) return fault(StoreFault::Conflict);
  taken = std::move(next);
  return {};
}

}  // namespace

StoreAnswer MemoryStore::create_game(const GameRecord& record, const std::vector<Seat>& seats) {
  const std::lock_guard lock(mutex_);
  if (games_.contains(record.id)) return fault(StoreFault::Conflict);
  Kept kept{.record = record, .seats = {}, .events = {}, .made = games_.size()};
  if (const StoreAnswer answer = add_seats(kept.seats, seats); !answer) return answer;
  games_.emplace(record.id, std::move(kept));
  return {};
}

StoreAnswer MemoryStore::take_seats(std::string_view game, const std::vector<Seat>& seats) {
  const std::lock_guard lock(mutex_);
  const auto found = games_.find(game);
  if (found == games_.end()) return fault(StoreFault::UnknownGame);
  return add_seats(found->second.seats, seats);
}

void MemoryStore::append_later(EventRecord event, Done done) { done(append_now(std::move(event))); }

StoreAnswer MemoryStore::append_now(EventRecord event) {
  const std::lock_guard lock(mutex_);
  const auto found = games_.find(event.game);
  if (found == games_.end()) return fault(StoreFault::UnknownGame);
  std::vector<EventRecord>& events = found->second.events;
  const auto next = static_cast<std::int64_t>(events.size());
  if (event.seq != next) return fault(event.seq < next ? StoreFault::Conflict : StoreFault::Gap);
  events.push_back(std::move(event));
  return {};
}

Expected<StoredGame, StoreError> MemoryStore::game(std::string_view id) {
  const std::lock_guard lock(mutex_);
  const auto found = games_.find(id);
  if (found == games_.end()) return fault(StoreFault::UnknownGame);
  StoredGame game{.record = found->second.record, .seats = {}};
  for (const auto& [role, seat] : found->second.seats) game.seats.push_back(seat);
  return game;
}

Expected<std::vector<EventRecord>, StoreError> MemoryStore::events(std::string_view game, std::int64_t from_seq) {
  const std::lock_guard lock(mutex_);
  const auto found = games_.find(game);
  if (found == games_.end()) return fault(StoreFault::UnknownGame);
  const std::vector<EventRecord>& events = found->second.events;
  const std::int64_t from = std::clamp<std::int64_t>(from_seq, 0, static_cast<std::int64_t>(events.size()));
  return std::vector<EventRecord>(events.begin() + from, events.end());
}

Expected<std::vector<GameRecord>, StoreError> MemoryStore::newest_games(std::int64_t limit) {
  const std::lock_guard lock(mutex_);
  std::vector<const Kept*> kept;
  for (const auto& [id, game] : games_) kept.push_back(&game);
  std::ranges::sort(kept, [](const Kept* a, const Kept* b) { return a->made > b->made; });
  std::vector<GameRecord> games;
  for (const Kept* game : kept) {
    if (static_cast<std::int64_t>(games.size()) >= limit) break;
    games.push_back(game->record);
  }
  return games;
}

}  // namespace adoube::store
