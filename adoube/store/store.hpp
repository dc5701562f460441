// SPDX-License-Identifier: MIT
/// Where games are kept: a game is its record, its seats and its events. What was acknowledged is never lost.
///
/// The contract of every database (database.hpp), tested by one test for all of them:
/// - A call that answers with a value, or calls back without a fault, has been done for good. In a database on disk it
///   survives the death of the process and of the machine from that moment on.
/// - A call that answers with a fault has changed nothing. One exception: where the connection to a database breaks off in
///   the very moment of a commit and does not come back, the answer is Unavailable, and what was asked may have been done;
///   the place of an event tells.
/// - Texts are UTF-8 of any length without a zero byte, and come back as they were; others are Unkeepable.
/// - No exception leaves a call.
/// Thread-safety: every call may be made from any thread at any time; calls may wait for the disk or the network.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/store/store_error.hpp"

namespace adoube::store {

/// What is fixed when a game is made.
struct GameRecord {
  std::string id;
  std::string setup;  ///< what the game was agreed to be, as its maker writes it
  std::string draw;   ///< how colours were drawn, as its maker writes it; empty where they were not
  std::int64_t created_ms = 0;

  friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

enum class SeatRole : std::uint8_t {
  White,
  Black,
  Creator,     ///< of one whose colour is not yet known
  Invitation,  ///< to be the arbiter; nobody sits there
  Arbiter,
  Declined,  ///< of the account that was challenged and does not want to play; nobody sits there
};

struct Seat {
  SeatRole role = SeatRole::White;
  std::string key_hash;
  std::string name;
  std::int64_t taken_ms = 0;
  std::string account{};  ///< of the one who was signed in when it was taken; empty: nobody was
  std::string avatar{};   ///< the account's picture now; read, not written

  friend bool operator==(const Seat&, const Seat&) = default;
};

/// When a flag falls unless something else happens first, by the clock that those who share the store agree on
/// (shared_time.hpp).
struct Due {
  std::int64_t events = 0;  ///< how many the game had when that was found
  std::int64_t at_ms = 0;

  friend bool operator==(const Due&, const Due&) = default;
};

struct StoredGame {
  GameRecord record;
  std::vector<Seat> seats;   ///< in the order of SeatRole
  std::optional<Due> due{};  ///< where it was ever told, and something is
};

/// How far a game has come.
struct Extent {
  std::string game;
  std::int64_t events = 0;
  std::int64_t seats = 0;

  friend bool operator==(const Extent&, const Extent&) = default;
};

struct EventRecord {
  std::string game;
  std::int64_t seq = 0;  ///< 0, 1, 2, ... within its game
  std::int64_t at_ms = 0;
  std::string text;
  /// Goes in with the event and is not read back with it: from now on something is due at that moment, or at never; nothing:
  /// as it was.
  std::optional<std::int64_t> due_ms{};
  static constexpr std::int64_t never = 0;
  /// Goes in with the event and is not read back: the game has ended with it, and waits for the archive
  /// (finished_games.hpp).
  bool ends = false;

  friend bool operator==(const EventRecord&, const EventRecord&) = default;
};

/// What has happened in a game since somebody looked.
struct Progress {
  std::vector<EventRecord> events;  ///< in order
  std::optional<Due> due{};         ///< as in StoredGame
  std::int64_t seats = 0;           ///< how many are taken, all in all

  friend bool operator==(const Progress&, const Progress&) = default;
};

class Store {
 public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  virtual ~Store() = default;

  /// A new game with the seats taken from the start. Errors: Conflict (that id, or a role twice), Unkeepable,
  /// Unavailable.
  [[nodiscard]] virtual StoreAnswer create_game(const GameRecord& record, const std::vector<Seat>& seats) = 0;

  /// Takes all the seats, or none. `due_ms`: from now on something is due. Errors: UnknownGame, Conflict (one of them is
  /// taken), Unkeepable, Unavailable.
  [[nodiscard]] virtual StoreAnswer take_seats(std::string_view game, const std::vector<Seat>& seats,
                                               std::optional<std::int64_t> due_ms) = 0;
  [[nodiscard]] StoreAnswer take_seats(std::string_view game, const std::vector<Seat>& seats) {
    return take_seats(game, seats, std::nullopt);
  }

  /// Called exactly once for each append_later(), on a thread of the store's, and destroyed right after: keep it short, and
  /// make no call to the store.
  using Done = std::function<void(StoreAnswer)>;
  /// Writes the event at the place `seq`, which must be the number of events the game has. Answers at once and calls
  /// `done` when it is kept or refused; events handed over together are kept together, so that many cost little more than
  /// one. Errors: UnknownGame, Conflict (the place is taken), Gap, Unavailable.
  virtual void append_later(EventRecord event, Done done) = 0;
  /// The same, waiting for the answer.
  [[nodiscard]] StoreAnswer append(EventRecord event);

  /// Record, seats and what is due. Errors: UnknownGame, Unavailable.
  [[nodiscard]] virtual Expected<StoredGame, StoreError> game(std::string_view id) = 0;

  /// The events from that place on, in order; none when there are no more. Errors: UnknownGame, Unavailable.
  [[nodiscard]] virtual Expected<std::vector<EventRecord>, StoreError> events(std::string_view game,
                                                                              std::int64_t from_seq) = 0;

  /// The events from that place on and what goes with them, as they were at one moment and by one question to the database.
  /// Errors: UnknownGame, Unavailable.
  [[nodiscard]] virtual Expected<Progress, StoreError> progress(std::string_view game, std::int64_t from_seq) = 0;

  /// How far those of the games have come that there are, in no order. At most 500 games. Errors: Unavailable.
  [[nodiscard]] virtual Expected<std::vector<Extent>, StoreError> extents(const std::vector<std::string>& games) = 0;

  /// At most `limit` games, those made last first. Errors: Unavailable.
  [[nodiscard]] virtual Expected<std::vector<GameRecord>, StoreError> newest_games(std::int64_t limit) = 0;
};

}  // namespace adoube::store
