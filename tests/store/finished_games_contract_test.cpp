// SPDX-License-Identifier: MIT
// The contract of the archive (adoube/store/finished_games.hpp), on every database.
#include "adoube/store/finished_games.hpp"

#include "adoube/store/search_words.hpp"
#include "tests/store/every_database.hpp"

namespace adoube::store {
namespace {

using Ids = std::vector<std::string>;
constexpr std::int64_t now = 1'000'000;
constexpr std::uint64_t start = 0xF000'0000'0000'0001;  // a number that is negative in the table
constexpr std::uint64_t after_e4 = 2;
constexpr std::uint16_t e4 = 12 | 28 << 6;
constexpr std::uint16_t d4 = 11 | 27 << 6;

GameToKeep a_game(const std::string& id, std::int64_t day = 20230517) {
  return {.game = {.id = id,
                   .open = true,
                   .white = "Carlsen, Magnus",
                   .black = "Réti, Richard",
                   .result = "1-0",
                   .reason = "checkmate",
                   .day = day,
                   .eco = "B90",
                   .opening = "Sicilian Defense: Najdorf Variation",
                   .variant = "standard",
                   .plies = 2,
                   .kept_ms = now},
          .positions = {{.position = start, .ply = 0, .move = e4}, {.position = after_e4, .ply = 1}}};
}

class FinishedGamesContract : public EveryDatabase {
 protected:
  [[nodiscard]] FinishedGames& archive() { return database_->finished_games(); }

