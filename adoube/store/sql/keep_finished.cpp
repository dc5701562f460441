// SPDX-License-Identifier: MIT
#include "adoube/store/sql/keep_finished.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "adoube/store/search_words.hpp"
#include "adoube/store/sql/finished_row.hpp"
#include "adoube/store/sql/query.hpp"
#include "adoube/store/sql/text.hpp"

namespace adoube::store::sql {
namespace {

constexpr std::size_t rows_a_statement = 200;
constexpr long long no_move = -1;

/// Rows of numbers alone, many in one statement: each statement of its own is a way to the server and back.
class Rows {
 public:
  Rows(Connection& connection, std::string head, std::string tail)
      : connection_(connection), head_(std::move(head)), tail_(std::move(tail)) {}

  template <std::size_t Count>
  void add(const std::array<long long, Count>& numbers) {
    text_ += text_.empty() ? "(" : ", (";
    for (std::size_t at = 0; at < Count; ++at) text_ += (at == 0 ? "" : ", ") + std::to_string(numbers[at]);
    text_ += ')';
    if (++count_ == rows_a_statement) flush();
  }
  void flush() {
    if (count_ > 0) connection_ << head_ + text_ + tail_;
    text_.clear();
    count_ = 0;
  }

 private:
  Connection& connection_;
  std::string head_;
  std::string tail_;
  std::string text_{};
  std::size_t count_ = 0;
};

long long next_number(Connection& connection) {
  long long number = 0;
  if (connection.dialect() == Dialect::Sqlite)
    connection << "SELECT coalesce(max(number), 0) + 1 FROM finished_game", soci::into(number);
  else
    connection << "SELECT nextval('finished_game_number')", soci::into(number);
  return number;
}

/// PostgreSQL keeps the account from being deleted until this transaction is done.
bool is_there(Connection& connection, const std::string& account) {
  const std::string lock = connection.dialect() == Dialect::Postgres ? " FOR SHARE" : "";
  return !rows<TextRow>(connection, "SELECT id FROM account WHERE id = :id" + lock, account).empty();
}

/// Without what belongs to accounts that are gone.
GameToKeep of_those_who_are_here(Connection& connection, GameToKeep keep) {
  FinishedGame& game = keep.game;
  if (!game.white_account.empty() && !is_there(connection, game.white_account)) game.white = game.white_account = {};
  if (!game.black_account.empty() && !is_there(connection, game.black_account)) game.black = game.black_account = {};
  std::erase_if(keep.owners, [&](const std::string& owner) { return !is_there(connection, owner); });
  return keep;
}

std::set<std::string> terms_of(const FinishedGame& game) {
  std::set<std::string> terms;
  for (const std::string& word : search_words(game.white)) terms.insert({"p" + word, "w" + word});
  for (const std::string& word : search_words(game.black)) terms.insert({"p" + word, "b" + word});
  for (const std::string& word : search_words(game.opening)) terms.insert("o" + word);
  const auto codes = search_words(game.eco);
  for (std::size_t size = 1; !codes.empty() && size <= codes.front().size(); ++size)
    terms.insert("o" + codes.front().substr(0, size));
  return terms;
}

void insert_terms(Connection& connection, long long place, const std::set<std::string>& terms) {
  for (const std::string& term : terms)
    run(connection, "INSERT INTO finished_term (term, game) VALUES (:term, :game) ON CONFLICT DO NOTHING", term, place);
}

/// Its place; nothing where a game of that id is there.
std::optional<long long> insert_game(Connection& connection, const GameToKeep& keep) {
  const FinishedGame& game = keep.game;
  if (!rows<TextRow>(connection, "SELECT id FROM finished_game WHERE id = :id", game.id).empty()) return std::nullopt;
  const long long number = next_number(connection);
  const long long day = game.day;
  const long long place = day * places_a_day + number;
  const auto source = static_cast<long long>(game.source);
  const auto everybody = static_cast<long long>(game.open);
  const long long plies = game.plies;
  const long long kept_ms = game.kept_ms;
  const long long inserted = run(
      connection,
      "INSERT INTO finished_game (place, number, id, source, everybody, white, black, white_account, black_account, "
      "result, reason, day, event, site, eco, opening, variant, plies, kept_ms, pgn) VALUES (:place, :number, :id, "
      ":source, :everybody, :white, :black, :white_account, :black_account, :result, :reason, :day, :event, :site, "
      ":eco, :opening, :variant, :plies, :kept_ms, :pgn) ON CONFLICT DO NOTHING",
      place, number, game.id, source, everybody, game.white, game.black, game.white_account, game.black_account, game.result,
      game.reason, day, game.event, game.site, game.eco, game.opening, game.variant, plies, kept_ms, keep.pgn);
  return inserted == 1 ? std::optional(place) : std::nullopt;
}

/// What is added to the counts by all games together, in the order of the table: two who count at once never wait for each
/// other in a ring.
using Counts = std::map<std::pair<long long, long long>, MoveCount>;

void insert_positions(Connection& connection, long long place, const GameToKeep& keep, Counts& counts) {
  Rows table(connection, "INSERT INTO finished_position (position, game, ply, move) VALUES ", " ON CONFLICT DO NOTHING");
  for (const PassedPosition& passed : keep.positions) {
    const auto key = static_cast<long long>(passed.position);
    const long long move = passed.move ? *passed.move : no_move;
    table.add<4>({key, place, passed.ply, move});
    if (keep.game.open && passed.ply < FinishedGames::counted_plies) ++games_of(counts[{key, move}], keep.game.result);
  }
  table.flush();
}

void add_counts(Connection& connection, const Counts& counts) {
  Rows table(connection, "INSERT INTO finished_move (position, move, white, draws, black, others) VALUES ",
             " ON CONFLICT (position, move) DO UPDATE SET white = finished_move.white + excluded.white, draws = "
             "finished_move.draws + excluded.draws, black = finished_move.black + excluded.black, others = "
             "finished_move.others + excluded.others");
  for (const auto& [key, count] : counts)
    table.add<6>({key.first, key.second, count.white, count.draws, count.black, count.others});
  table.flush();
}

struct SeatOfOwner {
  long long place = 0;
  std::string name{};

