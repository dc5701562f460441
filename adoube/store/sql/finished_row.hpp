// SPDX-License-Identifier: MIT
/// How a FinishedGame stands in its table.
#pragma once

#include <soci/soci.h>

#include <string>
#include <string_view>

#include "adoube/store/finished_games.hpp"

namespace adoube::store::sql {

/// What a game's number may reach, below the digits of the day.
inline constexpr long long places_a_day = 10'000'000'000;

/// Those of the games counted that ended so.
[[nodiscard]] inline std::int64_t& games_of(MoveCount& count, std::string_view result) {
  if (result == "1-0") return count.white;
  if (result == "1/2-1/2") return count.draws;
  return result == "0-1" ? count.black : count.others;
}

struct FinishedRow {
  static constexpr const char* columns =
      "f.place, f.id, f.source, f.everybody, f.white, f.black, f.white_account, f.black_account, f.result, f.reason, f.day, "
      "f.event, f.site, f.eco, f.opening, f.variant, f.plies, f.kept_ms";

  struct Placed {
    long long place;
    FinishedGame game;
  };

  long long place = 0;
  long long source = 0;
  long long everybody = 0;
  long long day = 0;
  long long plies = 0;
  long long kept_ms = 0;
  FinishedGame game{};

  void bind(soci::statement& to) {
    to.exchange(soci::into(place));
    to.exchange(soci::into(game.id));
    to.exchange(soci::into(source));
    to.exchange(soci::into(everybody));
    for (std::string* const text :
         {&game.white, &game.black, &game.white_account, &game.black_account, &game.result, &game.reason})
      to.exchange(soci::into(*text));
    to.exchange(soci::into(day));
    for (std::string* const text : {&game.event, &game.site, &game.eco, &game.opening, &game.variant})
      to.exchange(soci::into(*text));
    to.exchange(soci::into(plies));
    to.exchange(soci::into(kept_ms));
  }
  [[nodiscard]] Placed value() const {
    FinishedGame read = game;
    read.source = static_cast<GameSource>(source);
    read.open = everybody != 0;
    read.day = day;
    read.plies = plies;
    read.kept_ms = kept_ms;
    return {.place = place, .game = std::move(read)};
  }
};

}  // namespace adoube::store::sql