  void keep(const GameToKeep& game) {
    const auto kept = archive().keep({game});
    ASSERT_TRUE(kept) << kept.error().detail;
    EXPECT_EQ(*kept, std::vector<bool>{true});
  }
  void account(const std::string& id) {
    ASSERT_TRUE(database_->accounts().create_account(
        {.id = id, .name = id, .name_key = id, .password = "hash", .language = "", .settings = "", .avatar = ""}));
  }
  [[nodiscard]] Ids found(const GameQuery& query) {
    Ids ids;
    const auto games = archive().find(query);
    EXPECT_TRUE(games) << games.error().detail;
    if (!games) return ids;
    for (const FinishedGame& game : games->games) ids.push_back(game.id);
    return ids;
  }
  /// A game that is played here and ends with its only event.
  void play_to_the_end(const std::string& id) {
    ASSERT_TRUE(database_->games().create_game({.id = id, .setup = "", .draw = "", .created_ms = now}, {}));
    ASSERT_TRUE(database_->games().append({.game = id, .seq = 0, .at_ms = 0, .text = "resign", .ends = true}));
  }
  [[nodiscard]] Ids taken(std::int64_t at, std::int64_t lease) {
    const auto games = archive().take_ended(at, lease, 10);
    EXPECT_TRUE(games);
    return games ? *games : Ids{};
  }
};

TEST_P(FinishedGamesContract, WhatIsKeptComesBack) {
  GameToKeep game = a_game("one");
  game.game.event = "Café \"Régence\"";
  game.pgn = "1. e4 *";
  keep(game);
  const auto read = archive().game("one", "");
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, game.game);
  EXPECT_EQ(archive().pgn("one", ""), "1. e4 *");
  EXPECT_EQ(archive().game("two", "").error().fault, StoreFault::UnknownGame);
}

TEST_P(FinishedGamesContract, AGameGetsInOnce) {
  keep(a_game("one"));
  GameToKeep other = a_game("one");
  other.game.white = "Somebody else";
  EXPECT_EQ(archive().keep({other, a_game("two")}), (std::vector<bool>{false, true}));
  EXPECT_EQ(archive().game("one", "")->white, "Carlsen, Magnus");
  ASSERT_EQ(archive().moves_from(start, "")->size(), 1U);
  EXPECT_EQ(archive().moves_from(start, "")->front().white, 2);
}

TEST_P(FinishedGamesContract, IsFoundByWhatIsKnownOfIt) {
  keep(a_game("one"));
  GameToKeep other = a_game("two", 19990000);
  other.game.white = "Κασπάροβ";
  other.game.black = "Karpov";
  other.game.result = "0-1";
  other.game.reason = "resignation";
  other.game.eco = "C65";
  other.game.opening = "Ruy Lopez: Berlin Defense";
  other.positions = {{.position = start, .ply = 0, .move = d4}};
  keep(other);
  struct Row {
    const char* name;
    GameQuery query;
    Ids expected;
  };
  const std::vector<Row> rows = {
      {"everything, the latest day first", {}, {"one", "two"}},
      {"a player's name in any order and case", {.player = "magnus CARLSEN"}, {"one"}},
      {"without accents", {.player = "reti"}, {"one"}},
      {"with them", {.player = "RÉTI"}, {"one"}},
      {"another alphabet", {.player = "Κασπάροβ"}, {"two"}},
      {"half a name", {.player = "carl"}, {}},
      {"a name of no word", {.player = "?!"}, {}},
      {"white", {.player = "carlsen", .colour = rules::Color::White}, {"one"}},
      {"not black", {.player = "carlsen", .colour = rules::Color::Black}, {}},
      {"black", {.player = "karpov", .colour = rules::Color::Black}, {"two"}},
      {"code of the opening", {.opening = "B90"}, {"one"}},
      {"its beginning", {.opening = "c6"}, {"two"}},
      {"words of its name", {.opening = "najdorf sicilian"}, {"one"}},
      {"a word of another opening", {.opening = "sicilian berlin"}, {}},
      {"player and opening", {.player = "karpov", .opening = "Ruy Lopez"}, {"two"}},
      {"result", {.result = "0-1"}, {"two"}},
      {"reason", {.reason = "checkmate"}, {"one"}},
      {"reason and result that do not go together", {.result = "0-1", .reason = "checkmate"}, {}},
      {"a year", {.from_day = 19990000, .to_day = 19991231}, {"two"}},
      {"a month of that year, which is not known", {.from_day = 19990500, .to_day = 19990531}, {}},
      {"a day", {.from_day = 20230517, .to_day = 20230517}, {"one"}},
      {"a position of both", {.position = start}, {"one", "two"}},
      {"a position of one", {.position = after_e4}, {"one"}},
      {"position and player", {.player = "karpov", .position = start}, {"two"}},
      {"a text that no database keeps", {.result = std::string("1-0\0", 4)}, {}},
  };
  for (const Row& row : rows) EXPECT_EQ(found(row.query), row.expected) << row.name;
}

TEST_P(FinishedGamesContract, PagesGoOnWhereTheLastOneEnded) {
  for (int day = 1; day <= 7; ++day) keep(a_game("day " + std::to_string(day), 20230500 + day));
  keep(a_game("the same day", 20230507));
  for (GameQuery query :
       {GameQuery{.limit = 3}, GameQuery{.player = "carlsen", .limit = 3}, GameQuery{.position = start, .limit = 3}}) {
    Ids all;
    for (int page = 0; page < 4; ++page) {
      const auto games = archive().find(query);
      ASSERT_TRUE(games);
      for (const FinishedGame& game : games->games) all.push_back(game.id);
      EXPECT_EQ(games->more.has_value(), page < 2);
      if (!games->more) break;
      query.before = *games->more;
    }
    EXPECT_EQ(all, (Ids{"the same day", "day 7", "day 6", "day 5", "day 4", "day 3", "day 2", "day 1"}));
  }
}

// A game that was made by link.
TEST_P(FinishedGamesContract, WhatIsNotOpenIsFoundByItsOwnersAlone) {
  account("ada");
  account("bea");
  GameToKeep game = a_game("secret");
  game.game.open = false;
  game.owners = {"ada"};
  keep(game);
  for (const bool own : {false, true}) {
    EXPECT_EQ(found({.account = "ada", .own = own}), Ids{"secret"});
    EXPECT_EQ(found({.account = "bea", .own = own}), Ids{});
    EXPECT_EQ(found({.account = "", .own = own}), Ids{});
  }
  for (const GameQuery& query : {GameQuery{.player = "carlsen"}, GameQuery{.opening = "B90"}, GameQuery{.position = start},
                                 GameQuery{.reason = "checkmate"}})
    EXPECT_EQ(found(query), Ids{});
  EXPECT_TRUE(archive().game("secret", "ada"));
  EXPECT_EQ(archive().game("secret", "bea").error().fault, StoreFault::UnknownGame);
  EXPECT_EQ(archive().pgn("secret", "").error().fault, StoreFault::UnknownGame);
  EXPECT_EQ(archive().moves_from(start, ""), std::vector<MoveCount>{});
  EXPECT_EQ(archive().moves_from(start, "bea"), std::vector<MoveCount>{});
  EXPECT_EQ(archive().moves_from(start, "ada")->size(), 1U);
  EXPECT_EQ(archive().owned("ada"), 1);
}

TEST_P(FinishedGamesContract, MovesAreCountedByResult) {
  keep(a_game("one"));
  for (const char* const result : {"0-1", "1/2-1/2", "*"}) {
    GameToKeep game = a_game(std::string("d4 ") + result);
    game.game.result = result;
    game.positions = {{.position = start, .ply = 0, .move = d4}};
    keep(game);
  }
  const auto moves = archive().moves_from(start, "");
  ASSERT_TRUE(moves);
  EXPECT_EQ(*moves, (std::vector<MoveCount>{{.move = d4, .white = 0, .draws = 1, .black = 1, .others = 1},
                                            {.move = e4, .white = 1}}));
  EXPECT_EQ(archive().moves_from(after_e4, ""), (std::vector<MoveCount>{{.move = std::nullopt, .white = 1}}));
}

TEST_P(FinishedGamesContract, ManyGamesAreCountedAsTheyCome) {
  std::vector<GameToKeep> games;
  for (std::int64_t game = 0; game < FinishedGames::counted_from; ++game) {
    games.push_back(a_game("game " + std::to_string(game)));
    games.back().positions.push_back({.position = 7, .ply = FinishedGames::counted_plies, .move = e4});
  }
  ASSERT_TRUE(archive().keep(games));
  EXPECT_EQ(archive().moves_from(start, "")->front().white, FinishedGames::counted_from);
  EXPECT_EQ(archive().moves_from(7, "")->front().white, FinishedGames::counted_from);
}

TEST_P(FinishedGamesContract, AGameThatHasEndedWaitsForTheArchive) {
  play_to_the_end("one");
  EXPECT_EQ(taken(now, now + 10), Ids{"one"});
  EXPECT_EQ(taken(now + 9, now + 20), Ids{}) << "somebody has it";
  EXPECT_EQ(taken(now + 10, now + 20), Ids{"one"}) << "who had it has died";
  keep(a_game("one"));
  EXPECT_EQ(taken(now + 30, now + 40), Ids{});
}

TEST_P(FinishedGamesContract, AGameThatGoesOnIsPassedOverUntilItEnds) {
  play_to_the_end("one");
  EXPECT_EQ(taken(now, now + 10), Ids{"one"});
  ASSERT_TRUE(database_->games().append({.game = "one", .seq = 1, .at_ms = 0, .text = "again", .ends = true}));
  EXPECT_TRUE(archive().pass_over("one", now + 10));
  EXPECT_EQ(taken(now, now + 20), Ids{"one"}) << "it has ended meanwhile";
  EXPECT_TRUE(archive().pass_over("one", now + 20));
  EXPECT_EQ(taken(now + 30, now + 40), Ids{});
}

TEST_P(FinishedGamesContract, OfADeletedAccountTheGameStaysAndTheNameGoes) {
  account("ada");
  GameToKeep game = a_game("one");
  game.game.white_account = "ada";
  game.owners = {"ada"};
  keep(game);
  ASSERT_TRUE(database_->accounts().delete_account("ada"));
  const auto read = archive().game("one", "");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->white, "");
  EXPECT_EQ(read->white_account, "");
  EXPECT_EQ(read->black, "Réti, Richard");
  EXPECT_EQ(found({.player = "carlsen"}), Ids{});
  EXPECT_EQ(found({.player = "reti"}), Ids{"one"});
  // One that comes in only now.
  game.game.id = "two";
  keep(game);
  EXPECT_EQ(archive().game("two", "")->white, "");
  EXPECT_EQ(found({.account = "ada", .own = true}), Ids{});
}