  void bind(soci::statement& to) {
    to.exchange(soci::into(place));
    to.exchange(soci::into(name));
  }
  [[nodiscard]] SeatOfOwner value() const { return {.place = place, .name = name}; }
};

/// The name is no longer at the games of the account as that colour, nor are they found by it.
void forget_name(Connection& connection, const std::string& account, const std::string& colour,
                 const std::string& other_colour) {
  const auto seats = rows<SeatOfOwner>(connection,
                                       "SELECT f.place, f." + colour +
                                           " FROM finished_owner o JOIN finished_game f ON f.place = o.game "
                                           "WHERE o.account = :account AND f." +
                                           colour + "_account = :same",
                                       account, account);
  for (const SeatOfOwner& seat : seats) {
    for (const std::string& word : search_words(seat.name)) {
      const std::string own = colour.substr(0, 1) + word;
      const std::string either = "p" + word;
      const std::string others = other_colour.substr(0, 1) + word;
      run(connection, "DELETE FROM finished_term WHERE term = :term AND game = :game", own, seat.place);
      run(connection,
          "DELETE FROM finished_term WHERE term = :term AND game = :game AND NOT EXISTS "
          "(SELECT 1 FROM finished_term other WHERE other.term = :other AND other.game = CAST(:place AS BIGINT))",
          either, seat.place, others, seat.place);
    }
    run(connection, "UPDATE finished_game SET " + colour + " = '', " + colour + "_account = '' WHERE place = :place",
        seat.place);
  }
}

}  // namespace

bool is_keepable(const GameToKeep& keep) {
  const FinishedGame& game = keep.game;
  for (const std::string* const text :
       {&game.id, &game.white, &game.black, &game.result, &game.reason, &game.event, &game.site, &keep.pgn})
    if (!is_keepable(std::string_view(*text))) return false;
  return true;
}

std::vector<bool> keep_finished(Connection& connection, const std::vector<GameToKeep>& games) {
  std::vector<bool> is_new;
  Counts counts;
  for (const GameToKeep& one : games) {
    const GameToKeep keep = of_those_who_are_here(connection, one);
    const std::optional<long long> place = insert_game(connection, keep);
    is_new.push_back(place.has_value());
    run(connection, "DELETE FROM ended_game WHERE game = (SELECT made FROM game WHERE id = :id)", keep.game.id);
    if (!place) continue;
    insert_terms(connection, *place, terms_of(keep.game));
    for (const std::string& owner : keep.owners)
      run(connection, "INSERT INTO finished_owner (account, game) VALUES (:account, :game) ON CONFLICT DO NOTHING", owner,
          *place);
    insert_positions(connection, *place, keep, counts);
  }
  add_counts(connection, counts);
  return is_new;
}

void forget_owner(Connection& connection, const std::string& account) {
  forget_name(connection, account, "white", "black");
  forget_name(connection, account, "black", "white");
  // What it imported is its own, and goes with it. What is left are positions that no game is behind.
  const std::string own =
      " WHERE f.source = 1 AND f.everybody = 0 AND f.place IN (SELECT game FROM finished_owner "
      "WHERE account = :account)";
  for (const auto& [place, game] :
       rows<FinishedRow>(connection, std::string("SELECT ") + FinishedRow::columns + " FROM finished_game f" + own, account))
    for (const std::string& term : terms_of(game))
      run(connection, "DELETE FROM finished_term WHERE term = :term AND game = :game", term, place);
  run(connection, "DELETE FROM finished_game AS f" + own, account);
  run(connection, "DELETE FROM finished_owner WHERE account = :account", account);
  run(connection, "DELETE FROM import_finding WHERE import IN (SELECT id FROM game_import WHERE account = :account)",
      account);
  run(connection, "DELETE FROM game_import WHERE account = :account", account);
}

}  // namespace adoube::store::sql
