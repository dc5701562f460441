// SPDX-License-Identifier: MIT
/// Who can still win: is there any series of legal moves, both sides helping, after which a player has mated?
/// (Laws 5.2.2; 5.1.2, 6.9 and 7.5.5 ask the same of the opponent.) Counters and clocks play no part: a position here is
/// what Article 9.2.3 calls one.
/// Sound without exception: Winnable comes with a line that mates, Unwinnable only with a proof; everything else is
/// Undetermined, with what was spent. docs/unwinnability.md tells how and why.
/// Thread-safety: no state is shared; any number of questions may be asked at once. Without a time limit the answer is the
/// same every time.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"
#include "adoube/unwinnability/structure.hpp"

namespace adoube::unwinnability {

enum class Verdict : std::uint8_t { Winnable, Unwinnable, Undetermined };

/// What an Unwinnable rests on.
enum class Proof : std::uint8_t {
  None,
  Material,        ///< no move brings about a mate with this material (rules/material.hpp)
  Structure,       ///< what each man can ever reach shows that no mate can arise (structure.hpp)
  ForcedLine,      ///< there is only one legal move each time, and it leads to a position that one of the others settles
  ExhaustedGraph,  ///< every position reachable by legal moves was looked at, or settled by one of the others; none mates
  KingsAndPawns,   ///< every arrangement of kings and pawns was looked at, wherever the pieces may be; none can be a mate
};

struct Limits {
  /// Positions to keep for each side, at the most. Memory is bounded by it too: some 75 bytes each, so less than 100 MB by
  /// default, for a second or two.
  std::uint32_t positions = 1'250'000;
  /// Time for each search, at the most, after which the cheaper stages have had theirs; none by default. With it the same
  /// question may get Undetermined on a slow day.
  std::optional<std::chrono::milliseconds> time{};
  /// Another thread may set it; the search then ends soon as Undetermined.
  const std::atomic<bool>* cancelled = nullptr;
  /// Whether Answer::graph is wanted.
  bool keep_graph = false;

  /// For use after each move of a live game: mostly some microseconds, at the most a few milliseconds.
  [[nodiscard]] static constexpr Limits live() { return {.positions = 6'000}; }
  /// For a ruling that ends a game (flag fall, resignation): at the most a second or two.
  [[nodiscard]] static constexpr Limits ruling() { return {}; }
};

/// A position of an exhausted graph.
struct Explored {
  rules::Position position;
  /// None: the position is no mate by the side asked for, and each legal move of it leads to a position of the graph.
  /// Material or Structure: settled by that; its moves were not followed.
  Proof settled = Proof::None;
};

struct Answer {
  Verdict verdict = Verdict::Undetermined;
  Proof proof = Proof::None;  ///< set when Unwinnable
  /// Winnable: legal moves from the position, the last one mates; none when the mate stands on the board.
  /// ForcedLine: the only legal moves, up to the position that is settled otherwise.
  std::vector<rules::Move> line{};
  /// With Proof::Structure and KingsAndPawns: what each man can ever do. With ForcedLine: of the position at the end of the
  /// line, if that is how it is settled.
  std::optional<Structure> structure{};
  /// ForcedLine: how the position at its end is settled; None where a mate of the other side or a stalemate ends the game.
  Proof end_of_line = Proof::None;
  /// With Proof::ExhaustedGraph and Limits::keep_graph: all of it, the position asked for first. Together with the rules it
  /// is the whole proof.
  std::vector<Explored> graph{};
  std::uint32_t positions = 0;  ///< looked at
};

/// Can `side` ever mate from here?
[[nodiscard]] Answer can_win(const rules::Position& position, rules::Color side, const Limits& limits = {});

struct Deadness {
  /// True when neither side can mate, proved; false when one of them can; nothing when the limits were too narrow to tell.
  std::optional<bool> dead{};
  /// When false: who mates by `line`, which is empty where the mate stands on the board.
  rules::Color winner = rules::Color::White;
  std::vector<rules::Move> line{};
};

/// Whether the position is dead (5.2.2). A quick mate is looked for by `first`, or by the side that is better off, and then
/// by the other. Cost: mostly that of one can_win() for it.
[[nodiscard]] Deadness deadness(const rules::Position& position, const Limits& limits = {},
                                std::optional<rules::Color> first = std::nullopt);
[[nodiscard]] std::optional<bool> is_dead(const rules::Position& position, const Limits& limits = {});

}  // namespace adoube::unwinnability
