// SPDX-License-Identifier: MIT
// Laws 9.2.2, 9.2.3, 9.6.1: how often a position has stood, told as games. `placement` counts equal diagrams with the same
// side on move; `laws` counts as Article 9.2.3 does.
#include "tests/game/played.hpp"

namespace adoube::game {
namespace {

struct Row {
  const char* name;
  const char* fen;
  const char* moves;
  int placement;
  int laws;
  const char* article;  ///< of the ruling that follows: a claim that is open, an end, or what decides that there is none
};

const std::vector<Row> rows = {
    {"M01 knights out and back twice", "startpos", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", 3, 3, "9.2.2"},
    {"M02 knights out and back once", "startpos", "Nf3 Nf6 Ng1 Ng8", 2, 2, "9.5.3"},
    {"M03 the claim passes to the position after the next move", "startpos", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3", 3, 3,
     "9.2.2"},
    {"M04 a double step that no pawn could have captured", "startpos", "e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1", 3, 3, "9.2.2"},
    {"M05 en passant was legal the first time", "startpos", "e4 Nf6 e5 d5 Be2 Ng8 Bf1 Nf6 Be2 Ng8 Bf1 Nf6", 3, 2, "9.2.1"},
    {"M06 and once more", "startpos", "e4 Nf6 e5 d5 Be2 Ng8 Bf1 Nf6 Be2 Ng8 Bf1 Nf6 Be2 Ng8 Bf1 Nf6", 4, 3, "9.2.2"},
    {"M07 en passant would have exposed the king", "8/3p4/8/K3P2r/8/8/8/4k3 b - - 0 1", "d5 Ka4 Ke2 Ka5 Ke1 Ka4 Ke2 Ka5 Ke1",
     3, 3, "9.2.2"},
    {"M08 rooks moved and came back", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Rb1 Rb8 Ra1 Ra8 Rb1 Rb8 Ra1 Ra8", 3, 2,
     "9.5.3"},
    {"M08 one more round", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Rb1 Rb8 Ra1 Ra8 Rb1 Rb8 Ra1 Ra8 Rb1 Rb8 Ra1 Ra8", 4, 3,
     "9.2.2"},
    {"M09 rights that were barred all the time", "startpos", "Nf3 Nf6 Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8", 3, 2, "9.5.3"},
    {"M09 one more round", "startpos", "Nf3 Nf6 Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8", 4, 3, "9.2.2"},
    {"M10 kings moved", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8", 3, 2, "9.5.3"},
    {"M11 the first diagram with the other side on move", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra2 Kd8 Ra3 Ke8 Ra1", 1, 1,
     "9.5.3"},
    {"M12 the knights have changed places", "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1",
     "Nd2 Kd8 Ne2 Ke8 Nf3 Kd8 Nc3 Ke8 Ng1 Kd8 Nb1 Ke8", 2, 2, "9.5.3"},
    {"M13 five times, by two manoeuvres", "startpos", "Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8 Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8", 5,
     5, "9.6.1"},
    {"a double step that discovered a check", "8/r2p3K/8/4P3/8/8/8/4k3 b - - 0 40", "d5+ Kh6 Ra8 Kh7 Ra7+ Kh6 Ra8 Kh7 Ra7+",
     3, 3, "9.2.2"},
    {"a position set up counts as the first", "6k1/5p2/8/8/8/8/5P2/6K1 w - - 0 1", "Kh2 Kh7 Kg1 Kg8 Kg2 Kg7 Kg1 Kg8", 3, 3,
     "9.2.2"},
};

int equal_diagrams(const History& history) {
  int count = 0;
  for (std::size_t plies = 0; plies <= history.size(); ++plies) {
    const rules::Position& one = *history.position(plies);
    count += one.board().by_kind == history.current().board().by_kind &&
             one.board().by_color == history.current().board().by_color && one.turn() == history.current().turn();
  }
  return count;
}

TEST(Repetition, Rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const Game game = played(row.fen, row.moves);
    EXPECT_EQ(equal_diagrams(game.history), row.placement);
    EXPECT_EQ(game.history.repetitions(), row.laws);
    const auto claim = apply(game, {.by = actor(game.position().turn()), .act = Claim{ClaimKind::ThreefoldRepetition, {}}});
    EXPECT_EQ(game.over(), row.laws >= 5);
    EXPECT_EQ(claim && claim->game.over(), row.laws == 3 || row.laws == 4);
    EXPECT_EQ(game.over() ? laws::article(game.ends.front().code) : article_of(claim), row.article);
  }
}

}  // namespace
}  // namespace adoube::game
