// SPDX-License-Identifier: MIT
#include "adoube/notation/fen_fields.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>

namespace adoube::notation {

namespace {

using rules::Bitboard;
using rules::Color;
using rules::Kind;
using rules::Piece;
using rules::Square;
using rules::Variant;

constexpr std::size_t field_count = 6;

[[nodiscard]] constexpr bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
[[nodiscard]] constexpr char small(char c) { return is_capital(c) ? static_cast<char>(c + ('a' - 'A')) : c; }

/// What a character of the placement stands for: so many squares, empty or with a piece. No squares: it stands for nothing.
struct Symbol {
  std::uint8_t width = 0;
  std::optional<Piece> piece{};
};

[[nodiscard]] constexpr std::array<Symbol, 256> make_symbols() {
  std::array<Symbol, 256> symbols{};
  for (std::uint8_t width = 1; width <= 8; ++width) symbols[static_cast<std::size_t>('0' + width)].width = width;
  constexpr std::string_view letters = "pnbrqk";
  for (const Kind kind : rules::all_kinds) {
    const char letter = letters[static_cast<std::size_t>(rules::index(kind))];
    symbols[static_cast<std::size_t>(letter)] = {1, Piece{Color::Black, kind}};
    symbols[static_cast<std::size_t>(letter - ('a' - 'A'))] = {1, Piece{Color::White, kind}};
  }
  return symbols;
}
constexpr std::array<Symbol, 256> symbols = make_symbols();

[[nodiscard]] bool same_letters(std::string_view text, std::string_view small_word) {
  return std::ranges::equal(text, small_word, {}, small);
}

/// A field and where it starts.
struct Span {
  std::string_view text;
  std::size_t offset = 0;
};

/// Hyphens and dashes that editors put in the place of "-".
[[nodiscard]] bool is_other_dash(std::string_view text) {
  constexpr std::array<std::string_view, 6> dashes = {"–", "—", "−", "‐", "_", "--"};
  return std::ranges::find(dashes, text) != dashes.end();
}

/// Reads one text; `fields` grows as it goes.
class Reader {
 public:
  Reader(std::string_view text, Strictness strictness, Variant variant) : text_(text), strictness_(strictness) {
    fields.board.variant = variant;
  }

  FenFields fields;

  void read() {
    if (text_.size() > fen_length_limit) {
      error(FenFault::Syntax, FenField::Placement, {text_.substr(fen_length_limit), fen_length_limit},
            FenExpected::ShorterText);
      return;
    }
    split();
    read_placement(spans_[0]);
    if (count_ > 1) read_turn(spans_[1]);
    if (count_ > 2) read_castling(spans_[2]);
    if (count_ > 3) read_en_passant(spans_[3]);
    if (count_ > 4) fields.board.halfmove_clock = rules::HalfMoves(read_count(spans_[4], FenField::HalfmoveClock));
    if (count_ > 5) fields.board.fullmove_number = rules::FullMoves(read_count(spans_[5], FenField::FullmoveNumber));
    check_field_count();
    doubt_halfmove_clock();
    std::ranges::stable_sort(fields.problems, {}, &FenProblem::offset);
  }

 private:
  void problem(const FenProblem& found) { fields.problems.push_back(found); }
  void error(FenFault fault, FenField field, Span at, FenExpected expected) {
    problem({.fault = fault, .field = field, .offset = at.offset, .length = at.text.size(), .expected = expected});
  }
  void departure(Forgiven forgiven, FenFault fault, FenField field, Span at, FenExpected expected) {
    problem({.fault = fault,
             .severity = strictness_ == Strictness::Lenient ? FenSeverity::Warning : FenSeverity::Error,
             .field = field,
             .offset = at.offset,
             .length = at.text.size(),
             .expected = expected,
             .forgiven = forgiven});
  }

