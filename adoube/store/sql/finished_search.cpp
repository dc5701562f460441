// SPDX-License-Identifier: MIT
// One of the things that are looked for leads: its rows are read in the order of places, so many for a page; the rest is
// asked about each game that it names. So a page has a price, whatever is looked for.
#include "adoube/store/sql/finished_search.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <string>

#include "adoube/store/search_words.hpp"
#include "adoube/store/sql/finished_row.hpp"
#include "adoube/store/sql/query.hpp"
#include "adoube/store/sql/text.hpp"

namespace adoube::store::sql {
namespace {

/// A statement that is put together, with its texts. Numbers stand in it as they are.
class Statement {
 public:
  Statement& operator+=(std::string_view text) {
    text_ += text;
    return *this;
  }
  Statement& operator+=(long long number) {
    text_ += std::to_string(number);
    return *this;
  }
  /// A text from outside.
  Statement& value(std::string text) {
    text_ += " :value" + std::to_string(values_.size()) + ' ';
    values_.push_back(std::move(text));
    return *this;
  }

  Statement& append(const Statement& other) {
    // Its places keep their names: it comes before any other text from outside.
    text_ += other.text_;
    values_.insert(values_.end(), other.values_.begin(), other.values_.end());
    return *this;
  }

  template <class Row>
  [[nodiscard]] auto rows(soci::session& session) const {
    soci::statement statement(session);
    statement.alloc();
    for (std::size_t at = 0; at < values_.size(); ++at)
      statement.exchange(soci::use(values_[at], "value" + std::to_string(at)));
    return fetched<Row>(statement, text_);
  }

 private:
  std::string text_{};
  std::deque<std::string> values_{};
};

std::vector<std::string> terms_of(const GameQuery& query) {
  std::vector<std::string> terms;
  const char side = !query.colour ? 'p' : *query.colour == rules::Color::White ? 'w' : 'b';
  for (const std::string& word : search_words(query.player)) terms.push_back(side + word);
  for (const std::string& word : search_words(query.opening)) terms.push_back('o' + word);
  // A longer word is a rarer one, nearly always.
  std::ranges::stable_sort(terms, std::ranges::greater(), &std::string::size);
  return terms;
}

/// The rows that lead, from the place on.
Statement candidates(const GameQuery& query, const std::vector<std::string>& terms) {
  std::string column = "game";
  Statement text;
  text += "SELECT ";
  if (query.position) {
    ((text += "game AS place FROM finished_position WHERE position = ") += static_cast<long long>(*query.position)) +=
        " AND ";
  } else if (query.own) {
    ((text += "game AS place FROM finished_owner WHERE account = ").value(query.account)) += "AND ";
  } else if (!terms.empty()) {
    ((text += "game AS place FROM finished_term WHERE term = ").value(terms.front())) += "AND ";
  } else if (!query.reason.empty()) {
    column = "place";
    ((text += "place FROM finished_game WHERE reason = ").value(query.reason)) += "AND ";
  } else {
    column = "place";
    text += "place FROM finished_game WHERE ";
  }
  (((text += column) += " >= ") += query.from_day * places_a_day) += " AND ";
  ((text += column) += " < ") += std::min<long long>(query.before, (query.to_day + 1) * places_a_day);
  (((text += " ORDER BY ") += column) += " DESC LIMIT ") += FinishedGames::rows_a_page;
  return text;
}

/// Appends who may find a game f.
void append_finders(Statement& text, const std::string& account, bool own) {
  if (!own) text += "(f.everybody = 1 OR ";
  text += "EXISTS (SELECT 1 FROM finished_owner o WHERE o.game = f.place AND o.account = ";
  text.value(account) += own ? ")" : "))";
}

struct Extent {
  long long rows = 0;
  long long last = 0;

  void bind(soci::statement& to) {
    to.exchange(soci::into(rows));
    to.exchange(soci::into(last));
  }
  [[nodiscard]] Extent value() const { return *this; }
};

struct Counted {
  long long move = 0;
  std::string result{};
  long long games = 0;

  void bind(soci::statement& to) {
    to.exchange(soci::into(move));
    to.exchange(soci::into(result));
    to.exchange(soci::into(games));
  }
  [[nodiscard]] Counted value() const { return {.move = move, .result = result, .games = games}; }
};

struct CountRow {
  long long move = 0;
  long long white = 0;
  long long draws = 0;
  long long black = 0;
  long long others = 0;

