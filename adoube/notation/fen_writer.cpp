// SPDX-License-Identifier: MIT
#include <array>
#include <bit>
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

/// The men on the board as sets of squares, a bit of their letters from each: so the letter of a man takes the same few
/// steps whatever it is, and the processor need not guess.
struct Men {
  std::uint64_t ones = 0;
  std::uint64_t twos = 0;
  std::uint64_t fours = 0;
  std::uint64_t black = 0;

  [[nodiscard]] std::uint64_t occupied() const { return ones | twos | fours; }
  /// '?' where nobody stands.
  [[nodiscard]] char letter(int square) const {
    constexpr std::string_view by_code = "?PNBRQK??pnbrqk?";
    const auto bit = [square](std::uint64_t squares) { return (squares >> square) & 1; };
    return by_code[static_cast<std::size_t>(bit(ones) | bit(twos) << 1 | bit(fours) << 2 | bit(black) << 3)];
  }
};

[[nodiscard]] Men men_of(const rules::Position& position) {
  const auto set = [&](Kind kind) { return position.pieces(kind).bits(); };
  return {set(Kind::Pawn) | set(Kind::Bishop) | set(Kind::Queen), set(Kind::Knight) | set(Kind::Bishop) | set(Kind::King),
          set(Kind::Rook) | set(Kind::Queen) | set(Kind::King), position.pieces(Color::Black).bits()};
}

[[nodiscard]] Men men_of(const rules::Setup& setup) {
  Men men;
  for (std::size_t i = 0; i < setup.board.size(); ++i) {
    const auto piece = setup.board[i];
    if (!piece) continue;
    const auto code = static_cast<std::uint64_t>(rules::index(piece->kind)) + 1;
    men.ones |= (code & 1) << i;
    men.twos |= (code >> 1 & 1) << i;
    men.fours |= (code >> 2) << i;
    men.black |= std::uint64_t{piece->color == Color::Black} << i;
  }
  return men;
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
  void placement(const Men& men) {
    char* out = buffer_.data();
    for (int rank = 7; rank >= 0; --rank) {
      out = put_rank(men, rank, out);
      *out++ = rank != 0 ? '/' : ' ';
    }
    at_ = static_cast<std::size_t>(out - buffer_.data());
  }

  void rest(const Men& men, const Rest& rest, CastlingField style) {
    put(rest.turn == Color::White ? 'w' : 'b');
    put(' ');
    castling(men, rest, style);
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

  static char* put_rank(const Men& men, int rank, char* out) {
    int after_last = 0;
    for (auto files = static_cast<unsigned>(men.occupied() >> (8 * rank) & 0xFF); files != 0; files &= files - 1) {
      const int file = std::countr_zero(files);
      out = put_empty(file - after_last, out);
      *out++ = men.letter(8 * rank + file);
      after_last = file + 1;
    }
    return put_empty(8 - after_last, out);
  }

  /// The digit is written in any case, and written over where there is none to write.
  static char* put_empty(int squares, char* out) {
    *out = static_cast<char>('0' + squares);
    return out + (squares != 0 ? 1 : 0);
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
  void castling(const Men& men, const Rest& rest, CastlingField style) {
    if (rest.castling_rooks.empty()) return put('-');
    for (const Color color : {Color::White, Color::Black}) {
      const int back_rank = color == Color::White ? 0 : 56;
      for (int file = 7; file >= 0; --file) {
        if (!rest.castling_rooks.has(Square::from_index_unchecked(back_rank + file))) continue;
        const char by_file = static_cast<char>('a' + file);
        const char side = style == CastlingField::RookFiles ? '\0' : side_letter(men, color, file, rest.variant);
        const char small = side != '\0' ? side : by_file;
        put(color == Color::White ? static_cast<char>(small - ('a' - 'A')) : small);
      }
    }
  }

  /// k or q where a reader would find this rook by that letter, otherwise nothing.
  [[nodiscard]] static char side_letter(const Men& men, Color color, int rook_file, rules::Variant variant) {
    if (variant == rules::Variant::Standard) return rook_file == 7 ? 'k' : rook_file == 0 ? 'q' : '\0';
    if (outermost_rook(men, color, 7, -1) == rook_file) return 'k';
    if (outermost_rook(men, color, 0, 1) == rook_file) return 'q';
    return '\0';
  }

  /// X-FEN: the file of the first own rook from that edge, with the own king somewhere behind it and not before it.
  [[nodiscard]] static std::optional<int> outermost_rook(const Men& men, Color color, int edge, int inward) {
    const int back_rank = color == Color::White ? 0 : 56;
    std::optional<int> rook;
    for (int file = edge; file >= 0 && file < 8; file += inward) {
      const char man = men.letter(back_rank + file);
      if (man == letter_of({color, Kind::King})) return rook;
      if (man == letter_of({color, Kind::Rook}) && !rook) rook = file;
    }
    return std::nullopt;
  }

  /// 71 characters of placement, 2 of turn, 17 of castling at the very most, 3 of en passant, two numbers of 5 digits.
  std::array<char, 128> buffer_;
  std::size_t at_ = 0;
};

[[nodiscard]] std::string write(const Men& men, const Rest& rest, CastlingField castling) {
  Writer writer;
  writer.placement(men);
  writer.rest(men, rest, castling);
  return writer.text();
}

}  // namespace

std::string write_fen(const rules::Position& position, FenStyle style) {
  const auto square =
      style.en_passant == EnPassantField::Always ? position.pushed_over_square() : position.legal_en_passant_square();
  return write(men_of(position),
               {position.turn(), position.castling_rooks(), square, position.halfmove_clock(), position.fullmove_number(),
                position.variant()},
               style.castling);
}

std::string write_fen(const rules::Setup& setup, CastlingField castling) {
  return write(
      men_of(setup),
      {setup.turn, setup.castling_rooks, setup.pushed_over, setup.halfmove_clock, setup.fullmove_number, setup.variant},
      castling);
}

}  // namespace adoube::notation
