// SPDX-License-Identifier: MIT
// What a job over a file is told does not depend on the number of threads, on where the text is cut, or on how it comes: as
// a file, compressed, or through a pipe. It is what one reader of the whole text tells.
#include "apps/cli/games_job.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <atomic>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <random>
#include <thread>

#include "adoube/notation/pgn_reader.hpp"
#include "tests/cli/compressed.hpp"

namespace adoube::cli {
namespace {

using notation::PgnGameEnd;
using notation::PgnLines;
using notation::PgnProblem;

/// Everything that is told of the games, and their text.
class Log final : public GamesPart {
 public:
  explicit Log(bool texts) : texts_(texts) {}

  std::string text;

  void game_begins() override { add("game"); }
  void tag(std::string_view name, std::string_view value) override { add("tag", name, value); }
  void starts(const rules::Position& position) override { add("starts", std::to_string(position.occupied().bits())); }
  void move(rules::Move move, const rules::Position& after) override {
    add("move", std::to_string(move.bits()), std::to_string(after.occupied().bits()));
  }
  void null_move(const rules::Position& /*after*/) override { add("null move"); }
  void nag(std::uint8_t number) override { add("nag", std::to_string(number)); }
  void comment_begins(bool before_move) override { text += before_move ? "before: " : "after: "; }
  void comment_text(std::string_view piece) override { text += piece; }
  void comment_ends() override { text += '\n'; }
  void variation_opens() override { add("("); }
  void variation_closes() override { add(")"); }
  void problem(const PgnProblem& problem) override {
    add(code(problem), problem.token, std::to_string(problem.place.offset));
    add("at", std::to_string(problem.place.line), std::to_string(problem.place.column));
  }
  void game_ends(const PgnGameEnd& end) override {
    add("ends", notation::text(end.result), std::to_string(end.plies));
    add("from", std::to_string(end.line), std::to_string(end.offset));
  }
  [[nodiscard]] bool wants_text() const override { return texts_; }
  void game_text(std::string_view game) override { add("text", game); }

 private:
  void add(std::string_view what, std::string_view first = {}, std::string_view second = {}) {
    ((text += what) += ' ') += first;
    ((text += ' ') += second) += '\n';
  }

  bool texts_;
};

/// What one reader of the whole text tells.
std::string told_by_one_reader(std::string_view text, bool texts, PgnLines lines = PgnLines::All) {
  Log log(texts);
  notation::PgnReader reader(text, {.lines = lines});
  for (std::uint64_t begin = reader.bytes_read(); reader.read_game(log); begin = reader.bytes_read())
    if (texts) log.game_text(text.substr(begin, reader.bytes_read() - begin));
  return log.text;
}

class LogJob final : public GamesJob {
 public:
  explicit LogJob(bool texts, std::uint64_t most = UINT64_MAX) : texts_(texts), most_(most) {}

  std::string text;
  std::uint64_t parts = 0;
  std::uint64_t games_before = 0;

  [[nodiscard]] std::unique_ptr<GamesPart> begin_part(const std::string& /*file*/) override {
    return std::make_unique<Log>(texts_);
  }
  bool take(GamesPart& part, const PartPlace& place) override {
    text += static_cast<Log&>(part).text;
    games_before = place.games_before;
    return ++parts < most_;
  }

