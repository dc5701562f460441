// SPDX-License-Identifier: MIT
// Best first, with moves judged before they are played: the moves of each position looked at wait by cost, and the best of
// them all is played next. What is left out, cut off or mistaken for another position only makes the walk fail; the line it
// finds has been played.
#include "adoube/unwinnability/walk.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "adoube/rules/attacks.hpp"
#include "adoube/rules/check.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"
#include "adoube/unwinnability/corners.hpp"
#include "adoube/unwinnability/flights.hpp"

namespace adoube::unwinnability {
namespace {

using rules::Bitboard;
using rules::Color;
using rules::Kind;
using rules::Move;
using rules::Position;
using rules::Square;

/// What a move costs, less being better; found by trial on the final positions of ordinary games.
constexpr int king_step = 5;     // of either king, for a step farther from its place
constexpr int piece_step = 1;    // of another piece, likewise, where none but minor pieces can mate
constexpr int capture = -1;      // of a man of the king to be mated
constexpr int pawn_step = -4;    // towards a promotion that is needed
constexpr int queening = -10;    // such a promotion
constexpr int check = -8;        // where the king to be mated has no square to go to; less for each it has
constexpr int flight = 2;        // so much less
constexpr int most_flights = 3;  // with more of them a check is worth nothing
constexpr int lost_pawn = 4;     // of the side that is to mate
constexpr int lost_piece = 20;
constexpr int approach = 1;  // in an assault: of a piece, for a step away from the king to be mated
constexpr int opening = -2;  // in an assault: a man of that king leaves its side
constexpr int crowd =
    20;  // so many men on the board, and the king is assaulted where it stands before it is led to a corner
constexpr int assailants = 6;  // and more men than these on the side that is to mate

class Walk {
 public:
  Walk(const Position& start, Color winner, std::size_t corner, std::uint32_t limit, bool assault)
      : winner_(winner),
        limit_(std::min<std::size_t>(limit, capacity)),
        to_corner_(steps_to(corners[corner])),
        to_support_(to_support(corner)),
        assault_(assault) {
    nodes_[0].position = start;
    nodes_[0].flights = static_cast<std::int16_t>(flights(start, opponent(winner)));
  }

  [[nodiscard]] std::optional<std::vector<Move>> line() {
    if (look_at(0)) return line_to(0);
    while (size_ < limit_) {
      const std::optional<int> cost = least_cost();
      if (!cost) break;
      const Waiting next = pop(*cost);
      Node& node = nodes_[size_];
      rules::play(nodes_[next.parent].position, Move::from_bits_unchecked(next.move), node.position);
      if (known(node.position)) continue;
      node.parent = next.parent;
      node.move = next.move;
      node.cost = static_cast<std::int16_t>(*cost);
      node.flights = nodes_[next.parent].flights;
      if (look_at(size_++)) return line_to(size_ - 1);
    }
    return std::nullopt;
  }
  [[nodiscard]] std::uint32_t positions() const { return static_cast<std::uint32_t>(size_); }

 private:
  static constexpr std::size_t capacity = 300;
  static constexpr std::size_t room = 4096;
  static constexpr int costs = 256;

  struct Node {
    Node() {}  // NOLINT: a node is filled when it is reached
    union {
      Position position;
    };
    std::uint16_t parent = 0;
    std::uint16_t move = 0;
    std::int16_t cost = 0;
    std::int16_t flights = 0;  ///< squares the king to be mated could go to when it was last on move
  };
  struct Waiting {
    std::uint16_t parent;
    std::uint16_t move;
    std::uint16_t next;  ///< the one pushed before it at the same cost, plus one; 0 for none
  };
  /// What the moves of one man have in common.
  struct Mover {
    const Distances* way = nullptr;  ///< to where it should go, if anywhere
    int step = 0;                    ///< cost of a step away from there
    int always = 0;
    Bitboard checks{};  ///< where it gives check
  };
  /// By kind: the squares from which a man of that kind checks the king to be mated.
  using Checks = std::array<Bitboard, 6>;

