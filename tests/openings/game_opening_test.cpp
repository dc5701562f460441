// SPDX-License-Identifier: MIT
// A game's opening is the last position with a name that it has been through.
#include "adoube/openings/game_opening.hpp"

#include "tests/openings/line.hpp"

namespace adoube::openings {
namespace {

constexpr std::string_view text =
    "0 e2e4\tB00\tKing's Pawn\n"
    "1 e7e5\tC20\tKing's Pawn Game\n"
    "0 d2d4\tA40\tQueen's Pawn\n"
    "1 d7d5\tD00\tQueen's Pawn Game\n"
    "2 g1f3\tD02\tZukertort\n"
    "0 g1f3\tA04\tRéti Opening\n"
    "1 d7d5\tA06\tRéti Opening: Closed\n";

struct Row {
  const char* name;
  const char* line;
  const char* opening;  ///< "" for none
  int ply;
  std::optional<Family> family;
};

constexpr std::optional<Family> none = std::nullopt;

const Row rows[] = {
    {"before the first move", "", "", 0, none},
    {"one move, and the answer decides", "e4", "King's Pawn", 1, none},
    {"1.d4 as well", "d4", "Queen's Pawn", 1, none},
    {"the answer makes it open", "e4 e5", "King's Pawn Game", 2, Family::Open},
    {"an answer without a name makes it half open", "e4 h6", "King's Pawn", 1, Family::SemiOpen},
    {"an answer without a name to 1.d4", "d4 h6", "Queen's Pawn", 1, Family::OtherQueensPawn},
    {"1.Nf3 waits for nobody", "Nf3", "Réti Opening", 1, Family::Flank},
    {"a transposition counts as what it has become", "Nf3 d5 d4", "Zukertort", 3, Family::Closed},
    {"a game that leaves the book keeps the last name", "e4 e5 Qh5 Ke7 Qxe5#", "King's Pawn Game", 2, Family::Open},
    {"a first move without a name", "a3 e5", "", 0, none},
    {"into the book by a way round", "Nf3 Nf6 Ng1 Ng8 e4", "King's Pawn", 5, none},
    {"back to a position of the book counts again", "e4 e5 Nf3 Nf6 Ng1 Ng8", "King's Pawn Game", 6, Family::Open},
};

TEST(GameOpening, Rows) {
  const Book book = Book::read(text).value();
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const GameOpening game = follow(book, row.line);
    EXPECT_EQ(game.opening() == nullptr ? "" : game.opening()->name, row.opening);
    EXPECT_EQ(game.ply(), row.ply);
    EXPECT_EQ(game.family(), row.family);
  }
}

TEST(GameOpening, TheFirstFamilyIsKept) {
  const Book book = Book::read(text).value();
  EXPECT_EQ(follow(book, "").first_family(), none);
  EXPECT_EQ(follow(book, "e4").first_family(), none);
  EXPECT_EQ(follow(book, "e4 e5").first_family(), Family::Open);
  EXPECT_EQ(follow(book, "e4 h6 Nf3").first_family(), Family::SemiOpen);
  EXPECT_EQ(follow(book, "Nf3 d5 d4 Nf6 c4 e6 Nc3").first_family(), Family::Flank);
}

TEST(GameOpening, ANewGameBeginsWithoutThePastOne) {
  const Book book = Book::read(text).value();
  GameOpening game = follow(book, "e4 e5 Qh5 Nc6 Qxf7+ Kxf7");
  game.begin(rules::Position::initial());
  EXPECT_EQ(game.opening(), nullptr);
  EXPECT_EQ(game.ply(), 0);
  EXPECT_EQ(game.family(), none);
  EXPECT_EQ(game.first_family(), none);
  EXPECT_FALSE(game.is_settled());
  game.played(positions_of("d4").back());
  EXPECT_EQ(game.opening()->eco, "A40");
}

TEST(GameOpening, OtherStarts) {
  const Book book = Book::read(text).value();
  const GameOpening from_book = follow(book, "", positions_of("e4 e5").back());
  EXPECT_EQ(from_book.opening()->eco, "C20") << "a start that is in the book";
  EXPECT_EQ(from_book.ply(), 0);
  const auto endgame = notation::read_position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").value();
  EXPECT_EQ(follow(book, "e4 Kd7", endgame).opening(), nullptr);
  EXPECT_TRUE(follow(book, "", endgame).is_settled());
  const auto chess960 = notation::read_position(notation::initial_fen, rules::Variant::Chess960).value();
  const GameOpening other_rules = follow(book, "e4 e5", chess960);
  EXPECT_EQ(other_rules.opening(), nullptr);
  EXPECT_TRUE(other_rules.is_settled());
}

TEST(GameOpening, IsSettledOnceNoPositionOfTheBookCanCome) {
  const Book book = Book::read(text).value();
  EXPECT_FALSE(follow(book, "Nf3 Nf6 Nc3 Nc6").is_settled());
  EXPECT_TRUE(follow(book, "e4 e5 d4").is_settled()) << "three pawns are gone from home";
}

}  // namespace
}  // namespace adoube::openings