class Imports : public FinishedGamesContract {
 protected:
  Imports() {
    account("ada");
    EXPECT_TRUE(archive().begin_import(import_));
  }

  GameImport import_{.id = "import", .account = "ada", .name = "games.pgn", .started_ms = now, .changed_ms = now};
};

TEST_P(Imports, GoOnByWhatTheyHaveTaken) {
  EXPECT_EQ(archive().import("ada", "import"), import_);
  import_.offset = 100;
  import_.line = 9;
  import_.rest = std::string("[Event \0\xFF", 9);
  import_.games = 2;
  import_.faulty = 1;
  GameToKeep game = a_game("one");
  game.owners = {"ada"};
  ASSERT_TRUE(archive().go_on(0, import_, {game}, {{.game = 2, .code = "illegal-move", .line = 5, .token = "Ke3"}}));
  EXPECT_EQ(import_.kept, 1);
  EXPECT_EQ(import_.findings, 1);
  EXPECT_EQ(import_.taken(), 109);
  EXPECT_EQ(archive().import("ada", "import"), import_);
  EXPECT_EQ(archive().findings("import", 0, 10),
            (std::vector<ImportFinding>{{.number = 0, .game = 2, .code = "illegal-move", .line = 5, .token = "Ke3"}}));
  // The same piece again, by a page that did not hear the answer.
  GameImport again = import_;
  EXPECT_EQ(archive().go_on(0, again, {a_game("two")}, {}).error().fault, StoreFault::Conflict);
  EXPECT_EQ(found({.account = "ada"}), Ids{"one"});
  // The game again.
  ASSERT_TRUE(archive().go_on(109, import_, {game}, {}));
  EXPECT_EQ(import_.doubled, 1);
  import_.ended = true;
  ASSERT_TRUE(archive().go_on(109, import_, {}, {}));
  EXPECT_EQ(archive().go_on(109, again, {}, {}).error().fault, StoreFault::Conflict) << "it has ended";
}