  [[nodiscard]] std::vector<Move> line_to(std::size_t node) const {
    std::vector<Move> line;
    for (; node != 0; node = nodes_[node].parent) line.push_back(Move::from_bits_unchecked(nodes_[node].move));
    std::ranges::reverse(line);
    return line;
  }

  /// Whether a position like this has been looked at; in rare cases also when none has.
  [[nodiscard]] bool known(const Position& position) {
    constexpr std::uint64_t golden = 0x9E3779B97F4A7C15ULL;
    std::uint64_t sum = position.turn() == Color::White ? 1 : 2;
    for (const Bitboard set : position.board().by_kind) sum = (sum ^ set.bits() ^ (sum >> 32)) * golden;
    sum = (sum ^ position.pieces(Color::White).bits() ^ (sum >> 32)) * golden;
    std::size_t slot = sum >> 54;
    for (; seen_[slot] != 0; slot = (slot + 1) % seen_.size())
      if (seen_[slot] == sum) return true;
    seen_[slot] = sum;
    return false;
  }

  /// Lets the moves of a node wait. True where the node is the mate.
  [[nodiscard]] bool look_at(std::size_t number) {
    Node& node = nodes_[number];
    const Position& position = node.position;
    rules::legal_moves(position, moves_);
    const Square king = position.king(opponent(winner_));
    const bool light = only_minor_pieces(position);
    Mover mover;
    std::optional<Square> from;
    if (position.turn() != winner_) {
      if (moves_.empty()) return rules::in_check(position);
      node.flights = 0;
      for (const Move move : moves_) {
        node.flights = static_cast<std::int16_t>(node.flights + (move.from() == king));
        if (from != move.from()) mover = loser(move.from(), king, light);
        from = move.from();
        int cost = cost_of_way(mover, move);
        if (position.pieces(winner_).has(move.to()))
          cost += position.pieces(Kind::Pawn).has(move.to()) ? lost_pawn : lost_piece;
        push(node.cost + cost, number, move);
      }
    } else {
      const Checks checks = checks_of(position, king);
      const bool heavy = !(position.pieces(winner_) & (position.pieces(Kind::Queen) | position.pieces(Kind::Rook))).empty();
      const int cost_of_check = node.flights <= most_flights ? check + flight * node.flights : 0;
      for (const Move move : moves_) {
        if (from != move.from()) mover = winner(position, move.from(), checks, light, heavy);
        from = move.from();
        int cost = cost_of_way(mover, move);
        if (position.pieces(opponent(winner_)).has(move.to())) cost += capture;
        if (const auto becomes = move.promotion()) {
          if (mover.always != 0 && *becomes == Kind::Queen) cost += queening - pawn_step;
          if (checks[static_cast<std::size_t>(index(*becomes))].has(move.to())) cost += cost_of_check;
        } else if (mover.checks.has(move.to())) {
          cost += cost_of_check;
        }
        push(node.cost + cost, number, move);
      }
    }
    return false;
  }

  [[nodiscard]] static int cost_of_way(const Mover& mover, Move move) {
    if (mover.way == nullptr || move.type() == Move::Type::Castling) return mover.always;
    const Distances& way = *mover.way;
    return mover.always + mover.step * (way[static_cast<std::size_t>(move.to().index())] -
                                        way[static_cast<std::size_t>(move.from().index())]);
  }

  [[nodiscard]] Mover winner(const Position& position, Square from, const Checks& checks, bool light, bool heavy) const {
    if (position.pieces(Kind::King).has(from)) return {.way = assault_ ? nullptr : &to_support_, .step = king_step};
    if (position.pieces(Kind::Pawn).has(from)) return {.always = assault_ || heavy ? 0 : pawn_step, .checks = checks[0]};
    Mover mover;
    for (std::size_t kind = 1; kind < 5; ++kind)
      if (position.board().by_kind[kind].has(from)) mover.checks = checks[kind];
    if (assault_) {
      mover.way = &steps_to(position.king(opponent(winner_)).index());
      mover.step = approach;
    } else if (light) {
      mover.way = &to_corner_;
      mover.step = piece_step;
    }
    return mover;
  }

