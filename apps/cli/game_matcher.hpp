// SPDX-License-Identifier: GPL-3.0-or-later
/// Whether a game is one that somebody looks for.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "adoube/openings/game_opening.hpp"
#include "adoube/search/material_signature.hpp"
#include "apps/cli/game_query.hpp"
#include "apps/cli/passing_games.hpp"
#include "apps/cli/searched_tags.hpp"

namespace adoube::cli {

/// Where something stood on the board for the first time.
struct FirstStood {
  std::uint32_t ply;  ///< half-moves before it, in its line
  bool in_variation;
};

/// Sees one game after the other. Conditions on tags are looked at first; where one fails the moves are not looked at.
class GameMatcher : public PassingPart {
 public:
  /// `query` outlives the matcher.
  explicit GameMatcher(const GameQuery& query);

  void tag(std::string_view name, std::string_view value) override;
  void starts(const rules::Position& position) override;
  void move(rules::Move move, const rules::Position& after) override;
  void null_move(const rules::Position& after) override;
  void variation_opens() override;
  void variation_closes() override;
  void comment_begins(bool before_move) override;
  void comment_text(std::string_view piece) override;

 protected:
  void begin_game() override;
  void keep(const PassingGame& game) final;
  /// The game that has been read is one of them.
  virtual void found(const PassingGame& game) = 0;
  /// Where the query's position stood, and where its material began to; of the game that is found.
  [[nodiscard]] const std::optional<FirstStood>& position_stood() const { return position_stood_; }
  [[nodiscard]] const std::optional<FirstStood>& material_stood() const { return material_stood_; }
  /// Of the game that is found, where the query asks for an opening; null otherwise.
  [[nodiscard]] const openings::Opening* opening() const { return opening_ ? opening_->opening() : nullptr; }

 private:
  /// Of one line, at one of its positions.
  struct At {
    std::uint32_t ply = 0;
    int men = 0;                ///< on the board
    bool fits = false;          ///< its material
    std::uint32_t fitting = 0;  ///< positions up to here whose material fits, without a gap
  };

  /// The conditions on tags; they are looked at again where another tag has come since.
  [[nodiscard]] bool tags_hold();
  [[nodiscard]] bool players_hold() const;
  /// What the end of the game is judged by: the whole main line, and what is said in it.
  [[nodiscard]] bool watches_end() const { return query_.ended && outer_.empty() && tags_hold_.value_or(false); }
  /// Position or material are still to be found, and can be.
  [[nodiscard]] bool is_looking() const;
  /// The position that stands now.
  void look_at(const rules::Position& position, bool material_changed);
  [[nodiscard]] bool is_wanted(const rules::Position& position) const;

  const GameQuery& query_;
  SearchedTags tags_{};
  std::optional<bool> tags_hold_{};
  bool looking_ = false;  ///< for position or material
  std::optional<openings::GameOpening> opening_{};
  EndingWatch ending_{};
  At now_{};
  At before_{};
  /// Around the line that is open: each line's last two.
  std::vector<std::pair<At, At>> outer_{};
  std::optional<FirstStood> position_stood_{};
  std::optional<FirstStood> material_stood_{};
};

}  // namespace adoube::cli
