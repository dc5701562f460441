// SPDX-License-Identifier: MIT
/// The two kinds of rows that the tests of the Laws are made of: what a position is, and what comes of a try in it. A row's
/// `name` says what makes it special; `fen` is a FEN, right in form.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "adoube/rules/explain.hpp"

namespace adoube::rules::testing {

enum class State : std::uint8_t { Quiet, Check, Checkmate, Stalemate };

/// How many legal moves there are, and what the side on move is faced with. `articles`: the Laws that the row shows, those
/// of checkmate and stalemate (5.1.1, 5.2.1) among them where the row is one.
struct PositionRow {
  const char* id;
  const char* name;
  const char* fen;
  int legal_moves;
  State state;
  const char* articles;
  Variant variant = Variant::Standard;
};

/// A try that is refused for exactly these reasons, in this order. `article`: of the first.
struct RefusedRow {
  const char* id;
  const char* name;
  const char* fen;
  const char* tried;  ///< coordinates, and a letter of any of the six kinds for a promotion: "a7a8q"
  std::vector<Refusal> reasons;
  const char* article;
  Variant variant = Variant::Standard;
};

/// A try that is legal and has exactly these effects, in this order, besides moving. `article`: of the Law that allows it.
struct LegalRow {
  const char* id;
  const char* name;
  const char* fen;
  const char* tried;
  std::vector<Effect> effects;
  const char* article;
  Variant variant = Variant::Standard;
};

/// The row's position; fails the test where it cannot be played.
[[nodiscard]] Position position_of(const char* fen, Variant variant = Variant::Standard);
/// explain() with the squares and the promotion of a row's `tried`.
[[nodiscard]] Explanation explain_text(const Position& position, std::string_view tried);

void expect_positions(std::span<const PositionRow> rows);
void expect_refused(std::span<const RefusedRow> rows);
void expect_legal(std::span<const LegalRow> rows);

}  // namespace adoube::rules::testing