  [[nodiscard]] Mover loser(Square from, Square king, bool light) const {
    if (assault_) return {.always = rules::king_attacks(king).has(from) ? opening : 0};
    if (from == king) return {.way = &to_corner_, .step = king_step};
    if (light) return {.way = &to_corner_, .step = piece_step};
    return {};
  }

  [[nodiscard]] bool only_minor_pieces(const Position& position) const {
    const Bitboard rest = position.pieces(Kind::Queen) | position.pieces(Kind::Rook) | position.pieces(Kind::Pawn);
    return (position.pieces(winner_) & rest).empty();
  }

  [[nodiscard]] Checks checks_of(const Position& position, Square king) const {
    const Bitboard diagonal = rules::bishop_attacks(king, position.occupied());
    const Bitboard straight = rules::rook_attacks(king, position.occupied());
    return {rules::pawn_attacks(opponent(winner_), king),
            rules::knight_attacks(king),
            diagonal,
            straight,
            diagonal | straight,
            {}};
  }

  void push(int cost, std::size_t parent, Move move) {
    if (waiting_ == room) return;
    const auto bucket = static_cast<std::size_t>(std::clamp(cost + costs / 2, 0, costs - 1));
    moves_waiting_[waiting_] = {static_cast<std::uint16_t>(parent), move.bits(), newest_[bucket]};
    newest_[bucket] = static_cast<std::uint16_t>(++waiting_);
    filled_[bucket / 64] |= std::uint64_t{1} << (bucket % 64);
  }
  [[nodiscard]] std::optional<int> least_cost() const {
    for (std::size_t word = 0; word < filled_.size(); ++word)
      if (filled_[word] != 0) return static_cast<int>(64 * word) + std::countr_zero(filled_[word]) - costs / 2;
    return std::nullopt;
  }
  /// The newest of that cost; there is one.
  [[nodiscard]] Waiting pop(int cost) {
    const auto bucket = static_cast<std::size_t>(cost + costs / 2);
    const Waiting waiting = moves_waiting_[newest_[bucket] - 1U];
    newest_[bucket] = waiting.next;
    if (waiting.next == 0) filled_[bucket / 64] &= ~(std::uint64_t{1} << (bucket % 64));
    return waiting;
  }

  Color winner_;
  std::size_t limit_;
  const Distances& to_corner_;
  const Distances& to_support_;
  bool assault_;
  std::array<Node, capacity> nodes_;
  std::size_t size_ = 1;
  std::array<Waiting, room> moves_waiting_;  // NOLINT: filled up to waiting_
  std::size_t waiting_ = 0;
  std::array<std::uint16_t, costs> newest_{};       ///< by cost: the place among those waiting, plus one; 0 for none
  std::array<std::uint64_t, costs / 64> filled_{};  ///< the costs at which something waits
  std::array<std::uint64_t, 1024> seen_{};
  rules::MoveList moves_;
};

}  // namespace

Walked walk_to_mate(const Position& position, Color side, std::uint32_t positions) {
  Walked walked;
  const auto order = corners_by_promise(position, side);
  const auto try_walk = [&](std::size_t corner, bool assault) {
    if (walked.line) return;
    Walk walk(position, side, corner, positions, assault);
    walked.line = walk.line();
    walked.positions += walk.positions();
  };
  const bool crowded = position.occupied().count() >= crowd && position.pieces(side).count() > assailants;
  if (crowded) try_walk(order[0], true);
  try_walk(order[0], false);
  if (!crowded) try_walk(order[1], false);
  return walked;
}

}  // namespace adoube::unwinnability
