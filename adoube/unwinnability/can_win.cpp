// SPDX-License-Identifier: MIT
// From cheap to dear: what stands on the board, material, the only moves there are, a quick walk to a mate, the structure,
// the arrangements of kings and pawns, and the search. Each stage decides or passes on; none guesses.
#include "adoube/unwinnability/can_win.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "adoube/rules/check.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/mate_stalemate.hpp"
#include "adoube/rules/material.hpp"
#include "adoube/rules/play.hpp"
#include "adoube/unwinnability/search.hpp"
#include "adoube/unwinnability/skeleton.hpp"
#include "adoube/unwinnability/walk.hpp"

namespace adoube::unwinnability {
namespace {

using rules::Bitboard;
using rules::Color;
using rules::Kind;
using rules::Position;

constexpr std::uint32_t short_walk = 90;
constexpr std::uint32_t long_walk = 300;
constexpr std::uint32_t few_arrangements = 1'000;
constexpr std::uint32_t most_arrangements = 20'000;
constexpr int fewest_pawns = 4;
constexpr std::uint32_t brief_search = 3'000;
constexpr std::size_t longest_forced_line = 64;

[[nodiscard]] Answer unwinnable(Proof proof) { return {.verdict = Verdict::Unwinnable, .proof = proof}; }

/// Plays the only legal moves, as long as there is no other. An answer where that settles it.
[[nodiscard]] std::optional<Answer> forced(const Position& start, Color side) {
  Answer answer;
  Position position = start;
  rules::MoveList moves;
  for (;; ++answer.positions) {
    rules::legal_moves(position, moves);
    if (moves.empty() && position.turn() != side && rules::in_check(position)) {
      answer.verdict = Verdict::Winnable;
      return answer;
    }
    const bool material = rules::cannot_mate_by_material(position, side);
    if (moves.empty() || material) {
      answer.verdict = Verdict::Unwinnable;
      answer.proof = Proof::ForcedLine;
      if (material) (answer.line.empty() ? answer.proof : answer.end_of_line) = Proof::Material;
      return answer;
    }
    if (moves.size() > 1 || answer.line.size() == longest_forced_line) break;
    answer.line.push_back(moves[0]);
    position = rules::play(position, moves[0]);
  }
  if (answer.line.empty()) return std::nullopt;
  Structure end = structure(position, side);
  if (!rules_out_mate(end, side)) return std::nullopt;
  answer.verdict = Verdict::Unwinnable;
  answer.proof = Proof::ForcedLine;
  answer.end_of_line = Proof::Structure;
  answer.structure = std::move(end);
  return answer;
}

/// Nothing but a king, bishops and pawns with something in front of each: a walk is not likely to end in a mate.
[[nodiscard]] bool looks_closed(const Position& position, Color side) {
  const Bitboard own = position.pieces(side);
  if (!(own & (position.pieces(Kind::Queen) | position.pieces(Kind::Rook) | position.pieces(Kind::Knight))).empty())
    return false;
  const std::uint64_t pawns = (own & position.pieces(Kind::Pawn)).bits();
  const std::uint64_t in_front = side == Color::White ? pawns << 8 : pawns >> 8;
  return pawns != 0 && (in_front & ~position.occupied().bits()) == 0;
}

[[nodiscard]] std::optional<Answer> by_walk(const Position& position, Color side, std::uint32_t positions) {
  Walked walked = walk_to_mate(position, side, positions);
  if (!walked.line) return std::nullopt;
  return Answer{.verdict = Verdict::Winnable, .line = std::move(*walked.line), .positions = walked.positions};
}

/// The side with more to mate with comes first.
[[nodiscard]] std::array<Color, 2> better_off_first(const Position& position) {
  const auto power = [&](Color side) {
    const auto count = [&](Kind kind) { return position.pieces(side, kind).count(); };
    return 9 * count(Kind::Queen) + 5 * count(Kind::Rook) + 3 * (count(Kind::Bishop) + count(Kind::Knight)) +
           count(Kind::Pawn);
  };
  if (power(Color::White) >= power(Color::Black)) return {Color::White, Color::Black};
  return {Color::Black, Color::White};
}

[[nodiscard]] std::optional<Answer> by_kings_and_pawns(const Position& position, const Structure& structure, Color side,
                                                       const Limits& limits, std::uint32_t most) {
  // Kings alone go everywhere.
  if (position.pieces(Kind::Pawn).count() < fewest_pawns) return std::nullopt;
  const auto arrangements = skeleton_proof(position, structure, side, std::min(most, limits.positions));
  if (!arrangements) return std::nullopt;
  Answer answer = unwinnable(Proof::KingsAndPawns);
  answer.positions = static_cast<std::uint32_t>(arrangements->size());
  answer.structure = structure;
  if (limits.keep_graph)
    for (const Position& arrangement : *arrangements) answer.graph.push_back({arrangement});
  return answer;
}

/// All stages; without the short walk where it has been tried.
[[nodiscard]] Answer decide(const Position& position, Color side, const Limits& limits, bool walked) {
  if (auto answer = forced(position, side)) return *std::move(answer);
  if (!walked && !looks_closed(position, side))
    if (auto answer = by_walk(position, side, std::min(short_walk, limits.positions))) return *std::move(answer);
  Structure men = structure(position, side);
  if (rules_out_mate(men, side)) {
    Answer answer = unwinnable(Proof::Structure);
    answer.structure = std::move(men);
    return answer;
  }
  if (auto answer = by_walk(position, side, std::min(long_walk, limits.positions))) return *std::move(answer);
  if (auto answer = by_kings_and_pawns(position, men, side, limits, few_arrangements)) return *std::move(answer);
  Limits brief = limits;
  brief.positions = std::min(limits.positions, brief_search);
  if (Answer answer = search(position, men, side, brief);
      answer.verdict != Verdict::Undetermined || limits.positions <= brief_search)
    return answer;
  if (auto answer = by_kings_and_pawns(position, men, side, limits, most_arrangements)) return *std::move(answer);
  return search(position, men, side, limits);
}

}  // namespace

Answer can_win(const Position& position, Color side, const Limits& limits) { return decide(position, side, limits, false); }

Deadness deadness(const Position& position, const Limits& limits, std::optional<Color> first) {
  const std::array<Color, 2> sides = better_off_first(position);
  std::array<bool, 2> walked{};
  for (const Color side : first ? std::array{*first, rules::opponent(*first)} : sides) {
    if (rules::cannot_mate_by_material(position, side) || looks_closed(position, side)) continue;
    walked[static_cast<std::size_t>(index(side))] = true;
    if (auto answer = by_walk(position, side, std::min(short_walk, limits.positions)))
      return {false, side, std::move(answer->line)};
  }
  bool known = true;
  for (const Color side : sides) {
    Answer answer = decide(position, side, limits, walked[static_cast<std::size_t>(index(side))]);
    if (answer.verdict == Verdict::Winnable) return {false, side, std::move(answer.line)};
    known &= answer.verdict == Verdict::Unwinnable;
  }
  return {.dead = known ? std::optional(true) : std::nullopt};
}

std::optional<bool> is_dead(const Position& position, const Limits& limits) { return deadness(position, limits).dead; }

}  // namespace adoube::unwinnability
