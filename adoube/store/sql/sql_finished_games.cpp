// SPDX-License-Identifier: MIT
#include "adoube/store/sql/sql_finished_games.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "adoube/store/sql/finished_row.hpp"
#include "adoube/store/sql/finished_search.hpp"
#include "adoube/store/sql/keep_finished.hpp"
#include "adoube/store/sql/query.hpp"
#include "adoube/store/sql/text.hpp"

namespace adoube::store::sql {
namespace {

using Text = std::string;

struct ImportRow {
  static constexpr const char* columns =
      "id, account, name, everybody, started_ms, changed_ms, rest_offset, rest_line, rest_column, games, kept, doubled, "
      "faulty, findings, ended";
  GameImport read{};
  long long everybody = 0;
  long long started_ms = 0;
  long long changed_ms = 0;
  long long offset = 0;
  long long line = 0;
  long long column = 0;
  long long games = 0;
  long long kept = 0;
  long long doubled = 0;
  long long faulty = 0;
  long long findings = 0;
  long long ended = 0;

  void bind(soci::statement& to) {
    for (Text* const text : {&read.id, &read.account, &read.name}) to.exchange(soci::into(*text));
    for (long long* const number : {&everybody, &started_ms, &changed_ms, &offset, &line, &column, &games, &kept, &doubled,
                                    &faulty, &findings, &ended})
      to.exchange(soci::into(*number));
  }
  [[nodiscard]] GameImport value() const {
    return {.id = read.id,
            .account = read.account,
            .name = read.name,
            .open = everybody != 0,
            .started_ms = started_ms,
            .changed_ms = changed_ms,
            .offset = offset,
            .line = line,
            .column = column,
            .rest = {},
            .games = games,
            .kept = kept,
            .doubled = doubled,
            .faulty = faulty,
            .findings = findings,
            .ended = ended != 0};
  }
};

struct FindingRow {
  ImportFinding read{};
  long long number = 0;
  long long game = 0;
  long long line = 0;
  long long column = 0;
  long long ply = 0;

  void bind(soci::statement& to) {
    for (long long* const one : {&number, &game, &line, &column, &ply}) to.exchange(soci::into(*one));
    for (Text* const text : {&read.code, &read.forgiven, &read.token}) to.exchange(soci::into(*text));
  }
  [[nodiscard]] ImportFinding value() const {
    return {.number = number,
            .game = game,
            .code = read.code,
            .forgiven = read.forgiven,
            .line = line,
            .column = column,
            .ply = ply,
            .token = read.token};
  }
};

Expected<GameImport, StoreError> read_import(soci::session& session, const Text& account, const Text& id) {
  auto found = rows<ImportRow>(
      session, Text("SELECT ") + ImportRow::columns + " FROM game_import WHERE id = :id AND account = :account", id,
      account);
  if (found.empty()) return fault(StoreFault::UnknownImport);
  const auto rest = rows<TextRow>(session, "SELECT rest FROM game_import WHERE id = :id", id);
  found.front().rest = bytes_of_text(rest.empty() ? Text() : rest.front()).value_or(Text());
  return std::move(found.front());
}

/// Of a game f, those who may find it.
constexpr const char* may_find =
    " FROM finished_game f WHERE f.id = :id AND (f.everybody = 1 OR EXISTS "
    "(SELECT 1 FROM finished_owner o WHERE o.game = f.place AND o.account = :account))";

class SqlFinishedGames final : public FinishedGames {
 public:
  explicit SqlFinishedGames(Sessions& sessions) : sessions_(sessions) {}

  Expected<std::vector<std::string>, StoreError> take_ended(std::int64_t now_ms, std::int64_t lease_ms,
                                                            std::int64_t limit) override {
    const long long now = now_ms;
    // Mostly there is nothing, and nothing is written.
    const auto waiting = sessions_.read([now](soci::session& session) -> Expected<bool, StoreError> {
      return !rows<NumberRow>(session, "SELECT game FROM ended_game WHERE leased_until_ms <= :now LIMIT 1", now).empty();
    });
    if (!waiting) return refused(waiting.error());
    if (!*waiting) return std::vector<std::string>{};
    return sessions_.write([now, until = static_cast<long long>(lease_ms), most = static_cast<long long>(limit)](
                               Connection& connection) -> Expected<std::vector<std::string>, StoreError> {
      return rows<TextRow>(connection,
                           "UPDATE ended_game SET leased_until_ms = CAST(:lease AS BIGINT) WHERE game IN "
                           "(SELECT game FROM ended_game WHERE leased_until_ms <= :now ORDER BY game LIMIT :most" +
                               connection.past_those_being_taken() +
                               ") RETURNING (SELECT id FROM game WHERE made = ended_game.game)",
                           until, now, most);
    });
  }

