// SPDX-License-Identifier: MIT
#include "tests/unwinnability/structure_checker.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "tests/unwinnability/plain_geometry.hpp"

namespace adoube::unwinnability {
namespace {

using rules::Color;
using rules::Kind;
using rules::Square;

[[nodiscard]] std::string named(const Man& man) {
  constexpr std::string_view letters = "PNBRQKpnbrqk";
  const int letter = rules::index(man.piece.kind) + (man.piece.color == Color::Black ? 6 : 0);
  return letters[static_cast<std::size_t>(letter)] + man.home.name();
}

/// The board as the facts leave it: who stands where for good.
class Board {
 public:
  explicit Board(const Structure& structure) : men_(structure.men) {}

  /// The man that stands there for good.
  [[nodiscard]] const Man* fixed(Square square) const {
    for (const Man& man : men_)
      if (man.home == square && man.stays()) return &man;
    return nullptr;
  }

  /// Where a man of that kind, no pawn, can get to or attack from there: in each direction up to the first man that stands
  /// for good, itself included. The man on `ignored` stands in no way.
  [[nodiscard]] std::vector<Square> lines(Kind kind, Square from, std::optional<Square> ignored = {}) const {
    std::vector<Square> squares;
    for (const Step step : steps_of(kind))
      for (auto to = from.offset(step.files, step.ranks); to; to = to->offset(step.files, step.ranks)) {
        squares.push_back(*to);
        if (!slides(kind) || (fixed(*to) != nullptr && to != ignored)) break;
      }
    return squares;
  }

  [[nodiscard]] std::vector<Square> attacks(const Man& man, Square from, std::optional<Square> ignored = {}) const {
    if (man.piece.kind == Kind::Pawn) return pawn_attacks(man.piece.color, from);
    return lines(man.piece.kind, from, ignored);
  }

  /// Whether a man of the other side stands for good and attacks the square for good: nobody can ever stand between.
  [[nodiscard]] bool always_attacked(Square square, Color by) const {
    return std::ranges::any_of(
        men_, [&](const Man& guard) { return guard.piece.color == by && guard.stays() && always_attacks(guard, square); });
  }

 private:
  [[nodiscard]] bool anyone_can_stand(Square square) const {
    return std::ranges::any_of(men_, [&](const Man& man) { return can_stand(man, square); });
  }

  [[nodiscard]] bool always_attacks(const Man& guard, Square target) const {
    if (guard.piece.kind == Kind::Pawn) return std::ranges::count(pawn_attacks(guard.piece.color, guard.home), target) > 0;
    for (const Step step : steps_of(guard.piece.kind))
      for (auto to = guard.home.offset(step.files, step.ranks); to; to = to->offset(step.files, step.ranks)) {
        if (to == target) return true;
        if (!slides(guard.piece.kind) || anyone_can_stand(*to)) break;
      }
    return false;
  }

  const std::vector<Man>& men_;
};

/// Tries everything that each man could do.
class Trial {
 public:
  Trial(const rules::Position& position, const Structure& structure)
      : position_(position), structure_(structure), board_(structure) {}

  [[nodiscard]] std::string complaint() {
    check_men();
    for (const Man& man : structure_.men) {
      if (man.piece.kind == Kind::Pawn)
        try_pawn(man);
      else
        try_piece(man);
      if (!man.promoted.empty()) try_promoted(man);
    }
    try_castling();
    return complaint_;
  }

 private:
  void complain(const Man& man, const std::string& what, Square where) {
    if (complaint_.empty()) complaint_ = named(man) + " " + what + " " + where.name();
  }

  /// The men are those of the position, and each can stand where it stands.
  void check_men() {
    for (const Square square : all_squares()) {
      const auto piece = position_.at(square);
      const auto is_it = [&](const Man& man) { return man.home == square; };
      if (std::ranges::count_if(structure_.men, is_it) != (piece ? 1 : 0)) complaint_ = "not the men of the position";
    }
    for (const Man& man : structure_.men) {
      if (position_.at(man.home) != man.piece) complaint_ = "not the men of the position";
      if (!man.reach.has(man.home)) complain(man, "stands on", man.home);
    }
  }

  /// `man` arrives there, and takes whoever may stand there.
  void take(const Man& man, Square square) {
    for (const Man& other : structure_.men)
      if (other.piece.color != man.piece.color && other.piece.kind != Kind::King && can_stand(other, square) && !other.taken)
        complain(other, "can be taken on", square);
  }