 private:
  bool texts_;
  std::uint64_t most_;
};

/// A folder of its own for each test.
class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "adoube-games-XXXXXX").string();
    path_ = ::mkdtemp(name.data());
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }

  [[nodiscard]] std::string file(const std::string& name, std::string_view bytes) const {
    const std::string path = this->path(name);
    std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return path;
  }
  [[nodiscard]] std::string path(const std::string& name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

GamesOptions options(unsigned threads, std::size_t part_bytes) { return {.threads = threads, .part_bytes = part_bytes}; }

/// Not the whole of two long texts that differ.
std::string difference(std::string_view a, std::string_view b) {
  if (a == b) return "";
  const auto at = static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
  const std::size_t from = at < 200 ? 0 : at - 200;
  return "at " + std::to_string(at) + ":\n" + std::string(a.substr(from, 300)) + "\ninstead of:\n" +
         std::string(b.substr(from, 300));
}

std::string repeated(std::string_view text, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += text;
  return out;
}

struct Row {
  const char* name;
  std::string text;
};

constexpr std::string_view short_game = "[Event \"A\"]\n[Site \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke2 Ke7 1-0\n\n";

const std::vector<Row> rows = {
    {"nothing", ""},
    {"blanks alone", "\n\n  \n"},
    {"prose", "This is no game.\n\n[It has brackets]\nand more.\n\n[Event no quotes]\n"},
    {"one game", std::string(short_game)},
    {"some games", repeated(short_game, 20)},
    {"CR LF",
     "[Event \"A\"]\r\n\r\n1. e4 e5\r\n2. d4 *\r\n\r\n[Event \"B\"]\r\n\r\n1. e9 *\r\n\r\n[Event \"C\"]\r\n\r\n1. c4 x "
     "*\r\n"},
    {"CR", "[Event \"A\"]\r\r1. e4 e5\r2. d4 *\r\r[Event \"B\"]\r\r1. e9 *\r\r[Event \"C\"]\r\r1. c4 x *\r"},
    {"a byte order mark", "\xEF\xBB\xBF[Event \"A\"]\n\n1. e4 x *\n\n[Event \"B\"]\n\n1. e4 x *\n"},
    {"a byte order mark before a game without tags",
     "\xEF\xBB\xBF"
     "1. e4 x * 1. d4 y * [Event \"B\"]\n\n1. e4 x *\n"},
    {"no empty lines", "[Event \"A\"]\n1. e4 x 1-0\n[Event \"B\"]\n1. d4 y 1-0\n[Event \"C\"]\n1. c4 z 1-0\n"},
    {"games in one line", "[Event \"A\"] 1. e4 x 1-0 [Event \"B\"] 1. d4 y 1-0 [Event \"C\"] 1. c4 z 1-0"},
    {"no tags", "1. e4 x 1-0\n\n1. d4 y 1-0\n\n1. c4 z *\n"},
    {"tags alone", "[Event \"A\"]\n\n[Event \"B\"]\n\n\n[Site \"C\"]\n[Site \"D\"]\n"},
    {"tags after the moves", "1. e4 *\n[Event \"A\"]\n1. d4 *\n[Event \"B\"]\n1. c4\n[Event \"C\"]\n"},
    {"a comment with the beginning of a game in it",
     "[Event \"A\"]\n\n1. e4 {see\n\n[Event \"B\"]\n\n1. d4} e5 x *\n\n[Event \"C\"]\n\n1. c4 y *\n"},
    {"a comment that is never closed",
     "[Event \"A\"]\n\n1. e4 {see\n\n[Event \"B\"]\n\n1. d4 {no} y *\n\n[Event \"C\"]\n\n1. c4 {\n"},
    {"a variation with the beginning of a game in it", "[Event \"A\"]\n\n1. e4 (1. d4\n\n[Event \"B\"]\n\n1. c4) e5 *\n"},
    {"an escaped line", "[Event \"A\"]\n\n1. e4 e5 *\n%[Event \"no\"]\n%\n[Event \"B\"]\n% x\n1. e4 e5 *\n%"},
    {"a percent sign that begins a game in the middle of a line",
     "1. e4 1-0 % x\n[Event \"B\"]\n\n1. e4 1-0 % [y\n1. d4 *\n"},
    {"lines of tags with blanks before them",
     "[Event \"A\"]\n\n1. e4 *\n\n [Event \"B\"]\n\n1. e4 *\n\n\t[Event \"C\"]\n\n1. c4 *\n"},
    {"texts of several bytes a character",
     "[Event \"\xE5\x85\xAC\xE6\x94\xBB\"]\n\n1. e4 {\xC3\xA9\xC3\xA9} \xE2\x80\x93 x *\n\n[Event \"\xE5\x85\xAC\"]\n\n1. "
     "e4 \xC3\xA9 *\n"},
    {"zero bytes",
     "[Event \"A\"]\n\n1. e4 " + std::string(2, '\0') + " *\n" + std::string(1, '\0') + "[Event \"B\"]\n\n1. c4 *\n"},
};

/// Longer than a reader looks ahead, so that a reader of a part sees its text end.
std::vector<Row> long_rows() {
  const std::string tag_lines = "\n\n[Event \"no\"]\n[Site \"no\"]\n\n1. d4 Nf6\n\n";
  std::vector<Row> long_texts;
  long_texts.push_back({"many games", repeated(short_game, 6000)});
  long_texts.push_back(
      {"a giant game among others", repeated(short_game, 50) + "[Event \"giant\"]\n\n" +
                                        repeated("1. Nf3 {" + tag_lines + "} Nf6 2. Ng1 (2. e4 x) Ng8 ", 9000) + "*\n\n" +
                                        repeated(short_game, 50)});
  long_texts.push_back({"a giant comment with tags",
                        "[Event \"A\"]\n\n1. e4 {" + repeated(tag_lines, 8000) + "} e5 *\n\n" + repeated(short_game, 50)});
  long_texts.push_back({"a giant variation", "[Event \"A\"]\n\n1. e4 (" + repeated("1. e4 e5 (1... c5) ", 20000) +
                                                 ") e5 *\n\n" + repeated(short_game, 50)});
  long_texts.push_back({"long prose", repeated("Some words, and\n[no tag]. ", 20000)});
  long_texts.push_back({"giant lines", repeated("1. e4 e5 2. Nf3 1-0 ", 20000)});
  long_texts.push_back({"many tags", repeated("[Name \"value\"]\n", 30000) + std::string(short_game)});
  long_texts.push_back(
      {"an endless row of blanks", std::string(short_game) + std::string(400000, ' ') + std::string(short_game)});
  return long_texts;
}

TEST(GamesJob, TheSameWhereverTheTextIsCut) {
  const Folder folder;
  for (const Row& row : rows) {
    const std::string file = folder.file("games.pgn", row.text);
    const std::string expected = told_by_one_reader(row.text, true);
    for (std::size_t part_bytes = 1; part_bytes <= std::max<std::size_t>(row.text.size(), 1); ++part_bytes) {
      if (row.text.size() > 300 && part_bytes % 7 != 1) continue;
      LogJob job(true);
      const GamesRead read = read_games({file}, options(2, part_bytes), job);
      ASSERT_EQ(difference(job.text, expected), "") << row.name << " in parts of " << part_bytes;
      ASSERT_EQ(read.bytes, row.text.size()) << row.name;
      ASSERT_EQ(read.exit, Exit::Good) << row.name;
    }
  }
}

TEST(GamesJob, TheSameOfLongTexts) {
  const Folder folder;
  for (const Row& row : long_rows()) {
    const std::string file = folder.file("games.pgn", row.text);
    const std::string compressed = folder.file("games.pgn.gz", testing::compressed(row.text));
    const std::vector<std::pair<std::string, std::size_t>> ways = {
        {file, 3000}, {file, 40000}, {file, 1 << 21}, {compressed, 40000}, {compressed, 1 << 21}};
    for (const PgnLines lines : {PgnLines::All, PgnLines::MainLine}) {
      for (const bool texts : {false, true}) {
        const std::string expected = told_by_one_reader(row.text, texts, lines);
        for (const auto& [name, part_bytes] : ways) {
          LogJob job(texts);
          const GamesRead read = read_games({name}, {.threads = 3, .lines = lines, .part_bytes = part_bytes}, job);
          ASSERT_EQ(difference(job.text, expected), "") << row.name << ": " << name << " in parts of " << part_bytes;
          ASSERT_EQ(read.bytes, row.text.size()) << row.name;
        }
      }
    }
  }
}

TEST(GamesJob, TheSameWithAnyNumberOfThreads) {
  const Folder folder;
  const std::string text = repeated(short_game, 3000);
  const std::string file = folder.file("games.pgn", text);
  const std::string expected = told_by_one_reader(text, false);
  for (const unsigned threads : {1, 2, 5, 16}) {
    LogJob job(false);
    const GamesRead read = read_games({file}, options(threads, 5000), job);
    EXPECT_EQ(difference(job.text, expected), "") << threads;
    EXPECT_EQ(read.games, 3000U);
    EXPECT_GT(job.parts, 30U);
    EXPECT_GT(job.games_before, 2900U);
    EXPECT_LT(job.games_before, 3000U);
  }
}

/// Texts put together at random of what matters to a reader.
TEST(GamesJob, TheSameOfAnyText) {
  constexpr std::array<std::string_view, 24> pieces = {"[Event \"A\"]\n",
                                                       "[Event \"B\"]\n",
                                                       "[Site \"C\"]\n",
                                                       "\n",
                                                       "\n\n",
                                                       "\r\n",
                                                       "\r",
                                                       "1. e4 ",
                                                       "e5 ",
                                                       "1-0",
                                                       "* ",
                                                       "{",
                                                       "}",
                                                       "(",
                                                       ")",
                                                       ";",
                                                       "%",
                                                       "[",
                                                       "]",
                                                       "\"",
                                                       "1. d4 d5 *\n\n",
                                                       " ",
                                                       "\xEF\xBB\xBF",
                                                       "\xC3\xA9"};
  std::mt19937 random(5);
  const Folder folder;
#ifdef ADOUBE_SANITIZED
  constexpr int texts = 60;
#else
  constexpr int texts = 400;
#endif
  for (int i = 0; i < texts; ++i) {
    std::string text;
    for (std::size_t size = random() % 60; size > 0; --size) text += pieces[random() % pieces.size()];
    const std::string file = folder.file("games.pgn", text);
    const PgnLines lines = i % 2 == 0 ? PgnLines::All : PgnLines::MainLine;
    const std::string expected = told_by_one_reader(text, true, lines);
    for (const std::size_t part_bytes : {1, 2, 3, 5, 9, 17, 30}) {
      LogJob job(true);
      static_cast<void>(read_games({file}, {.threads = 2, .lines = lines, .part_bytes = part_bytes}, job));
      ASSERT_EQ(difference(job.text, expected), "") << ::testing::PrintToString(text) << " in parts of " << part_bytes;
    }
  }
}

TEST(GamesJob, ThroughAPipe) {
  const Folder folder;
  const std::string text = repeated(short_game, 2000);
  const std::string pipe = folder.path("pipe");
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  std::thread writer([&] {
    std::ofstream out(pipe, std::ios::binary);
    for (std::size_t at = 0; at < text.size(); at += 700) out << text.substr(at, 700) << std::flush;
  });
  LogJob job(true);
  static_cast<void>(read_games({pipe}, options(2, 8000), job));
  writer.join();
  EXPECT_EQ(difference(job.text, told_by_one_reader(text, true)), "");
}

TEST(GamesJob, FilesOneAfterTheOther) {
  const Folder folder;
  std::vector<std::string> files;
  std::string expected;
  for (int i = 0; i < 40; ++i) {
    const std::string text = repeated(short_game, i % 7) + "1. e4 x";
    files.push_back(folder.file("games" + std::to_string(i), i % 2 == 0 ? text : testing::compressed(text)));
    expected += told_by_one_reader(text, true);
  }
  LogJob job(true);
  EXPECT_EQ(read_games(files, options(3, 100), job).exit, Exit::Good);
  EXPECT_EQ(difference(job.text, expected), "");
}

TEST(GamesJob, AFileThatIsMissingOrDamagedIsToldAndTheOthersAreRead) {
  const Folder folder;
  const std::string text = repeated(short_game, 2000);
  const std::string whole = testing::compressed(text);
  for (const std::string& bad :
       {folder.path("missing"), folder.file("cut.gz", std::string_view(whole).substr(0, whole.size() / 2)),
        folder.path("")}) {
    LogJob job(false);
    ::testing::internal::CaptureStderr();
    const GamesRead read = read_games({bad, folder.file("good.pgn", short_game)}, options(2, 3000), job);
    const std::string told = ::testing::internal::GetCapturedStderr();
    EXPECT_EQ(read.exit, Exit::Unusable) << bad;
    EXPECT_EQ(std::ranges::count(told, '\n'), 1) << told;
    EXPECT_NE(told.find(bad), std::string::npos) << told;
    EXPECT_TRUE(job.text.ends_with(told_by_one_reader(short_game, false))) << bad;
  }
}

TEST(GamesJob, EndsWhenTheJobNeedsNoMore) {
  const Folder folder;
  const std::string file = folder.file("games.pgn", repeated(short_game, 5000));
  LogJob job(false, 3);
  const GamesRead read = read_games({file, file}, options(4, 2000), job);
  EXPECT_EQ(job.parts, 3U);
  EXPECT_EQ(read.exit, Exit::Good);
  EXPECT_LT(read.games, 200U);
}

}  // namespace
}  // namespace adoube::cli
