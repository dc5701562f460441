// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adoube/notation/pgn_tree_builder.hpp"
#include "apps/cli/games_job.hpp"

namespace adoube::cli {

/// A part for those who want each game as a tree.
class TreesPart : public GamesPart {
 public:
  /// The games one after the other.
  virtual void game(const notation::PgnGame& game) = 0;

  void game_begins() final { tree_.game_begins(); }
  void tag(std::string_view name, std::string_view value) final { tree_.tag(name, value); }
  void starts(const rules::Position& position) final { tree_.starts(position); }
  void move(rules::Move move, const rules::Position& after) final { tree_.move(move, after); }
  void null_move(const rules::Position& after) final { tree_.null_move(after); }
  void nag(std::uint8_t number) final { tree_.nag(number); }
  void comment_begins(bool before_move) final { tree_.comment_begins(before_move); }
  void comment_text(std::string_view piece) final { tree_.comment_text(piece); }
  void comment_ends() final { tree_.comment_ends(); }
  void variation_opens() final { tree_.variation_opens(); }
  void variation_closes() final { tree_.variation_closes(); }
  void problem(const notation::PgnProblem& problem) final { tree_.problem(problem); }
  void game_ends(const notation::PgnGameEnd& end) final {
    tree_.game_ends(end);
    game(tree_.take());
  }

 private:
  notation::PgnTreeBuilder tree_{};
};

}  // namespace adoube::cli
