// SPDX-License-Identifier: MIT
// A book of openings out of any text. Where it is refused, the fault is on one of its lines. Where it is taken, each line is
// an opening: its position is found, a game that follows it has it as its last, and until then the book is known to be
// ahead.
#include <algorithm>
#include <charconv>
#include <string_view>
#include <vector>

#include "adoube/notation/uci_move.hpp"
#include "adoube/openings/game_opening.hpp"
#include "adoube/rules/play.hpp"
#include "fuzz/law.hpp"

namespace adoube::fuzz {
namespace {

using openings::Book;
using rules::Position;

/// The positions of the line, given those of the line before.
void follow_line(std::string_view line, std::vector<Position>& positions) {
  std::string_view moves = line.substr(0, line.find('\t'));
  std::size_t shared = 0;
  const auto [stop, error] = std::from_chars(moves.data(), moves.data() + moves.size(), shared);
  law(error == std::errc() && shared < positions.size(), "a line that was taken shares what there is");
  positions.resize(shared + 1, Position::initial());
  moves.remove_prefix(static_cast<std::size_t>(stop - moves.data()));
  while (!moves.empty()) {
    moves.remove_prefix(1);
    const std::string_view word = moves.substr(0, moves.find(' '));
    const auto move = notation::read_uci(positions.back(), word);
    law(move.has_value(), "a line that was taken has legal moves");
    positions.push_back(rules::play(positions.back(), *move));
    moves.remove_prefix(word.size());
  }
}

void check_line(const Book& book, const std::vector<Position>& positions, const openings::Opening& opening) {
  law(book.at(positions.back()) == &opening, "the end of a line is found");
  law(opening.ply == static_cast<int>(positions.size()) - 1, "the half-moves of a line are counted");
  law(openings::family_of(opening.eco) == opening.family, "the family is that of the code");
  openings::GameOpening game(book);
  game.begin(positions.front());
  for (std::size_t ply = 1; ply < positions.size(); ++ply) {
    law(book.is_ahead(positions[ply]), "the book is ahead on the way to an opening");
    game.played(positions[ply]);
  }
  law(game.opening() == &opening && game.ply() == opening.ply, "the game has its last position as its opening");
}

void check(std::string_view text) {
  const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n'));
  const auto book = Book::read(text);
  if (!book) {
    law(book.error().line >= 1 && book.error().line <= lines + 1, "a fault is on one of the lines");
    return;
  }
  law(book->openings().size() == lines, "each line is an opening");
  std::vector<Position> positions{Position::initial()};
  for (const openings::Opening& opening : book->openings()) {
    follow_line(text.substr(0, text.find('\n')), positions);
    text.remove_prefix(text.find('\n') + 1);
    check_line(*book, positions, opening);
  }
}

}  // namespace
}  // namespace adoube::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  adoube::fuzz::check(std::string_view(reinterpret_cast<const char*>(data), size));
  return 0;
}
