// SPDX-License-Identifier: MIT
#include "adoube/unwinnability/prospects.hpp"

#include <array>
#include <utility>

#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/mate_stalemate.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::unwinnability {
namespace {

using rules::Color;
using rules::Move;
using rules::Position;

/// The moves of a line, each player's in their order, played again from another position.
class Replay {
 public:
  Replay(const Position& start, Color side, const std::vector<Move>& line, Color first_mover)
      : start_(start), side_(side), line_(line), first_mover_(first_mover) {}

  /// A line that mates; nothing where the moves do not lead there.
  [[nodiscard]] std::optional<std::vector<Move>> mate() {
    if (auto found = from({})) return found;
    // The other player has made a move of their own. So may this one, before going on.
    if (start_.turn() != side_) return std::nullopt;
    int tries = 2;
    for (const Move move : rules::legal_moves(start_)) {
      if (tries-- == 0) break;
      if (auto found = from(move)) return found;
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] std::optional<std::vector<Move>> from(std::optional<Move> tempo) {
    next_[static_cast<std::size_t>(index(first_mover_))] = 0;
    next_[static_cast<std::size_t>(index(opponent(first_mover_)))] = 1;
    Position position = start_;
    std::vector<Move> played;
    played.reserve(line_.size() + 2);
    if (tempo) play(position, *tempo, played);
    for (;;) {
      const Color mover = position.turn();
      const std::optional<Move> move = next_legal(position, mover);
      if (!move) return mover == side_ ? std::nullopt : with_tempo(position, std::move(played));
      play(position, *move, played);
      if (mover == side_ && done(side_) && rules::is_checkmate(position)) return played;
    }
  }

  static void play(Position& position, Move move, std::vector<Move>& played) {
    position = rules::play(position, move);
    played.push_back(move);
  }

  [[nodiscard]] bool done(Color color) const { return next_[static_cast<std::size_t>(index(color))] >= line_.size(); }

  /// The next move of that player in the line, without those that cannot be played.
  [[nodiscard]] std::optional<Move> next_legal(const Position& position, Color color) {
    std::size_t& next = next_[static_cast<std::size_t>(index(color))];
    for (; next < line_.size(); next += 2)
      if (rules::is_legal(position, line_[next])) {
        next += 2;
        return line_[next - 2];
      }
    return std::nullopt;
  }

  /// Any move of the player to be mated, and the mate.
  [[nodiscard]] std::optional<std::vector<Move>> with_tempo(const Position& position, std::vector<Move> played) const {
    const std::size_t last = next_[static_cast<std::size_t>(index(side_))];
    if (last + 2 < line_.size() || last >= line_.size()) return std::nullopt;
    for (const Move move : rules::legal_moves(position)) {
      const Position after = rules::play(position, move);
      if (!rules::is_legal(after, line_[last]) || !rules::is_checkmate(rules::play(after, line_[last]))) continue;
      played.push_back(move);
      played.push_back(line_[last]);
      return played;
    }
    return std::nullopt;
  }

  const Position& start_;
  Color side_;
  const std::vector<Move>& line_;
  Color first_mover_;
  std::array<std::size_t, 2> next_{};  ///< by colour: the place of its next move in the line
};

}  // namespace

bool Prospects::adapt(const Position& position) {
  if (line_.empty()) return false;
  auto line = Replay(position, side_, line_, first_mover_).mate();
  if (!line) return false;
  line_ = *std::move(line);
  first_mover_ = position.turn();
  return true;
}

std::optional<bool> Prospects::is_dead(const Position& position, const Limits& limits) {
  if (adapt(position)) return false;
  line_.clear();
  const Deadness found = deadness(position, limits);
  if (!found.line.empty()) {
    side_ = found.winner;
    first_mover_ = position.turn();
    line_ = found.line;
  }
  return found.dead;
}

}  // namespace adoube::unwinnability
