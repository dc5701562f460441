// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube serve`: the page, games over HTTP and WebSocket, kept in a store.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>

#include "apps/server/door_options.hpp"
#include "apps/server/engine_options.hpp"
#include "apps/server/log.hpp"

namespace adoube::server {

struct ServeLimits {
  std::size_t connections = 10'000;
  /// Of one address (address_limits.hpp), behind a proxy: WebSockets.
  std::size_t connections_per_address = 500;
  /// Of one connection; one that sends faster is read more slowly.
  double messages_per_second = 20;
  /// New games: all askers together, and one address.
  double games_per_second = 200;
  double games_per_second_per_address = 5;
  /// Of one address; one that asks more often is refused.
  double requests_per_second_per_address = 100;
  /// For a request to arrive, counted from the answer before it; and as much again for its answer to be taken.
  std::chrono::milliseconds request_time{30'000};
  /// What may wait to be sent to one connection; one that reads too slowly is dropped.
  std::size_t outbox_bytes = std::size_t{4} << 20;
  /// How long one text may be on its way to a connection; one that takes it more slowly is dropped.
  std::chrono::milliseconds send_time{30'000};
  /// How long a WebSocket may be open and in no game.
  std::chrono::seconds join_time{60};
};

struct ServeOptions {
  /// HOST:PORT, with an IPv6 address in brackets; port 0 is any free one.
  std::string listen = "127.0.0.1:8080";
  /// Where the port is taken, the next free one of the hundred that follow.
  bool next_free_port = false;
  /// "sqlite:FILE", "postgres://…", or "memory:" for games that end with the server. Empty: default_store().
  std::string store;
  /// "inprocess", "postgres" (the store's), "postgres://…" or "nats://…". Empty: inprocess.
  std::string bus;
  /// A proxy in front is believed: the asker's address is the last one of X-Forwarded-For, and X-Forwarded-Proto tells
  /// whether the request came through TLS. (The latter is believed of this machine in any case.)
  bool behind_proxy = false;
  DoorOptions door{};
  ServeLimits limits;
  EngineOptions engine{};
  /// HOST:PORT of a second port that answers /metrics and /healthz to anybody who reaches it. Empty: none.
  std::string metrics = {};
  LogFormat log = LogFormat::Text;
};

/// "sqlite:" and adoube/adoube.db under $XDG_DATA_HOME, or ~/.local/share where that is not set; the home folder is $HOME,
/// or else the one of the system's list of users. Empty where there is none.
[[nodiscard]] std::string default_store();

/// Serves until SIGTERM or SIGINT, then lets running acts end, says goodbye to everyone and comes back. Prints one line with
/// the address on standard output once it listens; log lines go to standard error. Answers the exit status: 0, or 2 with one
/// line on standard error where the options cannot be used. A file of games is one server's: a second one is told so.
[[nodiscard]] int serve(const ServeOptions& options);

}  // namespace adoube::server
