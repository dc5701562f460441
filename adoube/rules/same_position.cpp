// SPDX-License-Identifier: MIT
#include "adoube/rules/same_position.hpp"

namespace adoube::rules {
namespace {

/// One step of mixing: every bit of `value` reaches every bit of the result (the finishing rounds of SplitMix64).
[[nodiscard]] std::uint64_t mix(std::uint64_t value) {
  value ^= value >> 30;
  value *= 0xBF58476D1CE4E5B9ULL;
  value ^= value >> 27;
  value *= 0x94D049BB133111EBULL;
  return value ^ (value >> 31);
}

}  // namespace

PositionKey position_key(const Position& position) {
  PositionKey key;
  const Board& board = position.board();
  for (std::size_t kind = 0; kind < board.by_kind.size(); ++kind) key.placement[kind] = board.by_kind[kind].bits();
  for (std::size_t color = 0; color < board.by_color.size(); ++color)
    key.placement[board.by_kind.size() + color] = board.by_color[color].bits();
  key.castling_rooks = board.castling_rooks.bits();
  if (const std::optional<Square> square = position.legal_en_passant_square())
    key.legal_en_passant = static_cast<std::uint8_t>(square->index());
  key.turn = board.turn;
  return key;
}

std::uint64_t hash(const PositionKey& key) {
  constexpr std::uint64_t golden = 0x9E3779B97F4A7C15ULL;
  std::uint64_t result = (std::uint64_t{key.legal_en_passant} << 1) | static_cast<std::uint64_t>(index(key.turn));
  for (const std::uint64_t pieces : key.placement) result = mix(result + golden + pieces);
  return mix(result + golden + key.castling_rooks);
}

bool same_position(const Position& a, const Position& b) { return position_key(a) == position_key(b); }

}  // namespace adoube::rules
