// SPDX-License-Identifier: GPL-3.0-or-later
/// What of a game decides where it is put: its tags, its main line, its opening.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "adoube/openings/game_opening.hpp"
#include "apps/cli/game_tags.hpp"
#include "apps/cli/moves_key.hpp"
#include "apps/cli/passing_games.hpp"

namespace adoube::cli {

class GameFacts {
 public:
  GameTags tags{};
  MovesKey moves{};

  /// By the last position of the game that has a name, as `pgn stats` tells it; null where there is none, or nobody asked.
  [[nodiscard]] const openings::Opening* opening() const { return followed_ ? followed_->opening() : nullptr; }
  /// Of the ECO tag; where the game has none, of its opening; empty where nothing is known.
  [[nodiscard]] std::string eco() const;

 private:
  friend class NotingPart;
  std::optional<openings::GameOpening> followed_{};
  std::size_t depth_ = 0;  ///< of variations
};

/// Notes the facts of each game before keep() is called.
class NotingPart : public PassingPart {
 public:
  enum class Opening : bool { NotAskedFor, Followed };
  explicit NotingPart(Opening opening);

  void tag(std::string_view name, std::string_view value) override { facts_.tags.note(name, value); }
  void starts(const rules::Position& position) final;
  void move(rules::Move move, const rules::Position& after) final;
  void variation_opens() override { ++facts_.depth_; }
  void variation_closes() final { --facts_.depth_; }

 protected:
  void begin_game() override;
  [[nodiscard]] const GameFacts& facts() const { return facts_; }

 private:
  GameFacts facts_{};
};

}  // namespace adoube::cli
