// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/pgn.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>

#include "apps/answers/game_pgn.hpp"

namespace adoube::server {
namespace {

/// "2023.01.31", in UTC.
std::string pgn_date(std::int64_t ms) {
  const std::time_t seconds = ms / 1000;
  std::tm utc{};
  ::gmtime_r(&seconds, &utc);
  char text[32];
  return {text, std::strftime(text, sizeof text, "%Y.%m.%d", &utc)};
}

std::string or_unknown(std::string_view name) { return name.empty() ? "?" : std::string(name); }

/// Its maker's or its account's name, or what the computer is called.
std::string name_of(const GameSetup& setup, Colour colour, std::string_view name) {
  if (!setup.computer || setup.computer->colour != colour) return or_unknown(name);
  return "Computer, level " + std::to_string(setup.computer->level);
}

std::string written(const store::GameRecord& record, std::string_view white, std::string_view black,
                    const Referee& referee) {
  const GameSetup& setup = referee.setup();
  const std::vector<std::pair<std::string, std::string>> tags = {{"Event", "Casual game"},
                                                                 {"Site", "adoube"},
                                                                 {"Date", pgn_date(record.created_ms)},
                                                                 {"Round", "-"},
                                                                 {"White", name_of(setup, Colour::White, white)},
                                                                 {"Black", name_of(setup, Colour::Black, black)},
                                                                 {"GameId", record.id}};
  return answers::game_pgn(referee.game(), tags, referee.notes().list());
}

}  // namespace

std::string pgn_of(const Table& table) {
  return written(table.record(), table.player_name(Colour::White), table.player_name(Colour::Black), table.referee());
}

Expected<std::string, std::string> pgn_of(const LoadedGame& loaded) {
  const auto referee = replayed(loaded);
  if (!referee) return refused(referee.error());
  const auto name = [&](store::SeatRole role) -> std::string_view {
    const auto seat = std::ranges::find(loaded.game.seats, role, &store::Seat::role);
    return seat == loaded.game.seats.end() ? std::string_view{} : std::string_view{seat->name};
  };
  return written(loaded.game.record, name(store::SeatRole::White), name(store::SeatRole::Black), *referee);
}

}  // namespace adoube::server