  /// The first six fields, and whatever follows them.
  void split() {
    std::size_t at = 0;
    std::size_t untidy = text_.size() + 1;
    const auto skip_spaces = [&](std::size_t allowed) {
      const std::size_t start = at;
      while (at < text_.size() && is_space(text_[at])) ++at;
      const std::size_t due = at == text_.size() ? 0 : allowed;
      const bool tidy = at - start == due && (due == 0 || text_[start] == ' ');
      if (!tidy) untidy = std::min(untidy, start);
    };
    skip_spaces(0);
    while (at < text_.size() && count_ < field_count) {
      const std::size_t start = at;
      while (at < text_.size() && !is_space(text_[at])) ++at;
      spans_[count_++] = {text_.substr(start, at - start), start};
      skip_spaces(1);
    }
    for (std::size_t missing = count_; missing < field_count; ++missing) spans_[missing] = {{}, text_.size()};
    trailing_ = {text_.substr(at), at};
    if (untidy <= text_.size())
      departure(Forgiven::FenSpaces, FenFault::Syntax, field_at(untidy), {text_.substr(untidy, 1), untidy},
                FenExpected::SixFields);
  }

  /// The field that stands at or before that place.
  [[nodiscard]] FenField field_at(std::size_t offset) const {
    std::size_t field = 0;
    while (field + 1 < count_ && spans_[field + 1].offset <= offset) ++field;
    return static_cast<FenField>(field);
  }

  void read_placement(Span span) {
    int rank = 7;
    int file = 0;
    bool after_digit = false;
    for (std::size_t i = 0; i < span.text.size(); ++i) {
      const char c = span.text[i];
      const Symbol& symbol = symbols[static_cast<unsigned char>(c)];
      const Span here{span.text.substr(i, 1), span.offset + i};
      if (c == '/') {
        if (file != 8) return error(FenFault::Syntax, FenField::Placement, here, FenExpected::EightSquares);
        if (rank == 0) return error(FenFault::Syntax, FenField::Placement, here, FenExpected::EightRanks);
        --rank;
        file = 0;
        after_digit = false;
        continue;
      }
      if (symbol.width == 0) return error(FenFault::Syntax, FenField::Placement, here, FenExpected::PieceOrDigit);
      if (file + symbol.width > 8) return error(FenFault::Syntax, FenField::Placement, here, FenExpected::EightSquares);
      if (symbol.piece) {
        put(*symbol.piece, Square::from_index_unchecked(rank * 8 + file));
      } else if (after_digit) {
        departure(Forgiven::FenAdjacentDigits, FenFault::Syntax, FenField::Placement, here, FenExpected::PieceOrDigit);
      }
      file += symbol.width;
      after_digit = !symbol.piece;
    }
    const Span end{{}, span.offset + span.text.size()};
    if (span.text.empty()) return error(FenFault::Syntax, FenField::Placement, end, FenExpected::PieceOrDigit);
    if (file != 8) return error(FenFault::Syntax, FenField::Placement, end, FenExpected::EightSquares);
    if (rank != 0) return error(FenFault::Syntax, FenField::Placement, end, FenExpected::EightRanks);
  }

  void put(Piece piece, Square square) {
    fields.board.by_kind[static_cast<std::size_t>(rules::index(piece.kind))] |= Bitboard(square);
    fields.board.by_color[static_cast<std::size_t>(rules::index(piece.color))] |= Bitboard(square);
  }

  void read_turn(Span span) {
    if (span.text == "w") return;
    fields.board.turn = Color::Black;
    if (span.text == "b") return;
    const bool white =
        same_letters(span.text, "w") || same_letters(span.text, "white") || span.text == "ｗ" || span.text == "Ｗ";
    const bool black =
        same_letters(span.text, "b") || same_letters(span.text, "black") || span.text == "ｂ" || span.text == "Ｂ";
    if (!white && !black) return error(FenFault::Syntax, FenField::Turn, span, FenExpected::WhiteOrBlack);
    fields.board.turn = white ? Color::White : Color::Black;
    departure(Forgiven::FenTurnSpelling, FenFault::Syntax, FenField::Turn, span, FenExpected::WhiteOrBlack);
  }

