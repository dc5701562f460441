// SPDX-License-Identifier: MIT
// Several plans take turns, each with its own order of the same positions: one or two for each goal, a square on which the
// king may be mated; one that takes whatever can be taken and promotes; and plain breadth. A position that any of them has
// looked at is done with for all. So a bad plan costs the good one no more than a factor, and when nothing is left to look
// at, everything has been.
#include "adoube/unwinnability/search.hpp"

#include <algorithm>
#include <array>

#include "adoube/rules/attacks.hpp"
#include "adoube/rules/check.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/material.hpp"
#include "adoube/rules/play.hpp"
#include "adoube/unwinnability/corners.hpp"
#include "adoube/unwinnability/flights.hpp"
#include "adoube/unwinnability/frontier.hpp"
#include "adoube/unwinnability/goals.hpp"
#include "adoube/unwinnability/graph.hpp"

namespace adoube::unwinnability {
namespace {

using rules::Bitboard;
using rules::Color;
using rules::dark_squares;
using rules::Kind;
using rules::light_squares;
using rules::Move;
using rules::Position;
using rules::Square;

class Search {
 public:
  Search(const Position& start, const Structure& structure, Color winner, const Limits& limits)
      : winner_(winner),
        limits_(limits),
        graph_(start, limits.positions),
        goals_(goals(start, structure, winner)),
        frontiers_(goals_.size() + 2),
        deadline_(limits.time ? std::optional(Clock::now() + *limits.time) : std::nullopt) {}

  [[nodiscard]] Answer run() {
    for (Frontier& frontier : frontiers_) frontier.push(0, 0);
    while (!out_of_limits_) {
      // The first goal is the most promising one, and gets half of the turns of goals.
      for (std::size_t plan = 0; plan < frontiers_.size(); ++plan)
        if (const auto mate = follow(frontiers_[plan], plan == 0 ? 8 : plan + 1 == frontiers_.size() ? 4 : 2))
          return mate_at(*mate);
      if (out_of_limits_) break;
      if (!next_in_breadth()) return exhausted();
      if (look_at(breadth_)) return mate_at(breadth_);
    }
    return {.positions = looked_at_};
  }

 private:
  using Clock = std::chrono::steady_clock;
  /// Marks of nodes; `done` and the Proof that settles it is a mark as well.
  static constexpr std::uint8_t waiting = 0;
  static constexpr std::uint8_t done = 1;

  [[nodiscard]] Answer mate_at(Graph::Node node) const {
    return {.verdict = Verdict::Winnable, .line = graph_.line_to(node), .positions = looked_at_};
  }
  [[nodiscard]] Answer exhausted() const {
    Answer answer{.verdict = Verdict::Unwinnable, .proof = Proof::ExhaustedGraph, .positions = looked_at_};
    if (limits_.keep_graph)
      for (Graph::Node node = 0; node < graph_.size(); ++node)
        answer.graph.push_back({graph_.position(node), static_cast<Proof>(graph_.mark(node) - done)});
    return answer;
  }

  /// Up to `turns` positions of the frontier. The mate, where one of them is.
  [[nodiscard]] std::optional<Graph::Node> follow(Frontier& frontier, int turns) {
    while (turns > 0 && !out_of_limits_ && !frontier.empty()) {
      const Graph::Node node = frontier.pop();
      if (graph_.mark(node) != waiting) continue;
      if (look_at(node)) return node;
      --turns;
    }
    return std::nullopt;
  }

  [[nodiscard]] bool next_in_breadth() {
    while (breadth_ < graph_.size() && graph_.mark(breadth_) != waiting) ++breadth_;
    return breadth_ < graph_.size();
  }

  /// Adds what legal moves lead to. True where the node is the mate.
  [[nodiscard]] bool look_at(Graph::Node node) {
    graph_.set_mark(node, done);
    if (++looked_at_ % 1024 == 0) look_at_limits();
    const Position position = graph_.position(node);
    rules::legal_moves(position, moves_);
    if (moves_.empty()) return position.turn() != winner_ && rules::in_check(position);
    const Bitboard men = position.occupied();
    for (const Move move : moves_) {
      rules::play(position, move, next_);
      const auto added = graph_.add(next_, node, move);
      if (!added) {
        out_of_limits_ = true;
        return false;
      }
      if (!added->is_new) continue;
      const bool irreversible = men.has(move.to()) || position.pieces(Kind::Pawn).has(move.from());
      const Proof settled = irreversible ? settled_by(next_) : Proof::None;
      if (settled == Proof::None)
        wait(added->node);
      else
        graph_.set_mark(added->node, static_cast<std::uint8_t>(done + static_cast<int>(settled)));
    }
    return false;
  }

  /// What settles a position without looking at its moves.
  [[nodiscard]] Proof settled_by(const Position& position) {
    if (rules::cannot_mate_by_material(position, winner_)) return Proof::Material;
    return settled_by_structure_of(position) ? Proof::Structure : Proof::None;
  }

  /// Asked as long as it settles one position in forty, which is worth its cost since nothing behind that one is looked at
  /// any more; and now and then in any case.
  [[nodiscard]] bool settled_by_structure_of(const Position& position) {
    const bool tried_enough = proofs_tried_ >= 20 + looked_at_ / 64;
    if (tried_enough && proofs_ * 40 < proofs_tried_) return false;
    ++proofs_tried_;
    if (!rules_out_mate(structure(position, winner_), winner_)) return false;
    ++proofs_;
    return true;
  }

