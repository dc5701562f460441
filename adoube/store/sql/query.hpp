// SPDX-License-Identifier: MIT
/// One statement, its values and its rows. A name of a place stands once in a statement, since not every database shares a
/// value between two places. Throws soci::soci_error: for use inside Sessions::write() and read().
#pragma once

#include <soci/soci.h>

#include <string>
#include <utility>
#include <vector>

namespace adoube::store::sql {

/// Runs a statement whose places are filled in this order; answers how many rows it has changed.
template <class... Values>
long long run(soci::session& session, const std::string& text, const Values&... values) {
  soci::statement statement(session);
  statement.alloc();
  (statement.exchange(soci::use(values)), ...);
  statement.prepare(text);
  statement.define_and_bind();
  statement.execute(true);
  return statement.get_affected_rows();
}

/// What a query gives, row by row, its values being bound to `statement`. `Row` has a member `bind(soci::statement&)` for
/// its columns, and `value()`.
template <class Row>
auto fetched(soci::statement& statement, const std::string& text) {
  Row row;
  row.bind(statement);
  statement.prepare(text);
  statement.define_and_bind();
  statement.execute();
  std::vector<decltype(row.value())> all;
  while (statement.fetch()) all.push_back(row.value());
  return all;
}

/// The same of a query whose places are filled in this order.
template <class Row, class... Values>
auto rows(soci::session& session, const std::string& text, const Values&... values) {
  soci::statement statement(session);
  statement.alloc();
  (statement.exchange(soci::use(values)), ...);
  return fetched<Row>(statement, text);
}

/// A query's only column.
struct TextRow {
  std::string text;

  void bind(soci::statement& to) { to.exchange(soci::into(text)); }
  [[nodiscard]] std::string value() const { return text; }
};

/// The same, of a number.
struct NumberRow {
  long long number = 0;

  void bind(soci::statement& to) { to.exchange(soci::into(number)); }
  [[nodiscard]] long long value() const { return number; }
};

}  // namespace adoube::store::sql
