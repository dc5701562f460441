// SPDX-License-Identifier: MIT
// What is wrong with a lesson's file: each kind of fault once, with its line.
#include <gtest/gtest.h>

#include <algorithm>

#include "apps/lesson_files/course.hpp"
#include "apps/opening_names/opening_names.hpp"

namespace adoube::lesson_files {
namespace {

/// A lesson without a fault. Each row of the table replaces one piece of it; where the first task becomes another one, the
/// second step stands on another board, and is at fault for that.
constexpr auto good = R"(title = { en = "A", zh-Hans = "B", zh-Hant = "C" }
kind = "topic"
basis = "laws"
answer = { en = "A [3.3]", zh-Hans = "B [3.3]", zh-Hant = "C [3.3]" }
articles = ["3.3"]
covers = ["T04"]

[[part]]
basis = "advice"
text = { en = "**A**", zh-Hans = "**B**", zh-Hant = "C" }

[[step]]
text = { en = "A", zh-Hans = "B", zh-Hant = "C" }
fen = "1k6/8/8/8/3R4/7K/8/8 w - - 0 1"
moves = ["d4d6", "b8a7"]
marks = { king = ["a7"] }
arrows = [["d6", "a6"]]
claim = [{ legal = "d6a6" }, { legal_moves = 19, at = 0 }]

[step.task]
kind = "move"
goal = { from = "d6", to = "d7" }
reply = "a7a8"
after = { en = "A", zh-Hans = "B", zh-Hant = "C" }

[[step]]
text = { en = "A", zh-Hans = "B", zh-Hant = "C" }
claim = [{ legal = "d7d8" }]

[step.task]
kind = "legal"
move = "d7c6"
options = [
  { code = "not-a-rook-move", text = { en = "A", zh-Hans = "B", zh-Hant = "C" } },
  { code = "path-blocked", text = { en = "A", zh-Hans = "B", zh-Hant = "C" } },
  { code = "pinned", text = { en = "A", zh-Hans = "B", zh-Hant = "C" } },
]
)";

[[nodiscard]] std::string told(const std::string& text) {
  const std::vector<SourceFile> files = {{"lessons/the-rook.toml", text}};
  std::string all;
  for (const Problem& problem : read_course(files, opening_names::book()).problems)
    all += std::to_string(problem.line) + " " + std::string(name(problem.code)) + (problem.note ? " note" : "") + "; ";
  return all;
}

struct Row {
  const char* name;
  const char* instead_of;
  const char* there_is;
  const char* told;
};

constexpr auto claims_line = "claim = [{ legal = \"d6a6\" }, { legal_moves = 19, at = 0 }]";
constexpr auto move_task = "kind = \"move\"\ngoal = { from = \"d6\", to = \"d7\" }\nreply = \"a7a8\"";

const Row rows[] = {
    {"no TOML", "kind = \"topic\"", "kind = topic", "2 syntax; "},
    {"a key twice", "basis = \"laws\"", "basis = \"laws\"\nbasis = \"laws\"", "4 syntax; "},
    {"an unknown key", "basis = \"laws\"", "basis = \"laws\"\nauthor = \"me\"", "4 unknown-key; "},
    {"an unknown key in a step", "reply = \"a7a8\"", "replay = \"a7a8\"", "23 unknown-key; "},
    {"no kind", "kind = \"topic\"\n", "", "1 missing-key; "},
    {"no such kind", "kind = \"topic\"", "kind = \"poem\"", "2 wrong-value; "},
    {"no such basis", "basis = \"laws\"", "basis = \"rumour\"", "3 wrong-value; "},
    {"Laws without an article", "articles = [\"3.3\"]", "articles = []", "1 missing-key; "},
    {"a text in two languages", ", zh-Hant = \"C\" }\nkind = \"topic\"", " }\nkind = \"topic\"", "1 language; "},
    {"a text in four", "title = { en", "title = { fr = \"D\", en", "1 unknown-key; "},
    {"a text in one", "title = { en = \"A\", zh-Hans = \"B\", zh-Hant = \"C\" }", "title = \"A\"", "1 language; "},
    {"an empty text", "title = { en = \"A\"", "title = { en = \"\"", "1 language; "},
    {"a mark that does not end", "\"**A**\"", "\"**A*\"", "10 markup; "},
    {"links that differ", "zh-Hant = \"C [3.3]\"", "zh-Hant = \"C\"", "4 texts-differ; "},
    {"a link to no article", "**A**", "**A** [3.99]", "10 article; 10 texts-differ; "},
    {"no such article", "articles = [\"3.3\"]", "articles = [\"3.99\"]", "5 article; "},
    {"no such row", "covers = [\"T04\"]", "covers = [\"T99\"]", "6 coverage; "},
    {"a position that cannot be", "1k6/8/8/8/3R4/7K/8/8 w", "1k6/8/8/8/1R6/7K/8/8 w", "14 fen; "},
    {"no position at all", "fen = \"1k6/8/8/8/3R4/7K/8/8 w - - 0 1\"\n", "", "12 missing-key; "},
    {"an illegal move", "\"b8a7\"", "\"b8b6\"", "15 move; "},
    {"a mark that is no square", "king = [\"a7\"]", "king = [\"a9\"]", "16 wrong-value; "},
    {"a mark of no kind", "king = [\"a7\"]", "queen = [\"a7\"]", "16 unknown-key; "},
    {"an arrow to itself", "[\"d6\", \"a6\"]", "[\"d6\", \"d6\"]", "17 wrong-value; "},
    {"a claim that does not hold", "legal = \"d6a6\"", "legal = \"d6b7\"", "18 claim; "},
    {"a claim that does not hold earlier", "legal_moves = 19", "legal_moves = 20", "18 claim; "},
    {"a claim of no kind", "{ legal = \"d6a6\" }", "{ lawful = \"d6a6\" }", "18 missing-key; "},
    {"a code that is none", claims_line, "claim = [{ illegal = \"d6b7\", code = \"odd\" }]", "18 code; "},
    {"no such kind of task", "kind = \"move\"", "kind = \"guess\"", "21 wrong-value; "},
    {"a task that cannot be done", "to = \"d7\" }", "to = \"e7\" }", "20 unsolvable; "},
    {"a reply that is not legal", "reply = \"a7a8\"", "reply = \"a7a5\"", "23 move; "},
    {"what follows is not decided", move_task, "kind = \"move\"\ngoal = { piece = \"rook\" }", "25 missing-key; "},
    {"no option is the reason", "\"not-a-rook-move\"", "\"not-a-bishop-move\"", "30 unsolvable; "},
    {"an option twice", "\"path-blocked\"", "\"pinned\"", "33 wrong-value; "},
    {"an option that is no reason", "\"path-blocked\"", "\"gives-check\"", "33 wrong-value; "},
    {"branches of a topic", "[[part]]",
     "[[branch]]\ntitle = { en = \"A\", zh-Hans = \"B\", zh-Hant = \"C\" }\ntext = { en = \"A\", zh-Hans = \"B\", zh-Hant = "
     "\"C\" }\nmoves = [\"d6d7\"]\n\n[[part]]",
     "8 branches; "},
    {"a strategy without branches", "kind = \"topic\"", "kind = \"strategy\"", "1 branches; "},
    {"a set that is empty", move_task, "kind = \"squares\"\nwhat = \"checkers\"", "20 solved; 27 claim; 29 unsolvable; "},
    {"a board that is set up already", move_task,
     "kind = \"setup\"\ntarget = \"startpos\"\nfrom = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\"",
     "20 solved; 28 claim; 30 unsolvable; "},
    {"a choice without a right option", move_task,
     "kind = \"choice\"\noptions = [{ text = { en = \"A\", zh-Hans = \"B\", zh-Hant = \"C\" }, why = { en = \"A\", zh-Hans "
     "= \"B\", zh-Hant = \"C\" } }, { text = { en = \"A\", zh-Hans = \"B\", zh-Hant = \"C\" }, why = { en = \"A\", zh-Hans "
     "= \"B\", zh-Hant = \"C\" } }]",
     "20 unsolvable; 27 claim; 29 unsolvable; "},
    {"a wrong option without a why", move_task,
     "kind = \"choice\"\noptions = [{ right = true, text = { en = \"A\", zh-Hans = \"B\", zh-Hant = \"C\" } }, { text = { "
     "en = \"A\", zh-Hans = \"B\", zh-Hant = \"C\" } }]",
     "22 missing-key; 27 claim; 29 unsolvable; "},
    {"a ruling that is none of the options", move_task,
     "kind = \"ruling\"\nsetup = { fen = \"8/k7/3R4/8/8/7K/8/8 w - - 2 2\" }\nevents = [{ at = 1, by = \"white\", do = "
     "\"touch\", squares = [\"d6\"] }]\noptions = [{ ruling = \"touch-adjusts\", text = { en = \"A\", zh-Hans = \"B\", "
     "zh-Hant = \"C\" } }, { ruling = \"touched-nothing\", text = { en = \"A\", zh-Hans = \"B\", zh-Hant = \"C\" } }]",
     "20 unsolvable; 29 claim; 31 unsolvable; "},
    {"a ruling about another board", move_task,
     "kind = \"ruling\"\nsetup = {}\nevents = [{ at = 1, by = \"white\", do = \"touch\", squares = [\"e2\"] }]\noptions = "
     "[{ ruling = \"touch-binds-piece\", text = { en = \"A\", zh-Hans = \"B\", zh-Hant = \"C\" } }, { ruling = "
     "\"touched-nothing\", text = { en = \"A\", zh-Hans = \"B\", zh-Hant = \"C\" } }]",
     "22 fen; 29 claim; 31 unsolvable; "},
    {"practice without a solution", move_task,
     "kind = \"act\"\nsetup = { fen = \"8/k7/3R4/8/8/7K/8/8 w - - 2 2\" }\noffers = [\"touch\"]\ngoal = { ruling = "
     "\"touch-binds-piece\" }",
     "20 undecided note; 29 claim; 31 unsolvable; "},
    {"practice with one that is not offered", move_task,
     "kind = \"act\"\nsetup = { fen = \"8/k7/3R4/8/8/7K/8/8 w - - 2 2\" }\noffers = [\"press\"]\ngoal = { ruling = "
     "\"touch-binds-piece\" }\nsolution = [{ at = 1, by = \"white\", do = \"touch\", squares = [\"d6\"] }]",
     "23 wrong-value; 30 claim; 32 unsolvable; "},
};

TEST(LessonFile, WithoutAFaultHasNoProblem) { EXPECT_EQ(told(good), ""); }

TEST(LessonFile, IsToldEachFaultWithItsLine) {
  for (const Row& row : rows) {
    std::string text = good;
    const auto place = text.find(row.instead_of);
    ASSERT_NE(place, std::string::npos) << row.name;
    text.replace(place, std::string_view(row.instead_of).size(), row.there_is);
    EXPECT_EQ(told(text), row.told) << row.name;
  }
}

TEST(LessonFile, IsDecidedAgainByAPositionOfItsOwn) {
  constexpr std::string_view second_step = "[[step]]\ntext = { en = \"A\", zh-Hans = \"B\", zh-Hant = \"C\" }\nclaim";
  std::string text = good;
  text.replace(text.find(move_task), std::string_view(move_task).size(), "kind = \"move\"\ngoal = { piece = \"rook\" }");
  text.insert(text.find(second_step) + second_step.find("claim"), "fen = \"k7/3R4/8/8/8/7K/8/8 w - - 0 1\"\n");
  text.erase(text.rfind("\n[step.task]"));
  text += "\n[[step]]\ntext = { en = \"A\", zh-Hans = \"B\", zh-Hant = \"C\" }\nclaim = [{ legal = \"d7d8\" }]\n";
  EXPECT_EQ(told(text), "");
}

/// Any bytes are answered with problems, never otherwise.
TEST(LessonFile, MayHoldAnyBytes) {
  for (const char* const text : {"", "\xff\xfe", "title = 1979-05-27", "[[step]]\n[[step]]", "step = 7", "step = [1]", "[[[",
                                 "[[#", "[npe\xef\xb9\xbf", "[ =", "[.", "a.[", "[\"", "= 1", "part = {}",
                                 "99999999999999999999999 = 1", "\"/\" = 1", "\"\" = 1"})
    EXPECT_NE(told(text), "") << text;
}

}  // namespace
}  // namespace adoube::lesson_files
