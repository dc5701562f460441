// SPDX-License-Identifier: MIT
#include "adoube/unwinnability/skeleton.hpp"

#include <algorithm>
#include <array>

#include "adoube/rules/attacks.hpp"
#include "adoube/rules/check.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"
#include "adoube/unwinnability/graph.hpp"

namespace adoube::unwinnability {
namespace {

using rules::Bitboard;
using rules::Color;
using rules::Kind;
using rules::Move;
using rules::Position;
using rules::Square;

/// `position` without its pieces.
[[nodiscard]] Position kings_and_pawns(const Position& position) {
  rules::Board board = position.board();
  const Bitboard kept = board.pieces(Kind::King) | board.pieces(Kind::Pawn);
  for (Bitboard& set : board.by_kind) set &= kept;
  for (Bitboard& set : board.by_color) set &= kept;
  return Position::from_board_unchecked(board);
}

/// The position after the man on `from` has gone to `to`, or vanished where they are the same, and with it what stood on
/// `to`.
[[nodiscard]] Position after(const Position& position, Square from, Square to, bool vanishes) {
  rules::Board board = position.board();
  const Color us = board.turn;
  for (Bitboard& set : board.by_kind) set &= ~(Bitboard(from) | Bitboard(to));
  for (Bitboard& set : board.by_color) set &= ~(Bitboard(from) | Bitboard(to));
  if (!vanishes) {
    board.by_kind[index(Kind::Pawn)] |= Bitboard(to);
    board.by_color[static_cast<std::size_t>(index(us))] |= Bitboard(to);
  }
  board.turn = opponent(us);
  board.pushed_over = rules::Board::no_square;
  return Position::from_board_unchecked(board);
}

class Skeleton {
 public:
  Skeleton(const Position& position, const Structure& structure, Color side, std::uint32_t limit)
      : side_(side), graph_(kings_and_pawns(position), limit) {
    for (const Man& man : structure.men) {
      if (man.stays()) fixed_ |= Bitboard(man.home);
      if (!is_piece(man)) continue;
      pieces_[index(man.piece.color)] |= man.reach;
      (man.piece.color == side ? attackers_ : blockers_).push_back(&man);
    }
  }

  [[nodiscard]] std::optional<std::vector<Position>> proof() {
    for (Graph::Node node = 0; node < graph_.size(); ++node)
      if (!follow(node)) return std::nullopt;
    std::vector<Position> arrangements;
    for (Graph::Node node = 0; node < graph_.size(); ++node) arrangements.push_back(graph_.position(node));
    return arrangements;
  }

 private:
  [[nodiscard]] static bool is_piece(const Man& man) { return man.piece.kind != Kind::King && man.piece.kind != Kind::Pawn; }
  [[nodiscard]] Bitboard pieces(Color color) const { return pieces_[index(color)]; }

  /// The side that has moved must not have left its king attacked by a pawn or the other king.
  [[nodiscard]] static bool king_is_safe(const Position& position) {
    const Color moved = opponent(position.turn());
    return rules::attackers(position.board(), position.king(moved), position.turn(), position.occupied()).empty();
  }

  [[nodiscard]] bool add(const Position& next, Graph::Node parent) {
    return graph_.add(next, parent, Move::from_bits_unchecked(0)).has_value();
  }

  /// All that can become of the arrangement in one move. False where the proof fails.
  [[nodiscard]] bool follow(Graph::Node node) {
    const Position position = graph_.position(node);
    const Color us = position.turn();
    for (const Move move : rules::legal_moves(position)) {
      if (move.promotion()) return false;
      const Position next = rules::play(position, move);
      if (us == side_ && can_be_mate(next, move.type() == Move::Type::EnPassant || can_discover(next, move.from())))
        return false;
      if (!add(next, node)) return false;
    }
    for (const Square from : position.pieces(us, Kind::Pawn))
      for (const Square to : rules::pawn_attacks(us, from) & pieces(opponent(us)) & ~position.occupied()) {
        if (relative_rank(to, us == Color::White) == 7) return false;
        const Position next = after(position, from, to, false);
        if (!king_is_safe(next)) continue;
        if (us == side_ && can_be_mate(next, can_discover(next, from))) return false;
        if (!add(next, node)) return false;
      }
    if (pieces(us).empty()) return true;
    // A piece moves; perhaps it takes a pawn.
    for (const Square pawn : pieces(us) & position.pieces(opponent(us), Kind::Pawn)) {
      const Position next = after(position, pawn, pawn, true);
      if (!king_is_safe(next)) continue;
      if (us == side_ && can_be_mate(next, true)) return false;
      if (!add(next, node)) return false;
    }
    rules::Board board = position.board();
    board.turn = opponent(us);
    board.pushed_over = rules::Board::no_square;
    const Position next = Position::from_board_unchecked(board);
    if (!king_is_safe(next)) return true;
    if (us == side_ && can_be_mate(next, true)) return false;
    return add(next, node);
  }

  /// Whether the man that has left `from` can have opened the line of a piece to the king that is on move in `next`.
  [[nodiscard]] bool can_discover(const Position& next, Square from) const {
    const Square king = next.king(next.turn());
    const Bitboard line = rules::line_through(king, from);
    if (line.empty()) return false;
    for (const Man* man : attackers_)
      for (const Square at : man->reach& line)
        if (rules::squares_between(king, at).has(from) && rules::attacks(man->piece, at, next.occupied()).has(king))
          return true;
    return false;
  }

  /// What the pieces of `side` can do to a king.
  struct Siege {
    bool known = false;
    bool check = false;
    Bitboard attacked;  ///< of the squares around it
  };
  [[nodiscard]] const Siege& siege(Square king) {
    Siege& siege = sieges_[king.index()];
    if (siege.known) return siege;
    siege.known = true;
    const Bitboard around = rules::king_attacks(king);
    for (const Man* man : attackers_)
      for (const Square from : man->reach & ~Bitboard(king)) {
        const Bitboard seen = rules::attacks(man->piece, from, fixed_ & ~Bitboard(king));
        siege.check |= seen.has(king);
        siege.attacked |= seen & around;
      }
    return siege;
  }

  /// Whether the king on move can stand mated here. `by_piece`: the last move can have brought a check by a piece.
  [[nodiscard]] bool can_be_mate(const Position& position, bool by_piece) {
    const Color loser = position.turn();
    const Square king = position.king(loser);
    const Siege& siege = this->siege(king);
    if (!(by_piece && siege.check) && !rules::in_check(position)) return false;
    const Bitboard occupied = position.occupied() & ~Bitboard(king);
    Bitboard open = rules::king_attacks(king) & ~position.pieces(loser) & ~siege.attacked;
    for (const Square square : open)
      if (!rules::attackers(position.board(), square, side_, occupied).empty()) open &= ~Bitboard(square);
    return can_be_occupied(blockers_, open);
  }

  Color side_;
  Graph graph_;
  std::vector<const Man*> attackers_;  ///< the pieces of the side that is to mate
  std::vector<const Man*> blockers_;   ///< the pieces of the other side
  Bitboard fixed_;
  std::array<Bitboard, 2> pieces_{};  ///< by colour: where a piece can ever stand
  std::array<Siege, 64> sieges_{};
};

}  // namespace

std::optional<std::vector<Position>> skeleton_proof(const Position& position, const Structure& structure, Color side,
                                                    std::uint32_t limit) {
  if (!position.castling_rooks().empty()) return std::nullopt;
  return Skeleton(position, structure, side, limit).proof();
}

}  // namespace adoube::unwinnability
