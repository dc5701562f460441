// SPDX-License-Identifier: MIT
// The archive over HTTP: games that end here get in, each is found by those who may find it, and files of games come in
// piece by piece.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "apps/server/archived_game.hpp"
#include "apps/server/pgn_intake.hpp"
#include "tests/server/browser.hpp"
#include "tests/server/running_server.hpp"

namespace adoube::server {
namespace {

const std::string password = "four plain words here";

ServeOptions options() {
  ServeOptions quick = quick_options();
  quick.door.passwords.cost = {.passes = 1, .kibibytes = 8};
  quick.limits.games_per_second_per_address = 100'000;
  quick.limits.requests_per_second_per_address = 100'000;
  return quick;
}

std::string code_of(const HttpAnswer& answer) {
  const auto problem = read_http_problem(answer.body);
  return problem ? std::string(word(problem->code)) : "no problem: " + answer.body;
}

std::string a_game(const std::string& white, const std::string& moves = "1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0") {
  return "[Event \"Club\"]\n[Site \"?\"]\n[Date \"2023.05.??\"]\n[Round \"1\"]\n[White \"" + white +
         "\"]\n[Black \"Loser, Larry\"]\n[Result \"1-0\"]\n\n" + moves + "\n\n";
}

class ArchiveOverHttp : public testing::Test {
 protected:
  [[nodiscard]] Browser browser() const { return Browser(server_.port()); }
  Browser signed_up(const std::string& name) const {
    Browser one = browser();
    EXPECT_EQ(one.sign_up(name, password).status, 201);
    return one;
  }
  static ArchivePage found(Browser& browser, const std::string& query = "") {
    const HttpAnswer answer = browser.ask("GET", "/api/archive" + query);
    EXPECT_EQ(answer.status, 200) << answer.body;
    return read_archive_page(answer.body).value_or(ArchivePage{});
  }
  static ImportState state_of(const HttpAnswer& answer) {
    EXPECT_LT(answer.status, 300) << answer.body;
    return read_import_state(answer.body).value_or(ImportState{});
  }
  static HttpAnswer send_piece(Browser& browser, const std::string& import, std::size_t offset, std::string_view piece) {
    return browser.ask("PUT", "/api/archive/imports/" + import + "/pieces/" + std::to_string(offset), piece,
                       "Content-Type: application/x-chess-pgn\r\n");
  }
  static ImportState imported(Browser& browser, const std::string& pgn) {
    const ImportState begun = state_of(browser.ask("POST", "/api/archive/imports", R"({"name":"games.pgn"})"));
    for (std::size_t at = 0; at < pgn.size(); at += import_piece_bytes)
      (void)state_of(send_piece(browser, begun.import, at, std::string_view(pgn).substr(at, import_piece_bytes)));
    return state_of(browser.ask("POST", "/api/archive/imports/" + begun.import + "/end", "{}"));
  }
  /// Ada, signed in, has White and resigns after a move of each.
  std::string play(Browser& ada, bool listed) {
    NewGame wish{.colour = ColourChoice::White, .variant = {}, .fen = {}, .name = "Ada"};
    wish.listed = listed;
    const GameMade made = *read_game_made(ada.ask("POST", "/api/games", write(wish)).body);
    PlayerClient white(server_.port(), made.game, made.key);
    PlayerClient black(server_.port(), made.game);
    black.sit_down({}, "Bo");
    (void)white.socket.news();
    white.move(0, "e2e4");
    (void)black.event();
    black.move(1, "c7c5");
    (void)white.event();
    white.send_act(7, 2, {.act = ActKind::Resign, .uci = {}, .kind = {}});
    (void)white.event();
    return made.game;
  }
  ArchivePage when_archived(Browser& browser, const std::string& query, std::size_t games) {
    ArchivePage page;
    for (int tries = 0; tries < 200; ++tries) {
      page = found(browser, query);
      if (page.games.size() >= games) return page;
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    ADD_FAILURE() << "the game did not come in";
    return page;
  }

  std::unique_ptr<store::Database> database_ = *store::open_database("memory:");
  RunningServer server_{*database_, options()};
};

TEST_F(ArchiveOverHttp, AGameThatEndsHereIsFound) {
  Browser ada = signed_up("Ada");
  const std::string game = play(ada, true);
  Browser anyone = browser();
  const ArchivePage page =
      when_archived(anyone, "?player=ada&colour=white&opening=sicilian&result=0-1&reason=resignation", 1);
  ASSERT_EQ(page.games.size(), 1U);
  EXPECT_EQ(page.games.front().id, game);
  EXPECT_EQ(page.games.front().eco, "B20");
  EXPECT_EQ(page.games.front().plies, 2);
  EXPECT_EQ(page.games.front().source, GameSource::Played);
  const auto explored = read_explorer_page(anyone.ask("GET", "/api/archive/positions?fen=startpos").body);
  ASSERT_TRUE(explored);
  ASSERT_EQ(explored->moves.size(), 1U);
  EXPECT_EQ(explored->moves.front(),
            (ExplorerMove{.uci = "e2e4", .san = "e4", .white = 0, .draws = 0, .black = 1, .others = 0}));
  EXPECT_EQ(explored->games.front().id, game);
  const HttpAnswer pgn = anyone.ask("GET", "/api/archive/games/" + game + ".pgn");
  EXPECT_NE(pgn.body.find("1. e4"), std::string::npos) << pgn.body;
}

// The link of a game is known to its players.
TEST_F(ArchiveOverHttp, AGameByLinkIsFoundByItsOwnPlayersAlone) {
  Browser ada = signed_up("Ada");
  Browser bea = signed_up("Bea");
  Browser anyone = browser();
  const std::string game = play(ada, false);
  EXPECT_EQ(when_archived(ada, "?own=1", 1).games.front().id, game);
  EXPECT_EQ(found(ada, "?player=ada").games.size(), 1U);
  for (Browser* const other : {&bea, &anyone}) {
    for (const char* const query : {"", "?player=ada", "?opening=B20", "?reason=resignation", "?fen=startpos"})
      EXPECT_TRUE(found(*other, query).games.empty()) << query;
    EXPECT_EQ(code_of(other->ask("GET", "/api/archive/games/" + game + ".pgn")), "unknown-game");
    const auto explored = read_explorer_page(other->ask("GET", "/api/archive/positions?fen=startpos").body);
    ASSERT_TRUE(explored);
    EXPECT_TRUE(explored->moves.empty());
    EXPECT_TRUE(explored->games.empty());
  }
  EXPECT_EQ(read_explorer_page(ada.ask("GET", "/api/archive/positions?fen=startpos&own=1").body)->moves.size(), 1U);
  EXPECT_EQ(ada.ask("GET", "/api/archive/games/" + game + ".pgn").status, 200);
}

TEST_F(ArchiveOverHttp, AGameThatEndedWhileNoServerTookItInComesInLater) {
  const std::string game = "abcdefghijkl";
  ASSERT_TRUE(database_->games().create_game(
      {.id = game, .setup = R"({"fen":"startpos","variant":"standard","listed":true})", .draw = "", .created_ms = 1},
      {{.role = store::SeatRole::White, .key_hash = "a", .name = "Früh", .taken_ms = 1},
       {.role = store::SeatRole::Black, .key_hash = "b", .name = "Spät", .taken_ms = 1}}));
  ASSERT_TRUE(database_->games().append(
      {.game = game, .seq = 0, .at_ms = 1, .text = R"({"at":1,"by":"white","do":"resign"})", .ends = true}));
  Browser anyone = browser();
  EXPECT_EQ(when_archived(anyone, "?player=spat", 1).games.front().date, "1970.01.01");
}

TEST_F(ArchiveOverHttp, AFileComesInAndIsItsOwners) {
  Browser ada = signed_up("Ada");
  Browser bea = signed_up("Bea");
  const ImportState state = imported(ada, a_game("Winner, Wanda") + a_game("Bad", "1. e4 e5 2. Ke3 1-0") + a_game("Third"));
  EXPECT_EQ(state.games, 3);
  EXPECT_EQ(state.kept, 2);
  EXPECT_EQ(state.faulty, 1);
  EXPECT_TRUE(state.ended);
  const ArchivePage page = found(ada, "?own=1&player=winner&reason=checkmate&from=2023.05");
  ASSERT_EQ(page.games.size(), 1U);
  EXPECT_EQ(page.games.front().date, "2023.05.??");
  EXPECT_FALSE(page.games.front().open);
  EXPECT_TRUE(found(bea).games.empty());
  EXPECT_EQ(code_of(bea.ask("GET", "/api/archive/games/" + page.games.front().id + ".pgn")), "unknown-game");
  EXPECT_NE(ada.ask("GET", "/api/archive/games/" + page.games.front().id + ".pgn").body.find("Winner, Wanda"),
            std::string::npos);
  // What is said of the bad one.
  const std::string findings = "/api/archive/imports/" + state.import + "/findings?lang=zh-Hans";
  const auto notes = read_import_notes(ada.ask("GET", findings).body);
  ASSERT_TRUE(notes);
  ASSERT_FALSE(notes->findings.empty());
  EXPECT_EQ(notes->findings.front().game, 2);
  EXPECT_EQ(notes->findings.front().code, "illegal-move");
  EXPECT_EQ(notes->findings.front().line, 19);
  EXPECT_EQ(notes->findings.front().token, "Ke3");
  EXPECT_FALSE(notes->findings.front().text.empty());
  EXPECT_EQ(code_of(bea.ask("GET", findings)), "unknown-import");
}

TEST_F(ArchiveOverHttp, EveryAddressOfAnImportIsForItsOwnerAlone) {
  Browser ada = signed_up("Ada");
  Browser bea = signed_up("Bea");
  const std::string import = state_of(ada.ask("POST", "/api/archive/imports", R"({"name":"games.pgn"})")).import;
  const std::string path = "/api/archive/imports/" + import;
  struct Row {
    const char* method;
    std::string path;
    std::string body;
    const char* type;
  };
  const std::vector<Row> rows = {{"GET", path, "", ""},
                                 {"GET", path + "/findings", "", ""},
                                 {"PUT", path + "/pieces/0", "1. e4 *", "Content-Type: application/x-chess-pgn\r\n"},
                                 {"POST", path + "/end", "{}", ""}};
  for (const Row& row : rows) {
    EXPECT_EQ(code_of(browser().ask(row.method, row.path, row.body, row.type)), "signed-out") << row.path;
    EXPECT_EQ(code_of(bea.ask(row.method, row.path, row.body, row.type)), "unknown-import") << row.path;
    const std::string origin = std::string("Origin: https://elsewhere.example\r\n") + row.type;
    if (std::string(row.method) != "GET") {
      EXPECT_EQ(code_of(ada.ask(row.method, row.path, row.body, origin)), "foreign-origin");
    }
    EXPECT_EQ(ada.ask(row.method, row.path, row.body, row.type).status, 200) << row.path;
  }
  EXPECT_EQ(code_of(browser().ask("GET", "/api/archive/own.pgn")), "signed-out");
  EXPECT_EQ(code_of(browser().ask("GET", "/api/archive/imports")), "signed-out");
  EXPECT_TRUE(read_import_list(bea.ask("GET", "/api/archive/imports").body)->imports.empty());
}

TEST_F(ArchiveOverHttp, AnImportGoesOnWhereItBrokeOff) {
  Browser ada = signed_up("Ada");
  const std::string pgn = a_game("First") + a_game("Second");
  const std::string import = state_of(ada.ask("POST", "/api/archive/imports", R"({"name":"games.pgn"})")).import;
  // In the middle of a move.
  const std::size_t cut = a_game("First").size() + 120;
  EXPECT_EQ(state_of(send_piece(ada, import, 0, pgn.substr(0, cut))).taken, static_cast<std::int64_t>(cut));
  EXPECT_EQ(code_of(send_piece(ada, import, 0, pgn.substr(0, cut))), "wrong-offset") << "the same piece again";
  EXPECT_EQ(code_of(send_piece(ada, import, cut + 1, pgn.substr(cut + 1))), "wrong-offset") << "a gap";
  const std::int64_t taken = state_of(ada.ask("GET", "/api/archive/imports/" + import)).taken;
  (void)state_of(send_piece(ada, import, static_cast<std::size_t>(taken), pgn.substr(static_cast<std::size_t>(taken))));
  const ImportState ended = state_of(ada.ask("POST", "/api/archive/imports/" + import + "/end", "{}"));
  EXPECT_EQ(ended.kept, 2);
  EXPECT_EQ(ended.faulty, 0);
  EXPECT_EQ(code_of(send_piece(ada, import, pgn.size(), "more")), "wrong-offset");
  // The whole file once more adds nothing.
  const ImportState again = imported(ada, pgn);
  EXPECT_EQ(again.kept, 0);
  EXPECT_EQ(again.doubled, 2);
  EXPECT_EQ(found(ada, "?own=1").games.size(), 2U);
}

TEST_F(ArchiveOverHttp, AllOfOnesOwnComesAsOneFile) {
  Browser ada = signed_up("Ada");
  std::string pgn;
  for (int game = 0; game < 130; ++game) pgn += a_game("Player " + std::to_string(game));
  EXPECT_EQ(imported(ada, pgn).kept, 130);
  const std::string played = play(ada, false);
  (void)when_archived(ada, "?own=1&player=bo", 1);
  Connection connection(server_.port());
  connection.send(request_head("GET", "/api/archive/own.pgn", "Cookie: " + ada.cookie_header() + "\r\n"));
  const auto head = connection.read_through("\r\n\r\n");
  ASSERT_TRUE(head);
  EXPECT_NE(head->find("Transfer-Encoding: chunked"), std::string::npos) << *head;
  EXPECT_NE(head->find("attachment"), std::string::npos) << *head;
  std::string body;
  int pieces = 0;
  for (;; ++pieces) {
    const auto size = connection.read_through("\r\n");
    ASSERT_TRUE(size);
    const std::size_t bytes = std::stoul(*size, nullptr, 16);
    const auto piece = connection.read_exactly(bytes + 2);
    ASSERT_TRUE(piece);
    if (bytes == 0) break;
    body += piece->substr(0, bytes);
  }
  EXPECT_GT(pieces, 3);
  EXPECT_NE(body.find(played), std::string::npos);
  for (int game = 0; game < 130; ++game)
    EXPECT_NE(body.find("[White \"Player " + std::to_string(game) + "\"]"), std::string::npos);
}

TEST_F(ArchiveOverHttp, WhatCannotBeAskedIsRefusedInASentence) {
  Browser anyone = browser();
  for (const char* const query : {"?from=yesterday", "?to=2023.13", "?from=2023.05.17.2", "?colour=green", "?before=-1",
                                  "?limit=x", "?fen=8/8", "?player=%00", "?player=%FF%", "?from=99999"})
    EXPECT_EQ(code_of(anyone.ask("GET", std::string("/api/archive") + query)), "unreadable") << query;
  EXPECT_EQ(code_of(anyone.ask("GET", "/api/archive?player=" + std::string(201, 'x'))), "unreadable");
  EXPECT_EQ(code_of(anyone.ask("GET", "/api/archive/positions")), "unreadable");
  for (const char* const query : {"?player=%27%3B%20DROP%20TABLE%20finished_game%3B--", "?result=1-0%27%20OR%201=1",
                                  "?reason=%25", "?player=%FF", "?before=9223372036854775807", "?limit=9999999"})
    EXPECT_TRUE(found(anyone, query).games.empty()) << query;
}

// ------------------------------------------------------------------------------------------------------ hostile files

class HostileFile : public ArchiveOverHttp {
 protected:
  /// A game that is good stands behind it, and comes in.
  ImportState with_a_good_game(const std::string& hostile) {
    Browser ada = signed_up("Ada" + std::to_string(++accounts_));
    const ImportState state = imported(ada, hostile + "\n\n" + a_game("Good"));
    EXPECT_EQ(found(ada, "?own=1&player=good").games.size(), 1U);
    return state;
  }
  int accounts_ = 0;
};

TEST_F(HostileFile, VariationsThatNeverEnd) {
  std::string deep = "[Event \"deep\"]\n\n1. e4 ";
  for (int depth = 0; depth < 100'000; ++depth) deep += "(1. d4 ";
  with_a_good_game(deep);
}

TEST_F(HostileFile, AGameThatIsLongerThanAnyGame) {
  std::string endless = "[Event \"endless\"]\n\n";
  while (endless.size() < 3 * import_game_bytes) endless += "Nf3 Nf6 Ng1 Ng8 ";
  const ImportState state = with_a_good_game(endless + "*");
  EXPECT_LE(state.games, 8);
}

TEST_F(HostileFile, BytesThatAreNoText) {
  std::string bytes = "[White \"\xFF\xFE\x80 <script>alert(1)</script> ";
  bytes += '\0';
  bytes += "\"]\n\n1. e4 { \xC3( ";
  bytes += '\0';
  bytes += " } e5 1-0";
  with_a_good_game(bytes);
  std::string all;
  for (int byte = 0; byte < 256; ++byte) all += static_cast<char>(byte);
  with_a_good_game(all + all + all);
}

TEST_F(HostileFile, ScriptInTagsComesBackAsTextAlone) {
  Browser ada = signed_up("Ada");
  const std::string script = "<img src=x onerror=alert(1)>";
  EXPECT_EQ(imported(ada, a_game(script)).kept, 1);
  const HttpAnswer answer = ada.ask("GET", "/api/archive?own=1");
  EXPECT_EQ(answer.headers.at("content-type"), "application/json");
  EXPECT_EQ(answer.headers.at("x-content-type-options"), "nosniff");
  EXPECT_EQ(read_archive_page(answer.body)->games.front().white, script);
}

TEST_F(HostileFile, APieceThatIsTooLongIsNotRead) {
  Browser ada = signed_up("Ada");
  const std::string import = state_of(ada.ask("POST", "/api/archive/imports", R"({"name":"games.pgn"})")).import;
  EXPECT_EQ(send_piece(ada, import, 0, std::string(import_piece_bytes + 1, 'x')).status, 413);
  EXPECT_EQ(state_of(ada.ask("GET", "/api/archive/imports/" + import)).taken, 0);
}

// ------------------------------------------------------------------------------------------------------ pure

/// A file that comes in pieces of that size is read like one that comes whole.
TEST(PgnIntake, ReadsTheSameInPiecesOfAnySize) {
  std::string pgn;
  for (int game = 0; game < 900; ++game)
    pgn += a_game("Player " + std::to_string(game),
                  game % 7 == 3 ? "1. e4 e5 2. Ke4 1-0" : "1. d4 {a comment} d5 (1... Nf6) 1-0");
  const auto read = [&](std::size_t piece_bytes) {
    store::GameImport import{.id = "i", .account = "a", .name = "n"};
    std::vector<std::string> said;
    const auto work = [&](PgnIntake intake) {
      for (bool last = false; !last;) {
        const PgnIntake::Slice slice = intake.next(0);
        EXPECT_EQ(slice.from, import.taken());
        import = slice.import;
        intake.went_on(import);
        for (const store::GameToKeep& game : slice.games) said.push_back(game.game.id + game.game.white);
        for (const store::ImportFinding& finding : slice.findings)
          said.push_back(std::to_string(finding.game) + ':' + std::to_string(finding.line) + finding.code);
        last = slice.last;
      }
    };
    for (std::size_t at = 0; at < pgn.size(); at += piece_bytes)
      work(PgnIntake(import, std::string_view(pgn).substr(at, piece_bytes), PgnIntake::Piece::MoreFollows));
    work(PgnIntake(import, "", PgnIntake::Piece::EndsTheFile));
    EXPECT_EQ(import.taken(), static_cast<std::int64_t>(pgn.size()));
    EXPECT_EQ(import.games, 900);
    EXPECT_TRUE(import.ended);
    std::ranges::sort(said);
    return said;
  };
  const auto whole = read(pgn.size());
  EXPECT_EQ(whole.size(), 900U) << "one line for each, kept or not";
  for (const std::size_t size : {10'007UL, 65'536UL, 150'001UL}) EXPECT_EQ(read(size), whole) << size;
}

TEST(ArchivedDay, IsADateOfPgn) {
  struct Row {
    const char* date;
    std::int64_t day;
    const char* back;
  };
  const std::vector<Row> rows = {{"2023.05.17", 20230517, "2023.05.17"},
                                 {"2023.05.??", 20230500, "2023.05.??"},
                                 {"2023.??.17", 20230000, "2023.??.??"},
                                 {"????.??.??", 0, ""},
                                 {"", 0, ""},
                                 {"2023.13.40", 20230000, "2023.??.??"},
                                 {"0800.01.02", 8000102, "0800.01.02"}};
  for (const Row& row : rows) {
    EXPECT_EQ(day_of(row.date), row.day) << row.date;
    EXPECT_EQ(date_of(row.day), row.back) << row.date;
  }
}

}  // namespace
}  // namespace adoube::server
