// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/stats_ending.hpp"

#include <array>
#include <optional>

#include "adoube/game/automatic_end.hpp"
#include "adoube/laws/words.hpp"
#include "adoube/rules/check.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/mate_stalemate.hpp"
#include "adoube/rules/play.hpp"
#include "adoube/rules/same_position.hpp"
#include "adoube/unwinnability/can_win.hpp"

namespace adoube::cli {
namespace {

using enum Ending;
using game::SaidEnding;

/// What the Laws have a name for, and what they have none for.
struct Words {
  std::string_view name;
  std::optional<laws::Code> outcome;
  std::array<std::string_view, 3> own{};
};

const std::array<Words, endings> words = {{
    {"checkmate", laws::Code::Checkmate},
    {"stalemate", laws::Code::Stalemate},
    {"dead-position", laws::Code::DeadPosition},
    {"fivefold-repetition", laws::Code::FivefoldRepetition},
    {"seventy-five-moves", laws::Code::SeventyFiveMoves},
    {"threefold-repetition", laws::Code::ThreefoldRepetition},
    {"fifty-moves", laws::Code::FiftyMoves},
    {"agreement", laws::Code::Agreement},
    {"resignation", laws::Code::Resignation},
    {"flag-fall", laws::Code::FlagFall},
    {"adjudication", std::nullopt, {"adjudication", "判定", "判定"}},
    {"absence", std::nullopt, {"absence or abandonment", "缺席或弃局", "缺席或棄局"}},
    {"outside-the-board", std::nullopt, {"decided outside the board", "盘外裁定", "盤外裁定"}},
    {"unfinished", std::nullopt, {"unfinished", "未完成", "未完成"}},
    {"not-said", std::nullopt, {"not said", "未说明", "未說明"}},
}};

[[nodiscard]] const Words& words_of(Ending ending) { return words[static_cast<std::size_t>(ending)]; }

/// How many times the last position has stood on the board. Only positions since the last capture or pawn move can be it.
[[nodiscard]] int repetitions(const EndedGame& game) {
  const auto quiet = static_cast<std::size_t>(game.last.halfmove_clock().value());
  constexpr std::size_t shortest_threefold = 8;
  if (quiet < shortest_threefold || game.moves.size() < shortest_threefold) return 1;
  const rules::PositionKey last = rules::position_key(game.last);
  rules::Position position = game.start;
  int seen = 1;
  for (std::size_t played = 0; played < game.moves.size(); ++played) {
    if (game.moves.size() - played <= quiet && rules::position_key(position) == last) ++seen;
    position = rules::play(position, game.moves[played]);
  }
  return seen;
}

[[nodiscard]] bool is_won(notation::PgnResult result) {
  return result == notation::PgnResult::WhiteWins || result == notation::PgnResult::BlackWins;
}

[[nodiscard]] bool is_dead(const rules::Position& position) {
  return unwinnability::is_dead(position, unwinnability::Limits::live()).value_or(false);
}

[[nodiscard]] std::optional<Ending> ended_by_itself(const EndedGame& game, int seen) {
  if (!rules::has_legal_move(game.last)) return rules::in_check(game.last) ? Checkmate : Stalemate;
  if (!is_won(game.result) && is_dead(game.last)) return DeadPosition;
  if (seen >= game::fivefold) return FivefoldRepetition;
  if (game.last.halfmove_clock().value() >= game::seventy_five_moves) return SeventyFiveMoves;
  return std::nullopt;
}

[[nodiscard]] std::optional<Ending> said_draw(SaidEnding said) {
  if (said == SaidEnding::Agreement) return Agreement;
  if (said == SaidEnding::Repetition) return ThreefoldRepetition;
  if (said == SaidEnding::FiftyMoves) return FiftyMoves;
  return std::nullopt;
}

[[nodiscard]] std::optional<Ending> claimable(const EndedGame& game, int seen) {
  if (game.result != notation::PgnResult::Draw) return std::nullopt;
  if (seen >= game::threefold) return ThreefoldRepetition;
  if (game.last.halfmove_clock().value() >= game::fifty_moves) return FiftyMoves;
  return std::nullopt;
}

[[nodiscard]] std::optional<Ending> said_otherwise(SaidEnding said) {
  if (said == SaidEnding::Checkmate) return Checkmate;
  if (said == SaidEnding::Stalemate) return Stalemate;
  if (said == SaidEnding::DeadPosition) return DeadPosition;
  if (said == SaidEnding::Adjudication) return Adjudication;
  if (said == SaidEnding::Absence) return Absence;
  return std::nullopt;
}

}  // namespace

std::string_view name(Ending ending) { return words_of(ending).name; }

std::string_view heading(Ending ending, laws::Language language) {
  const Words& its = words_of(ending);
  return its.outcome ? laws::outcome_name(*its.outcome, language) : its.own[static_cast<std::size_t>(laws::index(language))];
}

Ending ending_of(const EndedGame& game) {
  const int seen = repetitions(game);
  if (const auto end = ended_by_itself(game, seen)) return *end;
  if (game.said == SaidEnding::TimeForfeit) return FlagFall;
  if (game.said == SaidEnding::Resignation) return Resignation;
  if (!is_won(game.result))
    if (const auto end = said_draw(game.said)) return *end;
  if (const auto end = claimable(game, seen)) return *end;
  if (const auto end = said_otherwise(game.said)) return *end;
  if (game.result == notation::PgnResult::Unfinished) return Unfinished;
  return game.said == SaidEnding::OutsideTheBoard ? OutsideTheBoard : NotSaid;
}

}  // namespace adoube::cli
