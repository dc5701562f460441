// SPDX-License-Identifier: MIT
// A least fixpoint. It starts from "each man is where it stands" and adds what the facts so far allow, until nothing is left
// to add:
//
//   piece: from a square of its reach as its kind goes, past squares that can be cleared, to one that holds neither an own
//     man for good nor the other king for good.
//   king: to a neighbouring square likewise, unless a man of the other side that stands for good attacks it, and does so for
//     good: nobody can ever stand between.
//   pawn: ahead onto a square that can be cleared; by taking, where a man of the other side can ever stand. Pawns of one
//     file keep their order: it gets to a square only if every pawn that has been ahead of it can be farther ahead still, or
//     be taken, or leave the file by taking, or promote.
//   taken: a man where a man of the other side that can move can ever stand too; by a pawn, where a pawn attacks.
//   A man that has promoted can stand anywhere.
//
// A square can be cleared when nobody stands on it now, or who does can leave or be taken. Each rule asks for facts that
// must have come true earlier in a game than what the rule adds. So in any series of legal moves there is no first move that
// the bound forbids, and therefore none at all (docs/unwinnability.md).
#include "adoube/unwinnability/structure.hpp"

#include <algorithm>
#include <array>

#include "adoube/rules/attacks.hpp"

namespace adoube::unwinnability {
namespace {

using rules::Bitboard;
using rules::Color;
using rules::Kind;
using rules::Square;

constexpr Bitboard everywhere{~std::uint64_t{0}};
constexpr Bitboard last_ranks = Bitboard::of(rules::Rank::First) | Bitboard::of(rules::Rank::Eighth);

/// All squares on ranks beyond that of `square`, as `color` goes.
[[nodiscard]] Bitboard ahead(Color color, Square square) {
  const int rank = rules::index(square.rank());
  if (color == Color::Black) return Bitboard((std::uint64_t{1} << (8 * rank)) - 1);
  return rank == 7 ? Bitboard() : Bitboard(~std::uint64_t{0} << (8 * (rank + 1)));
}
[[nodiscard]] Square in_front(Color color, Square square) {
  return Square::from_index_unchecked(square.index() + (color == Color::White ? 8 : -8));
}
[[nodiscard]] Bitboard pawn_attacks(Color color, Bitboard from) {
  constexpr Bitboard a_file = Bitboard::of(rules::File::A);
  constexpr Bitboard h_file = Bitboard::of(rules::File::H);
  const std::uint64_t left = (from & ~a_file).bits();
  const std::uint64_t right = (from & ~h_file).bits();
  return color == Color::White ? Bitboard(left << 7 | right << 9) : Bitboard(left >> 9 | right >> 7);
}

class Fixpoint {
 public:
  Fixpoint(const rules::Position& position, std::optional<Color> side) : position_(position), side_(side) {
    for (const Square square : position.occupied()) men_.push_back({square, *position.at(square), Bitboard(square)});
    by_taking_.resize(men_.size());
    looked_at_.resize(men_.size());
  }

  [[nodiscard]] Structure result() && {
    add_castling();
    add_en_passant();
    do {
      changed_ = false;
      look_at_men();
      for (std::size_t i = 0; i < men_.size(); ++i) move(i);
      take();
      if (promoted_) open_all();
    } while (changed_ && !promoted_);
    return {std::move(men_)};
  }

 private:
  void grow(Bitboard& set, Bitboard by) {
    if ((by & ~set).empty()) return;
    set |= by;
    changed_ = true;
  }

  /// What the rules ask about the men as a whole.
  void look_at_men() {
    const Bitboard before = fixed_;
    fixed_ = Bitboard();
    stands_ = {};
    Bitboard anybody;
    for (const Man& man : men_) {
      if (man.stays()) fixed_ |= Bitboard(man.home);
      anybody |= man.reach | man.promoted;
      if (man.piece.kind != Kind::King) stands_[index(man.piece.color)] |= man.reach | man.promoted;
    }
    lines_changed_ = fixed_ != before;
    // A line ends where anybody can ever stand.
    guarded_ = {};
    for (const Man& man : men_)
      if (man.stays())
        guarded_[index(man.piece.color)] |= rules::attacks(man.piece, man.home, anybody & ~Bitboard(man.home));
  }

  /// Grants everything: still a bound, and nobody asks for a better one.
  void open_all() {
    for (Man& man : men_) {
      const Bitboard color = man.home.is_light() ? rules::light_squares : rules::dark_squares;
      man.reach = man.piece.kind == Kind::Bishop ? color : man.piece.kind == Kind::Pawn ? ~last_ranks : everywhere;
      man.promoted = man.piece.kind == Kind::Pawn ? everywhere : Bitboard();
      man.taken = man.piece.kind != Kind::King;
    }
  }

