// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/pgn.hpp"

#include <chrono>
#include <ctime>

#include "adoube/notation/pgn_writer.hpp"

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

notation::PgnResult pgn_result(const game::Game& game) {
  if (!game.over()) return notation::PgnResult::Unfinished;
  switch (game.ends.front().result) {
    case game::Result::WhiteWins:
      return notation::PgnResult::WhiteWins;
    case game::Result::BlackWins:
      return notation::PgnResult::BlackWins;
    case game::Result::Draw:
      return notation::PgnResult::Draw;
    default:
      // An arbiter's results have no form of their own in PGN.
      return notation::PgnResult::Unfinished;
  }
}

}  // namespace

std::string pgn_of(const Table& table) {
  const game::Game& game = table.referee().game();
  notation::PgnGame out;
  out.tags = {{"Event", "Casual game"},
              {"Site", "adoube"},
              {"Date", pgn_date(table.record().created_ms)},
              {"Round", "-"},
              {"White", or_unknown(table.player_name(Colour::White))},
              {"Black", or_unknown(table.player_name(Colour::Black))},
              {"GameId", table.id()}};
  out.start = game.history.start();
  for (const rules::Move move : game.history.moves()) out.lines.front().moves.push_back({.move = move});
  out.result = pgn_result(game);
  std::string text;
  notation::write_pgn(out, text);
  return text;
}

}  // namespace adoube::server
