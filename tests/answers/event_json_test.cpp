// SPDX-License-Identifier: MIT
// Events in JSON: every act is read back as it was written, and whatever is wrong is told by field and expectation.
#include "apps/answers/event_json.hpp"

#include <gtest/gtest.h>

#include <set>
#include <variant>

#include "apps/answers/json_fields.hpp"

namespace adoube::answers {
namespace {

/// Written as event_json() writes it.
const std::vector<const char*> written = {
    R"({"at":0,"by":"white","do":"move","uci":"e2e4"})",
    R"({"at":5,"by":"black","do":"move","uci":"a2a1n"})",
    R"({"at":6,"by":"white","do":"make","uci":"e7e8"})",
    R"({"at":7,"by":"white","do":"press"})",
    R"({"at":8,"by":"white","do":"touch","squares":["h1","e1"]})",
    R"({"at":9,"by":"black","do":"adjust"})",
    R"({"at":10,"by":"black","do":"illegal","what":"two-hands"})",
    R"({"at":10,"by":"black","do":"illegal","uci":"e8g8","what":"illegal-move"})",
    R"({"at":10,"by":"white","do":"illegal","uci":"e7e8","what":"pawn-left-on-last-rank"})",
    R"({"at":11,"by":"white","do":"point-out","what":"illegal-move"})",
    R"({"at":11,"by":"arbiter","do":"point-out","what":"displaced","ply":12})",
    R"({"at":11,"by":"black","do":"point-out","what":"touch-move","squares":["g1"]})",
    R"({"at":11,"by":"black","do":"point-out","what":"wrong-set-up"})",
    R"({"at":11,"by":"black","do":"point-out","what":"board-turned"})",
    R"({"at":11,"by":"black","do":"point-out","what":"colours-reversed"})",
    R"({"at":11,"by":"black","do":"point-out","what":"two-hands","ply":0})",
    R"({"at":12,"by":"white","do":"offer-draw"})",
    R"({"at":13,"by":"black","do":"accept-draw"})",
    R"({"at":14,"by":"black","do":"decline-draw"})",
    R"({"at":15,"by":"white","do":"claim","kind":"fifty-moves"})",
    R"({"at":9007199254740991,"by":"white","do":"claim","kind":"threefold-repetition","uci":"g1f3"})",
    R"({"at":16,"by":"white","do":"claim","kind":"no-normal-win"})",
    R"({"at":16,"by":"white","do":"claim","kind":"ask-increment"})",
    R"({"at":17,"by":"white","do":"resign"})",
    R"({"at":18,"by":"white","do":"flag"})",
    R"({"at":19,"by":"white","do":"leave"})",
    R"({"at":20,"by":"white","do":"arrive"})",
    R"({"at":21,"by":"arbiter","do":"stop"})",
    R"({"at":22,"by":"arbiter","do":"start"})",
    R"({"at":23,"by":"white","do":"ask-score"})",
    R"({"at":23,"by":"white","do":"call-arbiter"})",
    R"({"at":24,"by":"arbiter","do":"penalty","to":"white","what":"warning","article":"11.5"})",
    R"({"at":24,"by":"arbiter","do":"penalty","to":"black","what":"time-added","ms":120000})",
    R"({"at":24,"by":"arbiter","do":"penalty","to":"black","what":"time-removed","ms":0,"article":"A.5.3"})",
    R"({"at":24,"by":"arbiter","do":"penalty","to":"black","what":"points"})",
    R"({"at":24,"by":"arbiter","do":"penalty","to":"black","what":"loss"})",
    R"({"at":25,"by":"arbiter","do":"set-clock","to":"white","ms":600000000})",
    R"({"at":26,"by":"arbiter","do":"restore","ply":0})",
    R"({"at":27,"by":"arbiter","do":"end","result":"1/2-0","article":"11.7"})",
    R"({"at":27,"by":"arbiter","do":"end","result":"*"})",
    R"({"at":28,"by":"arbiter","do":"decide","what":"grant"})",
    R"({"at":28,"by":"arbiter","do":"decide","what":"reject"})",
    R"({"at":28,"by":"arbiter","do":"decide","what":"postpone"})",
    R"({"at":29,"by":"white","do":"ask-take-back"})",
    R"({"at":29,"by":"black","do":"accept-take-back"})",
    R"({"at":29,"by":"black","do":"decline-take-back"})",
    R"({"at":30,"by":"white","do":"abort"})",
    R"({"at":31,"by":"white","do":"ask-rematch"})",
    R"({"at":31,"by":"white","do":"withdraw-rematch"})",
};

TEST(EventJson, ReadsWhatItWrites) {
  std::set<std::size_t> kinds;
  for (const char* text : written) {
    SCOPED_TRACE(text);
    const auto event = read_event(Json::parse(text));
    ASSERT_TRUE(event) << adoube::answers::text(event.error(), laws::Language::English);
    EXPECT_EQ(line(event_json(*event)), text);
    kinds.insert(event->act.index());
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<game::Act>) << "every kind of act has its rows";
}

TEST(EventJson, WhatIsLeftOutHasItsMeaning) {
  struct Row {
    const char* name;
    const char* text;
    const char* means;
  };
  for (const Row& row : {
           Row{"no time: that of the last event", R"({"by":"white","do":"press"})",
               R"({"at":70,"by":"white","do":"press"})"},
           Row{"a time that is null", R"({"at":null,"by":"white","do":"press"})", R"({"at":70,"by":"white","do":"press"})"},
           Row{"an illegal act is an illegal move", R"({"at":71,"by":"white","do":"illegal","uci":"e1e3"})",
               R"({"at":71,"by":"white","do":"illegal","uci":"e1e3","what":"illegal-move"})"},
           Row{"so is a fault pointed out", R"({"at":71,"by":"white","do":"point-out"})",
               R"({"at":71,"by":"white","do":"point-out","what":"illegal-move"})"},
           Row{"an article as the register has it",
               R"({"at":71,"by":"arbiter","do":"end","result":"0-1","article":"a.5.3."})",
               R"({"at":71,"by":"arbiter","do":"end","result":"0-1","article":"A.5.3"})"},
           Row{"fields that nobody asks for", R"({"at":71,"by":"white","do":"press","uci":7,"more":[[]]})",
               R"({"at":71,"by":"white","do":"press"})"},
           Row{"a warning needs no time", R"({"at":71,"by":"arbiter","do":"penalty","to":"white","what":"warning","ms":-5})",
               R"({"at":71,"by":"arbiter","do":"penalty","to":"white","what":"warning"})"},
       }) {
    SCOPED_TRACE(row.name);
    const auto event = read_event(Json::parse(row.text), game::Time{70});
    ASSERT_TRUE(event);
    EXPECT_EQ(line(event_json(*event)), row.means);
  }
}

TEST(EventJson, TellsWhichFieldIsWrong) {
  struct Row {
    const char* name;
    const char* text;
    const char* field;
    Wanted expected;
  };
  for (const Row& row : {
           Row{"a number", "7", "", Wanted::Object},
           Row{"a list", "[]", "", Wanted::Object},
           Row{"nobody", R"({"do":"resign"})", "by", Wanted::Actor},
           Row{"a player that is none", R"({"by":"green","do":"resign"})", "by", Wanted::Actor},
           Row{"a player in capitals", R"({"by":"White","do":"resign"})", "by", Wanted::Actor},
           Row{"a player of the wrong kind", R"({"by":["white"],"do":"resign"})", "by", Wanted::Actor},
           Row{"nothing done", R"({"by":"white"})", "do", Wanted::Act},
           Row{"nothing known", R"({"by":"white","do":"fly"})", "do", Wanted::Act},
           Row{"an act of the wrong kind", R"({"by":"white","do":{"a":1}})", "do", Wanted::Act},
           Row{"a move without squares", R"({"by":"white","do":"move"})", "uci", Wanted::Move},
           Row{"made without squares", R"({"by":"white","do":"make","uci":null})", "uci", Wanted::Move},
           Row{"squares off the board", R"({"by":"white","do":"move","uci":"e9e4"})", "uci", Wanted::Move},
           Row{"SAN is for people", R"({"by":"white","do":"move","uci":"Nf3"})", "uci", Wanted::Move},
           Row{"an illegal act that is no move", R"({"by":"white","do":"illegal","uci":"x"})", "uci", Wanted::Move},
           Row{"an announced move that is none", R"({"by":"white","do":"claim","kind":"fifty-moves","uci":7})", "uci",
               Wanted::Move},
           Row{"a claim of nothing", R"({"by":"white","do":"claim"})", "kind", Wanted::Claim},
           Row{"a claim of boredom", R"({"by":"white","do":"claim","kind":"boredom"})", "kind", Wanted::Claim},
           Row{"nothing touched", R"({"by":"white","do":"touch"})", "squares", Wanted::Squares},
           Row{"an empty list touched", R"({"by":"white","do":"touch","squares":[]})", "squares", Wanted::Squares},
           Row{"a text touched", R"({"by":"white","do":"touch","squares":"e1"})", "squares", Wanted::Squares},
           Row{"a square that is none", R"({"by":"white","do":"touch","squares":["e1","i1"]})", "squares", Wanted::Squares},
           Row{"an act that is only pointed out", R"({"by":"white","do":"illegal","what":"displaced"})", "what",
               Wanted::IllegalAct},
           Row{"a fault that is none", R"({"by":"white","do":"point-out","what":"ugly"})", "what", Wanted::Irregularity},
           Row{"a half-move before the first", R"({"by":"white","do":"point-out","ply":-1})", "ply", Wanted::Ply},
           Row{"a half-move beyond reason", R"({"by":"white","do":"point-out","ply":1000001})", "ply", Wanted::Ply},
           Row{"nobody punished", R"({"by":"arbiter","do":"penalty","what":"loss"})", "to", Wanted::Player},
           Row{"the arbiter punished", R"({"by":"arbiter","do":"penalty","to":"arbiter","what":"loss"})", "to",
               Wanted::Player},
           Row{"no such penalty", R"({"by":"arbiter","do":"penalty","to":"white","what":"fine"})", "what", Wanted::Penalty},
           Row{"time without a number", R"({"by":"arbiter","do":"penalty","to":"white","what":"time-added"})", "ms",
               Wanted::Span},
           Row{"a negative time", R"({"by":"arbiter","do":"set-clock","to":"white","ms":-1})", "ms", Wanted::Span},
           Row{"a time beyond reason", R"({"by":"arbiter","do":"set-clock","to":"white","ms":600000001})", "ms",
               Wanted::Span},
           Row{"an article that is none", R"({"by":"arbiter","do":"end","result":"1-0","article":"99.9"})", "article",
               Wanted::Article},
           Row{"an article of the wrong kind", R"({"by":"arbiter","do":"end","result":"1-0","article":12.9})", "article",
               Wanted::Article},
           Row{"a result that is none", R"({"by":"arbiter","do":"end","result":"2-0"})", "result", Wanted::Result},
           Row{"no result", R"({"by":"arbiter","do":"end"})", "result", Wanted::Result},
           Row{"restored to nowhere", R"({"by":"arbiter","do":"restore"})", "ply", Wanted::Plies},
           Row{"decided on nothing", R"({"by":"arbiter","do":"decide"})", "what", Wanted::Decision},
           Row{"a negative hour", R"({"by":"white","do":"resign","at":-1})", "at", Wanted::Time},
           Row{"a broken millisecond", R"({"by":"white","do":"resign","at":1.5})", "at", Wanted::Time},
           Row{"an hour in words", R"({"by":"white","do":"resign","at":"noon"})", "at", Wanted::Time},
           Row{"beyond 53 bits", R"({"by":"white","do":"resign","at":9007199254740992})", "at", Wanted::Time},
           Row{"beyond 63 bits", R"({"by":"white","do":"resign","at":18446744073709551615})", "at", Wanted::Time},
           Row{"beyond 64 bits", R"({"by":"white","do":"resign","at":99999999999999999999999})", "at", Wanted::Time},
           Row{"beyond every number", R"({"by":"white","do":"resign","at":1e400})", "", Wanted::Object},
       }) {
    SCOPED_TRACE(row.name);
    const auto event = read_event(Json::parse(row.text, nullptr, false), game::Time{0});
    ASSERT_FALSE(event);
    EXPECT_EQ(event.error().field, row.field);
    EXPECT_EQ(event.error().expected, row.expected) << text(event.error(), laws::Language::English);
  }
}

TEST(EventJson, ATimeIsNeededWhereNothingElseTellsIt) {
  const auto event = read_event(Json::parse(R"({"by":"white","do":"resign"})"));
  ASSERT_FALSE(event);
  EXPECT_EQ(event.error().field, "at");
}

TEST(EventJson, DeepNestingIsOnlyIgnored) {
  const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
  const Json json = Json::parse(R"({"by":"white","do":"resign","more":)" + deep + "}");
  EXPECT_TRUE(read_event(json, game::Time{0}));
  EXPECT_FALSE(read_event(Json::parse(R"({"by":)" + deep + "}")));
}

TEST(FieldFault, IsTellableInEveryLanguage) {
  for (int i = 0; i <= static_cast<int>(Wanted::BlitzPenalty); ++i)
    for (const laws::Language language : laws::all_languages) {
      SCOPED_TRACE(i);
      EXPECT_FALSE(words(static_cast<Wanted>(i), language).empty());
    }
  EXPECT_EQ(text({"uci", Wanted::Move}, laws::Language::English), "uci: expected a move such as e2e4 or a7a8q.");
  EXPECT_EQ(text({"time_control", Wanted::TimeControl, 3}, laws::Language::English),
            "time_control: expected a time control such as 5+0, 15+10, 25d10 or 90/40+30;30+30 (at character 4).");
  EXPECT_EQ(text({"", Wanted::Object}, laws::Language::TraditionalChinese), "該行：應為一個 JSON 物件。");
}

}  // namespace
}  // namespace adoube::answers
