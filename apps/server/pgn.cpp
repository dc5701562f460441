// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/pgn.hpp"

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

}  // namespace

std::string pgn_of(const Table& table) {
  const std::vector<std::pair<std::string, std::string>> tags = {{"Event", "Casual game"},
                                                                 {"Site", "adoube"},
                                                                 {"Date", pgn_date(table.record().created_ms)},
                                                                 {"Round", "-"},
                                                                 {"White", or_unknown(table.player_name(Colour::White))},
                                                                 {"Black", or_unknown(table.player_name(Colour::Black))},
                                                                 {"GameId", table.id()}};
  return answers::game_pgn(table.referee().game(), tags, table.referee().notes().list());
}

}  // namespace adoube::server
