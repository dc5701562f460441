// SPDX-License-Identifier: MIT
#include "adoube/unwinnability/graph.hpp"

#include <algorithm>

namespace adoube::unwinnability {
namespace {

using rules::Bitboard;
using rules::Color;
using rules::Kind;
using rules::Position;

[[nodiscard]] Placement placement_of(const Position& position) {
  const auto bits = [&](Kind kind) { return position.pieces(kind).bits(); };
  // Pawn 1, knight 2, bishop 3, rook 4, queen 5, king 6, rook that may castle 7.
  const std::uint64_t castling = position.castling_rooks().bits();
  Placement placement{bits(Kind::Pawn) | bits(Kind::Bishop) | bits(Kind::Queen) | castling,
                      bits(Kind::Knight) | bits(Kind::Bishop) | bits(Kind::King) | castling,
                      bits(Kind::Rook) | bits(Kind::Queen) | bits(Kind::King), position.pieces(Color::Black).bits()};
  if (const auto square = position.legal_en_passant_square()) placement[3] |= Bitboard(*square).bits();
  return placement;
}

[[nodiscard]] Position position_of(const Placement& placement, Color turn, rules::Variant variant) {
  const auto& [low, middle, high, black] = placement;
  const std::uint64_t occupied = low | middle | high;
  const std::uint64_t castling = low & middle & high;
  rules::Board board;
  board.by_kind[index(Kind::Pawn)] = Bitboard(low & ~middle & ~high);
  board.by_kind[index(Kind::Knight)] = Bitboard(~low & middle & ~high);
  board.by_kind[index(Kind::Bishop)] = Bitboard(low & middle & ~high);
  board.by_kind[index(Kind::Rook)] = Bitboard((~low & ~middle & high) | castling);
  board.by_kind[index(Kind::Queen)] = Bitboard(low & ~middle & high);
  board.by_kind[index(Kind::King)] = Bitboard(~low & middle & high);
  board.by_color = {Bitboard(occupied & ~black), Bitboard(occupied & black)};
  board.castling_rooks = Bitboard(castling);
  board.turn = turn;
  board.variant = variant;
  if (const std::uint64_t passed = black & ~occupied; passed != 0)
    board.pushed_over = static_cast<std::uint8_t>(std::countr_zero(passed));
  return Position::from_board_unchecked(board);
}

[[nodiscard]] std::size_t hash(const Placement& placement, std::uint8_t turn) {
  std::uint64_t sum = turn;
  for (const std::uint64_t word : placement) {
    sum = (sum ^ word) * 0x9E3779B97F4A7C15ULL;
    sum ^= sum >> 29;
  }
  sum *= 0xBF58476D1CE4E5B9ULL;
  return static_cast<std::size_t>(sum ^ (sum >> 32));
}

}  // namespace

Graph::Graph(const Position& start, std::uint32_t limit)
    : slots_(64), limit_(std::max(limit, 1U)), variant_(start.variant()) {
  (void)add(start, 0, rules::Move::from_bits_unchecked(0));
}

std::optional<Graph::Added> Graph::add(const Position& position, Node parent, rules::Move move) {
  const Placement placement = placement_of(position);
  const auto turn = static_cast<std::uint8_t>(index(position.turn()));
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = hash(placement, turn) & mask;
  for (; slots_[slot] != 0; slot = (slot + 1) & mask) {
    const Entry& entry = at(slots_[slot] - 1);
    if (entry.placement == placement && entry.turn == turn) return Added{slots_[slot] - 1, false};
  }
  if (size_ >= limit_) return std::nullopt;
  if (size_ % block_size == 0) blocks_.push_back(std::make_unique_for_overwrite<Entry[]>(block_size));
  const Node node = size_++;
  at(node) = {placement, parent, move.bits(), turn, 0};
  slots_[slot] = node + 1;
  if (size_ * 4ULL > slots_.size() * 3ULL) rehash(slots_.size() * 2);
  return Added{node, true};
}

void Graph::rehash(std::size_t slots) {
  slots_.assign(slots, 0);
  for (Node node = 0; node < size_; ++node) {
    std::size_t slot = hash(at(node).placement, at(node).turn) & (slots - 1);
    while (slots_[slot] != 0) slot = (slot + 1) & (slots - 1);
    slots_[slot] = node + 1;
  }
}

Position Graph::position(Node node) const {
  const Entry& entry = at(node);
  return position_of(entry.placement, static_cast<Color>(entry.turn), variant_);
}

std::vector<rules::Move> Graph::line_to(Node node) const {
  std::vector<rules::Move> line;
  for (; node != 0; node = at(node).parent) line.push_back(rules::Move::from_bits_unchecked(at(node).move));
  std::ranges::reverse(line);
  return line;
}

}  // namespace adoube::unwinnability