  void try_piece(const Man& man) {
    for (const Square from : man.reach)
      for (const Square to : board_.lines(man.piece.kind, from)) {
        const Man* there = board_.fixed(to);
        if (there != nullptr && (there->piece.color == man.piece.color || there->piece.kind == Kind::King)) continue;
        if (man.piece.kind == Kind::King && board_.always_attacked(to, rules::opponent(man.piece.color))) continue;
        if (!man.reach.has(to)) complain(man, "can get to", to);
        take(man, to);
      }
  }

  void try_promoted(const Man& man) {
    for (const Square square : all_squares()) {
      if (!man.promoted.has(square)) complain(man, "can, promoted, get to", square);
      take(man, square);
    }
  }

  /// Along its file, and to the files beside it by taking. Whether it has taken matters for the order of the pawns on a
  /// file.
  void try_pawn(const Man& pawn) {
    std::array<std::array<bool, 64>, 2> been{};
    try_pawn_from(pawn, pawn.home, false, been);
  }

  void try_pawn_from(const Man& pawn, Square from, bool has_taken, std::array<std::array<bool, 64>, 2>& been) {
    bool& here = been[has_taken ? 1 : 0][static_cast<std::size_t>(from.index())];
    if (here) return;
    here = true;
    if (is_last_rank(from)) {
      if (pawn.promoted.empty()) complain(pawn, "can promote on", from);
      return;
    }
    if (!pawn.reach.has(from)) complain(pawn, "can get to", from);
    const Square to = *from.offset(0, ahead(pawn.piece.color));
    if (board_.fixed(to) == nullptr && file_can_be_free(pawn, from, to, has_taken)) try_pawn_from(pawn, to, has_taken, been);
    for (const Square target : pawn_attacks(pawn.piece.color, from)) {
      take(pawn, target);
      if (something_to_take(pawn, target)) try_pawn_from(pawn, target, true, been);
      if (position_.legal_en_passant_square() == target && from == pawn.home && position_.turn() == pawn.piece.color)
        try_en_passant(pawn, target, been);
    }
  }

  [[nodiscard]] bool something_to_take(const Man& pawn, Square square) const {
    return std::ranges::any_of(structure_.men, [&](const Man& man) {
      return man.piece.color != pawn.piece.color && man.piece.kind != Kind::King && can_stand(man, square);
    });
  }

  void try_en_passant(const Man& pawn, Square to, std::array<std::array<bool, 64>, 2>& been) {
    const Square taken = *to.offset(0, -ahead(pawn.piece.color));
    for (const Man& other : structure_.men)
      if (other.home == taken && !other.taken) complain(other, "can be taken in passing on", to);
    try_pawn_from(pawn, to, true, been);
  }

  /// Whether `other` is ahead of `pawn` on `square`, seen as `pawn` goes.
  [[nodiscard]] static bool is_ahead(const Man& pawn, Square square, Square other) {
    return (rules::index(other.rank()) - rules::index(square.rank())) * ahead(pawn.piece.color) > 0;
  }

  /// A pawn that cannot be taken, promote or leave its file.
  [[nodiscard]] static bool keeps_to_its_file(const Man& man) {
    if (man.piece.kind != Kind::Pawn || man.taken || !man.promoted.empty()) return false;
    return std::ranges::all_of(all_squares(),
                               [&](Square square) { return !man.reach.has(square) || square.file() == man.home.file(); });
  }

  /// Pawns do not jump over each other: one that keeps to its file and has been ahead must still be ahead.
  [[nodiscard]] bool file_can_be_free(const Man& pawn, Square from, Square to, bool has_taken) const {
    for (const Man& other : structure_.men) {
      if (&other == &pawn || other.home.file() != from.file() || !keeps_to_its_file(other)) continue;
      bool has_been_ahead = is_ahead(pawn, pawn.home, other.home);
      if (has_taken)
        // It came from another file, and it is known to be behind the other only if that one is nowhere else.
        has_been_ahead = std::ranges::all_of(
            all_squares(), [&](Square square) { return !other.reach.has(square) || is_ahead(pawn, from, square); });
      const bool can_be_farther = std::ranges::any_of(
          all_squares(), [&](Square square) { return other.reach.has(square) && is_ahead(pawn, to, square); });
      if (has_been_ahead && !can_be_farther) return false;
    }
    return true;
  }

