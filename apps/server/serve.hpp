// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube serve`: the page, games over HTTP and WebSocket, kept in a store.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>

#include "apps/server/door_options.hpp"

namespace adoube::server {

struct ServeLimits {
  std::size_t connections = 10'000;
  /// Of one connection; one that sends faster is read more slowly.
  double messages_per_second = 20;
  /// New games, all askers together.
  double games_per_second = 20;
  /// For a request to arrive, counted from the answer before it; and as much again for its answer to be taken.
  std::chrono::milliseconds request_time{30'000};
  /// What may wait to be sent to one connection; one that reads too slowly is dropped.
  std::size_t outbox_bytes = std::size_t{4} << 20;
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
  /// A proxy in front is believed where it says that a request came through TLS; one on this machine always is.
  bool behind_proxy = false;
  DoorOptions door{};
  ServeLimits limits;
};

/// "sqlite:" and adoube/adoube.db under $XDG_DATA_HOME, or ~/.local/share where that is not set; the home folder is $HOME,
/// or else the one of the system's list of users. Empty where there is none.
[[nodiscard]] std::string default_store();

/// Serves until SIGTERM or SIGINT, then lets running acts end, says goodbye to everyone and comes back. Prints one line with
/// the address on standard output once it listens; log lines go to standard error. Answers the exit status: 0, or 2 with one
/// line on standard error where the options cannot be used. A file of games is one server's: a second one is told so.
[[nodiscard]] int serve(const ServeOptions& options);

}  // namespace adoube::server
