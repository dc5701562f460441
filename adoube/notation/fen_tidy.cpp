// SPDX-License-Identifier: MIT
#include "adoube/notation/fen_tidy.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>

namespace adoube::notation {
namespace {

using rules::Bitboard;
using rules::Board;
using rules::Color;
using rules::Kind;
using rules::Square;

/// Squares are gathered in sets by what stands there: White's pieces by kind, Black's, digits, slashes, and what belongs in
/// no placement. So each letter takes the same steps, and the processor has nothing to guess but where the field ends.
constexpr std::uint8_t black_pieces = 6;
constexpr std::uint8_t digits = 12;
constexpr std::uint8_t slashes = 13;
constexpr std::uint8_t others = 14;

/// A piece on every square and seven slashes.
constexpr std::ptrdiff_t longest_placement = 71;

using Sets = std::array<std::uint64_t, 15>;

struct Symbol {
  /// The squares it stands for; a slash is counted in the upper half of the word, so that both are added up in one step.
  std::uint32_t step = 0;
  std::uint8_t set = others;
};
constexpr std::uint32_t slash_step = 1U << 16;

constexpr std::array<Symbol, 256> symbols = [] {
  std::array<Symbol, 256> all{};
  constexpr std::string_view letters = "PNBRQKpnbrqk";
  for (std::uint8_t i = 0; i < letters.size(); ++i) all[static_cast<unsigned char>(letters[i])] = {1, i};
  for (std::uint32_t width = 1; width <= 8; ++width) all['0' + width] = {width, digits};
  all['/'] = {slash_step, slashes};
  return all;
}();

/// Reads one text from front to back; each part answers whether it stands there as it should.
class TidyReader {
 public:
  explicit TidyReader(std::string_view text) : at_(text.data()), end_(text.data() + text.size()) {}

  bool read(Board& board) {
    return placement(board) && turn(board) && castling(board) && en_passant(board) && counters(board);
  }

 private:
  [[nodiscard]] bool take(char wanted) {
    if (at_ == end_ || *at_ != wanted) return false;
    ++at_;
    return true;
  }

  bool placement(Board& board) {
    const auto room = static_cast<std::size_t>(std::min<std::ptrdiff_t>(end_ - at_, longest_placement + 1));
    const auto* const space = room == 0 ? nullptr : static_cast<const char*>(std::memchr(at_, ' ', room));
    if (space == nullptr) return false;
    Sets sets{};
    std::uint32_t steps = 0;  // squares from a8 on, as the text goes, and slashes
    for (const char* at = at_; at != space; ++at) {
      const Symbol symbol = symbols[static_cast<unsigned char>(*at)];
      sets[symbol.set] |= std::uint64_t{1} << (steps & 63);
      steps += symbol.step;
    }
    at_ = space + 1;
    fill(board, sets);
    return steps == 64 + 7 * slash_step && sets[others] == 0 && is_tidy(sets);
  }

  /// A slash stands at the start of every rank but the first, and no digit stands behind a digit.
  static bool is_tidy(const Sets& sets) {
    constexpr std::uint64_t rank_starts = 0x0101010101010101;
    std::uint64_t men = 0;
    for (int set = 0; set < digits; ++set) men |= sets[static_cast<std::size_t>(set)];
    const std::uint64_t empty_before = ~(men << 1) & ~rank_starts;
    return sets[slashes] == (rank_starts & ~std::uint64_t{1}) && (sets[digits] & empty_before) == 0;
  }

  static void fill(Board& board, const Sets& sets) {
    board.by_color = {};
    for (std::size_t kind = 0; kind < board.by_kind.size(); ++kind) {
      const Bitboard white(__builtin_bswap64(sets[kind]));
      const Bitboard black(__builtin_bswap64(sets[kind + black_pieces]));
      board.by_kind[kind] = white | black;
      board.by_color[0] |= white;
      board.by_color[1] |= black;
    }
  }

  bool turn(Board& board) {
    board.turn = take('w') ? Color::White : Color::Black;
    return (board.turn == Color::White || take('b')) && take(' ');
  }

  bool castling(Board& board) {
    if (take('-')) return take(' ');
    const char* const begin = at_;
    constexpr std::uint64_t h1 = 1ULL << 7;
    std::uint64_t rooks = 0;
    if (take('K')) rooks |= h1;
    if (take('Q')) rooks |= 1;
    if (take('k')) rooks |= h1 << 56;
    if (take('q')) rooks |= 1ULL << 56;
    board.castling_rooks = Bitboard(rooks);
    return at_ != begin && take(' ');
  }

  bool en_passant(Board& board) {
    if (take('-')) return take(' ');
    if (end_ - at_ < 2) return false;
    const auto square = Square::parse({at_, 2});
    if (!square) return false;
    board.pushed_over = static_cast<std::uint8_t>(square->index());
    at_ += 2;
    return take(' ');
  }

  bool counters(Board& board) {
    std::uint16_t halfmoves = 0;
    std::uint16_t moves = 0;
    if (!number(halfmoves) || !take(' ') || !number(moves) || at_ != end_ || moves == 0) return false;
    board.halfmove_clock = rules::HalfMoves(halfmoves);
    board.fullmove_number = rules::FullMoves(moves);
    return halfmoves <= 2 * (moves - 1) + (board.turn == Color::Black ? 1 : 0);
  }

  bool number(std::uint16_t& value) {
    const char* const begin = at_;
    std::uint32_t read = 0;
    for (; at_ != end_ && *at_ >= '0' && *at_ <= '9' && at_ - begin < 6; ++at_)
      read = read * 10 + static_cast<std::uint32_t>(*at_ - '0');
    value = static_cast<std::uint16_t>(read);
    const bool leading_zero = at_ - begin > 1 && *begin == '0';
    return at_ != begin && !leading_zero && read <= std::numeric_limits<std::uint16_t>::max();
  }

  const char* at_;
  const char* end_;
};

}  // namespace

bool read_tidy_fen(std::string_view text, Board& board) { return TidyReader(text).read(board); }

}  // namespace adoube::notation