  void bind(soci::statement& to) {
    for (long long* const number : {&move, &white, &draws, &black, &others}) to.exchange(soci::into(*number));
  }
  [[nodiscard]] MoveCount value() const {
    MoveCount count{.move = {}, .white = white, .draws = draws, .black = black, .others = others};
    if (move >= 0) count.move = static_cast<std::uint16_t>(move);
    return count;
  }
};

std::vector<MoveCount> summed(const std::vector<Counted>& rows) {
  std::map<long long, MoveCount> moves;
  for (const Counted& row : rows) {
    MoveCount& count = moves[row.move];
    if (row.move >= 0) count.move = static_cast<std::uint16_t>(row.move);
    games_of(count, row.result) += row.games;
  }
  std::vector<MoveCount> all;
  for (const auto& [move, count] : moves) all.push_back(count);
  return all;
}

Statement counting(std::string_view from) {
  Statement text;
  ((text += "SELECT p.move, f.result, count(*) FROM ") += from);
  return text;
}

}  // namespace

FoundGames find_finished(Connection& connection, const GameQuery& query) {
  for (const std::string* const text : {&query.account, &query.result, &query.reason})
    if (!is_keepable(*text)) return {};
  const std::vector<std::string> terms = terms_of(query);
  // A name of which no word is left is looked for in vain.
  if (terms.empty() && (!query.player.empty() || !query.opening.empty())) return {};
  const bool leads = !query.position && !query.own;

  Statement text;
  ((text += "SELECT ") += FinishedRow::columns) += " FROM (";
  Statement inner = candidates(query, terms);
  text.append(inner);
  text += ") c JOIN finished_game f ON f.place = c.place WHERE ";
  append_finders(text, query.account, query.own);
  for (std::size_t at = leads ? 1 : 0; at < terms.size(); ++at)
    ((text += " AND EXISTS (SELECT 1 FROM finished_term t WHERE t.game = f.place AND t.term = ").value(terms[at])) += ")";
  if (!query.result.empty()) (text += " AND f.result = ").value(query.result);
  if (!query.reason.empty()) (text += " AND f.reason = ").value(query.reason);
  const long long limit = query.limit;
  (text += " ORDER BY f.place DESC LIMIT ") += limit;

  FoundGames found;
  std::optional<long long> last;
  for (auto& [place, game] : text.rows<FinishedRow>(connection)) {
    found.games.push_back(std::move(game));
    last = place;
  }
  if (static_cast<long long>(found.games.size()) == limit) {
    found.more = last;
    return found;
  }
  Statement extent;
  extent += "SELECT count(*), coalesce(min(place), 0) FROM (";
  extent.append(inner);
  extent += ") c";
  const Extent looked_at = extent.rows<Extent>(connection).front();
  if (looked_at.rows == FinishedGames::rows_a_page) found.more = looked_at.last;
  return found;
}

std::vector<MoveCount> count_moves(Connection& connection, std::uint64_t position, std::string_view own_account) {
  const auto key = static_cast<long long>(position);
  std::vector<MoveCount> moves;
  if (own_account.empty()) {
    moves =
        rows<CountRow>(connection, "SELECT move, white, draws, black, others FROM finished_move WHERE position = :key", key);
    std::int64_t games = 0;
    for (const MoveCount& count : moves) games += count.games();
    if (games < FinishedGames::counted_from) {
      Statement text = counting("(SELECT game, move FROM finished_position WHERE position = ");
      (((text += key) += " ORDER BY game DESC LIMIT ") += FinishedGames::rows_a_page) +=
          ") p JOIN finished_game f ON f.place = p.game WHERE f.everybody = 1 GROUP BY p.move, f.result";
      moves = summed(text.rows<Counted>(connection));
    }
  } else if (is_keepable(own_account)) {
    Statement text = counting("(SELECT game FROM finished_owner WHERE account = ");
    (((text.value(std::string(own_account)) += "ORDER BY game DESC LIMIT ") += FinishedGames::rows_a_page) +=
     ") o JOIN finished_position p ON p.game = o.game AND p.position = ") += key;
    text += " JOIN finished_game f ON f.place = o.game GROUP BY p.move, f.result";
    moves = summed(text.rows<Counted>(connection));
  }
  std::ranges::stable_sort(moves, std::ranges::greater(), &MoveCount::games);
  return moves;
}

}  // namespace adoube::store::sql
