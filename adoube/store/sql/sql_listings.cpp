// SPDX-License-Identifier: MIT
#include "adoube/store/sql/sql_listings.hpp"

#include <optional>
#include <utility>

#include "adoube/store/sql/game_number.hpp"
#include "adoube/store/sql/seat_rows.hpp"

namespace adoube::store::sql {
namespace {

struct Row {
  long long number = 0;
  ListedGame listed;
};

std::vector<Row> read_rows(soci::session& session, ListingState state, long long now_ms, long long limit) {
  Row row;
  GameRecord& record = row.listed.game.record;
  const auto wanted = static_cast<long long>(state);
  long long created_ms = 0;
  long long spectators = 0;
  soci::statement rows =
      (session.prepare
           << "SELECT game.made, game.id, game.setup, game.draw, game.created_ms, listing.spectators "
              "FROM listing JOIN game ON game.made = listing.game "
              "WHERE listing.state = :state AND listing.alive_until_ms >= :now "
              "ORDER BY CASE listing.state WHEN 0 THEN 0 ELSE listing.spectators END DESC, game.made DESC LIMIT :limit",
       soci::use(wanted), soci::use(now_ms), soci::use(limit), soci::into(row.number), soci::into(record.id),
       soci::into(record.setup), soci::into(record.draw), soci::into(created_ms), soci::into(spectators));
  std::vector<Row> all;
  rows.execute();
  while (rows.fetch()) {
    record.created_ms = created_ms;
    row.listed.spectators = spectators;
    row.listed.state = state;
    all.push_back(row);
  }
  return all;
}

}  // namespace

StoreAnswer SqlListings::list(const Listing& listing) {
  return sessions_.write([&](Connection& connection) -> StoreAnswer {
    const std::optional<long long> number = number_of(connection, listing.game);
    if (!number) return fault(StoreFault::UnknownGame);
    const auto state = static_cast<long long>(listing.state);
    const long long spectators = listing.spectators;
    const long long alive = listing.alive_until_ms;
    connection << "INSERT INTO listing (game, node, state, spectators, alive_until_ms) "
                  "VALUES (:game, :node, :state, :spectators, :alive) "
                  "ON CONFLICT (game) DO UPDATE SET node = excluded.node, state = excluded.state, "
                  "spectators = excluded.spectators, alive_until_ms = excluded.alive_until_ms",
        soci::use(*number), soci::use(listing.node), soci::use(state), soci::use(spectators), soci::use(alive);
    return {};
  });
}

StoreAnswer SqlListings::unlist(std::string_view game, std::string_view node) {
  return sessions_.write([id = std::string(game), from = std::string(node)](Connection& connection) -> StoreAnswer {
    const std::optional<long long> number = number_of(connection, id);
    if (number) connection << "DELETE FROM listing WHERE game = :game AND node = :node", soci::use(*number), soci::use(from);
    return {};
  });
}

StoreAnswer SqlListings::keep_alive(std::string_view node, std::int64_t now_ms, std::int64_t until_ms) {
  return sessions_.write([id = std::string(node), now = static_cast<long long>(now_ms),
                          until = static_cast<long long>(until_ms)](Connection& connection) -> StoreAnswer {
    connection << "UPDATE listing SET alive_until_ms = :alive WHERE node = :node", soci::use(until), soci::use(id);
    connection << "DELETE FROM listing WHERE alive_until_ms < :now", soci::use(now);
    return {};
  });
}

Expected<std::vector<ListedGame>, StoreError> SqlListings::listed(ListingState state, std::int64_t now_ms,
                                                                  std::int64_t limit) {
  return sessions_.read([&](soci::session& session) -> Expected<std::vector<ListedGame>, StoreError> {
    std::vector<ListedGame> games;
    std::vector<Row> rows = read_rows(session, state, now_ms, limit);
    std::vector<long long> numbers;
    for (const Row& row : rows) numbers.push_back(row.number);
    auto seats = read_seats_of_each(session, numbers);
    for (Row& row : rows) {
      row.listed.game.seats = std::move(seats[row.number]);
      games.push_back(std::move(row.listed));
    }
    return games;
  });
}

}  // namespace adoube::store::sql
