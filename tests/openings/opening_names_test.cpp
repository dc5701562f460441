// SPDX-License-Identifier: MIT
// The book that is made at build time.
#include "apps/opening_names/opening_names.hpp"

#include <map>
#include <set>
#include <string>

#include "adoube/notation/uci_move.hpp"
#include "apps/opening_names/book_text.hpp"
#include "tests/openings/line.hpp"

namespace adoube::openings {
namespace {

struct Row {
  const char* line;
  const char* eco;
  const char* main_name;
  Family family;
  int ply;  ///< where the position with the name stood
};

// clang-format off
const Row rows[] = {
    // Open: 1.e4 e5
    {"e4 e5", "C20", "King's Pawn Game", Family::Open, 2},
    {"e4 e5 f4", "C30", "King's Gambit", Family::Open, 3},
    {"e4 e5 Nf3 Nc6 Bb5", "C60", "Ruy Lopez", Family::Open, 5},
    {"e4 e5 Nf3 Nc6 Bc4", "C50", "Italian Game", Family::Open, 5},
    {"e4 e5 Nf3 Nf6", "C42", "Petrov's Defense", Family::Open, 4},
    // Semi-open
    {"e4 c5", "B20", "Sicilian Defense", Family::SemiOpen, 2},
    {"e4 e6", "C00", "French Defense", Family::SemiOpen, 2},
    {"e4 c6", "B10", "Caro-Kann Defense", Family::SemiOpen, 2},
    {"e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6", "B90", "Sicilian Defense", Family::SemiOpen, 10},
    // Closed: 1.d4 d5
    {"d4 d5 c4", "D06", "Queen's Gambit", Family::Closed, 3},
    {"d4 d5 c4 c6", "D10", "Slav Defense", Family::Closed, 4},
    // Indian
    {"d4 Nf6 c4 e6 Nc3 Bb4", "E20", "Nimzo-Indian Defense", Family::Indian, 6},
    {"d4 Nf6 c4 g6 Nc3 d5", "D80", "Grünfeld Defense", Family::Indian, 6},
    {"d4 Nf6 c4 e5", "A51", "Indian Game", Family::Indian, 4},
    {"d4 Nf6 c4 c5 d5 b5", "A57", "Benko Gambit", Family::Indian, 6},
    // Other answers to 1.d4
    {"d4 f5", "A80", "Dutch Defense", Family::OtherQueensPawn, 2},
    {"d4 e5", "A40", "Englund Gambit", Family::OtherQueensPawn, 2},
    // Flank
    {"c4", "A10", "English Opening", Family::Flank, 1},
    {"Nf3", "A04", "Réti Opening", Family::Flank, 1},
    {"f4", "A02", "Bird Opening", Family::Flank, 1},
    {"b3", "A01", "Nimzo-Larsen Attack", Family::Flank, 1},
    // Irregular
    {"g4", "A00", "Grob Opening", Family::Irregular, 1},
    {"b4", "A00", "Polish Opening", Family::Irregular, 1},
};
// clang-format on

TEST(OpeningNames, FamousLines) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.line);
    const GameOpening game = follow(opening_names::book(), row.line);
    ASSERT_NE(game.opening(), nullptr);
    EXPECT_EQ(game.opening()->eco, row.eco);
    EXPECT_EQ(game.opening()->main_name(), row.main_name);
    EXPECT_EQ(game.family(), row.family);
    EXPECT_EQ(game.ply(), row.ply);
  }
}

TEST(OpeningNames, EveryCodeAndEveryFamilyButFewIsThere) {
  std::set<std::string> codes;
  std::map<Family, int> families;
  for (const Opening& opening : opening_names::book().openings()) {
    codes.emplace(opening.eco);
    ++families[opening.family];
  }
  EXPECT_GE(codes.size(), 490u);
  EXPECT_EQ(families.size(), all_families.size());
  EXPECT_GE(opening_names::book().openings().size(), 3000u);
}

/// A game that is played along a line of the book has that line's opening as its last, and the book is ahead until then.
TEST(OpeningNames, EveryLineLeadsToItsOpening) {
  const Book& book = opening_names::book();
  std::string_view text = opening_names::book_moves;
  std::vector<rules::Position> positions{rules::Position::initial()};
  for (const Opening& opening : book.openings()) {
    std::istringstream line{std::string(text.substr(0, text.find('\n')))};
    text.remove_prefix(text.find('\n') + 1);
    std::size_t shared = 0;
    line >> shared;
    positions.resize(shared + 1, positions.front());
    for (std::string word; line >> word;)
      positions.push_back(rules::play(positions.back(), notation::read_uci(positions.back(), word).value()));
    GameOpening game(book);
    game.begin(positions.front());
    for (std::size_t ply = 1; ply < positions.size(); ++ply) {
      EXPECT_TRUE(book.is_ahead(positions[ply])) << opening.name;
      game.played(positions[ply]);
    }
    EXPECT_EQ(game.opening(), &opening) << opening.name;
    EXPECT_EQ(game.ply(), opening.ply) << opening.name;
  }
  EXPECT_TRUE(text.empty());
}

TEST(OpeningNames, EveryFirstMoveHasAName) {
  for (const char* move : {"a3", "a4", "b3", "b4", "c3", "c4", "d3",  "d4",  "e3",  "e4",
                           "f3", "f4", "g3", "g4", "h3", "h4", "Na3", "Nc3", "Nf3", "Nh3"})
    EXPECT_NE(opening_names::book().at(positions_of(move).back()), nullptr) << move;
  EXPECT_EQ(opening_names::book().at(rules::Position::initial()), nullptr);
}

}  // namespace
}  // namespace adoube::openings
