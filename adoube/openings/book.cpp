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
  const std::uint32_t place = slots_[slot_of(rules::position_key(position))];
  return place == empty_slot ? nullptr : &openings_[place];
}

bool Book::is_ahead(const rules::Position& position) const {
  return pawns_at_home(position) >= fewest_pawns_at_home_[static_cast<std::size_t>(std::min(men(position), 32))];
}

bool Book::add(const rules::Position& position, const Opening& opening) {
  if (2 * (openings_.size() + 1) > slots_.size()) grow();
  const rules::PositionKey key = rules::position_key(position);
  std::uint32_t& slot = slots_[slot_of(key)];
  if (slot != empty_slot) return false;
  slot = static_cast<std::uint32_t>(openings_.size());
  openings_.push_back(opening);
  keys_.push_back(key);
  const auto home = static_cast<std::uint8_t>(pawns_at_home(position));
  for (std::size_t more = static_cast<std::size_t>(men(position)); more < fewest_pawns_at_home_.size(); ++more)
    fewest_pawns_at_home_[more] = std::min(fewest_pawns_at_home_[more], home);
  return true;
}

/// Where the key is, or the empty slot where it would be.
std::size_t Book::slot_of(const rules::PositionKey& key) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = static_cast<std::size_t>(rules::hash(key)) & mask;
  while (slots_[slot] != empty_slot && keys_[slots_[slot]] != key) slot = (slot + 1) & mask;
  return slot;
}

void Book::grow() {
  slots_.assign(std::max<std::size_t>(16, 2 * slots_.size()), empty_slot);
  for (std::size_t place = 0; place < keys_.size(); ++place)
    slots_[slot_of(keys_[place])] = static_cast<std::uint32_t>(place);
}

}  // namespace adoube::openings