  StoreAnswer pass_over(std::string_view game, std::int64_t lease_ms) override {
    return sessions_.write([id = Text(game),
                            lease = static_cast<long long>(lease_ms)](soci::session& session) -> StoreAnswer {
      if (!is_keepable(std::string_view(id))) return {};
      run(session, "DELETE FROM ended_game WHERE game = (SELECT made FROM game WHERE id = :id) AND leased_until_ms = :lease",
          id, lease);
      return {};
    });
  }

  Expected<std::vector<bool>, StoreError> keep(const std::vector<GameToKeep>& games) override {
    if (!are_keepable(games)) return fault(StoreFault::Unkeepable);
    return sessions_.write(
        [&](Connection& connection) -> Expected<std::vector<bool>, StoreError> { return keep_finished(connection, games); });
  }

  Expected<FoundGames, StoreError> find(const GameQuery& query) override {
    return sessions_.read(
        [&](Connection& connection) -> Expected<FoundGames, StoreError> { return find_finished(connection, query); });
  }

  Expected<std::vector<MoveCount>, StoreError> moves_from(std::uint64_t position, std::string_view own_account) override {
    return sessions_.read([&](Connection& connection) -> Expected<std::vector<MoveCount>, StoreError> {
      return count_moves(connection, position, own_account);
    });
  }

  Expected<FinishedGame, StoreError> game(std::string_view id, std::string_view account) override {
    return sessions_.read(
        [id = Text(id), account = Text(account)](soci::session& session) -> Expected<FinishedGame, StoreError> {
          if (!is_keepable(std::string_view(id))) return fault(StoreFault::UnknownGame);
          auto found = rows<FinishedRow>(session, Text("SELECT ") + FinishedRow::columns + may_find, id, account);
          if (found.empty()) return fault(StoreFault::UnknownGame);
          return std::move(found.front().game);
        });
  }

  Expected<std::string, StoreError> pgn(std::string_view id, std::string_view account) override {
    return sessions_.read([id = Text(id), account = Text(account)](soci::session& session) -> Expected<Text, StoreError> {
      if (!is_keepable(std::string_view(id))) return fault(StoreFault::UnknownGame);
      auto found = rows<TextRow>(session, Text("SELECT f.pgn") + may_find, id, account);
      if (found.empty()) return fault(StoreFault::UnknownGame);
      return std::move(found.front());
    });
  }

  Expected<std::int64_t, StoreError> owned(std::string_view account) override {
    return sessions_.read([account = Text(account)](soci::session& session) -> Expected<std::int64_t, StoreError> {
      return rows<NumberRow>(session, "SELECT count(*) FROM finished_owner WHERE account = :account", account).front();
    });
  }

  StoreAnswer begin_import(const GameImport& begun) override {
    if (!is_keepable(std::string_view(begun.id)) || !is_keepable(std::string_view(begun.name)))
      return fault(StoreFault::Unkeepable);
    return sessions_.write([begun](Connection& session) -> StoreAnswer {
      const long long everybody = begun.open ? 1 : 0;
      const long long started_ms = begun.started_ms;
      const long long changed_ms = begun.changed_ms;
      const long long made =
          run(session,
              "INSERT INTO game_import (id, account, name, everybody, started_ms, changed_ms, rest_offset, rest_line, "
              "rest_column, rest, taken, games, kept, doubled, faulty, findings, ended) VALUES (:id, :account, :name, "
              ":everybody, :started, :changed, 0, 1, 1, '', 0, 0, 0, 0, 0, 0, 0) ON CONFLICT DO NOTHING",
              begun.id, begun.account, begun.name, everybody, started_ms, changed_ms);
      if (made != 1 && !session.in_doubt()) return fault(StoreFault::Conflict);
      return {};
    });
  }

  Expected<GameImport, StoreError> import(std::string_view account, std::string_view id) override {
    return sessions_.read(
        [id = Text(id), account = Text(account)](soci::session& session) -> Expected<GameImport, StoreError> {
          if (!is_keepable(std::string_view(id))) return fault(StoreFault::UnknownImport);
          return read_import(session, account, id);
        });
  }

