// SPDX-License-Identifier: MIT
/// Moves in the coordinates of the UCI protocol: e2e4, a7a8q. Castling is the king's two-square move in standard chess
/// (e1g1) and king takes own rook in Chess960 (e1h1).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"
#include "adoube/support/expected.hpp"

namespace adoube::notation {

/// What the text says, whatever the position: what explain() takes.
struct UciText {
  rules::Square from;
  rules::Square to;
  std::optional<rules::Kind> promotion{};

  friend constexpr bool operator==(const UciText&, const UciText&) = default;
};

enum class UciFault : std::uint8_t {
  NotAMove,          ///< not two squares and at most one of n, b, r, q
  PromotionMissing,  ///< a pawn could go there, but what it becomes is not said (3.7.3.3)
  Illegal,           ///< the squares are read; the move is not legal in the position
};

struct UciError {
  UciFault fault;
  std::size_t offset = 0;         ///< in bytes: where the text stops being a move; otherwise 0
  std::optional<UciText> text{};  ///< set except for NotAMove
};

/// "e2e4", "a7a8q" exactly. Nothing for any other text.
[[nodiscard]] std::optional<UciText> parse_uci(std::string_view text);

/// The legal move that those squares mean in the position. In standard chess castling may also be asked for as king takes
/// own rook; only a king castles. In Chess960 king takes own rook is the only way.
[[nodiscard]] std::optional<rules::Move> find_move(const rules::Position& position, const UciText& text);
/// parse_uci() and find_move() in one, with the reason.
[[nodiscard]] Expected<rules::Move, UciError> read_uci(const rules::Position& position, std::string_view text);

/// `move` as the protocol writes it under that variant.
[[nodiscard]] std::string write_uci(rules::Move move, rules::Variant variant = rules::Variant::Standard);
/// What was said, as it was said.
[[nodiscard]] std::string write_uci(const UciText& text);

}  // namespace adoube::notation
