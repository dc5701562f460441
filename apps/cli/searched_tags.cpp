// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/searched_tags.hpp"

namespace adoube::cli {
namespace {

[[nodiscard]] search::PartialDate known_date(std::string_view value) {
  const TagDate date = date_of(value);
  return search::PartialDate::of(date.year.value_or(0), date.month.value_or(0), date.day.value_or(0));
}

}  // namespace

search::PartialDate SearchedTags::date() const {
  const search::PartialDate date = known_date(tags_[GameTag::Date]);
  return date.is_known() ? date : known_date(utc_date_);
}

std::uint16_t SearchedTags::elo(rules::Color color) const {
  const auto rating = rating_of(tags_[color == rules::Color::White ? GameTag::WhiteElo : GameTag::BlackElo]);
  return static_cast<std::uint16_t>(rating.value_or(0));
}

}  // namespace adoube::cli