  Expected<std::vector<GameImport>, StoreError> imports(std::string_view account, std::int64_t limit) override {
    return sessions_.read([account = Text(account), most = static_cast<long long>(limit)](
                              soci::session& session) -> Expected<std::vector<GameImport>, StoreError> {
      return rows<ImportRow>(session,
                             Text("SELECT ") + ImportRow::columns +
                                 " FROM game_import WHERE account = :account ORDER BY started_ms DESC, id LIMIT :most",
                             account, most);
    });
  }

  StoreAnswer go_on(std::int64_t from, GameImport& import, const std::vector<GameToKeep>& games,
                    const std::vector<ImportFinding>& findings) override {
    if (!are_keepable(games)) return fault(StoreFault::Unkeepable);
    for (const ImportFinding& finding : findings)
      if (!is_keepable(std::string_view(finding.token))) return fault(StoreFault::Unkeepable);
    GameImport next = import;
    const StoreAnswer written = sessions_.write([&, expected = static_cast<long long>(from)](Connection& connection) {
      next = import;
      return go_on(connection, expected, next, games, findings);
    });
    if (written) import = std::move(next);
    return written;
  }

  Expected<std::vector<ImportFinding>, StoreError> findings(std::string_view import, std::int64_t from,
                                                            std::int64_t limit) override {
    return sessions_.read([id = Text(import), from = static_cast<long long>(from), most = static_cast<long long>(limit)](
                              soci::session& session) -> Expected<std::vector<ImportFinding>, StoreError> {
      return rows<FindingRow>(session,
                              "SELECT number, game, line, place_column, ply, code, forgiven, token FROM import_finding "
                              "WHERE import = :import AND number >= :number ORDER BY number LIMIT :most",
                              id, from, most);
    });
  }

 private:
  static bool are_keepable(const std::vector<GameToKeep>& games) {
    return std::ranges::all_of(games, [](const GameToKeep& game) { return is_keepable(game); });
  }

  static StoreAnswer go_on(Connection& connection, long long expected, GameImport& next,
                           const std::vector<GameToKeep>& games, const std::vector<ImportFinding>& findings) {
    // The row first: of two that go on at once, one finds that the other has done so.
    const Text rest = text_of_bytes(next.rest);
    const long long changed_ms = next.changed_ms;
    const long long offset = next.offset;
    const long long line = next.line;
    const long long column = next.column;
    const long long taken = next.taken();
    const long long moved = run(connection,
                                "UPDATE game_import SET rest_offset = :offset, rest_line = :line, rest_column = :column, "
                                "rest = :rest, taken = :taken, changed_ms = :changed WHERE id = :id AND account = :account "
                                "AND taken = :expected AND ended = 0",
                                offset, line, column, rest, taken, changed_ms, next.id, next.account, expected);
    if (moved != 1) {
      const auto there = read_import(connection, next.account, next.id);
      if (!there) return refused(there.error());
      if (connection.in_doubt() && there->taken() == next.taken() && there->games == next.games) {
        next = *there;
        return {};
      }
      return fault(StoreFault::Conflict);
    }
    for (const bool is_new : keep_finished(connection, games)) ++(is_new ? next.kept : next.doubled);
    for (const ImportFinding& finding : findings) {
      const long long number = next.findings++;
      const long long game = finding.game;
      const long long at_line = finding.line;
      const long long at_column = finding.column;
      const long long ply = finding.ply;
      run(connection,
          "INSERT INTO import_finding (import, number, game, code, forgiven, line, place_column, ply, token) VALUES "
          "(:import, :number, :game, :code, :forgiven, :line, :column, :ply, :token)",
          next.id, number, game, finding.code, finding.forgiven, at_line, at_column, ply, finding.token);
    }
    const long long games_read = next.games;
    const long long kept = next.kept;
    const long long doubled = next.doubled;
    const long long faulty = next.faulty;
    const long long found = next.findings;
    const long long ended = next.ended ? 1 : 0;
    run(connection,
        "UPDATE game_import SET games = :games, kept = :kept, doubled = :doubled, faulty = :faulty, findings = :findings, "
        "ended = :ended WHERE id = :id",
        games_read, kept, doubled, faulty, found, ended, next.id);
    return {};
  }

  Sessions& sessions_;
};

}  // namespace

std::unique_ptr<FinishedGames> sql_finished_games(Sessions& sessions) {
  return std::make_unique<SqlFinishedGames>(sessions);
}

}  // namespace adoube::store::sql
