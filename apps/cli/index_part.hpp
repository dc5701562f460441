// SPDX-License-Identifier: GPL-3.0-or-later
/// What an index keeps of the games of a part.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "adoube/rules/position.hpp"
#include "adoube/search/index_file.hpp"
#include "adoube/search/material_signature.hpp"
#include "apps/cli/games_job.hpp"
#include "apps/cli/searched_tags.hpp"

namespace adoube::cli {

class IndexPart final : public GamesPart {
 public:
  void game_begins() override;
  void tag(std::string_view name, std::string_view value) override { tags_.note(name, value); }
  void starts(const rules::Position& position) override;
  void move(rules::Move move, const rules::Position& after) override;
  void null_move(const rules::Position& after) override;
  void variation_opens() override;
  void variation_closes() override;
  void game_ends(const notation::PgnGameEnd& end) override;

  [[nodiscard]] const std::vector<search::GameRow>& rows() const { return rows_; }
  /// Games are counted within the part.
  [[nodiscard]] const std::vector<search::GameTerm>& terms() const { return terms_; }
  [[nodiscard]] const search::TextSet& texts() const { return texts_; }

 private:
  /// Of one line, at one of its positions.
  struct At {
    rules::Position position;
    std::uint64_t hash;
  };

  [[nodiscard]] search::GameNumber game() const { return static_cast<search::GameNumber>(rows_.size()); }
  void stand(const At& at);
  void add_material(const rules::Position& position);
  void add_text(search::TextField field, std::string_view text);

  SearchedTags tags_{};
  At now_{rules::Position::initial(), 0};
  At before_ = now_;
  /// Around the line that is open: each line's last two.
  std::vector<std::pair<At, At>> outer_{};
  std::vector<search::GameRow> rows_{};
  std::vector<search::GameTerm> terms_{};
  search::TextSet texts_{};
};

/// A text by which an index knows this material.
[[nodiscard]] std::string material_text(search::MaterialSignature signature);
/// And back; nothing for a text that is none.
[[nodiscard]] std::optional<search::MaterialSignature> material_of(std::string_view text);

}  // namespace adoube::cli