  void add_castling() {
    // Where king and rook can go by castling is held possible whatever stands in the way.
    for (const Square rook : position_.castling_rooks()) {
      const Color color = position_.pieces(Color::White).has(rook) ? Color::White : Color::Black;
      const Bitboard rank = Bitboard::of(color == Color::White ? rules::Rank::First : rules::Rank::Eighth);
      for (Man& man : men_)
        if (man.home == rook || (man.piece == rules::Piece{color, Kind::King})) man.reach |= rank & castled_files;
    }
  }
  static constexpr Bitboard castled_files = Bitboard::of(rules::File::C) | Bitboard::of(rules::File::D) |
                                            Bitboard::of(rules::File::F) | Bitboard::of(rules::File::G);

  void add_en_passant() {
    const auto over = position_.legal_en_passant_square();
    if (!over) return;
    const Color us = position_.turn();
    for (std::size_t i = 0; i < men_.size(); ++i) {
      Man& man = men_[i];
      if (man.piece.kind != Kind::Pawn) continue;
      if (man.piece.color == us && rules::pawn_attacks(us, man.home).has(*over)) {
        man.reach |= Bitboard(*over);
        by_taking_[i] |= Bitboard(*over);
      }
      if (man.home == in_front(rules::opponent(us), *over)) man.taken = true;
    }
  }

  /// Where a man of `color` can never stand: on an own man, or on the other king, that stands for good.
  [[nodiscard]] Bitboard barred(Color color) const {
    return fixed_ & (position_.pieces(color) | position_.pieces(Kind::King));
  }

  void move(std::size_t i) {
    Man& man = men_[i];
    switch (man.piece.kind) {
      case Kind::Pawn:
        return move_pawn(i);
      case Kind::King:
        return move_king(man);
      default:
        return move_piece(i);
    }
  }

  void move_piece(std::size_t i) {
    Man& man = men_[i];
    // From squares that have been looked at nothing new is reached along the same lines.
    Bitboard to;
    for (const Square from : lines_changed_ ? man.reach : man.reach & ~looked_at_[i])
      to |= rules::attacks(man.piece, from, fixed_);
    looked_at_[i] = man.reach;
    grow(man.reach, to & ~barred(man.piece.color));
  }

  void move_king(Man& king) {
    Bitboard to;
    for (const Square from : king.reach) to |= rules::king_attacks(from);
    grow(king.reach, to & ~barred(king.piece.color) & ~guarded_[index(opponent(king.piece.color))]);
  }

  /// Whether the pawn on its way from `from` straight to `to` can have all other pawns of the file out of its way.
  [[nodiscard]] bool order_allows(std::size_t i, Square from, Square to) const {
    const Man& pawn = men_[i];
    const Color color = pawn.piece.color;
    const bool straight_from_home = from.file() == pawn.home.file() && !by_taking_[i].has(from);
    for (std::size_t j = 0; j < men_.size(); ++j) {
      const Man& other = men_[j];
      if (j == i || other.piece.kind != Kind::Pawn || other.home.file() != from.file()) continue;
      if (other.taken || !other.promoted.empty() || !by_taking_[j].empty()) continue;
      // All the other can do is go along the file.
      const bool has_been_ahead =
          straight_from_home ? ahead(color, pawn.home).has(other.home) : (other.reach & ~ahead(color, from)).empty();
      if (has_been_ahead && (other.reach & ahead(color, to)).empty()) return false;
    }
    return true;
  }

  void move_pawn(std::size_t i) {
    Man& pawn = men_[i];
    const Color color = pawn.piece.color;
    for (const Square from : pawn.reach) {
      const Square to = in_front(color, from);
      const bool by_taking = by_taking_[i].has(from);
      const bool known = by_taking ? by_taking_[i].has(to) : pawn.reach.has(to);
      if (!known && !fixed_.has(to) && order_allows(i, from, to)) arrive(i, Bitboard(to), by_taking);
    }
    arrive(i, pawn_attacks(color, pawn.reach) & stands_[index(rules::opponent(color))], true);
  }

  /// `by_taking`: the pawn has taken something on its way there.
  void arrive(std::size_t i, Bitboard squares, bool by_taking) {
    Man& pawn = men_[i];
    if (!(squares & last_ranks).empty() && pawn.promoted.empty()) {
      grow(pawn.promoted, everywhere);
      promoted_ = promoted_ || pawn.piece.color == side_;
    }
    squares = squares & ~last_ranks;
    grow(pawn.reach, squares);
    if (by_taking) grow(by_taking_[i], squares);
  }

  void take() {
    std::array<Bitboard, 2> takes{};
    for (const Man& man : men_) {
      Bitboard& set = takes[index(man.piece.color)];
      set |= man.promoted;
      if (man.piece.kind == Kind::Pawn)
        set |= pawn_attacks(man.piece.color, man.reach);
      else if (man.leaves())
        set |= man.reach;
    }
    for (Man& man : men_) {
      if (man.taken || man.piece.kind == Kind::King) continue;
      if (((man.reach | man.promoted) & takes[index(rules::opponent(man.piece.color))]).empty()) continue;
      man.taken = true;
      changed_ = true;
    }
  }

