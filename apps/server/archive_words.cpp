// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/archive_words.hpp"

#include <optional>

#include "adoube/laws/card.hpp"
#include "adoube/notation/fen.hpp"
#include "adoube/notation/pgn_problem.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "apps/server/archived_game.hpp"

namespace adoube::server {
namespace {

/// The one of the enumeration, up to `last`, that is called so.
template <class Enum>
std::optional<Enum> called(std::string_view word, Enum last) {
  for (int value = 0; value <= static_cast<int>(last); ++value)
    if (notation::code(static_cast<Enum>(value)) == word) return static_cast<Enum>(value);
  return std::nullopt;
}

ArchivedGame told(const store::FinishedGame& game) {
  return {.id = game.id,
          .source = game.source == store::GameSource::Played ? GameSource::Played : GameSource::Imported,
          .open = game.open,
          .white = game.white,
          .black = game.black,
          .result = game.result,
          .reason = game.reason.empty() ? std::nullopt : std::optional(game.reason),
          .date = date_of(game.day),
          .event = game.event,
          .eco = game.eco,
          .opening = game.opening,
          .variant = game.variant == "chess960" ? Variant::Chess960 : Variant::Standard,
          .plies = game.plies};
}

}  // namespace

std::vector<ArchivedGame> told(const std::vector<store::FinishedGame>& games) {
  std::vector<ArchivedGame> all;
  for (const store::FinishedGame& game : games) all.push_back(told(game));
  return all;
}

ImportState told(const store::GameImport& import) {
  return {.import = import.id,
          .name = import.name,
          .started = import.started_ms,
          .taken = import.taken(),
          .games = import.games,
          .kept = import.kept,
          .doubled = import.doubled,
          .faulty = import.faulty,
          .findings = import.findings,
          .ended = import.ended};
}

ImportNote told(const store::ImportFinding& finding, laws::Language language) {
  ImportNote note{.game = finding.game,
                  .code = finding.forgiven.empty() ? finding.code : finding.forgiven,
                  .severity = NoteSeverity::Error,
                  .line = finding.line,
                  .column = finding.column,
                  .ply = finding.ply,
                  .token = finding.token,
                  .text = {}};
  const auto fault = called(finding.code, notation::PgnFault::TooManyProblems);
  if (!fault) return note;
  notation::PgnProblem problem{
      .fault = *fault, .place = {}, .ply = static_cast<std::uint32_t>(finding.ply), .token = finding.token};
  if (!finding.forgiven.empty()) problem.forgiven = called(finding.forgiven, notation::Forgiven::MoveSpaces);
  if (notation::severity(*fault) == notation::PgnSeverity::Warning) note.severity = NoteSeverity::Warning;
  note.text = laws::card(problem, language).text;
  return note;
}

ExplorerPage told(const rules::Position& position, const std::vector<store::MoveCount>& counts) {
  ExplorerPage page{.fen = notation::write_fen(position)};
  const rules::MoveList legal = rules::legal_moves(position);
  for (const store::MoveCount& count : counts) {
    page.white += count.white;
    page.draws += count.draws;
    page.black += count.black;
    page.others += count.others;
    if (!count.move) continue;
    const auto move = rules::Move::from_bits_unchecked(*count.move);
    if (!legal.contains(move)) continue;
    page.moves.push_back({.uci = notation::write_uci(move, position.variant()),
                          .san = notation::write_san(position, move),
                          .white = count.white,
                          .draws = count.draws,
                          .black = count.black,
                          .others = count.others});
  }
  return page;
}

}  // namespace adoube::server
