// SPDX-License-Identifier: MIT
#include "adoube/bus/postgres/postgres_bus.hpp"

#include <libpq-fe.h>
#include <poll.h>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

namespace adoube::bus {
namespace {

constexpr std::size_t payload_limit = 7999;
/// A call need not be on disk before it is heard: it does not outlive the database anyway.
constexpr const char* hurry_statement = "SET synchronous_commit TO off";
constexpr const char* listen_statement = "LISTEN adoube_games";
constexpr const char* notify_statement = "SELECT pg_notify('adoube_games', $1)";
constexpr int shortest_pause_ms = 50;
constexpr int longest_pause_ms = 2000;

using Connection = std::unique_ptr<PGconn, decltype(&PQfinish)>;
using Result = std::unique_ptr<PGresult, decltype(&PQclear)>;

/// A connection that is dead is noticed within seconds; what the url itself says about that holds.
Connection connect(const std::string& url) {
  const std::array<const char*, 8> names = {"connect_timeout",
                                            "keepalives_idle",
                                            "keepalives_interval",
                                            "keepalives_count",
                                            "tcp_user_timeout",
                                            "application_name",
                                            "dbname",
                                            nullptr};
  const std::array<const char*, 8> values = {"3", "5", "2", "2", "10000", "adoube-bus", url.c_str(), nullptr};
  return {PQconnectdbParams(names.data(), values.data(), 1), &PQfinish};
}

std::string reason_of(PGconn* connection) {
  std::string reason = PQerrorMessage(connection);
  return reason.substr(0, reason.find('\n'));
}

bool done(const Result& result) {
  return PQresultStatus(result.get()) == PGRES_COMMAND_OK || PQresultStatus(result.get()) == PGRES_TUPLES_OK;
}

bool runs(PGconn* connection, const char* statement) { return done(Result(PQexec(connection, statement), &PQclear)); }

bool listens(PGconn* connection) {
  return PQstatus(connection) == CONNECTION_OK && runs(connection, hurry_statement) && runs(connection, listen_statement);
}

bool notify(PGconn* connection, const std::string& payload) {
  const char* const value = payload.c_str();
  return done(Result(PQexecParams(connection, notify_statement, 1, nullptr, &value, nullptr, nullptr, 0), &PQclear));
}

void hear(std::string_view payload, InProcessBus& listeners) {
  while (!payload.empty()) {
    const std::string_view line = payload.substr(0, payload.find('\n'));
    payload.remove_prefix(std::min(line.size() + 1, payload.size()));
    const std::size_t space = line.find(' ');
    Call call;
    if (space != std::string_view::npos && read_call(line.substr(space + 1), call))
      listeners.wake(line.substr(0, space), std::move(call));
  }
}

}  // namespace

std::vector<std::string> payloads_of(const PendingCalls::Calls& calls) {
  std::vector<std::string> payloads;
  for (const auto& [game, call] : calls) {
    const std::string line = game + ' ' + text_of(call);
    if (line.size() > payload_limit) continue;
    if (payloads.empty() || payloads.back().size() + 1 + line.size() > payload_limit)
      payloads.push_back(line);
    else
      payloads.back() += '\n' + line;
  }
  return payloads;
}

PostgresBus::PostgresBus(std::string url, BusWatch watch)
    : url_(std::move(url)), watch_(std::move(watch)), thread_([this] { run(); }) {}

PostgresBus::~PostgresBus() {
  pending_.stop();
  thread_.join();
}

void PostgresBus::run() {
  int pause_ms = shortest_pause_ms;
  while (!pending_.stopping()) {
    const std::string problem = serve_one_connection();
    if (pending_.stopping()) return;
    if (!std::exchange(told_lost_, true)) {
      watch_(problem);
      pause_ms = shortest_pause_ms;
    }
    // Something waits most of the time, so this pause is not one that it could end.
    for (int waited = 0; waited < pause_ms && !pending_.stopping(); waited += shortest_pause_ms)
      std::this_thread::sleep_for(std::chrono::milliseconds(shortest_pause_ms));
    pause_ms = std::min(2 * pause_ms, longest_pause_ms);
  }
}

std::string PostgresBus::serve_one_connection() {
  const Connection connection = connect(url_);
  PGconn* const raw = connection.get();
  if (!listens(raw)) return reason_of(raw);
  if (std::exchange(told_lost_, false)) watch_({});
  if (std::exchange(was_connected_, true)) here_.wake_all({.events = perhaps_more});
  for (;;) {
    // What was asked to be told before the end is told.
    const bool last = pending_.stopping();
    const PendingCalls::Calls calls = pending_.take();
    for (const std::string& payload : payloads_of(calls)) {
      if (notify(raw, payload)) continue;
      pending_.give_back(calls);
      return reason_of(raw);
    }
    if (last) return {};
    if (PQconsumeInput(raw) == 0) return reason_of(raw);
    while (const auto told = std::unique_ptr<PGnotify, decltype(&PQfreemem)>(PQnotifies(raw), &PQfreemem))
      hear(told->extra, here_);
    std::array<pollfd, 2> waits = {{{.fd = PQsocket(raw), .events = POLLIN, .revents = 0},
                                    {.fd = pending_.descriptor(), .events = POLLIN, .revents = 0}}};
    ::poll(waits.data(), waits.size(), -1);
  }
}

}  // namespace adoube::bus
