// SPDX-License-Identifier: MIT
// A book out of a text: what is taken, and what is refused where.
#include "adoube/openings/book.hpp"

#include <string>

#include "tests/openings/line.hpp"

namespace adoube::openings {
namespace {

constexpr std::string_view small =
    "0 e2e4\tB00\tKing's Pawn\n"
    "1 e7e5 g1f3\tC40\tKing's Knight Opening\n"
    "2 f2f4\tC30\tKing's Gambit: In the Middle of Its Line\n"
    "0 d2d4 d7d5\tD00\tQueen's Pawn Game\n";

TEST(Book, LinesShareTheirFirstMoves) {
  const Book book = Book::read(small).value();
  ASSERT_EQ(book.openings().size(), 4u);
  struct Row {
    const char* line;
    const char* name;
    int ply;
  };
  for (const auto& [line, name, ply] :
       {Row{"e4", "King's Pawn", 1}, Row{"e4 e5 Nf3", "King's Knight Opening", 3},
        Row{"e4 e5 f4", "King's Gambit: In the Middle of Its Line", 3}, Row{"d4 d5", "Queen's Pawn Game", 2}}) {
    const Opening* const found = book.at(positions_of(line).back());
    ASSERT_NE(found, nullptr) << line;
    EXPECT_EQ(found->name, name);
    EXPECT_EQ(found->ply, ply);
  }
  EXPECT_EQ(book.at(positions_of("e4 e5").back()), nullptr) << "a position on the way has no name";
  EXPECT_EQ(book.at(rules::Position::initial()), nullptr);
  EXPECT_EQ(book.at(positions_of("e4 e5 f4").back())->main_name(), "King's Gambit");
  EXPECT_EQ(book.at(positions_of("e4").back())->main_name(), "King's Pawn");
}

TEST(Book, OnlyFirstPawnMovesOfTwoAwaitAnAnswer) {
  const std::string text =
      "0 d2d4\tA40\tOne\n0 e2e4\tB00\tTwo\n1 e7e5\tC20\tThree\n0 e2e3\tA00\tFour\n0 c2c4\tA10\tFive\n0 g1f3\tA04\tSix\n";
  const Book book = Book::read(text).value();
  std::string waiting;
  for (const Opening& opening : book.openings())
    if (opening.awaits_answer) waiting += opening.eco;
  EXPECT_EQ(waiting, "A40B00");
}

TEST(Book, TheSamePositionIsFoundWhateverTheMoves) {
  const std::string text = "0 d2d4 d7d5 c2c4 e7e6 b1c3 g8f6 g1f3\tD37\tQueen's Gambit Declined\n";
  const Book book = Book::read(text).value();
  for (const char* line : {"d4 d5 c4 e6 Nc3 Nf6 Nf3", "Nf3 Nf6 c4 e6 Nc3 d5 d4", "c4 Nf6 Nc3 e6 d4 d5 Nf3",
                           "Nf3 d5 d4 Nf6 c4 e6 Ng1 Ng8 Nc3 Nf6 Nf3"})
    EXPECT_NE(book.at(positions_of(line).back()), nullptr) << line;
  for (const char* line : {"d4 d5 c4 e6 Nc3 Nf6", "d4 d5 c4 e6 Nc3 Nf6 Nf3 Rg8 Rg1 Rh8 Rh1"})
    EXPECT_EQ(book.at(positions_of(line).back()), nullptr) << line << ": other rights to castle, or another player on move";
}

TEST(Book, ACaptureEnPassantMakesAnotherPosition) {
  const std::string text = "0 e2e4 g8f6 e4e5 d7d5\tB02\tAlekhine Defense\n";
  const Book book = Book::read(text).value();
  EXPECT_NE(book.at(positions_of("e4 Nf6 e5 d5").back()), nullptr);
  EXPECT_EQ(book.at(positions_of("e4 Nf6 e5 d6 Nf3 d5 Ng1 Ng8 Nf3 Nf6 Ng1 Ng4 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6").back()), nullptr);
  const auto without = notation::read_position("rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3").value();
  EXPECT_EQ(book.at(without), nullptr);
}

TEST(Book, Chess960HasNoOpenings) {
  const Book book = Book::read(small).value();
  const auto start = notation::read_position(notation::initial_fen, rules::Variant::Chess960).value();
  EXPECT_EQ(book.at(positions_of("e4", start).back()), nullptr);
}

TEST(Book, TheEmptyTextIsABookWithoutOpenings) {
  const Book book = Book::read("").value();
  EXPECT_TRUE(book.openings().empty());
  for (const char* line : {"", "e4", "d4 d5"}) {
    EXPECT_EQ(book.at(positions_of(line).back()), nullptr);
    EXPECT_FALSE(book.is_ahead(positions_of(line).back()));
  }
}

TEST(Book, WhatCannotComeAnyMoreIsKnown) {
  // One opening in which a pawn of each has moved and one man is gone.
  const std::string text = "0 e2e4 d7d5 e4d5\tB01\tScandinavian Defense\n";
  const Book book = Book::read(text).value();
  for (const char* line : {"", "e4", "e4 d5", "e4 d5 exd5", "Nf3 Nf6 Ng1 Ng8 e4"})
    EXPECT_TRUE(book.is_ahead(positions_of(line).back())) << line;
  for (const char* line : {"e4 d5 exd5 Qxd5", "e4 d5 d4", "e4 e5 Nf3 Nc6 Nxe5 Nxe5"})
    EXPECT_FALSE(book.is_ahead(positions_of(line).back())) << line;
}

struct Refused {
  const char* name;
  const char* text;
  BookFault fault;
  std::size_t line;
};

constexpr Refused refused_texts[] = {
    {"no number", "e2e4\tB00\tA\n", BookFault::NotALine, 1},
    {"a number alone", "0\tB00\tA\n", BookFault::NotALine, 1},
    {"a negative number", "-1 e2e4\tB00\tA\n", BookFault::NotALine, 1},
    {"a number that no counter holds", "99999999999999999999 e2e4\tB00\tA\n", BookFault::NotALine, 1},
    {"no line feed at the end", "0 e2e4\tB00\tA", BookFault::NotALine, 1},
    {"an empty line", "0 e2e4\tB00\tA\n\n", BookFault::NotALine, 2},
    {"no code", "0 e2e4\tA\n", BookFault::NotALine, 1},
    {"no name", "0 e2e4\tB00\t\n", BookFault::NotALine, 1},
    {"no space between number and move", "0e2e4\tB00\tA\n", BookFault::NotALine, 1},
    {"two spaces", "0  e2e4\tB00\tA\n", BookFault::Move, 1},
    {"a space behind the moves", "0 e2e4 \tB00\tA\n", BookFault::Move, 1},
    {"more shared than there is", "0 e2e4\tB00\tA\n2 e7e5\tC20\tB\n", BookFault::SharedMoves, 2},
    {"something shared in the first line", "1 e2e4\tB00\tA\n", BookFault::SharedMoves, 1},
    {"a move in SAN", "0 Nf3\tA04\tA\n", BookFault::Move, 1},
    {"an illegal move", "0 e2e4\tB00\tA\n1 e7e5 e4e5\tC20\tB\n", BookFault::Move, 2},
    {"a code beyond the Encyclopaedia", "0 e2e4\tF00\tA\n", BookFault::Code, 1},
    {"an empty code", "0 e2e4\t\tA\n", BookFault::Code, 1},
    {"one position twice", "0 e2e4\tB00\tA\n0 e2e4\tB00\tB\n", BookFault::SamePosition, 2},
    {"one position by two ways", "0 e2e4 e7e5 g1f3\tC40\tA\n0 g1f3 e7e5 e2e4\tC40\tA\n", BookFault::SamePosition, 2},
};

TEST(Book, WhatIsNoBookIsRefusedWithItsLine) {
  for (const Refused& row : refused_texts) {
    SCOPED_TRACE(row.name);
    const auto book = Book::read(row.text);
    ASSERT_FALSE(book);
    EXPECT_EQ(book.error().fault, row.fault);
    EXPECT_EQ(book.error().line, row.line);
  }
}

TEST(Book, ALineThatGoesOnForeverIsRefused) {
  std::string text = "0";
  for (int i = 0; i < 60; ++i) text += " g1f3 g8f6 f3g1 f6g8";
  EXPECT_EQ(Book::read(text + "\tA00\tA\n").error().fault, BookFault::NotALine);
}

}  // namespace
}  // namespace adoube::openings
