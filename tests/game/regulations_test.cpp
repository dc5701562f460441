// SPDX-License-Identifier: MIT
// Laws 7.5.5, 9.5.3, A.3, A.4, A.5, A.6, B.2, B.3, B.4: what the opponent is given, and where the event has to say so
// itself.
#include "adoube/game/regulations.hpp"

#include <gtest/gtest.h>

namespace adoube::game {
namespace {

using namespace std::chrono_literals;

using enum PaceOfPlay;
using enum Supervision;

struct Row {
  const char* name;
  const char* control;
  Supervision supervision;
  std::optional<Time> penalty;
  Time given;
  bool limited;
  bool usable;
};

// clang-format off
const std::vector<Row> rows = {
    {"N31 50+10 is standard: two minutes (7.5.5)", "50+10", Full, {}, 2min, false, true},
    {"N30 25+10, fully supervised: one minute (A.3)", "25+10", Full, {}, 1min, false, true},
    {"25+10, limited: one minute (A.3)", "25+10", Limited, {}, 1min, true, true},
    {"N32 3+2, limited: one minute (B.3, A.3)", "3+2", Limited, {}, 1min, true, true},
    {"3+2, fully supervised: two minutes by B.2, but the event has to say so", "3+2", Full, {}, 2min, false, false},
    {"3+2, fully supervised, one minute said", "3+2", Full, 1min, 1min, false, true},
    {"3+2, fully supervised, two minutes said", "3+2", Full, 2min, 2min, false, true},
    {"what is said goes before the rule", "90+30", Full, 30s, 30s, false, true},
    {"even nothing at all", "90+30", Full, 0s, 0s, false, true},
    {"limited supervision is not for standard play", "90+30", Limited, {}, 2min, false, true},
    {"a negative penalty is none", "90+30", Full, -1s, -1s, false, false},
};
// clang-format on

TEST(Regulations, Rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const TimeControl control = read_time_control(row.control).value();
    const Regulations regulations{
        .time_control = control, .pace = pace(control), .supervision = row.supervision, .penalty = row.penalty};
    EXPECT_EQ(penalty_time(regulations), row.given);
    EXPECT_EQ(limited(regulations), row.limited);
    EXPECT_EQ(usable(regulations), row.usable);
  }
}

TEST(Regulations, WhatCannotBeUsed) {
  EXPECT_TRUE(usable(Regulations{}));
  EXPECT_TRUE(usable(Regulations{.pace = Blitz})) << "without a clock nobody is given time";
  EXPECT_FALSE(usable(Regulations{.time_control = TimeControl{}})) << "a time control without periods";
  EXPECT_FALSE(usable(Regulations{.default_time = -1s}));
  EXPECT_FALSE(usable(Regulations{.no_agreement_before = -1}));
}

}  // namespace
}  // namespace adoube::game
