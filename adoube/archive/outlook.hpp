// SPDX-License-Identifier: MIT
/// What the learnt model looks at: the position from the side of the player on move, what is attacked and by whom, and for
/// each move the features that stand for it; a feature is a place in the table of weights. Part of the format
/// (docs/archive.md, "The model"): any change needs a model of a new number.
///
/// All moves of a position are looked at, some thirty, so a move's features are found without a branch.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "adoube/archive/situation.hpp"
#include "adoube/rules/move.hpp"

namespace adoube::archive {

/// Where each family of features begins, and by what it is told apart, the last one next to each other.
namespace feature {
inline constexpr int kinds = 6;
inline constexpr int phases = 6;
inline constexpr int from = 0;                                 // phase, kind, square
inline constexpr int to = from + phases * kinds * 64;          // phase, kind, square
inline constexpr int exchange = to + phases * kinds * 64;      // kind, what stands there, defended, least attacker
inline constexpr int flight = exchange + kinds * 16 * 2 * 8;   // kind, defended where it stands, least attacker; goes safe
inline constexpr int answer = flight + kinds * 2 * 8 * 2;      // last kind, kind, last attacks the piece, or where it goes
inline constexpr int threat = answer + kinds * kinds * 2 * 2;  // kind, goes safe, what is threatened
inline constexpr int place = threat + kinds * 2 * 16;          // kind, pawns of both on the file, steps from their king
inline constexpr int again = place + kinds * 4 * 8;            // phase, kind
inline constexpr int back = again + phases * kinds;            // kind
inline constexpr int special = back + kinds;                   // ordinary, castling, en passant, -, knight to queen
inline constexpr int count = special + 8;
}  // namespace feature

class Outlook {
 public:
  explicit Outlook(const Situation& situation);

  /// Squares and moves are seen by the player on move: Black's board is turned over. Turning is its own undoing.
  [[nodiscard]] int turned(int square) const { return square ^ flip_; }
  /// The pieces of that kind of the player on move.
  [[nodiscard]] std::uint64_t pieces(int kind) const { return us_[static_cast<std::size_t>(kind)]; }

  /// A piece of the player on move, as the places in the table that its moves share.
  struct Piece {
    std::int32_t kind = 0;
    std::int32_t to = 0;
    std::int32_t flight = 0;
    std::int32_t answer = 0;
    std::int32_t came_from = 0;  ///< its square before the player's last move; or none
  };
  [[nodiscard]] Piece piece(int kind, int square) const;

  /// Calls add(i) for each feature that all moves of the piece share.
  template <class Add>
  void piece_features(const Piece& piece, int square, Add add) const;
  /// Calls add(i) for each further feature of a legal move of the piece. `what` is the top four bits of Move::bits().
  template <class Add>
  void move_features(const Piece& piece, int to, int what, Add add) const;

 private:
  using Squares = std::uint64_t;

  static constexpr int nowhere = 64;

  [[nodiscard]] static int has(Squares set, int square) { return static_cast<int>((set >> square) & 1); }
  [[nodiscard]] int least_attacker(int square) const {
    return has(attacker_bits_[0], square) | has(attacker_bits_[1], square) << 1 | has(attacker_bits_[2], square) << 2;
  }

  void set_board(const Situation& situation);
  void set_last(const Situation& situation);
  void set_attacks();
  void set_threats();
  void set_squares();

  int flip_ = 0;  ///< 56 where Black is on move
  std::array<Squares, 6> us_{};
  std::array<Squares, 6> them_{};
  Squares ours_ = 0;
  Squares theirs_ = 0;
  Squares attacked_once_ = 0;   ///< by ours
  Squares attacked_twice_ = 0;  ///< by two or more of ours
  Squares they_attack_ = 0;
  std::array<Squares, 3> attacker_bits_{};  ///< the number of the least attacker of each square, bit by bit
  int phase_ = 0;
  int last_kind_ = 0;
  int last_to_ = nowhere;
  bool last_took_ = false;
  Squares last_attacks_ = 0;
  int own_last_from_ = nowhere;
  int own_last_to_ = nowhere;
  /// From where a piece of that kind gives check; threatens a queen; a rook or a loose minor piece; a loose pawn. A pawn:
  /// any minor piece, any pawn.
  std::array<std::array<Squares, 4>, 6> threats_{};
  /// Three bits of the least attacker (5: none), one whether the piece will be defended, four of what stands there: their
  /// pawn to queen 0 to 4, none of theirs 5, one that has just moved 6 to 10, one that has just taken something 11 to 15.
  /// For pieces, for pawns.
  alignas(8) std::array<std::array<std::uint8_t, 64>, 2> squares_;
  /// Three bits of king's steps from their king, one for a pawn of ours on the file, one for a pawn of theirs.
  alignas(8) std::array<std::uint8_t, 64> places_;
};

namespace feature {
/// Whether a piece is safe there: not attacked, or defended and attacked by nothing worth less. By kind, and then the low
/// four bits of Outlook's squares.
inline constexpr auto safe = [] {
  std::array<std::uint8_t, kinds * 16> table{};
  for (int kind = 0; kind < kinds; ++kind)
    for (int attacker = 0; attacker < 8; ++attacker) {
      const int worth = kind < 2 ? kind : kind == 2 ? 1 : kind == 3 ? 2 : 3;
      table[static_cast<std::size_t>(kind * 16 + attacker)] = attacker >= 5 ? 1 : 0;
      table[static_cast<std::size_t>(kind * 16 + 8 + attacker)] = attacker >= 5 || attacker >= worth ? 1 : 0;
    }
  return table;
}();
}  // namespace feature

inline Outlook::Piece Outlook::piece(int kind, int square) const {
  return {.kind = kind,
          .to = feature::to + (phase_ * feature::kinds + kind) * 64,
          .flight = feature::flight + ((kind * 2 + has(attacked_once_, square)) * 8 + least_attacker(square)) * 2,
          .answer = feature::answer + ((last_kind_ * feature::kinds + kind) * 2 + has(last_attacks_, square)) * 2,
          .came_from = square == own_last_to_ ? own_last_from_ : nowhere};
}

template <class Add>
void Outlook::piece_features(const Piece& piece, int square, Add add) const {
  add(feature::from + (phase_ * feature::kinds + piece.kind) * 64 + square);
  if (piece.came_from != nowhere) add(feature::again + phase_ * feature::kinds + piece.kind);
}

template <class Add>
void Outlook::move_features(const Piece& piece, int to, int what, Add add) const {
  const std::size_t kind = static_cast<std::size_t>(piece.kind);
  const std::size_t square = static_cast<std::size_t>(to);
  const int there = squares_[kind == 0 ? 1 : 0][square];
  const int safe = feature::safe[kind * 16 + (there & 15)];
  const auto& threats = threats_[kind];
  const int threatened =
      has(threats[0], to) | has(threats[1], to) << 1 | has(threats[2], to) << 2 | has(threats[3], to) << 3;
  add(piece.to + to);
  add(feature::exchange + piece.kind * 256 + there);
  add(piece.flight + safe);
  add(piece.answer + has(last_attacks_, to));
  add(feature::threat + (piece.kind * 2 + safe) * 16 + threatened);
  add(feature::place + piece.kind * 32 + places_[square]);
  add(feature::special + what);
  add(to == piece.came_from ? feature::back + piece.kind : feature::special + 3);
}

}  // namespace adoube::archive
