// SPDX-License-Identifier: GPL-3.0-or-later
/// The tags by which games are sorted, split and compared, and what their values say.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace adoube::cli {

enum class GameTag : std::uint8_t { Event, Site, Date, Round, White, Black, WhiteElo, BlackElo, Eco };

/// The values of one game.
class GameTags {
 public:
  void clear();
  /// Keeps the value of a tag that is one of these.
  void note(std::string_view name, std::string_view value);
  /// Empty where the game has no such tag or says that nothing is known: "?", "-", spaces.
  [[nodiscard]] std::string_view operator[](GameTag tag) const { return values_[static_cast<std::size_t>(tag)]; }

 private:
  std::array<std::string, 9> values_{};
};

/// "2024.05.??": the parts that are known, as numbers above 0. Any other sign than a digit may stand between them.
struct TagDate {
  std::optional<unsigned> year{};
  std::optional<unsigned> month{};
  std::optional<unsigned> day{};
};
[[nodiscard]] TagDate date_of(std::string_view value);

/// A rating: digits alone, 1 to 9999.
[[nodiscard]] std::optional<unsigned> rating_of(std::string_view value);

/// "B33" out of "B33", "b33" or "B33/07"; empty where it is none.
[[nodiscard]] std::string eco_of(std::string_view value);

}  // namespace adoube::cli
