// SPDX-License-Identifier: MIT
/// What the learnt model looks at: the position from the side of the player on move, what is attacked and by whom, and for
/// each move the features that stand for it; a feature is a place in the table of weights. Part of the format
/// (docs/archive.md, "The model"): any change needs a model of a new number.
///
/// Whatever is the same for several moves is found once: of each piece what all its moves share, of each square what meets
/// any piece that goes there. All moves of a position are looked at, some thirty, and each is left with a few look-ups.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "adoube/archive/situation.hpp"
#include "adoube/rules/survey.hpp"

namespace adoube::archive {

/// Where each family of features begins, and by what it is told apart, the last one next to each other.
namespace feature {
inline constexpr unsigned kinds = 6;
inline constexpr unsigned phases = 13;
inline constexpr unsigned from = 0;                                // phase, kind, square
inline constexpr unsigned to = from + phases * kinds * 64;         // phase, kind, square
inline constexpr unsigned exchange = to + phases * kinds * 64;     // kind, what stands there, defended, least attacker
inline constexpr unsigned threat = exchange + kinds * 16 * 2 * 8;  // kind, defended, least attacker; threatens or checks
inline constexpr unsigned place = threat + kinds * 2 * 8 * 2;      // kind, pawns of both on the file, steps from their king
inline constexpr unsigned flight = place + kinds * 4 * 8;          // kind, defended where it stands, least attacker there
inline constexpr unsigned answer = flight + kinds * 2 * 8;         // last kind, kind; the last moved piece attacks it
inline constexpr unsigned again = answer + kinds * kinds * 2;      // phase, kind
inline constexpr unsigned special = again + phases * kinds;        // -, castling, en passant, promotion to knight ... queen
inline constexpr unsigned count = special + 8;
/// Where they begin, and the end of the last.
inline constexpr std::array<unsigned, 10> families = {from,   to,     exchange, threat,  place,
                                                      flight, answer, again,    special, count};
}  // namespace feature

/// The features *exchange* and *threat* of a move in one number, so that their weights can be added up beforehand:
/// Outlook::there() of the square of arrival, twice, and 1 more if the move threatens something.
struct ExchangeFeatures {
  unsigned exchange;
  unsigned threat;
};
inline constexpr unsigned exchanges_of_a_kind = 512;
[[nodiscard]] constexpr ExchangeFeatures exchange_features(unsigned kind, unsigned number) {
  return {feature::exchange + kind * 256 + (number >> 1),
          feature::threat + (kind * 16 + (number >> 1 & 15)) * 2 + (number & 1)};
}

class Outlook {
 public:
  using Squares = std::uint64_t;
  using Bytes = std::array<std::uint8_t, 64>;

  /// `survey` is one of the situation's position.
  Outlook(const Situation& situation, const rules::Survey& survey);

  /// 1 for Black: places of *from* and *to* are those that the player on move sees, from White's side or turned over.
  [[nodiscard]] unsigned color() const { return black_ ? 1U : 0U; }
  /// The pieces of that kind of the player on move.
  [[nodiscard]] Squares pieces(unsigned kind) const { return us_[kind]; }
  [[nodiscard]] Squares pieces() const { return ours_; }
  [[nodiscard]] unsigned phase() const { return phase_; }

  /// Where a piece stands, of *flight* and *answer* what goes behind the kinds.
  [[nodiscard]] unsigned flight(unsigned from) const { return there_[1][from] & 15U; }
  [[nodiscard]] unsigned answer(unsigned from) const { return has(last_attacks_, from); }
  [[nodiscard]] unsigned last_kind() const { return last_kind_; }
  /// Where the piece stands that the player moved last; 64 for none.
  [[nodiscard]] unsigned own_last_to() const { return own_last_to_; }

  /// For a pawn or for another piece, what meets it on each square: three bits of the least attacker (5: none), one whether
  /// it will be defended, four of what stands there: their pawn to queen 0 to 4, none of theirs 5, one that has just moved 6
  /// to 10, one that has just taken something 11 to 15.
  [[nodiscard]] const Bytes& there(unsigned kind) const { return there_[kind == 0 ? 1 : 0]; }
  /// From where a piece of that kind threatens something, the king included.
  [[nodiscard]] Squares threats(unsigned kind) const { return threats_[kind]; }
  /// Of each square three bits of king's steps from their king, one for a pawn of ours on the file, one for a pawn of
  /// theirs.
  [[nodiscard]] const Bytes& places() const { return places_; }
  [[nodiscard]] static unsigned has(Squares set, unsigned square) { return static_cast<unsigned>(set >> square) & 1; }

  /// Calls add(i) for each feature of a legal move of a piece of that kind. `what` is the top four bits of Move::bits(): 0
  /// for an ordinary move.
  template <class Add>
  void features(unsigned kind, unsigned from, unsigned to, unsigned what, Add add) const;

 private:
  static constexpr unsigned nowhere = 64;

  void set_board(const rules::Board& board);
  void set_last(const Situation& situation);
  void set_attacks(const rules::Survey& survey);
  void set_threats(const rules::Survey& survey);
  void set_squares();

  [[nodiscard]] Squares attacked_by_their_pawns(Squares pawns) const;

  bool black_;  ///< is on move
  std::array<Squares, 6> us_;
  std::array<Squares, 6> them_;
  Squares ours_;
  Squares theirs_;
  Squares attacked_once_ = 0;           ///< by ours
  Squares attacked_twice_ = 0;          ///< by two or more of ours
  std::array<Squares, 4> they_attack_;  ///< with pawns; with these or minor pieces; or rooks; or queens
  Squares they_attack_somehow_ = 0;
  unsigned phase_ = 0;
  unsigned last_kind_ = 0;
  unsigned last_to_ = nowhere;
  bool last_took_ = false;
  Squares last_attacks_ = 0;
  unsigned own_last_to_ = nowhere;
  std::array<Squares, 6> threats_;
  std::array<Bytes, 2> there_;
  Bytes places_;
};

template <class Add>
void Outlook::features(unsigned kind, unsigned from, unsigned to, unsigned what, Add add) const {
  const unsigned turn = black_ ? 56 : 0;
  const unsigned board = (phase_ * feature::kinds + kind) * 64;
  add(feature::from + board + (from ^ turn));
  add(feature::flight + kind * 16 + flight(from));
  add(feature::answer + (last_kind_ * feature::kinds + kind) * 2 + answer(from));
  if (from == own_last_to_) add(feature::again + phase_ * feature::kinds + kind);
  add(feature::to + board + (to ^ turn));
  const auto [exchange, threat] = exchange_features(kind, there(kind)[to] * 2U + has(threats_[kind], to));
  add(exchange);
  add(threat);
  add(feature::place + kind * 32 + places_[to]);
  if (what != 0) add(feature::special + what);
}

}  // namespace adoube::archive
