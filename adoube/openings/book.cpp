// SPDX-License-Identifier: MIT
#include "adoube/openings/book.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::openings {
namespace {

[[nodiscard]] int men(const rules::Position& position) { return position.occupied().count(); }

[[nodiscard]] int pawns_at_home(const rules::Position& position) {
  constexpr rules::Bitboard white_home(0x0000'0000'0000'FF00ULL);
  constexpr rules::Bitboard black_home(0x00FF'0000'0000'0000ULL);
  return (position.pieces(rules::Color::White, rules::Kind::Pawn) & white_home).count() +
         (position.pieces(rules::Color::Black, rules::Kind::Pawn) & black_home).count();
}

/// Odd numbers to multiply by: outputs of the generator SplitMix64, two for each kind and two for the colour.
constexpr std::array<std::uint64_t, 14> factors = [] {
  std::array<std::uint64_t, 14> list{};
  std::uint64_t state = 0;
  for (std::uint64_t& factor : list) {
    std::uint64_t value = state += 0x9E3779B97F4A7C15ULL;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBULL;
    factor = (value ^ (value >> 31)) | 1;
  }
  return list;
}();

/// A hash of the men on their squares and of the side on move. The halves of a board have factors of their own, since what
/// stands high in a number is lost to the upper end of a product.
[[nodiscard]] std::uint64_t placement_hash(const rules::Position& position) {
  const rules::Board& board = position.board();
  std::uint64_t sum = static_cast<std::uint64_t>(index(board.turn));
  const auto add = [&sum](rules::Bitboard men, std::size_t which) {
    sum += (men.bits() & 0xFFFF'FFFFU) * factors[2 * which] + (men.bits() >> 32) * factors[2 * which + 1];
  };
  for (std::size_t kind = 0; kind < board.by_kind.size(); ++kind) add(board.by_kind[kind], kind);
  add(board.pieces(rules::Color::White), board.by_kind.size());
  sum = (sum ^ (sum >> 30)) * 0xBF58476D1CE4E5B9ULL;
  return sum ^ (sum >> 31);
}

[[nodiscard]] std::uint32_t low_half(std::uint64_t hash) { return static_cast<std::uint32_t>(hash); }
[[nodiscard]] std::size_t high_half(std::uint64_t hash) { return static_cast<std::size_t>(hash >> 32); }

/// Takes what stands before the next `end` off the front of `text`, and the end with it; nothing where there is no `end`.
[[nodiscard]] std::optional<std::string_view> take_until(char end, std::string_view& text) {
  const std::size_t at = text.find(end);
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view taken = text.substr(0, at);
  text.remove_prefix(at + 1);
  return taken;
}

}  // namespace

/// Plays line after line; what a line shares with the one before has been played already.
class Book::Reader {
 public:
  [[nodiscard]] std::optional<BookFault> read_line(std::string_view line, Book& book) {
    const auto moves = take_until('\t', line);
    const auto eco = take_until('\t', line);
    if (!moves || !eco || line.empty()) return BookFault::NotALine;
    if (const auto fault = play(*moves)) return fault;
    const auto family = family_of(*eco);
    if (!family) return BookFault::Code;
    const Opening opening{*eco, line, *family, awaits_answer(), static_cast<int>(stack_.size()) - 1};
    return book.add(stack_.back(), opening) ? std::nullopt : std::optional(BookFault::SamePosition);
  }

 private:
  [[nodiscard]] std::optional<BookFault> play(std::string_view words) {
    std::size_t shared = 0;
    const char* const end = words.data() + words.size();
    const auto [stop, error] = std::from_chars(words.data(), end, shared);
    if (error != std::errc() || stop == end) return BookFault::NotALine;
    if (shared >= stack_.size()) return BookFault::SharedMoves;
    stack_.erase(stack_.begin() + static_cast<std::ptrdiff_t>(shared) + 1, stack_.end());
    words.remove_prefix(static_cast<std::size_t>(stop - words.data()));
    while (!words.empty()) {
      if (words.front() != ' ' || stack_.size() > ply_limit) return BookFault::NotALine;
      words.remove_prefix(1);
      const std::string_view word = words.substr(0, words.find(' '));
      const auto move = notation::read_uci(stack_.back(), word);
      if (!move) return BookFault::Move;
      stack_.push_back(rules::play(stack_.back(), *move));
      words.remove_prefix(word.size());
    }
    return std::nullopt;
  }

  [[nodiscard]] bool awaits_answer() const {
    if (stack_.size() != 2) return false;
    const auto pushed = stack_.back().pushed_over_square();
    return pushed && (pushed->file() == rules::File::D || pushed->file() == rules::File::E);
  }

  /// The positions along the line, the initial one first. It is never empty.
  std::vector<rules::Position> stack_ = {rules::Position::initial()};
};

Expected<Book, BookError> Book::read(std::string_view text) {
  Book book;
  Reader reader;
  for (std::size_t number = 1; !text.empty(); ++number) {
    if (number > line_limit) return refused(BookError{BookFault::TooManyLines, number});
    const auto line = take_until('\n', text);
    if (!line) return refused(BookError{BookFault::NotALine, number});
    if (const auto fault = reader.read_line(*line, book)) return refused(BookError{*fault, number});
  }
  return book;
}

const Opening* Book::at(const rules::Position& position) const {
  if (position.variant() != rules::Variant::Standard || !is_ahead(position)) return nullptr;
  const Slot& slot = slots_[slot_of(position, placement_hash(position))];
  return slot.place == Slot::empty ? nullptr : &openings_[slot.place];
}

bool Book::is_ahead(const rules::Position& position) const {
  return pawns_at_home(position) >= fewest_pawns_at_home_[static_cast<std::size_t>(std::min(men(position), 32))];
}

bool Book::add(const rules::Position& position, const Opening& opening) {
  if (2 * (openings_.size() + 1) > slots_.size()) grow();
  const std::uint64_t hash = placement_hash(position);
  Slot& slot = slots_[slot_of(position, hash)];
  if (slot.place != Slot::empty) return false;
  slot = {low_half(hash), static_cast<std::uint32_t>(openings_.size())};
  openings_.push_back(opening);
  keys_.push_back(rules::position_key(position));
  hashes_.push_back(hash);
  const auto home = static_cast<std::uint8_t>(pawns_at_home(position));
  for (std::size_t more = static_cast<std::size_t>(men(position)); more < fewest_pawns_at_home_.size(); ++more)
    fewest_pawns_at_home_[more] = std::min(fewest_pawns_at_home_[more], home);
  return true;
}

/// Where the position is, or the empty slot where it would be. Nearly all that are not in the book are told by their hash;
/// only where that is the same is everything compared.
std::size_t Book::slot_of(const rules::Position& position, std::uint64_t hash) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = high_half(hash) & mask;
  const auto is_other = [&](const Slot& slot) {
    return slot.hash != low_half(hash) || keys_[slot.place] != rules::position_key(position);
  };
  while (slots_[at].place != Slot::empty && is_other(slots_[at])) at = (at + 1) & mask;
  return at;
}

void Book::grow() {
  slots_.assign(std::max<std::size_t>(16, 2 * slots_.size()), Slot{});
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t place = 0; place < hashes_.size(); ++place) {
    std::size_t at = high_half(hashes_[place]) & mask;
    while (slots_[at].place != Slot::empty) at = (at + 1) & mask;
    slots_[at] = {low_half(hashes_[place]), static_cast<std::uint32_t>(place)};
  }
}

}  // namespace adoube::openings
