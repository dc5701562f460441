// SPDX-License-Identifier: MIT
// The winner is White throughout: a position with Black as the winner is looked up with its colours changed. The place of a
// position in the table of its class is a number in base 64: who is on move, White's king, Black's king, White's other men,
// Black's other men, each by its square.
#include "tests/unwinnability/endgames.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

#include "adoube/rules/attacks.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/mate_stalemate.hpp"
#include "adoube/rules/play.hpp"
#include "tests/unwinnability/other_views.hpp"

namespace adoube::unwinnability {
namespace {

using rules::Bitboard;
using rules::Board;
using rules::Color;
using rules::Kind;
using rules::Piece;
using rules::Position;
using rules::Square;

constexpr std::string_view letters = "PNBRQ";
constexpr std::array colors = {Color::White, Color::Black};
constexpr std::array not_kings = {Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen};

[[nodiscard]] std::array<int, 5> counts_of(std::string_view names) {
  std::array<int, 5> counts{};
  for (const char name : names) ++counts[letters.find(name)];
  return counts;
}

[[nodiscard]] std::string names_of(const std::array<int, 5>& counts) {
  std::string names = "K";
  for (std::size_t kind = 0; kind < letters.size(); ++kind)
    names.append(static_cast<std::size_t>(counts[kind]), letters[kind]);
  return names;
}

/// The men in the order of the table: White's king, Black's king, White's other men, Black's other men.
[[nodiscard]] std::vector<Piece> men_of(const EndgameClass& which) {
  std::vector<Piece> men = {{Color::White, Kind::King}, {Color::Black, Kind::King}};
  for (const Color color : colors)
    for (const Kind kind : not_kings) {
      const auto& counts = color == Color::White ? which.winner : which.loser;
      men.insert(men.end(), static_cast<std::size_t>(counts[static_cast<std::size_t>(rules::index(kind))]), {color, kind});
    }
  return men;
}

/// The class of a position in which White is the winner.
[[nodiscard]] EndgameClass class_of(const Position& position) {
  EndgameClass which;
  for (std::size_t kind = 0; kind < not_kings.size(); ++kind) {
    which.winner[kind] = position.pieces(Color::White, not_kings[kind]).count();
    which.loser[kind] = position.pieces(Color::Black, not_kings[kind]).count();
  }
  return which;
}

[[nodiscard]] std::size_t places(const EndgameClass& which) { return std::size_t{2} << (6 * (2 + which.men())); }

/// Of the mirror images, the one with White's king on the files a to d and, where no pawn tells up from down, on the ranks
/// 1 to 4 has a place.
[[nodiscard]] int mirror_of(const Position& position) {
  const Square king = position.king(Color::White);
  int mirror = king.file() >= rules::File::E ? 7 : 0;
  if (position.pieces(Kind::Pawn).empty() && king.rank() >= rules::Rank::Fifth) mirror |= 56;
  return mirror;
}

[[nodiscard]] std::size_t place_of(const Position& position) {
  const int mirror = mirror_of(position);
  std::size_t place = static_cast<std::size_t>(rules::index(position.turn()));
  const auto add = [&](int square) { place = place * 64 + static_cast<std::size_t>(square); };
  const auto add_all = [&](Bitboard men) {
    std::array<int, 2> squares{};
    std::size_t count = 0;
    for (const Square square : men) squares[count++] = square.index() ^ mirror;
    if (count == 2 && squares[0] > squares[1]) std::swap(squares[0], squares[1]);
    for (std::size_t i = 0; i < count; ++i) add(squares[i]);
  };
  for (const Color color : colors) add(position.king(color).index() ^ mirror);
  for (const Color color : colors)
    for (const Kind kind : not_kings) add_all(position.pieces(color, kind));
  return place;
}

/// Whether there is a square for it where the place says.
[[nodiscard]] bool put(Board& board, Piece piece, Bitboard square) {
  const Bitboard back_ranks = Bitboard::of(rules::Rank::First) | Bitboard::of(rules::Rank::Eighth);
  if (!(board.occupied() & square).empty() || (piece.kind == Kind::Pawn && !(back_ranks & square).empty())) return false;
  board.by_kind[static_cast<std::size_t>(rules::index(piece.kind))] |= square;
  board.by_color[static_cast<std::size_t>(rules::index(piece.color))] |= square;
  return true;
}

/// Whether the king of the side not on move cannot be taken.
[[nodiscard]] bool other_king_is_safe(const Board& board) {
  const Square king = board.king(rules::opponent(board.turn));
  return rules::attackers(board, king, board.turn, board.occupied()).empty();
}

/// The position at that place; nothing where none can stand there, or where another place is the one of the same position.
[[nodiscard]] std::optional<Position> position_at(std::size_t place, const std::vector<Piece>& men) {
  Board board;
  std::size_t rest = place;
  for (std::size_t i = men.size(); i-- > 0; rest /= 64)
    if (!put(board, men[i], Bitboard(Square::from_index_unchecked(static_cast<int>(rest % 64))))) return std::nullopt;
  board.turn = static_cast<Color>(rest);
  if (!other_king_is_safe(board)) return std::nullopt;
  const Position position = Position::from_board_unchecked(board);
  return place_of(position) == place ? std::optional(position) : std::nullopt;
}

[[nodiscard]] bool pawns_are_blocked(const Position& position) {
  return position.pieces(Color::White, Kind::Pawn).bits() << 8 == position.pieces(Color::Black, Kind::Pawn).bits();
}

[[nodiscard]] bool belongs(const Position& position, Endgames::Placements placements) {
  return placements == Endgames::Placements::All || pawns_are_blocked(position);
}

/// The classes that one capture or one promotion leads to.
[[nodiscard]] std::vector<EndgameClass> next_classes(const EndgameClass& which) {
  std::vector<EndgameClass> next;
  for (const auto side : {&EndgameClass::winner, &EndgameClass::loser})
    for (std::size_t kind = 0; kind < not_kings.size(); ++kind) {
      if ((which.*side)[kind] == 0) continue;
      EndgameClass smaller = which;
      --(smaller.*side)[kind];
      next.push_back(smaller);
      if (not_kings[kind] != Kind::Pawn) continue;
      for (const Kind promoted : rules::promotion_kinds) {
        next.push_back(smaller);
        ++(next.back().*side)[static_cast<std::size_t>(rules::index(promoted))];
      }
    }
  return next;
}

}  // namespace

EndgameClass EndgameClass::named(std::string_view name) {
  const std::size_t versus = name.find('v');
  return {counts_of(name.substr(1, versus - 1)), counts_of(name.substr(versus + 2))};
}

std::string EndgameClass::name() const { return names_of(winner) + "v" + names_of(loser); }

int EndgameClass::men() const {
  return std::accumulate(winner.begin(), winner.end(), 0) + std::accumulate(loser.begin(), loser.end(), 0);
}

bool Endgames::can_mate(const Position& position, Color side) const {
  const Position seen = side == Color::White ? position : colours_changed(position);
  // A right to capture en passant has no place in a table; it is gone a move later.
  if (seen.legal_en_passant_square()) return a_move_leads_to_mate(seen);
  const EndgameClass which = class_of(seen);
  if (which.winner == std::array<int, 5>{}) return false;  // A king alone gives no check.
  return tables_.at(which).can_mate[place_of(seen)];
}

bool Endgames::a_move_leads_to_mate(const Position& position) const {
  for (const rules::Move move : rules::legal_moves(position))
    if (can_mate(rules::play(position, move), Color::White)) return true;
  return false;
}

void Endgames::solve(const EndgameClass& which, Placements placements) {
  if (which.winner == std::array<int, 5>{} || tables_.contains(which)) return;
  for (const EndgameClass& next : next_classes(which))
    // A blocked pawn promotes only after the other one has been taken.
    if (placements == Placements::All || next.men() < which.men()) solve(next);

  Table& table = tables_[which];
  table = {placements, std::vector<bool>(places(which))};
  const std::vector<Piece> men = men_of(which);
  std::vector<std::uint32_t> open;
  for (std::size_t place = 0; place < places(which); ++place) {
    const auto position = position_at(place, men);
    if (!position || !belongs(*position, placements)) continue;
    if (position->turn() == Color::Black && rules::is_checkmate(*position))
      table.can_mate[place] = true;
    else
      open.push_back(static_cast<std::uint32_t>(place));
  }
  std::size_t open_before = 0;
  do {
    open_before = open.size();
    std::erase_if(open, [&](std::uint32_t place) {
      const bool found = a_move_leads_to_mate(*position_at(place, men));
      if (found) table.can_mate[place] = true;
      return found;
    });
  } while (open.size() < open_before);
}

void Endgames::for_each(const EndgameClass& which, const std::function<void(const Position&, bool can_mate)>& visit) const {
  const Table& table = tables_.at(which);
  const std::vector<Piece> men = men_of(which);
  for (std::size_t place = 0; place < places(which); ++place) {
    const auto position = position_at(place, men);
    if (position && belongs(*position, table.placements)) visit(*position, table.can_mate[place]);
  }
}

}  // namespace adoube::unwinnability
