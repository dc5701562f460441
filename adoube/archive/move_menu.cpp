// SPDX-License-Identifier: MIT
#include "adoube/archive/move_menu.hpp"

#include <cstring>

namespace adoube::archive {

std::optional<MoveMenu::Part> MoveMenu::part_of(rules::Move move) const {
  for (std::size_t i = 0; i < size(); ++i)
    if (survey_.moves[i] == move) return part(i);
  return std::nullopt;
}

/// Counts the parts that end before the place, all of them: nobody can guess where it is, so that a search would cost more.
MoveMenu::Part MoveMenu::part_at(std::uint64_t place) const {
  using Numbers [[gnu::vector_size(4 * width)]] = std::int32_t;
  const auto wanted = static_cast<std::int32_t>(place);
  Numbers counts{};
  for (std::size_t i = 0; i < size(); i += width) {
    Numbers ends;
    std::memcpy(&ends, ends_.data() + i, sizeof ends);
    counts -= ends <= wanted;
  }
  return part(static_cast<std::size_t>(counts[0] + counts[1] + counts[2] + counts[3]));
}

}  // namespace adoube::archive