  void read_castling(Span span) {
    fields.castling_offset = span.offset;
    fields.castling_length = span.text.size();
    if (span.text == "-") return;
    if (is_other_dash(span.text))
      return departure(Forgiven::FenDashSpelling, FenFault::Castling, FenField::Castling, span,
                       FenExpected::CastlingLetters);
    int last_place = -1;
    for (std::size_t i = 0; i < span.text.size(); ++i) {
      const Span here{span.text.substr(i, 1), span.offset + i};
      if (!read_castling_letter(here, last_place)) return;
    }
  }

  /// One letter of the castling field. `last_place` is that of the letter before: White's rights come first, then the
  /// king's side. False when the letter means nothing at all.
  bool read_castling_letter(Span here, int& last_place) {
    const char letter = here.text[0];
    const Color color = is_capital(letter) ? Color::White : Color::Black;
    const char side = small(letter);
    const bool by_side = side == 'k' || side == 'q';
    const bool standard = fields.board.variant == Variant::Standard;
    const bool by_file = standard ? side == 'a' || side == 'h' : side >= 'a' && side <= 'h';
    if (!by_side && !by_file) {
      error(FenFault::Castling, FenField::Castling, here, FenExpected::CastlingLetters);
      return false;
    }
    const std::optional<Square> rook = by_file ? file_square(color, side) : rook_on_side(color, side == 'k');
    if (standard && by_file)
      departure(Forgiven::FenCastlingRookFile, FenFault::Castling, FenField::Castling, here, FenExpected::CastlingLetters);
    if (!rook) {
      departure(Forgiven::FenCastlingDropped, FenFault::Castling, FenField::Castling, here, FenExpected::NothingElse);
      return true;
    }
    const int place = rules::index(color) * 8 + 7 - rules::index(rook->file());
    if (fields.board.castling_rooks.has(*rook))
      departure(Forgiven::FenCastlingTwice, FenFault::Castling, FenField::Castling, here, FenExpected::CastlingLetters);
    else if (place < last_place)
      departure(Forgiven::FenCastlingOrder, FenFault::Castling, FenField::Castling, here, FenExpected::CastlingLetters);
    last_place = std::max(last_place, place);
    fields.board.castling_rooks |= Bitboard(*rook);
    return true;
  }

  [[nodiscard]] static Square file_square(Color color, char file) {
    return {static_cast<rules::File>(file - 'a'), color == Color::White ? rules::Rank::First : rules::Rank::Eighth};
  }

  /// Standard: h or a. Chess960: the outermost own rook on that side of the king, if there is one (X-FEN).
  [[nodiscard]] std::optional<Square> rook_on_side(Color color, bool kingside) const {
    if (fields.board.variant == Variant::Standard) return file_square(color, kingside ? 'h' : 'a');
    const Bitboard rank = Bitboard::of(color == Color::White ? rules::Rank::First : rules::Rank::Eighth);
    const std::optional<Square> king = (fields.board.pieces(color, Kind::King) & rank).first();
    if (!king) return std::nullopt;
    std::optional<Square> outermost;
    for (const Square rook : fields.board.pieces(color, Kind::Rook) & rank) {
      if ((rook > *king) == kingside && (kingside || !outermost)) outermost = rook;
    }
    return outermost;
  }

  void read_en_passant(Span span) {
    fields.en_passant_offset = span.offset;
    fields.en_passant_length = span.text.size();
    if (span.text == "-") return;
    if (const auto square = Square::parse(span.text)) return set_pushed_over(*square);
    if (is_other_dash(span.text))
      return departure(Forgiven::FenDashSpelling, FenFault::EnPassantSquare, FenField::EnPassant, span,
                       FenExpected::SquareOrDash);
    const std::array<char, 2> lowered = {small(span.text[0]), span.text.size() == 2 ? span.text[1] : '\0'};
    const auto square = span.text.size() == 2 ? Square::parse({lowered.data(), 2}) : std::nullopt;
    if (!square) return error(FenFault::EnPassantSquare, FenField::EnPassant, span, FenExpected::SquareOrDash);
    set_pushed_over(*square);
    departure(Forgiven::FenEnPassantCase, FenFault::EnPassantSquare, FenField::EnPassant, span, FenExpected::SquareOrDash);
  }

