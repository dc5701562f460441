// SPDX-License-Identifier: MIT
#include "tests/unwinnability/arrangement_checker.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_set>

#include "adoube/rules/check.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"
#include "adoube/rules/same_position.hpp"
#include "tests/unwinnability/plain_geometry.hpp"

namespace adoube::unwinnability {
namespace {

using rules::Color;
using rules::Kind;
using rules::Piece;
using rules::Position;
using rules::Setup;
using rules::Square;

struct Hash {
  std::size_t operator()(const rules::PositionKey& key) const { return static_cast<std::size_t>(rules::hash(key)); }
};

[[nodiscard]] bool is_piece(Kind kind) { return kind != Kind::King && kind != Kind::Pawn; }

[[nodiscard]] Position kings_and_pawns(const Position& position) {
  Setup setup = position.setup();
  for (auto& there : setup.board)
    if (there && is_piece(there->kind)) there.reset();
  return Position::from(setup).value();
}

/// What a move can make of an arrangement.
struct Next {
  Position position;
  /// The square that the line of a piece may have been opened by leaving; nothing where a piece has moved itself.
  std::optional<Square> left{};
};

class Trial {
 public:
  Trial(const Structure& structure, Color side, const std::vector<Position>& arrangements) : side_(side) {
    for (const Man& man : structure.men)
      if (is_piece(man.piece.kind)) pieces_[index(man.piece.color)].push_back(&man);
    for (const Position& arrangement : arrangements) keys_.insert(rules::position_key(arrangement));
  }

  [[nodiscard]] bool has(const Position& position) const { return keys_.contains(rules::position_key(position)); }

  [[nodiscard]] std::string fault(const Position& arrangement) {
    promotes_ = false;
    for (const Next& next : all_next(arrangement)) {
      if (!has(next.position)) return "a move leads out of the arrangements";
      if (arrangement.turn() == side_ && can_be_mate(next)) return "an arrangement can be a mate";
    }
    return promotes_ ? "a pawn can promote" : "";
  }

 private:
  [[nodiscard]] static std::size_t index(Color color) { return static_cast<std::size_t>(rules::index(color)); }
  [[nodiscard]] bool a_piece_can_stand(Color color, Square square) const {
    return std::ranges::any_of(pieces_[index(color)], [&](const Man* man) { return can_stand(*man, square); });
  }

  [[nodiscard]] std::vector<Next> all_next(const Position& position) {
    std::vector<Next> all;
    for (const rules::Move move : rules::legal_moves(position)) {
      promotes_ |= move.promotion().has_value();
      const bool opens_two_squares = move.type() == rules::Move::Type::EnPassant;
      all.push_back({rules::play(position, move), opens_two_squares ? std::nullopt : std::optional(move.from())});
    }
    pawns_take_pieces(position, all);
    if (!pieces_[index(position.turn())].empty()) pieces_move(position, all);
    return all;
  }

  /// Adds the board with the other side on move, unless a king stands attacked that must not.
  static void add(Setup board, std::optional<Square> left, std::vector<Next>& all) {
    board.turn = rules::opponent(board.turn);
    board.pushed_over.reset();
    if (const auto position = Position::from(board)) all.push_back({*position, left});
  }

  void pawns_take_pieces(const Position& position, std::vector<Next>& all) {
    const Color us = position.turn();
    for (const Square from : position.pieces(us, Kind::Pawn))
      for (const Square to : pawn_attacks(us, from)) {
        if (position.at(to) || !a_piece_can_stand(rules::opponent(us), to)) continue;
        promotes_ |= is_last_rank(to);
        Setup board = position.setup();
        board.put(from, std::nullopt);
        board.put(to, Piece{us, Kind::Pawn});
        if (!is_last_rank(to)) add(board, from, all);
      }
  }

  /// Somewhere, taking a pawn, another piece or nothing.
  void pieces_move(const Position& position, std::vector<Next>& all) const {
    add(position.setup(), std::nullopt, all);
    for (const Square pawn : position.pieces(rules::opponent(position.turn()), Kind::Pawn)) {
      if (!a_piece_can_stand(position.turn(), pawn)) continue;
      Setup board = position.setup();
      board.put(pawn, std::nullopt);
      add(board, std::nullopt, all);
    }
  }

  /// Whether a piece of that kind on `from` attacks `target` past the kings and pawns, `king` not being in the way; and does
  /// so through the square `past`, where one is given.
  [[nodiscard]] static bool attacks(const Position& position, Kind kind, Square from, Square target, Square king,
                                    std::optional<Square> past = {}) {
    for (const Step step : steps_of(kind)) {
      bool passed = !past;
      for (auto to = from.offset(step.files, step.ranks); to; to = to->offset(step.files, step.ranks)) {
        if (to == target) {
          if (passed) return true;
          break;
        }
        passed |= to == past;
        if (!slides(kind) || (position.at(*to) && to != king)) break;
      }
    }
    return false;
  }

  [[nodiscard]] bool a_piece_can_attack(const Position& position, Square target, Square king,
                                        std::optional<Square> past = {}) const {
    return std::ranges::any_of(pieces_[index(side_)], [&](const Man* man) {
      return std::ranges::any_of(all_squares(), [&](Square from) {
        return from != king && man->reach.has(from) && attacks(position, man->piece.kind, from, target, king, past);
      });
    });
  }

  [[nodiscard]] bool pawn_or_king_attacks(const Position& position, Square target) const {
    for (const Square pawn : position.pieces(side_, Kind::Pawn))
      if (std::ranges::count(pawn_attacks(side_, pawn), target) > 0) return true;
    for (const Step step : steps_of(Kind::King))
      if (position.king(side_).offset(step.files, step.ranks) == target) return true;
    return false;
  }

  [[nodiscard]] bool can_be_mate(const Next& next) const {
    const Position& position = next.position;
    const Color loser = position.turn();
    const Square king = position.king(loser);
    if (!rules::in_check(position) && !a_piece_can_attack(position, king, king, next.left)) return false;
    std::vector<Square> open;
    for (const Step step : steps_of(Kind::King)) {
      const auto to = king.offset(step.files, step.ranks);
      if (!to || position.at(*to) == Piece{loser, Kind::Pawn}) continue;
      if (!pawn_or_king_attacks(position, *to) && !a_piece_can_attack(position, *to, king)) open.push_back(*to);
    }
    return can_be_held(open, pieces_[index(loser)]);
  }

  Color side_;
  std::array<std::vector<const Man*>, 2> pieces_;
  std::unordered_set<rules::PositionKey, Hash> keys_;
  bool promotes_ = false;
};

}  // namespace

std::string fault_of_arrangements(const Position& position, const Structure& structure, Color side,
                                  const std::vector<Position>& arrangements) {
  if (!position.castling_rooks().empty()) return "castling is still allowed";
  Trial trial(structure, side, arrangements);
  if (!trial.has(kings_and_pawns(position))) return "the arrangements begin elsewhere";
  for (const Position& arrangement : arrangements)
    if (std::string wrong = trial.fault(arrangement); !wrong.empty()) return wrong;
  return {};
}

}  // namespace adoube::unwinnability
