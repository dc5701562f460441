// SPDX-License-Identifier: MIT
#include "adoube/notation/move_text.hpp"

#include <array>

namespace adoube::notation {

namespace {

using rules::CastlingSide;
using rules::File;
using rules::Kind;
using rules::Rank;
using rules::Square;

[[nodiscard]] constexpr bool is_space(char c) { return c == ' ' || c == '\t'; }
[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_small(char c) { return c >= 'a' && c <= 'z'; }
[[nodiscard]] constexpr char capital(char c) { return is_small(c) ? static_cast<char>(c - ('a' - 'A')) : c; }

[[nodiscard]] constexpr std::optional<Kind> kind_of(char letter) {
  switch (letter) {
    case 'P':
      return Kind::Pawn;
    case 'N':
      return Kind::Knight;
    case 'B':
      return Kind::Bishop;
    case 'R':
      return Kind::Rook;
    case 'Q':
      return Kind::Queen;
    case 'K':
      return Kind::King;
    default:
      return std::nullopt;
  }
}

struct Figurine {
  std::string_view text;
  Kind kind;
};
constexpr std::array<Figurine, 12> figurines = {{{"♙", Kind::Pawn},
                                                 {"♘", Kind::Knight},
                                                 {"♗", Kind::Bishop},
                                                 {"♖", Kind::Rook},
                                                 {"♕", Kind::Queen},
                                                 {"♔", Kind::King},
                                                 {"♟", Kind::Pawn},
                                                 {"♞", Kind::Knight},
                                                 {"♝", Kind::Bishop},
                                                 {"♜", Kind::Rook},
                                                 {"♛", Kind::Queen},
                                                 {"♚", Kind::King}}};
/// Variation selectors: "as text", "as a picture".
constexpr std::array<std::string_view, 2> selectors = {"\xEF\xB8\x8E", "\xEF\xB8\x8F"};
constexpr std::array<std::string_view, 6> hyphens = {"-", "–", "—", "−", "‐", "‑"};
/// Longest first.
constexpr std::array<std::string_view, 6> annotation_suffixes = {"!!", "??", "!?", "?!", "!", "?"};
constexpr std::array<std::string_view, 4> en_passant_marks = {"e.p.", "e.p", "ep.", "ep"};

class Parser {
 public:
  Parser(std::string_view text, SmallB small_b) : text_(text), small_b_(small_b) {}

  Expected<MoveText, MoveTextError> parse() {
    skip_spaces();
    skip_move_number();
    if (!read_castling() && !read_squares()) return refused(MoveTextError{at_, expected_});
    read_suffixes();
    if (at_ != text_.size()) return refused(MoveTextError{at_, SanExpected::End});
    return move_;
  }

 private:
  [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }
  [[nodiscard]] char peek(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }
  bool take(std::string_view word) {
    if (!rest().starts_with(word)) return false;
    at_ += word.size();
    return true;
  }
  template <std::size_t size>
  bool take_any(const std::array<std::string_view, size>& words) {
    for (const std::string_view word : words)
      if (take(word)) return true;
    return false;
  }
  void note(Forgiven departure) { move_.departures.add(departure); }

  void skip_spaces() {
    if (!is_space(peek())) return;
    note(Forgiven::MoveSpaces);
    while (is_space(peek())) ++at_;
  }

  /// "12." or "12..." or "12. ..."; never the zeros of castling.
  void skip_move_number() {
    std::size_t digits = 0;
    while (is_digit(peek(digits))) ++digits;
    if (digits == 0 || peek(digits) != '.') return;
    at_ += digits;
    while (peek() == '.' || is_space(peek())) ++at_;
    note(Forgiven::MoveNumber);
  }

  /// Two or three of the same O, o or 0, with or without hyphens.
  bool read_castling() {
    const char sign = peek();
    if (sign != 'O' && sign != 'o' && sign != '0') return false;
    const std::size_t start = at_;
    int signs = 0;
    while (peek() == sign && signs < 3) {
      ++at_;
      ++signs;
      const std::size_t before_hyphen = at_;
      if (signs < 3 && take_any(hyphens) && peek() != sign) at_ = before_hyphen;
    }
    if (signs < 2) {
      at_ = start;
      return false;
    }
    const std::string_view written = text_.substr(start, at_ - start);
    if (written != "O-O" && written != "O-O-O") note(Forgiven::CastlingSpelling);
    move_.castling = signs == 2 ? CastlingSide::Kingside : CastlingSide::Queenside;
    return true;
  }

  /// The letter, the squares, the promotion. On failure `at_` and `expected_` tell what was missing.
  bool read_squares() {
    read_piece_letter();
    skip_spaces();
    auto file = take_file();
    auto rank = take_rank();
    if (!file && !move_.kind) return fail(SanExpected::Move);
    read_sign();
    if (!is_file(peek()) || !is_rank(peek(1))) {
      if (!file || !rank || move_.capture_sign || move_.hyphen) return fail(SanExpected::Square);
      move_.to = Square(*file, *rank);
      return read_promotion();
    }
    move_.from_file = file;
    move_.from_rank = rank;
    const std::size_t target = at_;
    file = take_file();
    rank = take_rank();
    if (is_pawn_beside_its_file(*file)) {
      at_ = target;
      return fail(SanExpected::Square);
    }
    move_.to = Square(*file, *rank);
    return read_promotion();
  }
  /// "ee4": the file of departure is written for a capture, and a capture changes it.
  [[nodiscard]] bool is_pawn_beside_its_file(File target) const {
    return move_.kind.value_or(Kind::Pawn) == Kind::Pawn && !move_.from_rank && move_.from_file == target;
  }
  bool fail(SanExpected expected) {
    expected_ = expected;
    return false;
  }

  void read_piece_letter() {
    for (const Figurine& figurine : figurines) {
      if (!take(figurine.text)) continue;
      take_any(selectors);
      note(Forgiven::Figurine);
      return set_kind(figurine.kind);
    }
    const char letter = peek();
    // A capital B in front of a rank and nothing else is a file ("B4"); a small b is a file unless asked otherwise.
    if (letter == 'B' && is_rank(peek(1)) && !is_file(peek(2)) && !is_sign(peek(2))) return;
    if (letter == 'b' && small_b_ == SmallB::File) return;
    const auto kind = kind_of(capital(letter));
    if (!kind) return;
    ++at_;
    if (is_small(letter)) note(Forgiven::PieceLetterCase);
    set_kind(*kind);
  }
  void set_kind(Kind kind) {
    move_.kind = kind;
    if (kind == Kind::Pawn) note(Forgiven::PawnLetter);
  }

  [[nodiscard]] static constexpr bool is_file(char c) { return (c >= 'a' && c <= 'h') || (c >= 'A' && c <= 'H'); }
  [[nodiscard]] static constexpr bool is_rank(char c) { return c >= '1' && c <= '8'; }
  [[nodiscard]] static constexpr bool is_sign(char c) { return c == 'x' || c == ':' || c == '-'; }

  std::optional<File> take_file() {
    const char c = peek();
    if (!is_file(c)) return std::nullopt;
    ++at_;
    if (!is_small(c)) note(Forgiven::PieceLetterCase);
    return static_cast<File>(capital(c) - 'A');
  }
  std::optional<Rank> take_rank() {
    const char c = peek();
    if (!is_rank(c)) return std::nullopt;
    ++at_;
    return static_cast<Rank>(c - '1');
  }

  /// x or a hyphen between the two squares, spaces around it.
  void read_sign() {
    const std::size_t start = at_;
    const ForgivenSet before = move_.departures;
    skip_spaces();
    if (take("x")) {
      move_.capture_sign = true;
    } else if (take("X") || take(":") || take("×")) {
      move_.capture_sign = true;
      note(Forgiven::CaptureMarkSpelling);
    } else if (take_any(hyphens)) {
      move_.hyphen = true;
    } else {
      // Spaces behind the move belong to its suffixes.
      at_ = start;
      move_.departures = before;
      return;
    }
    skip_spaces();
  }

  /// "=Q", without its sign or with another: "Q", "(Q)", "/Q". "=" alone is never a promotion, nor is "(=)", the draw offer
  /// of C.12. Coordinates have a small letter and no sign: "a7a8q".
  bool read_promotion() {
    if (rest().starts_with("(=)")) return true;
    const std::size_t start = at_;
    const bool equals = take("=");
    const bool bracket = !equals && take("(");
    const bool slash = !equals && !bracket && take("/");
    const bool has_sign = equals || bracket || slash;
    const bool coordinates = !has_sign && !move_.kind && move_.has_full_departure() && !move_.hyphen && !move_.capture_sign;
    const ForgivenSet before = move_.departures;
    const auto kind = take_promotion_letter(has_sign);
    if (!kind) return has_sign ? fail(SanExpected::PromotionPiece) : true;
    move_.promotion = kind;
    if (coordinates) {
      move_.departures = before;
      return true;
    }
    if (bracket && !take(")")) {
      at_ = start;
      return fail(SanExpected::PromotionPiece);
    }
    if (!equals) note(Forgiven::PromotionSpelling);
    return true;
  }
  std::optional<Kind> take_promotion_letter(bool has_sign) {
    for (const Figurine& figurine : figurines) {
      if (!take(figurine.text)) continue;
      take_any(selectors);
      note(Forgiven::Figurine);
      return figurine.kind;
    }
    const char letter = peek();
    const auto kind = kind_of(capital(letter));
    // Small letters without a sign: only where they stand alone ("a7a8q"), so that "ep" stays what it is.
    if (!kind || (!has_sign && is_small(letter) && peek(1) != '\0' && peek(1) != '+' && peek(1) != '#')) return std::nullopt;
    ++at_;
    if (is_small(letter)) note(Forgiven::PieceLetterCase);
    return kind;
  }

  /// e.p., +, ++, #, !?, (=), in the order in which people write them, whatever it is.
  void read_suffixes() {
    for (bool more = true; more;) {
      const std::size_t start = at_;
      const ForgivenSet before = move_.departures;
      const bool spaced = is_space(peek());
      while (is_space(peek())) ++at_;
      more = read_en_passant_mark() || read_check_mark() || read_annotation() || read_draw_offer();
      if (!more && at_ != text_.size()) {
        at_ = start;
        move_.departures = before;
      } else if (spaced && !move_.departures.has(Forgiven::EnPassantMark) &&
                 !move_.departures.has(Forgiven::DrawOfferMark)) {
        note(Forgiven::MoveSpaces);
      }
    }
  }
  bool read_en_passant_mark() {
    if (!take_any(en_passant_marks)) return false;
    note(Forgiven::EnPassantMark);
    return true;
  }
  bool read_check_mark() {
    if (move_.mark != WrittenMark::None) return false;
    if (take("++"))
      move_.mark = WrittenMark::DoublePlus;
    else if (take("+"))
      move_.mark = WrittenMark::Plus;
    else if (take("#"))
      move_.mark = WrittenMark::Hash;
    return move_.mark != WrittenMark::None;
  }
  bool read_annotation() {
    if (move_.departures.has(Forgiven::AnnotationSuffix) || !take_any(annotation_suffixes)) return false;
    note(Forgiven::AnnotationSuffix);
    return true;
  }
  bool read_draw_offer() {
    if (!take("(=)")) return false;
    note(Forgiven::DrawOfferMark);
    return true;
  }

  std::string_view text_;
  SmallB small_b_;
  std::size_t at_ = 0;
  SanExpected expected_ = SanExpected::Move;
  MoveText move_{};
};

}  // namespace

Expected<MoveText, MoveTextError> parse_move_text(std::string_view text, SmallB small_b) {
  return Parser(text, small_b).parse();
}

}  // namespace adoube::notation
