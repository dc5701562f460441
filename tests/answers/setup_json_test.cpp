// SPDX-License-Identifier: MIT
// Setups in JSON: what is meant where nothing is said, and what cannot be used.
#include "apps/answers/setup_json.hpp"

#include <gtest/gtest.h>

namespace adoube::answers {
namespace {

struct Row {
  const char* name;
  const char* setup;
  Place place;
  const char* regulations;  ///< what regulations_json() must hold, as JSON
};

const std::vector<Row> rows = {
    {"an arbiter's game has a board and touch-move", "{}", Place::AtABoard,
     R"({"time_control":null,"rules":"standard","supervision":"full","mode":"board","touch_move":true,"default_time_ms":0,"no_agreement_before":0,"guidelines_iii":false,"first_moves_untimed":false})"},
    {"a game on a screen neither", "{}", Place::OnAScreen, R"({"mode":"screen","touch_move":false,"time_control":null})"},
    {"what is said holds", R"({"mode":"screen","touch_move":false})", Place::AtABoard,
     R"({"mode":"screen","touch_move":false})"},
    {"null is nothing said", R"({"fen":null,"time_control":null,"rules":null,"mode":null,"clock":null})", Place::AtABoard,
     R"({"mode":"board","time_control":null})"},
    {"a long game is standard chess, with two minutes", R"({"time_control":"90/40+30;30+30"})", Place::AtABoard,
     R"({"time_control":"90/40+30;30+30","rules":"standard","penalty_ms":120000})"},
    {"a shorter one is rapid, with one", R"({"time_control":"15+10"})", Place::AtABoard,
     R"({"rules":"rapid","penalty_ms":60000})"},
    {"the profile may be another than the time says", R"({"time_control":"15+10","rules":"standard"})", Place::AtABoard,
     R"({"rules":"standard","penalty_ms":120000})"},
    {"blitz under B.3 has one minute", R"({"time_control":"5+0","supervision":"limited"})", Place::AtABoard,
     R"({"rules":"blitz","supervision":"limited","penalty_ms":60000})"},
    {"blitz under B.2 as the event says", R"({"time_control":"5+0","penalty_ms":120000})", Place::AtABoard,
     R"({"rules":"blitz","supervision":"full","penalty_ms":120000})"},
    {"blitz without a clock has nothing to say", R"({"time_control":"5+0","clock":false})", Place::AtABoard,
     R"({"time_control":null,"rules":"blitz"})"},
    {"the clock is there with its time control", R"({"time_control":"25d10","clock":true})", Place::AtABoard,
     R"({"time_control":"25d10"})"},
    {"everything an event may announce",
     R"({"default_time_ms":1800000,"no_agreement_before":60,"guidelines_iii":true,"first_moves_untimed":true})",
     Place::AtABoard,
     R"({"default_time_ms":1800000,"no_agreement_before":60,"guidelines_iii":true,"first_moves_untimed":true})"},
    {"fields that nobody asks for", R"({"arbiter":"A. Biter","round":[1]})", Place::AtABoard, R"({"mode":"board"})"},
};

TEST(SetupJson, Rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const auto setup = read_setup(Json::parse(row.setup), row.place, {});
    ASSERT_TRUE(setup) << setup.error().fault.text;
    const Json got = regulations_json(setup->regulations);
    const Json expected = Json::parse(row.regulations);
    for (const auto& [field, value] : expected.items()) EXPECT_EQ(got.at(field), value) << field;
  }
}

TEST(SetupJson, AnIllegalActPunishedBefore) {
  const auto setup = read_setup(Json::parse(R"({"illegal_acts":{"black":1}})"), Place::AtABoard, {});
  ASSERT_TRUE(setup) << setup.error().fault.text;
  EXPECT_EQ(setup->illegal_acts, (std::array{0, 1}));
  EXPECT_EQ(setup_json(*setup).at("illegal_acts"), Json::parse(R"({"white":0,"black":1})"));
  EXPECT_FALSE(setup_json(*read_setup(Json::object(), Place::AtABoard, {})).contains("illegal_acts"));
}

TEST(SetupJson, OnAScreenWhateverCanBePlayedMayBeTried) {
  EXPECT_TRUE(read_setup(Json::parse(R"({"fen":"4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1"})"), Place::OnAScreen, {}));
}

TEST(SetupJson, ReadsWhatItWrites) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const auto setup = read_setup(Json::parse(row.setup), row.place, {}).value();
    for (const Place place : {Place::AtABoard, Place::OnAScreen}) {
      const auto again = read_setup(setup_json(setup), place, {.variant = rules::Variant::Chess960});
      ASSERT_TRUE(again) << again.error().fault.text;
      EXPECT_EQ(setup_json(*again), setup_json(setup));
      EXPECT_EQ(again->position, setup.position);
    }
  }
}