  /// King and rook of a castling right can get to where castling puts them.
  void try_castling() {
    for (const Square rook : position_.castling_rooks()) {
      const Square king = position_.king(position_.at(rook)->color);
      const bool king_side = rook.file() > king.file();
      const Square king_to(king_side ? rules::File::G : rules::File::C, rook.rank());
      const Square rook_to(king_side ? rules::File::F : rules::File::D, rook.rank());
      for (const Man& man : structure_.men) {
        if (man.home == king && !man.reach.has(king_to)) complain(man, "can castle to", king_to);
        if (man.home == rook && !man.reach.has(rook_to)) complain(man, "can castle to", rook_to);
      }
    }
  }

  const rules::Position& position_;
  const Structure& structure_;
  Board board_;
  std::string complaint_;
};

/// The question whether a king can be mated, square by square. A mate needs a check, and every square around the king
/// attacked or held by one of its own men; whether the check could be parried is not even asked.
class Mates {
 public:
  Mates(const Structure& structure, Color side) : board_(structure) {
    for (const Man& man : structure.men) {
      const bool ours = man.piece.color == side;
      if (man.piece.kind == Kind::King)
        (ours ? our_king_ : their_king_) = &man;
      else
        (ours ? attackers_ : blockers_).push_back(&man);
    }
  }

  [[nodiscard]] std::string complaint() const {
    for (const Man* man : attackers_)
      if (!man->promoted.empty()) return named(*man) + " promotes";
    for (const Square square : their_king_->reach)
      for (const Square own : our_king_->reach)
        if (own != square && !near(own, square) && can_be_mate(square, own)) return "a mate on " + square.name();
    return {};
  }

 private:
  [[nodiscard]] static bool near(Square a, Square b) {
    const int files = rules::index(a.file()) - rules::index(b.file());
    const int ranks = rules::index(a.rank()) - rules::index(b.rank());
    return files >= -1 && files <= 1 && ranks >= -1 && ranks <= 1;
  }

  /// Whether it attacks `target` from there while the king stands on `king`. That king has to leave the line, which goes on.
  [[nodiscard]] bool attacks_from(const Man& man, Square from, Square target, Square king) const {
    return std::ranges::count(board_.attacks(man, from, king), target) > 0;
  }
  [[nodiscard]] bool attacks(const Man& man, Square target, Square king) const {
    return std::ranges::any_of(all_squares(), [&](Square from) {
      return from != king && man.reach.has(from) && attacks_from(man, from, target, king);
    });
  }

  [[nodiscard]] bool can_be_mate(Square king, Square own) const {
    std::vector<Square> flights;
    for (const Step step : steps_of(Kind::King))
      if (const auto square = king.offset(step.files, step.ranks); square && !near(*square, own)) flights.push_back(*square);

    std::vector<const Man*> able;
    for (const Man* man : attackers_) {
      const auto attacked = [&](Square square) { return attacks(*man, square, king); };
      if (attacked(king) || std::ranges::any_of(flights, attacked)) able.push_back(man);
    }
    const auto attackable = [&](Square square) {
      return std::ranges::any_of(able, [&](const Man* man) { return attacks(*man, square, king); });
    };
    if (!attackable(king)) return false;
    if (able.size() > 1) return can_be_held(except(flights, attackable), blockers_);
    // One man must do all of it from where it gives check.
    const Man& only = *able.front();
    return std::ranges::any_of(all_squares(), [&](Square from) {
      const auto attacked = [&](Square square) { return attacks_from(only, from, square, king); };
      return from != king && only.reach.has(from) && attacked(king) && can_be_held(except(flights, attacked), blockers_);
    });
  }

  template <class Condition>
  [[nodiscard]] static std::vector<Square> except(std::vector<Square> squares, Condition condition) {
    std::erase_if(squares, condition);
    return squares;
  }

  Board board_;
  const Man* our_king_ = nullptr;
  const Man* their_king_ = nullptr;
  std::vector<const Man*> attackers_;
  std::vector<const Man*> blockers_;
};

}  // namespace

std::string not_granted(const rules::Position& position, const Structure& structure) {
  return Trial(position, structure).complaint();
}

std::string possible_mate(const Structure& structure, Color side) { return Mates(structure, side).complaint(); }

}  // namespace adoube::unwinnability
