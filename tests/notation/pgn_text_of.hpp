// SPDX-License-Identifier: MIT
/// Games read from a text for a test, and pictures of them that are easy to compare.
#pragma once

#include <algorithm>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/pgn_null_move.hpp"
#include "adoube/notation/pgn_reader.hpp"
#include "adoube/notation/pgn_tree.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::notation::testing {

/// A source that hands out `step` bytes at a time.
class SteppingSource final : public PgnSource {
 public:
  SteppingSource(std::string_view text, std::size_t step) : left_(text), step_(step) {}
  std::size_t read(std::span<char> room) override {
    const std::size_t count = std::min({room.size(), left_.size(), step_});
    if (count > 0) std::memcpy(room.data(), left_.data(), count);
    left_.remove_prefix(count);
    return count;
  }

 private:
  std::string_view left_;
  std::size_t step_;
};

inline std::vector<PgnGame> games_of(PgnReader& reader) {
  std::vector<PgnGame> games;
  while (auto game = read_pgn_game(reader)) games.push_back(std::move(*game));
  return games;
}

inline std::vector<PgnGame> games_in(std::string_view text, PgnLimits limits = {}) {
  PgnReader reader(text, {.limits = limits});
  return games_of(reader);
}

/// "e4 (d4 d5) e5": the moves of a line in SAN, each variation behind the move it replaces. For shallow trees.
inline std::string tree_of(const PgnGame& game, PgnLineIndex index, rules::Position position) {
  std::string out;
  for (const PgnMove& move : game.lines[index].moves) {
    const rules::Position before = position;
    if (!out.empty()) out += ' ';
    out += move.move ? write_san(position, *move.move) : "--";
    position = move.move ? rules::play(position, *move.move) : pass(position).value_or(position);
    for (const PgnLineIndex variation : move.variations) out += " (" + tree_of(game, variation, before) + ")";
  }
  return out;
}
inline std::string tree_of(const PgnGame& game) { return game.start ? tree_of(game, 0, *game.start) : "no start"; }

/// The codes of all problems in the order of the text, with a space between them.
inline std::string codes_of(const PgnGame& game) {
  std::string out;
  for (const PgnProblem& problem : game.problems) {
    if (!out.empty()) out += ' ';
    out += code(problem);
  }
  return out;
}

/// What `pgn check` would say: everything but the tree.
struct Checked {
  std::uint32_t line = 0;
  std::uint32_t plies = 0;
  PgnResult result = PgnResult::Unfinished;
  std::uint32_t errors = 0;
  std::vector<PgnProblem> problems{};

  friend bool operator==(const Checked&, const Checked&) = default;
};

class Checker final : public PgnVisitor {
 public:
  void game_begins() override { games.emplace_back(); }
  void problem(const PgnProblem& problem) override { games.back().problems.push_back(problem); }
  void game_ends(const PgnGameEnd& end) override {
    Checked& game = games.back();
    sort_by_place(game.problems);
    game.line = end.line;
    game.plies = end.plies;
    game.result = end.result;
    game.errors = end.errors;
  }

  std::vector<Checked> games{};
};

inline std::vector<Checked> checked(PgnReader& reader) {
  Checker checker;
  while (reader.read_game(checker)) {
  }
  return checker.games;
}
inline std::vector<Checked> checked(std::string_view text) {
  PgnReader reader(text);
  return checked(reader);
}

inline Checked checked(const PgnGame& game) {
  return {game.line, static_cast<std::uint32_t>(game.main_line().moves.size()), game.result, game.errors, game.problems};
}

}  // namespace adoube::notation::testing
