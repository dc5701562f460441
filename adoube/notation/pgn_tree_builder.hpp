// SPDX-License-Identifier: MIT
/// Builds trees of games from what a reader tells.
///
///   PgnTreeBuilder builder;
///   while (reader.read_game(builder)) use(builder.take());
#pragma once

#include <string>
#include <vector>

#include "adoube/notation/pgn_tree.hpp"
#include "adoube/notation/pgn_visitor.hpp"

namespace adoube::notation {

class PgnTreeBuilder final : public PgnVisitor {
 public:
  /// The game that has ended; once for each.
  [[nodiscard]] PgnGame take() { return std::move(game_); }

  void game_begins() override;
  void tag(std::string_view name, std::string_view value) override;
  void starts(const rules::Position& position) override;
  void move(rules::Move move, const rules::Position& after) override;
  void null_move(const rules::Position& after) override;
  void nag(std::uint8_t number) override;
  void comment_begins(bool before_move) override;
  void comment_text(std::string_view piece) override;
  void comment_ends() override;
  void variation_opens() override;
  void variation_closes() override;
  void problem(const PgnProblem& problem) override;
  void game_ends(const PgnGameEnd& end) override;

 private:
  [[nodiscard]] PgnLine& line() { return game_.lines[open_.back()]; }
  [[nodiscard]] bool no_move_yet() { return open_.size() == 1 && line().moves.empty(); }
  void add(PgnMove move);
  void give_waiting_to_last_move();

  PgnGame game_{};
  std::vector<PgnLineIndex> open_{};
  std::vector<std::string> waiting_{};  ///< comments for the next move of the line, or else for its last
  std::string raw_{};
  bool before_move_ = true;
};

}  // namespace adoube::notation
