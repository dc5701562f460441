// SPDX-License-Identifier: MIT
/// Which games the lobby shows, for every node that shares the database: those that wait for a second player, and those
/// under way. A node lists the games whose players are connected to it, and says again and again that it lives; what a node
/// listed that died is no longer shown after a while. As in store.hpp, texts come back as they were and no exception leaves
/// a call.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/store/store.hpp"

namespace adoube::store {

enum class ListingState : std::uint8_t { Waiting, UnderWay };

struct Listing {
  std::string game;
  std::string node;  ///< who lists it
  ListingState state = ListingState::Waiting;
  std::int64_t spectators = 0;
  std::int64_t alive_until_ms = 0;

  friend bool operator==(const Listing&, const Listing&) = default;
};

struct ListedGame {
  StoredGame game;
  ListingState state = ListingState::Waiting;
  std::int64_t spectators = 0;
};

class Listings {
 public:
  Listings() = default;
  Listings(const Listings&) = delete;
  Listings& operator=(const Listings&) = delete;
  virtual ~Listings() = default;

  /// Shows the game so from now on; what was said of it before, by whatever node, is replaced. Errors: UnknownGame,
  /// Unavailable.
  [[nodiscard]] virtual StoreAnswer list(const Listing& listing) = 0;
  /// No longer shows it, where that node was the last to list it. Errors: Unavailable.
  [[nodiscard]] virtual StoreAnswer unlist(std::string_view game, std::string_view node) = 0;
  /// Everything that the node lists is alive until then; what has not been since `now_ms` is forgotten, whoever listed it.
  /// Errors: Unavailable.
  [[nodiscard]] virtual StoreAnswer keep_alive(std::string_view node, std::int64_t now_ms, std::int64_t until_ms) = 0;
  /// At most `limit` of that state which are alive at `now_ms`: those that wait, the latest first; those under way, the ones
  /// with most spectators first. Errors: Unavailable.
  [[nodiscard]] virtual Expected<std::vector<ListedGame>, StoreError> listed(ListingState state, std::int64_t now_ms,
                                                                             std::int64_t limit) = 0;
};

}  // namespace adoube::store
