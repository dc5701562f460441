// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/archived_game.hpp"

#include <algorithm>
#include <chrono>
#include <unordered_set>
#include <utility>

#include "adoube/game/said_ending.hpp"
#include "adoube/game/termination.hpp"
#include "adoube/notation/fen.hpp"
#include "adoube/notation/pgn_writer.hpp"
#include "adoube/notation/text_encoding.hpp"
#include "adoube/openings/game_opening.hpp"
#include "adoube/rules/mate_stalemate.hpp"
#include "adoube/rules/play.hpp"
#include "adoube/rules/position_hash.hpp"
#include "apps/opening_names/opening_names.hpp"
#include "apps/server/pgn.hpp"
#include "apps/server/secrets.hpp"

namespace adoube::server {
namespace {

constexpr std::size_t tag_bytes = 120;
constexpr std::size_t id_letters = 24;

std::string_view name_of(rules::Variant variant) { return variant == rules::Variant::Chess960 ? "chess960" : "standard"; }

/// Follows the moves: the positions, the opening, where it ends.
rules::Position follow(const rules::Position& start, const std::vector<rules::Move>& moves, store::GameToKeep& keep) {
  openings::GameOpening opening(opening_names::book());
  opening.begin(start);
  std::unordered_set<std::uint64_t> seen;
  rules::Position position = start;
  for (std::size_t ply = 0; ply <= moves.size(); ++ply) {
    store::PassedPosition passed{.position = rules::position_hash(position), .ply = static_cast<std::int64_t>(ply)};
    if (ply < moves.size()) passed.move = moves[ply].bits();
    if (seen.size() < archived_positions && seen.insert(passed.position).second) keep.positions.push_back(passed);
    if (ply == moves.size()) break;
    position = rules::play(position, moves[ply]);
    if (!opening.is_settled()) opening.played(position);
  }
  if (const openings::Opening* const found = opening.opening()) {
    keep.game.eco = found->eco;
    keep.game.opening = found->name;
  }
  keep.game.variant = name_of(start.variant());
  keep.game.plies = static_cast<std::int64_t>(moves.size());
  return position;
}

std::int64_t day_at(std::int64_t ms) {
  const std::chrono::sys_time<std::chrono::milliseconds> moment{std::chrono::milliseconds(ms)};
  const std::chrono::year_month_day date{std::chrono::floor<std::chrono::days>(moment)};
  return static_cast<int>(date.year()) * 10'000 + static_cast<unsigned>(date.month()) * 100 +
         static_cast<unsigned>(date.day());
}

/// What a file may hold that no database keeps.
std::string keepable(std::string_view text, std::size_t limit) {
  std::string kept = notation::utf8_excerpt(text, limit);
  std::ranges::replace(kept, '\0', ' ');
  return kept;
}

std::string tag_of(const notation::PgnGame& game, std::string_view name) {
  const auto value = game.tag(name);
  return value && *value != "?" ? keepable(*value, tag_bytes) : std::string();
}

/// Why the game ended, as far as the board or the file tells.
std::string reason_of(const notation::PgnGame& game, const rules::Position& last) {
  using game::Termination;
  if (rules::is_checkmate(last)) return std::string(game::name(Termination::Checkmate));
  if (rules::is_stalemate(last)) return std::string(game::name(Termination::Stalemate));
  switch (game::said_ending(game.tag("Termination").value_or(""), game::EndingText::TerminationTag)) {
    case game::SaidEnding::TimeForfeit:
      return std::string(game::name(Termination::FlagFall));
    case game::SaidEnding::Resignation:
      return std::string(game::name(Termination::Resignation));
    case game::SaidEnding::DeadPosition:
      return std::string(game::name(Termination::DeadPosition));
    case game::SaidEnding::Agreement:
      return std::string(game::name(Termination::Agreement));
    case game::SaidEnding::Repetition:
      return std::string(game::name(Termination::ThreefoldRepetition));
    case game::SaidEnding::FiftyMoves:
      return std::string(game::name(Termination::FiftyMoves));
    case game::SaidEnding::Absence:
      return std::string(game::name(Termination::Forfeit));
    case game::SaidEnding::Adjudication:
      return std::string(game::name(Termination::Arbiter));
    default:
      return {};
  }
}

/// A digest of what makes it that game, in letters.
std::string id_of(const store::GameToKeep& keep, const ImportOwner& owner, const rules::Position& start,
                  const std::vector<rules::Move>& moves, const std::string& round) {
  const store::FinishedGame& game = keep.game;
  std::string text;
  for (const std::string& part : {owner.account, std::string(owner.open ? "open" : ""), game.white, game.black, game.result,
                                  std::to_string(game.day), game.event, round, notation::write_fen(start)})
    text += part + '\n';
  for (const rules::Move move : moves) text += std::to_string(move.bits()) + ' ';
  std::string letters = sha256_hex(text).substr(0, id_letters);
  for (char& letter : letters) letter = static_cast<char>('a' + (letter >= 'a' ? letter - 'a' + 10 : letter - '0'));
  return letters;
}

/// What is written about the game goes where it is too much.
std::string pgn_of_import(notation::PgnGame& game) {
  std::string pgn;
  notation::write_pgn(game, pgn);
  if (pgn.size() > archived_pgn_bytes) {
    game.comments.clear();
    game.lines.resize(1);
    for (notation::PgnMove& move : game.lines.front().moves) move = {.move = move.move};
    for (notation::PgnTag& tag : game.tags) tag.value = notation::utf8_excerpt(tag.value, tag_bytes);
    if (game.tags.size() > 64) game.tags.resize(64);
    pgn.clear();
    notation::write_pgn(game, pgn);
  }
  std::ranges::replace(pgn, '\0', ' ');
  return pgn;
}

}  // namespace

std::int64_t day_of(std::string_view pgn_date) {
  const auto part = [&](std::size_t from, std::size_t size, std::int64_t most) -> std::int64_t {
    if (pgn_date.size() < from + size) return 0;
    std::int64_t value = 0;
    for (const char digit : pgn_date.substr(from, size)) {
      if (digit < '0' || digit > '9') return 0;
      value = 10 * value + (digit - '0');
    }
    return value <= most ? value : 0;
  };
  const std::int64_t year = part(0, 4, 9999);
  const std::int64_t month = year > 0 ? part(5, 2, 12) : 0;
  return year * 10'000 + month * 100 + (month > 0 ? part(8, 2, 31) : 0);
}

std::string date_of(std::int64_t day) {
  if (day == 0) return {};
  const auto part = [](std::int64_t value, std::size_t size) {
    if (value == 0) return std::string(size, '?');
    const std::string digits = std::to_string(value);
    return std::string(size - std::min(size, digits.size()), '0') + digits;
  };
  return part(day / 10'000, 4) + '.' + part(day / 100 % 100, 2) + '.' + part(day % 100, 2);
}

Expected<std::optional<store::GameToKeep>, std::string> archived(const LoadedGame& loaded, std::int64_t now_ms) {
  const auto referee = replayed(loaded);
  if (!referee) return refused(referee.error());
  const auto outcome = referee->outcome();
  if (!outcome || referee->game().ends.front().reason == game::Termination::Aborted)
    return std::optional<store::GameToKeep>();
  store::GameToKeep keep;
  keep.game = {.id = loaded.game.record.id,
               .source = store::GameSource::Played,
               .open = referee->setup().listed.value_or(false),
               .white = {},
               .black = {},
               .result = outcome->result,
               .reason = outcome->reason,
               .day = day_at(loaded.game.record.created_ms),
               .kept_ms = now_ms};
  for (const store::Seat& seat : loaded.game.seats) {
    if (!seat.account.empty()) keep.owners.push_back(seat.account);
    if (seat.role != store::SeatRole::White && seat.role != store::SeatRole::Black) continue;
    const bool white = seat.role == store::SeatRole::White;
    (white ? keep.game.white : keep.game.black) = seat.name;
    (white ? keep.game.white_account : keep.game.black_account) = seat.account;
  }
  std::vector<rules::Move> moves;
  for (const game::Ply& ply : referee->game().history.plies())
    if (ply.move) moves.push_back(*ply.move);
  follow(referee->game().history.start(), moves, keep);
  return keep;
}

store::GameToKeep archived(notation::PgnGame game, const ImportOwner& owner, std::int64_t now_ms) {
  store::GameToKeep keep;
  const std::int64_t day = day_of(game.tag("Date").value_or(""));
  keep.game = {.id = {},
               .source = store::GameSource::Imported,
               .open = owner.open,
               .white = tag_of(game, "White"),
               .black = tag_of(game, "Black"),
               .result = std::string(notation::text(game.result)),
               .reason = {},
               .day = day != 0 ? day : day_of(game.tag("UTCDate").value_or("")),
               .event = tag_of(game, "Event"),
               .site = tag_of(game, "Site"),
               .kept_ms = now_ms};
  if (!owner.account.empty()) keep.owners.push_back(owner.account);
  const rules::Position start = game.start.value_or(rules::Position::initial());
  std::vector<rules::Move> moves;
  for (const notation::PgnMove& move : game.main_line().moves)
    if (move.move) moves.push_back(*move.move);
  const rules::Position last = follow(start, moves, keep);
  keep.game.reason = reason_of(game, last);
  keep.game.id = id_of(keep, owner, start, moves, tag_of(game, "Round"));
  keep.pgn = pgn_of_import(game);
  return keep;
}

}  // namespace adoube::server
