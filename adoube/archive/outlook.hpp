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
inline constexpr unsigned kinds = 6;
inline constexpr unsigned phases = 6;
inline constexpr unsigned from = 0;                             // phase, kind, square
inline constexpr unsigned to = from + phases * kinds * 64;      // phase, kind, square
inline constexpr unsigned exchange = to + phases * kinds * 64;  // kind, what stands there, defended, least attacker
inline constexpr unsigned threat =
    exchange + kinds * 16 * 2 * 8;  // kind, defended, least attacker; threatens something, gives check
inline constexpr unsigned place = threat + kinds * 2 * 8 * 4;  // kind, pawns of both on the file, steps from their king
inline constexpr unsigned flight = place + kinds * 4 * 8;      // kind, defended where it stands, least attacker there
inline constexpr unsigned answer = flight + kinds * 2 * 8;     // last kind, kind; the last moved piece attacks it
inline constexpr unsigned again = answer + kinds * kinds * 2;  // phase, kind
inline constexpr unsigned back = again + phases * kinds;       // kind
inline constexpr unsigned special = back + kinds;              // -, castling, en passant, promotion to knight ... queen
inline constexpr unsigned count = special + 8;
}  // namespace feature

/// The two features that move_features() tells in one number, so that their weights can be added up beforehand.
struct ExchangeFeatures {
  unsigned exchange;
  unsigned threat;
};
inline constexpr unsigned exchange_count = feature::kinds * 256 * 4;
[[nodiscard]] constexpr ExchangeFeatures exchange_features(unsigned number) {
  const unsigned kind = number >> 10;
  return {feature::exchange + (number >> 2), feature::threat + (kind * 16 + (number >> 2 & 15)) * 4 + (number & 3)};
}

class Outlook {
 public:
  explicit Outlook(const Situation& situation);

  /// Squares and moves are seen by the player on move: Black's board is turned over. Turning is its own undoing.
  [[nodiscard]] unsigned turned(unsigned square) const { return square ^ flip_; }
  /// The pieces of that kind of the player on move.
  [[nodiscard]] std::uint64_t pieces(unsigned kind) const { return us_[kind]; }

  /// Calls add(i) for each feature that all moves of the piece share; squares as the player sees them.
  template <class Add>
  void piece_features(unsigned kind, unsigned from, Add add) const;
  /// Calls add(i) for each further feature of a legal move of the piece. `what` is the top four bits of Move::bits(): 0 for
  /// an ordinary move. In place of its exchange and its threat it calls exchange(i), where i tells both: see
  /// exchange_features().
  template <class Add, class Exchange>
  void move_features(unsigned kind, unsigned from, unsigned to, unsigned what, Add add, Exchange exchange) const;

 private:
  using Squares = std::uint64_t;

  static constexpr unsigned nowhere = 64;

  [[nodiscard]] static unsigned has(Squares set, unsigned square) { return static_cast<unsigned>(set >> square) & 1; }
  [[nodiscard]] unsigned least_attacker(unsigned square) const {
    return has(attacker_bits_[0], square) | has(attacker_bits_[1], square) << 1 | has(attacker_bits_[2], square) << 2;
  }

  void set_board(const Situation& situation);
  void set_last(const Situation& situation);
  void set_attacks();
  void set_threats();
  void set_squares();

  unsigned flip_ = 0;  ///< 56 where Black is on move
  std::array<Squares, 6> us_{};
  std::array<Squares, 6> them_{};
  Squares ours_ = 0;
  Squares theirs_ = 0;
  Squares attacked_once_ = 0;   ///< by ours
  Squares attacked_twice_ = 0;  ///< by two or more of ours
  Squares they_attack_ = 0;
  std::array<Squares, 3> attacker_bits_{};  ///< the number of the least attacker of each square, bit by bit
  unsigned phase_ = 0;
  unsigned last_kind_ = 0;
  unsigned last_to_ = nowhere;
  bool last_took_ = false;
  Squares last_attacks_ = 0;
  unsigned own_last_from_ = nowhere;
  unsigned own_last_to_ = nowhere;
  /// From where a piece of that kind threatens something: a queen (with anything less), a rook (with a minor piece), a loose
  /// minor piece, a loose pawn (with a knight); a pawn anything. And from where it gives check.
  std::array<std::array<Squares, 2>, 6> threats_{};
  /// Three bits of the least attacker (5: none), one whether the piece will be defended, four of what stands there: their
  /// pawn to queen 0 to 4, none of theirs 5, one that has just moved 6 to 10, one that has just taken something 11 to 15.
  /// For pieces, for pawns.
  alignas(8) std::array<std::array<std::uint8_t, 64>, 2> squares_;
  /// Three bits of king's steps from their king, one for a pawn of ours on the file, one for a pawn of theirs.
  alignas(8) std::array<std::uint8_t, 64> places_;
};

template <class Add>
void Outlook::piece_features(unsigned kind, unsigned from, Add add) const {
  add(feature::from + (phase_ * feature::kinds + kind) * 64 + from);
  add(feature::flight + (kind * 2 + has(attacked_once_, from)) * 8 + least_attacker(from));
  add(feature::answer + (last_kind_ * feature::kinds + kind) * 2 + has(last_attacks_, from));
  if (from == own_last_to_) add(feature::again + phase_ * feature::kinds + kind);
}

template <class Add, class Exchange>
void Outlook::move_features(unsigned kind, unsigned from, unsigned to, unsigned what, Add add, Exchange exchange) const {
  const unsigned there = squares_[kind == 0 ? 1 : 0][to];
  const auto& [threat, check] = threats_[kind];
  add(feature::to + (phase_ * feature::kinds + kind) * 64 + to);
  exchange((kind * 256 + there) * 4 + has(threat, to) * 2 + has(check, to));
  add(feature::place + kind * 32 + places_[to]);
  if (what != 0) add(feature::special + what);
  if (to == own_last_from_ && from == own_last_to_) add(feature::back + kind);
}

}  // namespace adoube::archive
