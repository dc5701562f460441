// SPDX-License-Identifier: GPL-3.0-or-later
/// A live game and those who are connected to it, as they see each other. Here is no chess, so that the network is compiled
/// without it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "apps/server/messages.hpp"
#include "apps/server/person.hpp"

namespace adoube::server {

/// A message as it goes out; one copy for all who get it.
using Frame = std::shared_ptr<const std::string>;

/// One connection, seen from the game.
class Guest {
 public:
  Guest() = default;
  Guest(const Guest&) = delete;
  Guest& operator=(const Guest&) = delete;
  virtual ~Guest() = default;

  /// Never waits. One who does not take what is sent is dropped by the network, and leaves the game.
  virtual void send(Frame frame) = 0;
  /// Who has connected; null where nobody is signed in.
  [[nodiscard]] virtual const Person* person() const { return nullptr; }
  /// Where from: "192.0.2.7". Empty where that is not known.
  [[nodiscard]] virtual std::string_view address() const { return {}; }
};

/// A game, seen from a connection.
class LiveGame {
 public:
  LiveGame() = default;
  LiveGame(const LiveGame&) = delete;
  LiveGame& operator=(const LiveGame&) = delete;
  virtual ~LiveGame() = default;

  /// Lets the guest in and brings it up to date, or answers with an error; true when it is in.
  virtual bool join(Guest& guest, const JoinMessage& message) = 0;
  virtual void leave(Guest& guest) = 0;
  /// By a guest who is in.
  virtual void take_seat(Guest& guest, const TakeSeatMessage& message) = 0;
  virtual void be_arbiter(Guest& guest, const BeArbiterMessage& message) = 0;
  virtual void decline(Guest& guest) = 0;
  virtual void act(Guest& guest, const ActMessage& message) = 0;

  /// Takes in what other servers have written since, where a store says how far the game has come.
  virtual void catch_up_to(std::int64_t events, std::int64_t seats) = 0;
  /// The same, whatever there is; and sees to the flag.
  virtual void look_into_the_store() = 0;
  /// To be called now and again: where nothing was asked since the last call, what can be had from the events again is let
  /// go. Whether something was.
  virtual bool rest_if_unused() = 0;

  /// Milliseconds in the game's own time (docs/protocol.md).
  [[nodiscard]] virtual std::int64_t now() const = 0;
  [[nodiscard]] virtual GameState state() const = 0;
  /// How many half-moves a finished game has; nothing while it goes on.
  [[nodiscard]] virtual std::optional<std::int64_t> half_moves_if_over() const = 0;
  /// In export form.
  [[nodiscard]] virtual std::string pgn() const = 0;
};

}  // namespace adoube::server
