// SPDX-License-Identifier: MIT
#include "adoube/notation/uci_move.hpp"

#include <algorithm>

#include "adoube/rules/castling.hpp"
#include "adoube/rules/legal_moves.hpp"

namespace adoube::notation {

namespace {

using rules::Kind;
using rules::Move;
using rules::Position;
using rules::Square;
using rules::Variant;

[[nodiscard]] std::optional<Kind> promotion_of(char letter) {
  switch (letter) {
    case 'n':
      return Kind::Knight;
    case 'b':
      return Kind::Bishop;
    case 'r':
      return Kind::Rook;
    case 'q':
      return Kind::Queen;
    default:
      return std::nullopt;
  }
}

/// Where the text stops being "two squares and maybe a letter".
[[nodiscard]] std::size_t first_wrong_byte(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool file = i == 0 || i == 2;
    const bool good =
        i == 4 ? promotion_of(text[i]).has_value() : i < 4 && text[i] >= (file ? 'a' : '1') && text[i] <= (file ? 'h' : '8');
    if (!good) return i;
  }
  return text.size();
}

/// The squares of a castling as they are written under the variant.
[[nodiscard]] bool means_castling(Move castling, const UciText& text, Variant variant) {
  if (text.from != castling.from() || text.promotion) return false;
  if (text.to == castling.to()) return true;
  const auto color = castling.from().rank() == rules::Rank::First ? rules::Color::White : rules::Color::Black;
  const auto side = rules::castling_side(castling.from(), castling.to());
  return variant == Variant::Standard && text.to == rules::castled_king_square(color, side);
}

}  // namespace

std::optional<UciText> parse_uci(std::string_view text) {
  if (text.size() != 4 && text.size() != 5) return std::nullopt;
  const auto from = Square::parse(text.substr(0, 2));
  const auto to = Square::parse(text.substr(2, 2));
  if (!from || !to) return std::nullopt;
  const auto promotion = text.size() == 5 ? promotion_of(text[4]) : std::nullopt;
  if (text.size() == 5 && !promotion) return std::nullopt;
  return UciText{*from, *to, promotion};
}

std::optional<Move> find_move(const Position& position, const UciText& text) {
  for (const Move move : rules::legal_moves(position)) {
    const bool castling = move.type() == Move::Type::Castling;
    const bool same = castling ? means_castling(move, text, position.variant())
                               : move.from() == text.from && move.to() == text.to && move.promotion() == text.promotion;
    if (same) return move;
  }
  return std::nullopt;
}

Expected<Move, UciError> read_uci(const Position& position, std::string_view text) {
  const auto parsed = parse_uci(text);
  if (!parsed) return refused(UciError{.fault = UciFault::NotAMove, .offset = first_wrong_byte(text)});
  if (const auto move = find_move(position, *parsed)) return *move;
  const bool lacks_piece = !parsed->promotion && find_move(position, {parsed->from, parsed->to, Kind::Queen});
  return refused(UciError{.fault = lacks_piece ? UciFault::PromotionMissing : UciFault::Illegal, .text = parsed});
}

std::string write_uci(Move move, Variant variant) {
  const bool by_king_square = move.type() == Move::Type::Castling && variant == Variant::Standard;
  const auto color = move.from().rank() == rules::Rank::First ? rules::Color::White : rules::Color::Black;
  const Square to =
      by_king_square ? rules::castled_king_square(color, rules::castling_side(move.from(), move.to())) : move.to();
  return write_uci(UciText{move.from(), to, move.promotion()});
}

std::string write_uci(const UciText& text) {
  std::string written = text.from.name() + text.to.name();
  if (text.promotion) written += "pnbrqk"[rules::index(*text.promotion)];
  return written;
}

}  // namespace adoube::notation
