// SPDX-License-Identifier: MIT
#include "adoube/archive/outlook.hpp"

#include <algorithm>
#include <bit>

#include "adoube/archive/bytes.hpp"
#include "adoube/rules/kernel/geometry.hpp"

namespace adoube::archive {
namespace {

using rules::kernel::geometry;
using rules::kernel::Line;
using u64 = std::uint64_t;

// The attacks of sliders as adoube/rules/attacks.cpp has them; here they are worth being compiled into their callers.
#include "adoube/rules/kernel/sliders_portable.inc"

constexpr u64 a_file = 0x0101010101010101;
constexpr u64 h_file = a_file << 7;

/// What our pawns attack, on the one side and on the other.
constexpr u64 left_up(u64 pawns) { return (pawns & ~a_file) << 7; }
constexpr u64 right_up(u64 pawns) { return (pawns & ~h_file) << 9; }
/// What their pawns attack; also from where ours attack `squares`.
constexpr u64 pawns_down(u64 squares) { return (squares & ~a_file) >> 9 | (squares & ~h_file) >> 7; }

template <class Do>
void for_each(u64 set, Do act) {
  for (; set != 0; set &= set - 1) act(std::countr_zero(set));
}

u64 queen_attacks(int square, u64 occupied) {
  return diagonal_attacks(square, occupied) | orthogonal_attacks(square, occupied);
}

/// Eight squares of a set as bytes of 0 or 1.
constexpr auto spread = [] {
  std::array<u64, 256> table{};
  for (std::size_t set = 0; set < 256; ++set)
    for (std::size_t i = 0; i < 8; ++i) table[set] |= u64{(set >> i) & 1} << (8 * i);
  return table;
}();
u64 spread_rank(u64 set, int rank) { return spread[(set >> (8 * rank)) & 255]; }

/// King's steps from each square to the others, a rank in a word.
constexpr auto steps = [] {
  std::array<std::array<u64, 8>, 64> table{};
  for (int from = 0; from < 64; ++from)
    for (int to = 0; to < 64; ++to) {
      const int files = (from & 7) - (to & 7);
      const int ranks = (from >> 3) - (to >> 3);
      const int far = std::max(std::max(files, -files), std::max(ranks, -ranks));
      table[static_cast<std::size_t>(from)][static_cast<std::size_t>(to >> 3)] |= static_cast<u64>(far) << (8 * (to & 7));
    }
  return table;
}();

/// The files that a set stands on, as a rank.
constexpr u64 files_of(u64 set) {
  set |= set >> 32;
  set |= set >> 16;
  set |= set >> 8;
  return set & 255;
}

void store(u64 rank_of_bytes, int rank, std::array<std::uint8_t, 64>& bytes) {
  for (int i = 0; i < 8; ++i)
    bytes[static_cast<std::size_t>(rank * 8 + i)] = static_cast<std::uint8_t>(rank_of_bytes >> (8 * i));
}

}  // namespace

Outlook::Outlook(const Situation& situation) {
  set_board(situation);
  set_last(situation);
  set_attacks();
  set_threats();
  set_squares();
}

void Outlook::set_board(const Situation& situation) {
  const rules::Board& board = situation.position.board();
  const bool black = board.turn == rules::Color::Black;
  const auto seen = [&](u64 set) { return black ? __builtin_bswap64(set) : set; };
  flip_ = black ? 56U : 0U;
  ours_ = seen(board.pieces(board.turn).bits());
  theirs_ = seen(board.pieces(opponent(board.turn)).bits());
  for (std::size_t kind = 0; kind < 6; ++kind) {
    const u64 all = seen(board.by_kind[kind].bits());
    us_[kind] = all & ours_;
    them_[kind] = all & theirs_;
  }
  const int pieces = std::popcount((ours_ | theirs_) & ~(us_[0] | them_[0] | us_[5] | them_[5]));
  const int move_number = board.fullmove_number.value();
  const unsigned opening = move_number <= 4 ? 0U : move_number <= 9 ? 1U : 2U;
  phase_ = pieces >= 13 ? opening : pieces >= 10 ? 3U : pieces >= 6 ? 4U : 5U;
}

void Outlook::set_last(const Situation& situation) {
  if (situation.own_last) {
    own_last_from_ = turned(static_cast<unsigned>(situation.own_last->from().index()));
    own_last_to_ = turned(static_cast<unsigned>(situation.own_last->to().index()));
  }
  if (!situation.last) return;
  last_kind_ = 5;
  if (situation.last->type() == rules::Move::Type::Castling) return;
  last_to_ = turned(static_cast<unsigned>(situation.last->to().index()));
  last_took_ = situation.last_took;
  for (unsigned kind = 0; kind < 5; ++kind)
    if (has(them_[kind], last_to_) != 0) last_kind_ = kind;
}

void Outlook::set_attacks() {
  const u64 occupied = ours_ | theirs_;
  const auto attack = [&](u64 set) {
    attacked_twice_ |= attacked_once_ & set;
    attacked_once_ |= set;
  };
  attack(left_up(us_[0]));
  attack(right_up(us_[0]));
  for_each(us_[1], [&](int s) { attack(geometry.knight[s]); });
  for_each(us_[2] | us_[4], [&](int s) { attack(diagonal_attacks(s, occupied)); });
  for_each(us_[3] | us_[4], [&](int s) { attack(orthogonal_attacks(s, occupied)); });
  attack(geometry.king[std::countr_zero(us_[5])]);

  const auto attacked_by = [&](u64 set, auto attacks) {
    u64 attacked = 0;
    for_each(set, [&](int s) {
      const u64 from_there = attacks(s);
      attacked |= from_there;
      if (static_cast<unsigned>(s) == last_to_) last_attacks_ = from_there;
    });
    return attacked;
  };
  const u64 by_pawn = pawns_down(them_[0]);
  const u64 by_knight = attacked_by(them_[1], [](int s) { return geometry.knight[s]; });
  const u64 by_bishop = attacked_by(them_[2], [&](int s) { return diagonal_attacks(s, occupied); });
  const u64 by_rook = attacked_by(them_[3], [&](int s) { return orthogonal_attacks(s, occupied); });
  const u64 by_queen = attacked_by(them_[4], [&](int s) { return queen_attacks(s, occupied); });
  const u64 by_king = attacked_by(them_[5], [](int s) { return geometry.king[s]; });
  if (last_kind_ == 0 && last_to_ != nowhere) last_attacks_ = pawns_down(u64{1} << last_to_);

  // The least attacker: pawn 0, knight or bishop 1, rook 2, queen 3, king 4, nothing 5.
  u64 seen = by_pawn;
  const auto first = [&](u64 set) {
    const u64 fresh = set & ~seen;
    seen |= set;
    return fresh;
  };
  const u64 minor = first(by_knight | by_bishop);
  const u64 rook = first(by_rook);
  const u64 queen = first(by_queen);
  const u64 king = first(by_king);
  they_attack_ = seen;
  attacker_bits_ = {minor | queen | ~seen, rook | queen, king | ~seen};
}

void Outlook::set_threats() {
  const u64 occupied = ours_ | theirs_;
  const int their_king = std::countr_zero(them_[5]);
  const u64 loose = theirs_ & ~they_attack_;
  const u64 loose_minors = (them_[1] | them_[2]) & loose;
  const u64 diagonal = diagonal_attacks(their_king, occupied);
  const u64 straight = orthogonal_attacks(their_king, occupied);
  u64 knight = 0;
  u64 bishop = 0;
  u64 rook = 0;
  u64 queen = 0;
  for_each(them_[4], [&](int s) {
    knight |= geometry.knight[s];
    bishop |= diagonal_attacks(s, occupied);
    rook |= orthogonal_attacks(s, occupied);
  });
  for_each(them_[3], [&](int s) {
    knight |= geometry.knight[s];
    bishop |= diagonal_attacks(s, occupied);
  });
  for_each(loose_minors, [&](int s) {
    const u64 diagonals = diagonal_attacks(s, occupied);
    const u64 straights = orthogonal_attacks(s, occupied);
    knight |= geometry.knight[s];
    bishop |= diagonals;
    rook |= straights;
    queen |= diagonals | straights;
  });
  for_each(them_[0] & loose, [&](int s) { knight |= geometry.knight[s]; });
  threats_ = {{{pawns_down(theirs_ & ~them_[5]), pawns_down(them_[5])},
               {knight, geometry.knight[their_king]},
               {bishop, diagonal},
               {rook, straight},
               {queen, diagonal | straight},
               {0, 0}}};
}

void Outlook::set_squares() {
  const u64 stands_0 = them_[1] | them_[3] | ~theirs_;
  const u64 stands_1 = them_[2] | them_[3];
  const u64 stands_2 = them_[4] | ~theirs_;
  const u64 pawn_defended = (theirs_ & attacked_twice_) | (~theirs_ & attacked_once_);
  const auto& from_their_king = steps[static_cast<std::size_t>(std::countr_zero(them_[5]))];
  const u64 files = spread[files_of(us_[0])] << 3 | spread[files_of(them_[0])] << 4;
  for (int rank = 0; rank < 8; ++rank) {
    const u64 common = spread_rank(attacker_bits_[0], rank) | spread_rank(attacker_bits_[1], rank) << 1 |
                       spread_rank(attacker_bits_[2], rank) << 2 | spread_rank(stands_0, rank) << 4 |
                       spread_rank(stands_1, rank) << 5 | spread_rank(stands_2, rank) << 6;
    store(common | spread_rank(attacked_twice_, rank) << 3, rank, squares_[0]);
    store(common | spread_rank(pawn_defended, rank) << 3, rank, squares_[1]);
    store(from_their_king[static_cast<std::size_t>(rank)] | files, rank, places_);
  }
  if (last_to_ != nowhere && last_kind_ < 5)
    for (auto& squares : squares_) {
      auto& there = squares[last_to_];
      there = static_cast<std::uint8_t>(there + (last_took_ ? 11 : 6) * 16);
    }
}

}  // namespace adoube::archive
