// SPDX-License-Identifier: MIT
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "adoube/notation/fen.hpp"

namespace adoube::notation {

namespace {

using rules::Bitboard;
using rules::Color;
using rules::Kind;
using rules::Square;

constexpr std::array<std::array<char, 6>, 2> letters = {{{'P', 'N', 'B', 'R', 'Q', 'K'}, {'p', 'n', 'b', 'r', 'q', 'k'}}};

[[nodiscard]] constexpr char letter_of(rules::Piece piece) {
  return letters[static_cast<std::size_t>(rules::index(piece.color))][static_cast<std::size_t>(rules::index(piece.kind))];
}

/// A letter for each square, 0 for an empty one.
using Cells = std::array<char, 64>;

/// The letter on each occupied square is put together from sets of squares, a bit from each, so that the processor need not
/// guess how many there are of a kind.
[[nodiscard]] Cells cells_of(const rules::Position& position) {
  constexpr std::string_view by_code = "?PNBRQK??pnbrqk?";
  const auto set = [&](Kind kind) { return position.pieces(kind).bits(); };
  const std::uint64_t ones = set(Kind::Pawn) | set(Kind::Bishop) | set(Kind::Queen);
  const std::uint64_t twos = set(Kind::Knight) | set(Kind::Bishop) | set(Kind::King);
  const std::uint64_t fours = set(Kind::Rook) | set(Kind::Queen) | set(Kind::King);
  const std::uint64_t black = position.pieces(Color::Black).bits();
  Cells cells{};
  for (const Square square : position.occupied()) {
    const int at = square.index();
    const auto bit = [at](std::uint64_t squares) { return (squares >> at) & 1; };
    const std::uint64_t letter = bit(ones) | bit(twos) << 1 | bit(fours) << 2 | bit(black) << 3;
    cells[static_cast<std::size_t>(at)] = by_code[static_cast<std::size_t>(letter)];
  }
  return cells;
}

[[nodiscard]] Cells cells_of(const rules::Setup& setup) {
  Cells cells{};
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (const auto piece = setup.board[i]) cells[i] = letter_of(*piece);
  return cells;
}

/// Everything of a FEN besides the placement.
struct Rest {
  Color turn;
  Bitboard castling_rooks;
  std::optional<Square> en_passant;
  rules::HalfMoves halfmove_clock;
  rules::FullMoves fullmove_number;
  rules::Variant variant;
};

class Writer {
 public:
  void placement(const Cells& cells) {
    char* out = buffer_.data();
    for (int rank = 7; rank >= 0; --rank) {
      out = put_rank(&cells[static_cast<std::size_t>(rank * 8)], out);
      *out++ = rank != 0 ? '/' : ' ';
    }
    at_ = static_cast<std::size_t>(out - buffer_.data());
  }

  void rest(const Cells& cells, const Rest& rest, CastlingField style) {
    put(rest.turn == Color::White ? 'w' : 'b');
    put(' ');
    castling(cells, rest, style);
    put(' ');
    square(rest.en_passant);
    put(' ');
    number(rest.halfmove_clock.value());
    put(' ');
    number(rest.fullmove_number.value());
  }

  [[nodiscard]] std::string text() const { return {buffer_.data(), at_}; }

 private:
  void put(char c) { buffer_[at_++] = c; }

  /// Each square takes the same steps: what is written and should not be is written over.
  static char* put_rank(const char* cells, char* out) {
    int empty = 0;
    for (int file = 0; file < 8; ++file) {
      const bool occupied = cells[file] != 0;
      *out = static_cast<char>('0' + empty);
      out += occupied && empty != 0 ? 1 : 0;
      *out = cells[file];
      out += occupied ? 1 : 0;
      empty = occupied ? 0 : empty + 1;
    }
    *out = static_cast<char>('0' + empty);
    return out + (empty != 0 ? 1 : 0);
  }

  void number(std::uint16_t value) {
    at_ = static_cast<std::size_t>(std::to_chars(buffer_.data() + at_, buffer_.data() + buffer_.size(), value).ptr -
                                   buffer_.data());
  }

  void square(std::optional<Square> square) {
    if (!square) return put('-');
    put(static_cast<char>('a' + rules::index(square->file())));
    put(static_cast<char>('1' + rules::index(square->rank())));
  }

  /// White's rights first, for each the rook nearest to the h-file first: KQkq, HAha.
  void castling(const Cells& cells, const Rest& rest, CastlingField style) {
    if (rest.castling_rooks.empty()) return put('-');
    for (const Color color : {Color::White, Color::Black}) {
      const int back_rank = color == Color::White ? 0 : 56;
      for (int file = 7; file >= 0; --file) {
        if (!rest.castling_rooks.has(Square::from_index_unchecked(back_rank + file))) continue;
        const char by_file = static_cast<char>('a' + file);
        const char side = style == CastlingField::RookFiles ? '\0' : side_letter(cells, color, file, rest.variant);
        const char small = side != '\0' ? side : by_file;
        put(color == Color::White ? static_cast<char>(small - ('a' - 'A')) : small);
      }
    }
  }

  /// k or q where a reader would find this rook by that letter, otherwise nothing.
  [[nodiscard]] static char side_letter(const Cells& cells, Color color, int rook_file, rules::Variant variant) {
    if (variant == rules::Variant::Standard) return rook_file == 7 ? 'k' : rook_file == 0 ? 'q' : '\0';
    if (outermost_rook(cells, color, 7, -1) == rook_file) return 'k';
    if (outermost_rook(cells, color, 0, 1) == rook_file) return 'q';
    return '\0';
  }

  /// X-FEN: the file of the first own rook from that edge, with the own king somewhere behind it and not before it.
  [[nodiscard]] static std::optional<int> outermost_rook(const Cells& cells, Color color, int edge, int inward) {
    const std::size_t back_rank = color == Color::White ? 0 : 56;
    std::optional<int> rook;
    for (int file = edge; file >= 0 && file < 8; file += inward) {
      const char cell = cells[back_rank + static_cast<std::size_t>(file)];
      if (cell == letter_of({color, Kind::King})) return rook;
      if (cell == letter_of({color, Kind::Rook}) && !rook) rook = file;
    }
    return std::nullopt;
  }

  /// 71 characters of placement, 2 of turn, 17 of castling at the very most, 3 of en passant, two numbers of 5 digits.
  std::array<char, 128> buffer_;
  std::size_t at_ = 0;
};

[[nodiscard]] std::string write(const Cells& cells, const Rest& rest, CastlingField castling) {
  Writer writer;
  writer.placement(cells);
  writer.rest(cells, rest, castling);
  return writer.text();
}

}  // namespace

std::string write_fen(const rules::Position& position, FenStyle style) {
  const auto square =
      style.en_passant == EnPassantField::Always ? position.pushed_over_square() : position.legal_en_passant_square();
  return write(cells_of(position),
               {position.turn(), position.castling_rooks(), square, position.halfmove_clock(), position.fullmove_number(),
                position.variant()},
               style.castling);
}

std::string write_fen(const rules::Setup& setup, CastlingField castling) {
  return write(
      cells_of(setup),
      {setup.turn, setup.castling_rooks, setup.pushed_over, setup.halfmove_clock, setup.fullmove_number, setup.variant},
      castling);
}

}  // namespace adoube::notation