  const rules::Position& position_;
  std::optional<Color> side_;  ///< nobody asks for more once a pawn of this side can promote
  std::vector<Man> men_;
  std::vector<Bitboard> by_taking_;    ///< of a pawn: the squares where it can stand having taken something
  Bitboard fixed_;                     ///< homes of the men that stay for good, as far as is known
  std::vector<Bitboard> looked_at_;    ///< of a piece: from where its moves have been added
  std::array<Bitboard, 2> stands_{};   ///< by colour: where a man other than the king can ever stand
  std::array<Bitboard, 2> guarded_{};  ///< by colour: what its men that stay for good attack for good
  bool lines_changed_ = true;
  bool promoted_ = false;
  bool changed_ = false;
};

/// Gives squares to men one by one; a man gives way where another square will do for it.
class Blockade {
 public:
  Blockade(const std::vector<const Man*>& men, Bitboard squares) : men_(men), holds_(men.size()) {
    possible_ = true;
    for (const Square square : squares) {
      tried_.assign(men.size(), false);
      possible_ = possible_ && place(square);
    }
  }
  [[nodiscard]] bool possible() const { return possible_; }

 private:
  bool place(Square square) {
    for (std::size_t i = 0; i < men_.size(); ++i) {
      if (tried_[i] || !(men_[i]->reach | men_[i]->promoted).has(square)) continue;
      tried_[i] = true;
      if (!holds_[i] || place(*holds_[i])) {
        holds_[i] = square;
        return true;
      }
    }
    return false;
  }

  const std::vector<const Man*>& men_;
  std::vector<std::optional<Square>> holds_;
  std::vector<bool> tried_;
  bool possible_ = false;
};

}  // namespace

bool can_be_occupied(const std::vector<const Man*>& men, Bitboard squares) {
  if (squares.empty()) return true;
  return squares.count() <= static_cast<int>(men.size()) && Blockade(men, squares).possible();
}

namespace {

/// Whether a mate by `side` is not ruled out.
class Mates {
 public:
  Mates(const Structure& structure, Color side) {
    for (const Man& man : structure.men) {
      if (man.stays()) fixed_ |= Bitboard(man.home);
      const bool ours = man.piece.color == side;
      if (man.piece.kind == Kind::King)
        (ours ? our_king_ : their_king_) = &man;
      else
        (ours ? attackers_ : blockers_).push_back(&man);
      promotes_ = promotes_ || (ours && !man.promoted.empty());
    }
    seen_.resize(attackers_.size());
  }

  /// Whether a mate anywhere is not ruled out.
  [[nodiscard]] bool possible() const {
    for (const Square square : their_king_->reach)
      if (possible_on(square)) return true;
    return false;
  }

  [[nodiscard]] bool possible_on(Square king) const {
    if (!their_king_->reach.has(king)) return false;
    if (promotes_) return true;
    const Bitboard around = rules::king_attacks(king);
    Bitboard attacked;
    std::vector<const Man*> near;
    bool check = false;
    for (std::size_t i = 0; i < attackers_.size(); ++i) {
      const Bitboard squares = seen(i, king) & (around | Bitboard(king));
      if (squares.empty()) continue;
      near.push_back(attackers_[i]);
      attacked |= squares;
      check |= squares.has(king);
    }
    if (!check) return false;
    for (const Square own : our_king_->reach & ~around & ~Bitboard(king))
      if (covered(king, around & ~rules::king_attacks(own), attacked, near)) return true;
    return false;
  }

 private:
  /// What `man` attacks from there while the king it attacks stands on `king`; the line goes on behind that king, which has
  /// to leave it.
  [[nodiscard]] Bitboard attacks(const Man& man, Square from, Square king) const {
    return rules::attacks(man.piece, from, fixed_ & ~Bitboard(king));
  }
  /// What that attacker can ever attack. A king that can move blocks no line here, so that one answer does for all its
  /// squares.
  [[nodiscard]] Bitboard seen(std::size_t attacker, Square king) const {
    Bitboard& all = seen_[attacker];
    if (!all.empty()) return all;
    for (const Square from : attackers_[attacker]->reach) all |= attacks(*attackers_[attacker], from, king);
    return all;
  }

  /// Whether each of the squares can be attacked or blocked.
  [[nodiscard]] bool covered(Square king, Bitboard squares, Bitboard attacked, const std::vector<const Man*>& near) const {
    if (near.size() > 1) return can_be_occupied(blockers_, squares & ~attacked);
    for (const Square from : near.front()->reach) {
      const Bitboard seen = attacks(*near.front(), from, king);
      if (seen.has(king) && can_be_occupied(blockers_, squares & ~seen)) return true;
    }
    return false;
  }

  const Man* our_king_ = nullptr;
  const Man* their_king_ = nullptr;
  std::vector<const Man*> attackers_;
  std::vector<const Man*> blockers_;
  mutable std::vector<Bitboard> seen_;
  Bitboard fixed_;
  bool promotes_ = false;
};

}  // namespace

Structure structure(const rules::Position& position) { return Fixpoint(position, {}).result(); }

Structure structure(const rules::Position& position, Color side) { return Fixpoint(position, side).result(); }

bool allows_mate_on(const Structure& structure, Color side, Square square) {
  return Mates(structure, side).possible_on(square);
}

bool rules_out_mate(const Structure& structure, Color side) { return !Mates(structure, side).possible(); }

}  // namespace adoube::unwinnability
