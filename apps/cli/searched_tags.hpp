// SPDX-License-Identifier: GPL-3.0-or-later
/// What the tags of a game say that people look for. Of several tags with one name the reader tells only the first.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "adoube/rules/color.hpp"
#include "adoube/search/partial_date.hpp"
#include "apps/cli/game_tags.hpp"

namespace adoube::cli {

class SearchedTags {
 public:
  void clear() {
    tags_.clear();
    utc_date_.clear();
  }
  void note(std::string_view name, std::string_view value) {
    if (name == "UTCDate")
      utc_date_ = value;
    else
      tags_.note(name, value);
  }

  [[nodiscard]] std::string_view operator[](GameTag tag) const { return tags_[tag]; }
  /// Date, or UTCDate where that tells no year.
  [[nodiscard]] search::PartialDate date() const;
  /// 0 where there is none.
  [[nodiscard]] std::uint16_t elo(rules::Color color) const;

 private:
  GameTags tags_{};
  std::string utc_date_{};
};

}  // namespace adoube::cli
