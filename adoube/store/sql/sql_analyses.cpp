// SPDX-License-Identifier: MIT
#include "adoube/store/sql/sql_analyses.hpp"

#include <utility>

#include "adoube/store/sql/game_number.hpp"
#include "adoube/store/sql/query.hpp"
#include "adoube/store/sql/text.hpp"

namespace adoube::store::sql {
namespace {

struct AnalysisRow {
  long long state = 0;
  long long positions = 0;
  long long done = 0;
  std::string result;
  long long leased_until_ms = 0;

  void bind(soci::statement& to) {
    to.exchange(soci::into(state));
    to.exchange(soci::into(positions));
    to.exchange(soci::into(done));
    to.exchange(soci::into(result));
    to.exchange(soci::into(leased_until_ms));
  }
  [[nodiscard]] Analysis value() const {
    return {.state = static_cast<AnalysisState>(state),
            .positions = positions,
            .done = done,
            .result = result,
            .leased_until_ms = leased_until_ms};
  }
};

struct JobRow {
  std::string game;
  AnalysisRow so_far;
  long long tries = 0;

  void bind(soci::statement& to) {
    to.exchange(soci::into(game));
    so_far.bind(to);
    to.exchange(soci::into(tries));
  }
  [[nodiscard]] AnalysisJob value() const { return {.game = game, .so_far = so_far.value(), .tries = tries}; }
};

constexpr const char* wanted_of_all = "SELECT count(*) FROM analysis WHERE state = 0";
constexpr const char* wanted_of_one = "SELECT count(*) FROM analysis WHERE state = 0 AND asker = :asker";

}  // namespace

StoreAnswer SqlAnalyses::want(const AnalysisWish& wish, std::int64_t most, std::int64_t most_in_all) {
  if (!is_keepable(wish.asker)) return fault(StoreFault::Unkeepable);
  return sessions_.write([&](Connection& connection) -> StoreAnswer {
    const std::optional<long long> number = number_of(connection, wish.game);
    if (!number) return fault(StoreFault::UnknownGame);
    const auto known =
        rows<NumberRow>(connection, "SELECT count(*) FROM analysis WHERE state <> 2 AND game = :game", *number);
    if (known.front() > 0) return {};
    if (rows<NumberRow>(connection, wanted_of_one, wish.asker).front() >= most ||
        rows<NumberRow>(connection, wanted_of_all).front() >= most_in_all)
      return fault(StoreFault::Conflict);
    const long long positions = wish.positions;
    const long long asked = wish.asked_ms;
    run(connection,
        "INSERT INTO analysis (game, asker, state, positions, done, result, asked_ms, taken_ms, node, leased_until_ms, "
        "tries) VALUES (:game, :asker, 0, :positions, 0, '', :asked, 0, '', 0, 0) "
        "ON CONFLICT (game) DO UPDATE SET asker = excluded.asker, state = 0, asked_ms = excluded.asked_ms, node = '', "
        "leased_until_ms = 0, tries = 0 WHERE analysis.state = 2",
        *number, wish.asker, positions, asked);
    return {};
  });
}

Expected<std::optional<Analysis>, StoreError> SqlAnalyses::analysis(std::string_view game) {
  return sessions_.read([id = std::string(game)](Connection& connection) -> Expected<std::optional<Analysis>, StoreError> {
    const std::optional<long long> number = number_of(connection, id);
    if (!number) return fault(StoreFault::UnknownGame);
    const auto found = rows<AnalysisRow>(
        connection, "SELECT state, positions, done, result, leased_until_ms FROM analysis WHERE game = :game", *number);
    return found.empty() ? std::nullopt : std::optional(found.front());
  });
}

Expected<std::optional<AnalysisJob>, StoreError> SqlAnalyses::take(std::string_view node, std::int64_t now_ms,
                                                                   std::int64_t until_ms) {
  return sessions_.write([name = std::string(node), now = static_cast<long long>(now_ms),
                          until = static_cast<long long>(until_ms)](
                             Connection& connection) -> Expected<std::optional<AnalysisJob>, StoreError> {
    const auto taken = rows<JobRow>(
        connection,
        "UPDATE analysis SET node = :node, leased_until_ms = CAST(:until AS BIGINT), taken_ms = CAST(:taken AS BIGINT), "
        "tries = tries + 1 WHERE game = (SELECT free.game FROM analysis AS free "
        "WHERE free.state = 0 AND free.leased_until_ms <= CAST(:now AS BIGINT) ORDER BY "
        "(SELECT max(served.taken_ms) FROM analysis AS served WHERE served.asker = free.asker), free.asked_ms, free.game "
        "LIMIT 1" +
            connection.past_those_being_taken() +
            ") RETURNING (SELECT id FROM game WHERE made = analysis.game), state, positions, done, result, "
            "leased_until_ms, tries",
        name, until, now, now);
    return taken.empty() ? std::nullopt : std::optional(taken.front());
  });
}

StoreAnswer SqlAnalyses::keep(std::string_view game, std::string_view node, const Analysis& analysis) {
  if (!is_keepable(analysis.result)) return fault(StoreFault::Unkeepable);
  return sessions_.write([&, id = std::string(game), name = std::string(node)](Connection& connection) -> StoreAnswer {
    const std::optional<long long> number = number_of(connection, id);
    if (!number) return fault(StoreFault::UnknownGame);
    const auto state = static_cast<long long>(analysis.state);
    const long long done = analysis.done;
    const long long until = analysis.leased_until_ms;
    // Whoever gets on has not tried in vain.
    const long long changed =
        run(connection,
            "UPDATE analysis SET tries = CASE WHEN done < CAST(:more AS BIGINT) THEN 0 ELSE tries END, "
            "state = :state, done = CAST(:done AS BIGINT), result = :result, "
            "leased_until_ms = CAST(:until AS BIGINT) "
            "WHERE game = :game AND node = :node AND state = 0",
            done, state, done, analysis.result, until, *number, name);
    return changed == 1 ? StoreAnswer{} : fault(StoreFault::Conflict);
  });
}

Expected<std::int64_t, StoreError> SqlAnalyses::wanted() {
  return sessions_.read([](Connection& connection) -> Expected<std::int64_t, StoreError> {
    return rows<NumberRow>(connection, wanted_of_all).front();
  });
}

}  // namespace adoube::store::sql