TEST_P(Imports, AreTheirOwnersAlone) {
  account("bea");
  EXPECT_EQ(archive().import("bea", "import").error().fault, StoreFault::UnknownImport);
  EXPECT_EQ(archive().import("", "import").error().fault, StoreFault::UnknownImport);
  EXPECT_EQ(archive().imports("bea", 10), std::vector<GameImport>{});
  GameImport of_another = import_;
  of_another.account = "bea";
  EXPECT_EQ(archive().go_on(0, of_another, {}, {}).error().fault, StoreFault::UnknownImport);
  EXPECT_EQ(archive().begin_import(import_).error().fault, StoreFault::Conflict);
}

TEST_P(Imports, GoWithTheirAccount) {
  GameToKeep game = a_game("one");
  game.game.source = GameSource::Imported;
  game.game.open = false;
  game.owners = {"ada"};
  ASSERT_TRUE(archive().go_on(0, import_, {game}, {{.game = 1, .code = "no-tags"}}));
  ASSERT_TRUE(database_->accounts().delete_account("ada"));
  EXPECT_EQ(archive().import("ada", "import").error().fault, StoreFault::UnknownImport);
  EXPECT_EQ(archive().game("one", "ada").error().fault, StoreFault::UnknownGame);
  EXPECT_EQ(archive().findings("import", 0, 10), std::vector<ImportFinding>{});
}

ADOUBE_ON_EVERY_DATABASE(FinishedGamesContract);
ADOUBE_ON_EVERY_DATABASE(Imports);

TEST(SearchWords, AreWhatPeopleType) {
  struct Row {
    const char* text;
    Ids words;
  };
  const std::vector<Row> rows = {
      {"Carlsen, Magnus", {"carlsen", "magnus"}},
      {"O'Kelly de Galway", {"okelly", "de", "galway"}},
      {"Réti", {"reti"}},
      {"Őry-Łódź", {"ory", "lodz"}},
      {"Ботвинник М.", {"ботвинник", "м"}},
      {"丁立人", {"丁立人"}},
      {"侯逸凡（中国）", {"侯逸凡", "中国"}},
      {"a a A", {"a"}},
      {"1 2 3 4 5 6 7 8 9", {"1", "2", "3", "4", "5", "6", "7", "8"}},
      {"\xFF\xC3(", {}},
      {"?", {}},
      {"", {}},
  };
  for (const Row& row : rows) EXPECT_EQ(search_words(row.text), row.words) << row.text;
  EXPECT_EQ(search_words(std::string(1000, 'x')).front().size(), 32U);
}

}  // namespace
}  // namespace adoube::store
