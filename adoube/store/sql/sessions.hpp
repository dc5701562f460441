// SPDX-License-Identifier: MIT
/// How every contract of the store speaks to its database. SQLite has one writer, where what arrives together is committed
/// together, and readers beside it that wait for nobody. PostgreSQL has connections for whoever asks, and lanes for events.
/// SQLite in memory has one connection, on which everything happens in the thread that asks.
///
/// No exception leaves a call: what SOCI throws inside `ask` becomes a StoreError, and nothing that `ask` did remains.
/// Thread-safety: every call may be made from any thread. Calls wait for the database.
#pragma once

#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

#include "adoube/store/sql/connection.hpp"
#include "adoube/store/sql/lane.hpp"
#include "adoube/store/store_error.hpp"

namespace adoube::store::sql {

class Sessions {
 public:
  using Done = Lane::Done;

  Sessions() = default;
  Sessions(const Sessions&) = delete;
  Sessions& operator=(const Sessions&) = delete;
  /// Finishes what was handed to write_later().
  virtual ~Sessions() = default;

  /// `ask(soci::session&)`, or `ask(sql::Connection&)`, answers an Expected<…, StoreError>; it is run in a transaction,
  /// which is committed where the answer has no fault and undone where it has. It may be run more than once, on any thread.
  template <class Ask>
  auto write(Ask ask) -> std::invoke_result_t<Ask&, Connection&> {
    return answer_of(ask, [this](const Work& work) { return write_now(work); });
  }

  /// The same, where nothing is written. It runs outside a transaction.
  template <class Ask>
  auto read(Ask ask) -> std::invoke_result_t<Ask&, Connection&> {
    return answer_of(ask, [this](const Work& work) { return read_now(work); });
  }

  /// Written together with whatever else waits; what has the same key, in the order in which it was handed over. Where the
  /// work answers a fault it must have changed nothing. `done` is called on a thread of the database's: keep it short, and
  /// make no call to the database.
  virtual void write_later(std::size_t key, Work work, Done done) = 0;

 protected:
  [[nodiscard]] virtual StoreAnswer write_now(const Work& work) = 0;
  [[nodiscard]] virtual StoreAnswer read_now(const Work& work) = 0;

 private:
  template <class Ask, class Run>
  static auto answer_of(Ask& ask, Run run) -> std::invoke_result_t<Ask&, Connection&> {
    std::optional<std::invoke_result_t<Ask&, Connection&>> answer;
    const StoreAnswer ran = run([&](Connection& connection) -> StoreAnswer {
      answer.emplace(ask(connection));
      if (*answer) return {};
      return refused(answer->error());
    });
    if (!ran) return refused(ran.error());
    return std::move(*answer);
  }
};

}  // namespace adoube::store::sql