  void set_pushed_over(Square square) { fields.board.pushed_over = static_cast<std::uint8_t>(square.index()); }

  /// A count of half-moves (from 0) or the number of the move (from 1), as far as the type holds it.
  std::uint16_t read_count(Span span, FenField field) {
    const bool moves = field == FenField::FullmoveNumber;
    const FenFault fault = moves ? FenFault::FullmoveNumber : FenFault::HalfmoveClock;
    const FenExpected expected = moves ? FenExpected::PositiveNumber : FenExpected::Count;
    const Forgiven forgiven = moves ? Forgiven::FenFullmoveNumber : Forgiven::FenHalfmoveClock;
    const std::uint16_t least = moves ? 1 : 0;
    constexpr std::uint32_t greatest = std::numeric_limits<std::uint16_t>::max();

    const bool negative = span.text.size() > 1 && span.text[0] == '-';
    const std::string_view digits = span.text.substr(negative ? 1 : 0);
    if (span.text == "-" || is_other_dash(span.text)) {
      departure(forgiven, fault, field, span, expected);
      return least;
    }
    if (!std::ranges::all_of(digits, is_digit)) {
      error(fault, field, span, expected);
      return least;
    }
    std::uint32_t value = 0;
    for (const char digit : digits)
      value = std::min<std::uint32_t>(value * 10 + static_cast<std::uint32_t>(digit - '0'), greatest + 1);
    if (negative || value < least || value > greatest) {
      departure(forgiven, fault, field, span, expected);
      return negative || value < least ? least : static_cast<std::uint16_t>(greatest);
    }
    if (digits.size() > 1 && digits[0] == '0') departure(Forgiven::FenLeadingZeros, fault, field, span, expected);
    return static_cast<std::uint16_t>(value);
  }

  /// Whose turn it is cannot be guessed; the rest of what is missing can be read as "- - 0 1".
  void check_field_count() {
    const Span end{{}, text_.size()};
    const auto first_missing = static_cast<FenField>(std::min(count_, field_count - 1));
    if (count_ < 2)
      error(FenFault::FieldCount, first_missing, end, FenExpected::SixFields);
    else if (count_ < field_count)
      departure(Forgiven::FenMissingFields, FenFault::FieldCount, first_missing, end, FenExpected::SixFields);
    else if (!trailing_.text.empty())
      departure(Forgiven::FenTrailingText, FenFault::FieldCount, FenField::FullmoveNumber, trailing_,
                FenExpected::SixFields);
  }

  /// More half-moves without capture or pawn move than the game has half-moves: one of the two counters is wrong.
  void doubt_halfmove_clock() {
    const int moves = fields.board.fullmove_number.value();
    const int half_moves = 2 * (moves - 1) + (fields.board.turn == Color::Black ? 1 : 0);
    if (count_ < field_count || fields.board.halfmove_clock.value() <= half_moves) return;
    problem({.fault = FenFault::HalfmoveClock,
             .severity = FenSeverity::Warning,
             .field = FenField::HalfmoveClock,
             .offset = spans_[4].offset,
             .length = spans_[4].text.size()});
  }

  std::string_view text_;
  Strictness strictness_;
  std::array<Span, field_count> spans_{};
  std::size_t count_ = 0;
  Span trailing_{};
};

}  // namespace

FenFields read_fen_fields(std::string_view text, Strictness strictness, Variant variant) {
  Reader reader(text, strictness, variant);
  reader.read();
  return std::move(reader.fields);
}

std::size_t placement_offset(std::string_view text, Square square) {
  int rank = 7;
  int file = 0;
  std::size_t at = 0;
  while (at < text.size() && is_space(text[at])) ++at;
  for (; at < text.size(); ++at) {
    if (text[at] == '/') {
      --rank;
      file = 0;
      continue;
    }
    file += is_digit(text[at]) ? text[at] - '0' : 1;
    if (rank * 8 + file > square.index() && rank == rules::index(square.rank())) return at;
  }
  return text.size();
}

}  // namespace adoube::notation