TEST(SetupJson, ChosenPosition) {
  const auto setup =
      read_setup(Json::parse(R"({"fen":"4k3/8/8/8/8/8/8/5KR1 w G - 0 1","chess960":true})"), Place::OnAScreen, {});
  ASSERT_TRUE(setup) << setup.error().fault.text;
  EXPECT_EQ(setup->position.variant(), rules::Variant::Chess960);
  const Manner chess960{.variant = rules::Variant::Chess960};
  EXPECT_EQ(read_setup(Json::object(), Place::OnAScreen, chess960)->position.variant(), rules::Variant::Chess960);
  EXPECT_EQ(read_setup(Json::parse(R"({"chess960":false})"), Place::OnAScreen, chess960)->position.variant(),
            rules::Variant::Standard);
}

struct Fault {
  const char* name;
  const char* setup;
  const char* field;
  const char* code;
  const char* text;  ///< a part of it
};

const std::vector<Fault> faults = {
    {"a list", "[]", "", "unusable-setup", "JSON object"},
    {"a FEN that is none", R"({"fen":"x"})", "fen", "syntax", ""},
    {"a FEN that cannot be played", R"({"fen":"8/8/8/8/8/8/8/8 w - - 0 1"})", "fen", "kings", ""},
    {"nine pawns at a board", R"({"fen":"4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1"})", "fen", "too-many-pawns", ""},
    {"a FEN of the wrong kind", R"({"fen":7})", "fen", "unusable-setup", "a FEN or startpos"},
    {"a time control of words", R"({"time_control":"ninety"})", "time_control", "unusable-setup", "at character 1"},
    {"one that goes wrong later", R"({"time_control":"90/40+30;30*30"})", "time_control", "unusable-setup",
     "at character 12"},
    {"a time control that is a number", R"({"time_control":90})", "time_control", "unusable-setup", "5+0"},
    {"a clock without time", R"({"clock":true})", "time_control", "unusable-setup", "there is to be a clock"},
    {"rules of nobody", R"({"rules":"bullet"})", "rules", "unusable-setup", "standard, rapid or blitz"},
    {"supervision", R"({"supervision":"strict"})", "supervision", "unusable-setup", "full or limited"},
    {"mode", R"({"mode":"air"})", "mode", "unusable-setup", "board or screen"},
    {"touch-move in words", R"({"touch_move":"yes"})", "touch_move", "unusable-setup", "true or false"},
    {"a negative default time", R"({"default_time_ms":-1})", "default_time_ms", "unusable-setup", "milliseconds"},
    {"a penalty beyond reason", R"({"penalty_ms":1e18})", "penalty_ms", "unusable-setup", "milliseconds"},
    {"no agreement before a fraction", R"({"no_agreement_before":1.5})", "no_agreement_before", "unusable-setup",
     "half-moves"},
    {"guidelines in numbers", R"({"guidelines_iii":1})", "guidelines_iii", "unusable-setup", "true or false"},
    {"a variant in words", R"({"chess960":"yes"})", "chess960", "unusable-setup", "true or false"},
    {"two illegal acts have ended the game", R"({"illegal_acts":{"white":2}})", "illegal_acts", "unusable-setup", "0 or 1"},
    {"illegal acts of nobody", R"({"illegal_acts":1})", "illegal_acts", "unusable-setup", "for each player"},
    {"blitz in full needs its penalty", R"({"time_control":"5+0"})", "penalty_ms", "unusable-setup",
     "60000 or 120000, since the event has to say it (B.2)"},
    {"so does a long game under the rules of blitz", R"({"time_control":"90+0","rules":"blitz"})", "penalty_ms",
     "unusable-setup", "B.2"},
};

TEST(SetupJson, TellsWhatCannotBeUsed) {
  for (const Fault& fault : faults) {
    SCOPED_TRACE(fault.name);
    const auto setup = read_setup(Json::parse(fault.setup), Place::AtABoard, {});
    ASSERT_FALSE(setup);
    EXPECT_EQ(setup.error().field, fault.field);
    EXPECT_EQ(setup.error().fault.code, fault.code);
    EXPECT_NE(setup.error().fault.text.find(fault.text), std::string::npos) << setup.error().fault.text;
  }
}

}  // namespace
}  // namespace adoube::answers
