// SPDX-License-Identifier: GPL-3.0-or-later
/// The sockets: HTTP/1.1 and WebSocket on one port, on the thread that calls run(). All of Boost is behind this header.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "adoube/bus/bus.hpp"
#include "adoube/store/database.hpp"
#include "adoube/support/expected.hpp"
#include "apps/server/log.hpp"
#include "apps/server/page.hpp"
#include "apps/server/serve.hpp"

namespace adoube::server {

class Network {
 public:
  struct Parts {
    store::Database& database;
    store::Store& games;
    bus::Bus& bus;
    const Log& log;
    std::span<const PageFile> page;
  };

  /// Listens from here on. `parts` outlive the network. Errors: one sentence about the address.
  [[nodiscard]] static Expected<std::unique_ptr<Network>, std::string> open(const ServeOptions& options, const Parts& parts);

  Network(const Network&) = delete;
  Network& operator=(const Network&) = delete;
  virtual ~Network() = default;

  /// "127.0.0.1:8080", with the port that was found.
  [[nodiscard]] virtual std::string address() const = 0;
  [[nodiscard]] virtual std::uint16_t port() const = 0;
  /// Of the operators' port; 0 where there is none.
  [[nodiscard]] virtual std::uint16_t operators_port() const = 0;
  /// "GET /api/games/{game}" and so on: all that is answered beside the page.
  [[nodiscard]] virtual std::vector<std::string> routes() const = 0;
  /// Serves until stop(), or SIGTERM or SIGINT where asked for; a second such signal ends the process at once.
  virtual void run(bool until_signal) = 0;
  /// From any thread: no new connections and acts; those under way are finished, everyone gets a close frame (1001), then
  /// run() returns, after a few seconds at most, and what the store still waits for.
  virtual void stop() = 0;

 protected:
  Network() = default;
};

}  // namespace adoube::server
