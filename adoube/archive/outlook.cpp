// SPDX-License-Identifier: MIT
#include "adoube/archive/outlook.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "adoube/rules/attacks.hpp"
#include "adoube/rules/kernel/geometry.hpp"

namespace adoube::archive {
namespace {

using rules::kernel::geometry;
using u64 = std::uint64_t;

constexpr u64 a_file = 0x0101010101010101;
constexpr u64 h_file = a_file << 7;

/// What pawns attack on the one side and on the other; also, from the other colour, from where they attack.
constexpr u64 left_up(u64 pawns) { return (pawns & ~a_file) << 7; }
constexpr u64 right_up(u64 pawns) { return (pawns & ~h_file) << 9; }
constexpr u64 left_down(u64 pawns) { return (pawns & ~a_file) >> 9; }
constexpr u64 right_down(u64 pawns) { return (pawns & ~h_file) >> 7; }
/// What knights attack; also from where knights attack `squares`.
constexpr u64 knights_around(u64 squares) {
  const u64 one = (squares & ~h_file) << 1 | (squares & ~a_file) >> 1;
  const u64 two = (squares & ~(h_file | h_file >> 1)) << 2 | (squares & ~(a_file | a_file << 1)) >> 2;
  return one << 16 | one >> 16 | two << 8 | two >> 8;
}

template <class Do>
void for_each(u64 set, Do act) {
  for (; set != 0; set &= set - 1) act(static_cast<std::size_t>(std::countr_zero(set)));
}

/// While few pieces are gone, by move number: each of the first four half-moves for itself, then less and less finely.
unsigned early_phase(const rules::Board& board) {
  constexpr std::array<std::uint8_t, 15> of_move = {0, 0, 2, 4, 5, 6, 6, 7, 7, 7, 8, 8, 8, 8, 9};
  const auto number = std::min<std::size_t>(board.fullmove_number.value(), of_move.size() - 1);
  return of_move[number] + (number <= 2 && board.turn == rules::Color::Black ? 1U : 0U);
}

u64 all_if(bool condition) { return u64{0} - static_cast<u64>(condition); }

/// Eight squares of a set as bytes of 0 or 1.
constexpr auto spread = [] {
  std::array<u64, 256> table{};
  for (std::size_t set = 0; set < 256; ++set)
    for (std::size_t i = 0; i < 8; ++i) table[set] |= u64{(set >> i) & 1} << (8 * i);
  return table;
}();

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

/// Two ranks of a board of bytes; of the words below the first stands in the first eight.
using Ranks [[gnu::vector_size(16)]] = std::uint8_t;
using Words [[gnu::vector_size(16)]] = u64;

static_assert(std::endian::native == std::endian::little, "the lowest byte of a word has to be that of the first file");
Ranks two_ranks(u64 lower, u64 upper) { return reinterpret_cast<Ranks>(Words{lower, upper}); }

/// Exchanges bits `by` apart, the lower ones being those of the mask.
Words exchanged(Words words, int by, u64 mask) {
  const Words different = (words ^ (words >> by)) & mask;
  return words ^ different ^ (different << by);
}

/// Eight sets of squares as a byte for each square: a bit for each set. Of eight by eight bits in a word the bytes stand for
/// sets at first, and when the bits have changed places across the diagonal, for files.
std::array<Ranks, 4> bytes_of(const std::array<u64, 8>& sets) {
  // Each turn brings twice as many sets together; the last has all eight of two ranks.
  const auto pair = [&](std::size_t i) {
    return __builtin_shufflevector(two_ranks(sets[i], 0), two_ranks(sets[i + 1], 0), 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                                   21, 6, 22, 7, 23);
  };
  std::array<Ranks, 4> fours;
  for (std::size_t i = 0; i < 2; ++i) {
    const Ranks a = pair(4 * i);
    const Ranks b = pair(4 * i + 2);
    fours[i] = __builtin_shufflevector(a, b, 0, 1, 16, 17, 2, 3, 18, 19, 4, 5, 20, 21, 6, 7, 22, 23);
    fours[i + 2] = __builtin_shufflevector(a, b, 8, 9, 24, 25, 10, 11, 26, 27, 12, 13, 28, 29, 14, 15, 30, 31);
  }
  std::array<Ranks, 4> bytes;
  for (std::size_t i = 0; i < 2; ++i) {
    const Ranks a = fours[2 * i];
    const Ranks b = fours[2 * i + 1];
    bytes[2 * i] = __builtin_shufflevector(a, b, 0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23);
    bytes[2 * i + 1] = __builtin_shufflevector(a, b, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31);
  }
  for (Ranks& ranks : bytes) {
    Words words = reinterpret_cast<Words>(ranks);
    words = exchanged(words, 7, 0x00AA00AA00AA00AA);
    words = exchanged(words, 14, 0x0000CCCC0000CCCC);
    words = exchanged(words, 28, 0x00000000F0F0F0F0);
    ranks = reinterpret_cast<Ranks>(words);
  }
  return bytes;
}

}  // namespace

Outlook::Outlook(const Situation& situation, const rules::Survey& survey) {
  set_board(situation.position.board());
  set_last(situation);
  set_attacks(survey);
  set_threats(survey);
  set_squares();
}

void Outlook::set_board(const rules::Board& board) {
  black_ = board.turn == rules::Color::Black;
  ours_ = board.pieces(board.turn).bits();
  theirs_ = board.pieces(opponent(board.turn)).bits();
  for (std::size_t kind = 0; kind < 6; ++kind) {
    us_[kind] = board.by_kind[kind].bits() & ours_;
    them_[kind] = board.by_kind[kind].bits() & theirs_;
  }
  const int pieces = std::popcount((ours_ | theirs_) & ~(us_[0] | them_[0] | us_[5] | them_[5]));
  phase_ = pieces >= 13 ? early_phase(board) : pieces >= 10 ? 10U : pieces >= 6 ? 11U : 12U;
}

void Outlook::set_last(const Situation& situation) {
  if (situation.own_last) own_last_to_ = static_cast<unsigned>(situation.own_last->to().index());
  if (!situation.last) return;
  last_kind_ = 5;
  if (situation.last->type() == rules::Move::Type::Castling) return;
  last_to_ = static_cast<unsigned>(situation.last->to().index());
  last_took_ = situation.last_took;
  last_kind_ = 0;
  for (unsigned kind = 1; kind < 6; ++kind) last_kind_ += has(them_[kind], last_to_) * kind;
}

/// What their pawns attack; also from where pawns of ours attack.
u64 Outlook::attacked_by_their_pawns(u64 pawns) const {
  return black_ ? left_up(pawns) | right_up(pawns) : left_down(pawns) | right_down(pawns);
}

void Outlook::set_attacks(const rules::Survey& survey) {
  const auto& [along_lines, along_diagonals] = survey.seen;
  const auto attack = [&](u64 set) {
    attacked_twice_ |= attacked_once_ & set;
    attacked_once_ |= set;
  };
  attack(black_ ? left_down(us_[0]) : left_up(us_[0]));
  attack(black_ ? right_down(us_[0]) : right_up(us_[0]));
  attack(geometry.king[std::countr_zero(us_[5])]);
  for_each(us_[1], [&](std::size_t s) { attack(geometry.knight[s]); });
  for_each(us_[2] | us_[4], [&](std::size_t s) { attack(along_diagonals[s]); });
  for_each(us_[3] | us_[4], [&](std::size_t s) { attack(along_lines[s]); });

  u64 minor = knights_around(them_[1]);
  for_each(them_[2], [&](std::size_t s) { minor |= along_diagonals[s]; });
  u64 rook = 0;
  for_each(them_[3], [&](std::size_t s) { rook |= along_lines[s]; });
  u64 queen = 0;
  for_each(them_[4], [&](std::size_t s) { queen |= along_lines[s] | along_diagonals[s]; });
  they_attack_[0] = attacked_by_their_pawns(them_[0]);
  they_attack_[1] = they_attack_[0] | minor;
  they_attack_[2] = they_attack_[1] | rook;
  they_attack_[3] = they_attack_[2] | queen;
  they_attack_somehow_ = they_attack_[3] | geometry.king[std::countr_zero(them_[5])];

  if (last_to_ == nowhere) return;
  const bool on_lines = last_kind_ == 3 || last_kind_ == 4;
  const bool on_diagonals = last_kind_ == 2 || last_kind_ == 4;
  const std::size_t slider = on_lines || on_diagonals ? last_to_ : static_cast<std::size_t>(std::countr_zero(them_[5]));
  last_attacks_ = (attacked_by_their_pawns(u64{1} << last_to_) & all_if(last_kind_ == 0)) |
                  (geometry.knight[last_to_] & all_if(last_kind_ == 1)) | (along_diagonals[slider] & all_if(on_diagonals)) |
                  (along_lines[slider] & all_if(on_lines)) | (geometry.king[last_to_] & all_if(last_kind_ == 5));
}

void Outlook::set_threats(const rules::Survey& survey) {
  const auto& [along_lines, along_diagonals] = survey.seen;
  const auto king = static_cast<std::size_t>(std::countr_zero(them_[5]));
  const u64 loose = theirs_ & ~they_attack_somehow_;
  u64 bishop = along_diagonals[king];
  u64 rook = along_lines[king];
  u64 queen = bishop | rook;
  for_each(them_[4] | them_[3], [&](std::size_t s) { bishop |= along_diagonals[s]; });
  for_each(them_[4], [&](std::size_t s) { rook |= along_lines[s]; });
  const auto add_loose = [&](u64 diagonals, u64 lines) {
    bishop |= diagonals;
    rook |= lines;
    queen |= diagonals | lines;
  };
  for_each(them_[2] & loose, [&](std::size_t s) { add_loose(along_diagonals[s], along_lines[s]); });
  for_each(them_[1] & loose, [&](std::size_t s) {
    const auto square = rules::Square::from_index_unchecked(static_cast<int>(s));
    const rules::Bitboard occupied(ours_ | theirs_);
    add_loose(rules::bishop_attacks(square, occupied).bits(), rules::rook_attacks(square, occupied).bits());
  });
  const u64 knight = knights_around(them_[5] | them_[4] | them_[3] | ((them_[0] | them_[1] | them_[2]) & loose));
  threats_ = {attacked_by_their_pawns(theirs_), knight, bishop, rook, queen, 0};
}

void Outlook::set_squares() {
  // The least attacker: pawn 0, knight or bishop 1, rook 2, queen 3, king 4, nothing 5.
  const auto& [pawn, minor, rook, queen] = they_attack_;
  const u64 none = ~they_attack_somehow_;
  const u64 pawn_defended = (theirs_ & attacked_twice_) | (~theirs_ & attacked_once_);
  const std::array<u64, 8> sets = {(minor & ~pawn) | (queen & ~rook) | none,
                                   queen & ~minor,
                                   ~queen,
                                   attacked_twice_,
                                   them_[1] | them_[3] | ~theirs_,
                                   them_[2] | them_[3],
                                   them_[4] | ~theirs_,
                                   pawn_defended};
  const auto bytes = bytes_of(sets);
  const auto& from_their_king = steps[static_cast<std::size_t>(std::countr_zero(them_[5]))];
  const u64 files_of_pawns = spread[files_of(us_[0])] << 3 | spread[files_of(them_[0])] << 4;
  const Ranks files = two_ranks(files_of_pawns, files_of_pawns);
  for (std::size_t i = 0; i < 4; ++i) {
    const auto store = [i](const Ranks& ranks, Bytes& board) { std::memcpy(board.data() + 16 * i, &ranks, sizeof ranks); };
    store(bytes[i] & 0x7F, there_[0]);
    store((bytes[i] & 0x77) | ((bytes[i] >> 4) & 0x08), there_[1]);
    store(two_ranks(from_their_king[2 * i], from_their_king[2 * i + 1]) | files, places_);
  }
  if (last_to_ != nowhere && last_kind_ < 5)
    for (Bytes& there : there_) there[last_to_] = static_cast<std::uint8_t>(there[last_to_] + (last_took_ ? 11 : 6) * 16);
}

}  // namespace adoube::archive
