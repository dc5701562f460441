// SPDX-License-Identifier: MIT
// Best first, with moves judged before they are played: the moves of each position looked at wait in a heap, and the best of
// them all is played next. What is left out, cut off or mistaken for another position only makes the walk fail; the line it
// finds has been played.
#include "adoube/unwinnability/walk.hpp"

#include <algorithm>
#include <array>

#include "adoube/rules/attacks.hpp"
#include "adoube/rules/check.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"
#include "adoube/unwinnability/corners.hpp"

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

class Walk {
 public:
  Walk(const Position& start, Color winner, std::size_t corner, std::uint32_t limit)
      : winner_(winner),
        limit_(std::min<std::size_t>(limit, capacity)),
        to_corner_(to_corner(corner)),
        to_support_(to_support(corner)) {
    nodes_[0].position = start;
    nodes_[0].flights = 8;
  }

  [[nodiscard]] std::optional<std::vector<Move>> line() {
    if (look_at(0)) return line_to(0);
    while (waiting_ > 0 && size_ < limit_) {
      std::pop_heap(heap_.begin(), heap_.begin() + waiting_);
      const Waiting next = heap_[static_cast<std::size_t>(--waiting_)];
      Node& node = nodes_[size_];
      rules::play(nodes_[next.parent].position, Move::from_bits_unchecked(next.move), node.position);
      if (known(node.position)) continue;
      node.parent = next.parent;
      node.move = next.move;
      node.cost = next.cost;
      node.flights = nodes_[next.parent].flights;
      if (look_at(size_++)) return line_to(size_ - 1);
    }
    return std::nullopt;
  }
  [[nodiscard]] std::uint32_t positions() const { return static_cast<std::uint32_t>(size_); }

 private:
  static constexpr std::size_t capacity = 300;
  static constexpr int room = 2048;

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
    std::int16_t cost;
    std::uint16_t order;
    std::uint16_t parent;
    std::uint16_t move;
    /// A heap gives the greatest: the least cost, and among equals the newest.
    friend bool operator<(const Waiting& a, const Waiting& b) {
      return a.cost != b.cost ? a.cost > b.cost : a.order < b.order;
    }
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

  /// Puts the moves of a node into the heap. True where the node is the mate.
  [[nodiscard]] bool look_at(std::size_t number) {
    Node& node = nodes_[number];
    const Position& position = node.position;
    rules::legal_moves(position, moves_);
    const Square king = position.king(opponent(winner_));
    if (position.turn() != winner_) {
      if (moves_.empty()) return rules::in_check(position);
      node.flights = 0;
      for (const Move move : moves_) node.flights = static_cast<std::int16_t>(node.flights + (move.from() == king));
      const bool light = only_minor_pieces(position);
      for (const Move move : moves_) push(node.cost + cost_of_losers(position, move, king, light), number, move);
    } else {
      const Checks checks = checks_of(position, king);
      const bool light = only_minor_pieces(position);
      const bool heavy = !(position.pieces(winner_) & (position.pieces(Kind::Queen) | position.pieces(Kind::Rook))).empty();
      for (const Move move : moves_)
        push(node.cost + cost_of_winners(position, move, checks, node.flights, light, heavy), number, move);
    }
    return false;
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

  [[nodiscard]] int cost_of_winners(const Position& position, Move move, const Checks& checks, int flights, bool light,
                                    bool heavy) const {
    const auto from = static_cast<std::size_t>(move.from().index());
    const auto to = static_cast<std::size_t>(move.to().index());
    int cost = position.pieces(opponent(winner_)).has(move.to()) ? capture : 0;
    if (position.pieces(Kind::King).has(move.from()))
      return move.type() == Move::Type::Castling ? cost : cost + king_step * (to_support_[to] - to_support_[from]);
    if (light) cost += piece_step * (to_corner_[to] - to_corner_[from]);
    if (position.pieces(Kind::Pawn).has(move.from()) && !heavy)
      cost += move.promotion() == Kind::Queen ? queening : pawn_step;
    if (flights > most_flights) return cost;
    for (std::size_t kind = 0; kind < 5; ++kind)
      if (position.board().by_kind[kind].has(move.from()) && checks[kind].has(move.to())) cost += check + flight * flights;
    if (move.promotion() && checks[static_cast<std::size_t>(index(*move.promotion()))].has(move.to()))
      cost += check + flight * flights;
    return cost;
  }

  [[nodiscard]] int cost_of_losers(const Position& position, Move move, Square king, bool light) const {
    const auto from = static_cast<std::size_t>(move.from().index());
    const auto to = static_cast<std::size_t>(move.to().index());
    int cost = 0;
    if (position.pieces(winner_).has(move.to())) cost += position.pieces(Kind::Pawn).has(move.to()) ? lost_pawn : lost_piece;
    if (move.from() == king)
      return move.type() == Move::Type::Castling ? cost : cost + king_step * (to_corner_[to] - to_corner_[from]);
    if (light) cost += piece_step * (to_corner_[to] - to_corner_[from]);
    return cost;
  }

  void push(int cost, std::size_t parent, Move move) {
    if (waiting_ == room) return;
    heap_[static_cast<std::size_t>(waiting_++)] = {static_cast<std::int16_t>(cost), order_++,
                                                   static_cast<std::uint16_t>(parent), move.bits()};
    std::push_heap(heap_.begin(), heap_.begin() + waiting_);
  }

  Color winner_;
  std::size_t limit_;
  const Distances& to_corner_;
  const Distances& to_support_;
  std::array<Node, capacity> nodes_;
  std::size_t size_ = 1;
  std::array<Waiting, room> heap_;  // NOLINT: filled up to waiting_
  int waiting_ = 0;
  std::uint16_t order_ = 0;
  std::array<std::uint64_t, 1024> seen_{};
  rules::MoveList moves_;
};

}  // namespace

Walked walk_to_mate(const Position& position, Color side, std::uint32_t positions) {
  Walked walked;
  const auto order = corners_by_promise(position, side);
  for (std::size_t i = 0; i < 2 && !walked.line; ++i) {
    Walk walk(position, side, order[i], positions);
    walked.line = walk.line();
    walked.positions += walk.positions();
  }
  return walked;
}

}  // namespace adoube::unwinnability
