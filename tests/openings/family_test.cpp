// SPDX-License-Identifier: MIT
#include "adoube/openings/family.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace adoube::openings {
namespace {

struct Row {
  const char* eco;
  Family family;
};

/// The first and the last code of each run.
constexpr Row rows[] = {
    {"A00", Family::Irregular},       {"A01", Family::Flank},    {"A39", Family::Flank},    {"A40", Family::OtherQueensPawn},
    {"A44", Family::OtherQueensPawn}, {"A45", Family::Indian},   {"A79", Family::Indian},   {"A80", Family::OtherQueensPawn},
    {"A99", Family::OtherQueensPawn}, {"B00", Family::SemiOpen}, {"B99", Family::SemiOpen}, {"C00", Family::SemiOpen},
    {"C19", Family::SemiOpen},        {"C20", Family::Open},     {"C99", Family::Open},     {"D00", Family::Closed},
    {"D69", Family::Closed},          {"D70", Family::Indian},   {"D99", Family::Indian},   {"E00", Family::Indian},
    {"E99", Family::Indian},
};

TEST(Family, OfACode) {
  for (const Row& row : rows) EXPECT_EQ(family_of(row.eco), row.family) << row.eco;
}

TEST(Family, EveryCodeHasOne) {
  std::map<Family, int> codes;
  for (char volume = 'A'; volume <= 'E'; ++volume)
    for (int number = 0; number < 100; ++number) {
      const std::string eco{volume, static_cast<char>('0' + number / 10), static_cast<char>('0' + number % 10)};
      const auto family = family_of(eco);
      ASSERT_TRUE(family) << eco;
      ++codes[*family];
    }
  EXPECT_EQ(codes, (std::map<Family, int>{{Family::Open, 80},
                                          {Family::SemiOpen, 120},
                                          {Family::Closed, 70},
                                          {Family::Indian, 35 + 30 + 100},
                                          {Family::OtherQueensPawn, 5 + 20},
                                          {Family::Flank, 39},
                                          {Family::Irregular, 1}}));
}

TEST(Family, NothingForWhatIsNoCode) {
  for (const char* text : {"", "A0", "A000", "F00", "a00", "@00", "A 1", "A1x", "B-1"})
    EXPECT_FALSE(family_of(text)) << text;
}

TEST(Family, CodesAreReadAsTheyAreWritten) {
  for (const Family family : all_families) EXPECT_EQ(family_from_code(code(family)), family);
  for (const char* text : {"", "Open", "semi open", "queens-pawn"}) EXPECT_FALSE(family_from_code(text)) << text;
}

TEST(Family, OrderIsTheTables) {
  for (int i = 0; i < 7; ++i) EXPECT_EQ(index(all_families[static_cast<std::size_t>(i)]), i);
}

}  // namespace
}  // namespace adoube::openings
