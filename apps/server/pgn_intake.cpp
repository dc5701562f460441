// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/pgn_intake.hpp"

#include <algorithm>
#include <utility>

#include "adoube/notation/text_place.hpp"
#include "apps/server/archived_game.hpp"

namespace adoube::server {
namespace {

constexpr notation::PgnLimits limits{.comment_bytes = 1U << 16,
                                     .text_bytes = 1U << 19,
                                     .tag_bytes = 1U << 11,
                                     .tags = 128,
                                     .moves = 1U << 17,
                                     .depth = 1U << 10,
                                     .problems = findings_a_game};

notation::PgnPlace start_of(const store::GameImport& import) {
  return {.offset = static_cast<std::uint64_t>(import.offset),
          .line = static_cast<std::uint32_t>(import.line),
          .column = static_cast<std::uint32_t>(import.column)};
}

store::ImportFinding finding_of(const notation::PgnProblem& problem, std::int64_t game) {
  std::string token = problem.token;
  std::ranges::replace(token, '\0', ' ');
  return {.number = 0,
          .game = game,
          .code = std::string(notation::code(problem.fault)),
          .forgiven = problem.forgiven ? std::string(notation::code(*problem.forgiven)) : std::string(),
          .line = problem.place.line,
          .column = problem.place.column,
          .ply = problem.ply,
          .token = std::move(token)};
}

}  // namespace

PgnIntake::PgnIntake(store::GameImport import, std::string_view piece, Piece kind)
    : import_(std::move(import)),
      kind_(kind),
      text_(import_.rest + std::string(piece)),
      rest_bytes_(import_.rest.size()),
      start_(start_of(import_)),
      reader_(text_, {.limits = limits, .start = start_}) {}

PgnIntake::Slice PgnIntake::next(std::int64_t now_ms) {
  Slice slice{.from = import_.taken(), .import = import_};
  slice.import.changed_ms = now_ms;
  std::size_t half_moves = 0;
  while (slice.games.size() < games_at_once && half_moves < half_moves_at_once) {
    auto game = notation::read_pgn_game(reader_);
    const auto end = static_cast<std::size_t>(reader_.bytes_read());
    const bool whole = kind_ == Piece::EndsTheFile || end + notation::PgnReader::look_ahead <= text_.size();
    const bool too_long = text_.size() - decided_ > import_game_bytes;
    slice.last = !game || !(whole || too_long);
    if (slice.last && kind_ == Piece::EndsTheFile) decided_ = text_.size();
    if (slice.last) break;
    decided_ = end;
    for (const notation::PgnLine& line : game->lines) half_moves += line.moves.size();
    take(std::move(*game), now_ms, slice);
  }
  slice.import.ended = slice.last && kind_ == Piece::EndsTheFile;
  note_progress(slice);
  return slice;
}

void PgnIntake::take(notation::PgnGame game, std::int64_t now_ms, Slice& slice) {
  store::GameImport& import = slice.import;
  ++import.games;
  for (const notation::PgnProblem& problem : game.problems)
    if (import.findings + static_cast<std::int64_t>(slice.findings.size()) < findings_an_import)
      slice.findings.push_back(finding_of(problem, import.games));
  if (game.errors > 0) {
    ++import.faulty;
    return;
  }
  slice.games.push_back(archived(std::move(game), {.account = import.account, .open = import.open}, now_ms));
}

/// Behind the last piece everything is taken; before, what is decided, and what the import had taken in any case.
void PgnIntake::note_progress(Slice& slice) const {
  const notation::PgnPlace place = notation::place_behind(start_, std::string_view(text_).substr(0, decided_));
  slice.import.offset = static_cast<std::int64_t>(place.offset);
  slice.import.line = place.line;
  slice.import.column = place.column;
  const std::size_t taken = slice.last ? text_.size() : std::max(decided_, rest_bytes_);
  slice.import.rest = text_.substr(decided_, taken - decided_);
}

}  // namespace adoube::server
