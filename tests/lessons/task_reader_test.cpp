// SPDX-License-Identifier: MIT
// Tasks and answers that are none: the field at fault, and what was expected there.
#include <gtest/gtest.h>

#include "apps/answers/task_json.hpp"

namespace adoube::answers {
namespace {

struct TaskRow {
  const char* name;
  const char* task;
  const char* fault;
};

constexpr TaskRow task_rows[] = {
    {"no object", "7", "task.kind: expected move"},
    {"no kind", "{}", "task.kind: expected move"},
    {"an unknown kind", R"({"kind":"dance"})", "task.kind: expected move"},
    {"a kind that is no text", R"({"kind":7})", "task.kind: expected move"},
    {"an unknown field", R"({"kind":"state","answer":"check"})",
     "task.answer: expected nothing; known here are kind after reply after_reply"},
    {"no goal", R"({"kind":"move"})", "task.goal: expected what the move has to do"},
    {"an empty goal", R"({"kind":"move","goal":{}})", "task.goal: expected what the move has to do"},
    {"a goal that is no object", R"({"kind":"move","goal":3})", "task.goal: expected an object"},
    {"an unknown goal", R"({"kind":"move","goal":{"wins":true}})", "task.goal.wins: expected nothing"},
    {"no square", R"({"kind":"move","goal":{"to":"i9"}})", "task.goal.to: expected a square"},
    {"no kind of piece", R"({"kind":"move","goal":{"piece":"dragon"}})", "task.goal.piece: expected pawn"},
    {"no yes or no", R"({"kind":"move","goal":{"mates":"yes"}})", "task.goal.mates: expected true or false"},
    {"a promotion to a king", R"({"kind":"move","goal":{"promotes":"king"}})",
     "task.goal.promotes: expected true, false or queen"},
    {"more repetitions than end the game", R"({"kind":"move","goal":{"repeats":6}})",
     "task.goal.repeats: expected a whole number from 2 to 5"},
    {"squares of nothing", R"({"kind":"squares","what":"reaches"})", "task.of: expected a square"},
    {"unknown squares", R"({"kind":"squares","what":"nice","of":"e4"})", "task.what: expected reaches"},
    {"a file of three letters", R"({"kind":"squares","what":"file","of":"abc"})", "task.of: expected d, 4 or a1-h8"},
    {"a diagonal that is none", R"({"kind":"squares","what":"diagonal","of":"a1-h7"})", "task.of: expected d, 4 or a1-h8"},
    {"a diagonal that goes on", R"({"kind":"squares","what":"diagonal","of":"b2-h8"})", "task.of: expected d, 4 or a1-h8"},
    {"attackers of no colour", R"({"kind":"squares","what":"attackers","of":"e4"})", "task.by: expected white or black"},
    {"no move", R"({"kind":"legal","options":[{"code":"pinned"},{"code":"no-piece"}]})", "task.move: expected a move"},
    {"no options", R"({"kind":"legal","move":"e2e4"})", "task.options: expected two options or more"},
    {"an unknown code", R"({"kind":"legal","move":"e2e4","options":[{"code":"bad"},{"code":"pinned"}]})",
     "task.options.0.code: expected a code"},
    {"a setup without a board", R"({"kind":"ruling","setup":{"fen":"x"},"events":[],"options":[{},{}]})",
     "task.setup.fen: expected "},
    {"an event that is none",
     R"({"kind":"ruling","setup":{},"events":[{"at":1,"by":"white","do":"sing"}],"options":[{},{}]})",
     "task.events.0.do: expected an act"},
    {"an option without a ruling", R"({"kind":"ruling","setup":{},"events":[],"options":[{},{}]})",
     "task.options.0.ruling: expected a code"},
    {"an unknown form", R"({"kind":"notation","move":"e2e4","form":"tiny"})", "task.form: expected short, long or figurine"},
    {"no target", R"({"kind":"setup"})", "task.target: expected startpos"},
    {"a target that is no board", R"({"kind":"setup","target":"8/8"})", "task.target: expected startpos"},
    {"no piece", R"({"kind":"place","piece":"queen","goal":{"state":"check"}})", "task.piece: expected a piece"},
    {"no state", R"({"kind":"place","piece":"white queen","goal":{}})", "task.goal.state: expected none"},
    {"a choice of one", R"({"kind":"choice","options":[{}]})", "task.options: expected two options or more"},
    {"practice without an aim", R"({"kind":"act","setup":{},"goal":{}})", "task.goal: expected a ruling"},
    {"never what is no code", R"({"kind":"act","setup":{},"goal":{"plies":1},"never":["bad"]})",
     "task.never: expected codes"},
};

TEST(TaskReader, NamesTheFieldAndWhatWasExpected) {
  for (const TaskRow& row : task_rows) {
    const auto task = read_task(Json::parse(row.task));
    ASSERT_FALSE(task) << row.name;
    EXPECT_TRUE(text(task.error()).starts_with(row.fault)) << row.name << ": " << text(task.error());
  }
}

struct AnswerRow {
  const char* name;
  const char* task;
  const char* answer;
  const char* fault;
};

constexpr AnswerRow answer_rows[] = {
    {"no object", R"({"kind":"state"})", "3", "answer: expected an object"},
    {"a field of another kind", R"({"kind":"state"})", R"({"move":"e2e4"})", "answer.move: expected nothing"},
    {"no state", R"({"kind":"state"})", "{}", "answer.state: expected none"},
    {"no move", R"({"kind":"move","goal":{"to":"e4"}})", R"({"move":"e4"})", "answer.move: expected a move"},
    {"squares beyond the board", R"({"kind":"squares","what":"checkers"})", R"({"squares":["e9"]})",
     "answer.squares: expected squares"},
    {"squares that are no list", R"({"kind":"squares","what":"checkers"})", R"({"squares":"e4"})",
     "answer.squares: expected a list"},
    {"an option that is not there", R"({"kind":"choice","options":[{},{}]})", R"({"option":2})",
     "answer.option: expected a whole number from 0 to 1"},
    {"no option", R"({"kind":"choice","options":[{},{}]})", "{}", "answer.option: expected the number"},
    {"a claim of Guidelines III", R"({"kind":"claim"})", R"({"kind":"no-normal-win"})",
     "answer.kind: expected threefold-repetition or fifty-moves"},
    {"half a board", R"({"kind":"setup","target":"startpos"})", R"({"placement":"8/8"})",
     "answer.placement: expected the board"},
    {"events that are none", R"({"kind":"act","setup":{},"goal":{"plies":1}})", R"({"events":[7]})",
     "answer.events.0.: expected a JSON object"},
};

TEST(AnswerReader, NamesTheFieldAndWhatWasExpected) {
  for (const AnswerRow& row : answer_rows) {
    const auto task = read_task(Json::parse(row.task));
    ASSERT_TRUE(task) << row.name << ": " << text(task.error());
    const auto answer = read_answer(Json::parse(row.answer), *task);
    ASSERT_FALSE(answer) << row.name;
    EXPECT_TRUE(text(answer.error()).starts_with(row.fault)) << row.name << ": " << text(answer.error());
  }
}

}  // namespace
}  // namespace adoube::answers