  void look_at_limits() {
    if (limits_.cancelled != nullptr && limits_.cancelled->load(std::memory_order_relaxed)) out_of_limits_ = true;
    if (deadline_ && Clock::now() >= *deadline_) out_of_limits_ = true;
  }

  /// Lets `node`, which is next_, wait in the frontier of each plan.
  void wait(Graph::Node node) {
    const Square loser_king = next_.king(opponent(winner_));
    const Square winner_king = next_.king(winner_);
    const Bitboard pieces = next_.pieces(winner_) & ~next_.pieces(Kind::King) & ~next_.pieces(Kind::Pawn);
    const Bitboard others = next_.pieces(opponent(winner_)) & ~next_.pieces(Kind::King);
    const int free = flights(next_, opponent(winner_));
    const int promotion = steps_to_promotion(next_);
    const bool few = few_attackers(pieces);
    const Bitboard helpers = few ? useful_blockers(next_, pieces, others) : Bitboard();
    for (std::size_t plan = 0; plan < goals_.size(); ++plan) {
      const Goal& goal = goals_[plan];
      const int support = 3 * goal.winner_king[index_of(winner_king)];
      const int away = goal.loser_king[index_of(loser_king)];
      // On the goal itself each square to flee to is one to take away. On the way there they do not count, or a king beside
      // a corner among its own men would be thought better off than in it.
      const int kings = away > 0 ? 2 * goal.neighbours + 3 * away : 2 * free;
      const auto [nearest, second] = two_nearest(*goal.piece, pieces);
      int cost = kings + support + (pieces.empty() ? 3 * promotion : nearest + second);
      if (few) {
        // Where the pieces come first and the others by chance, a mate is found now and then as well: the best goal has both
        // plans.
        if (plan == 0) frontiers_[goals_.size()].push(cost, node);
        // Men of the other side have to stand in their king's way; two of them may do without the own king.
        const auto [blocker, other_blocker] = two_nearest(*goal.piece, helpers);
        const int still_to_come = helpers.empty() ? 2 * foremost_pawn(next_, opponent(winner_)) : 0;
        cost = kings + nearest + 2 * blocker + std::min(support, 4 + 3 * other_blocker) + still_to_come;
      }
      frontiers_[plan].push(cost, node);
    }
    const int distance = steps(loser_king.index(), winner_king.index());
    frontiers_.back().push(4 * promotion + 4 * (others.count() + 1) + free + distance, node);
  }

  /// One piece, or bishops of one square colour: they hardly mate by themselves.
  [[nodiscard]] bool few_attackers(Bitboard pieces) const {
    if (pieces.count() <= 1) return !pieces.empty();
    return (pieces & ~next_.pieces(Kind::Bishop)).empty() &&
           ((pieces & light_squares).empty() || (pieces & dark_squares).empty());
  }

  /// Of the men of the other side those that can stand in their king's way without guarding it against these pieces.
  [[nodiscard]] static Bitboard useful_blockers(const Position& position, Bitboard pieces, Bitboard others) {
    if ((pieces & ~position.pieces(Kind::Knight)).empty()) return others & ~position.pieces(Kind::Queen);
    if (!(pieces & ~position.pieces(Kind::Bishop)).empty()) return others;
    const Bitboard alike = (pieces & light_squares).empty() ? dark_squares : light_squares;
    return others & ~position.pieces(Kind::Queen) & ~position.pieces(Kind::Rook) & ~(position.pieces(Kind::Bishop) & alike);
  }

  /// How many steps the foremost pawn of `color` is from its promotion; 8 without a pawn.
  [[nodiscard]] static int foremost_pawn(const Position& position, Color color) {
    int steps = 8;
    for (const Square pawn : position.pieces(color, Kind::Pawn))
      steps = std::min(steps, 7 - relative_rank(pawn, color == Color::White));
    return steps;
  }

  [[nodiscard]] static std::size_t index_of(Square square) { return static_cast<std::size_t>(square.index()); }

  /// The distances of the two nearest of `men`; 8 for want of one.
  [[nodiscard]] static std::pair<int, int> two_nearest(const Distances& distances, Bitboard men) {
    int nearest = 8;
    int second = 8;
    for (const Square man : men) {
      const int away = distances[index_of(man)];
      second = std::min(second, std::max(nearest, away));
      nearest = std::min(nearest, away);
    }
    return {nearest, second};
  }

  /// Of the side that is to mate, where it has neither queen nor rook; else none.
  [[nodiscard]] int steps_to_promotion(const Position& position) const {
    const Bitboard heavy = position.pieces(Kind::Queen) | position.pieces(Kind::Rook);
    return (position.pieces(winner_) & heavy).empty() ? foremost_pawn(position, winner_) : 0;
  }

  Color winner_;
  const Limits& limits_;
  Graph graph_;
  std::vector<Goal> goals_;
  std::vector<Frontier> frontiers_;  ///< one for each goal, and two
  std::optional<Clock::time_point> deadline_;
  Graph::Node breadth_ = 0;  ///< those before it are done
  std::uint32_t looked_at_ = 0;
  std::uint32_t proofs_tried_ = 0;
  std::uint32_t proofs_ = 0;
  bool out_of_limits_ = false;
  rules::MoveList moves_;
  Position next_ = Position::initial();
};

}  // namespace

Answer search(const Position& position, const Structure& structure, Color side, const Limits& limits) {
  return Search(position, structure, side, limits).run();
}

}  // namespace adoube::unwinnability
