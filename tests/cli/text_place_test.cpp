// SPDX-License-Identifier: MIT
#include "adoube/notation/text_place.hpp"

#include <gtest/gtest.h>

#include <string>

#include "apps/cli/text_cutter.hpp"

namespace adoube::cli {
namespace {

struct PlaceRow {
  const char* name;
  std::string passed;
  std::uint32_t line;
  std::uint32_t column;
};

const std::vector<PlaceRow> places = {
    {"nothing", "", 1, 1},
    {"within the line", "abc", 1, 4},
    {"a line", "abc\n", 2, 1},
    {"CR LF is one", "a\r\nb\r\nc", 3, 2},
    {"CR", "a\rb\r", 3, 1},
    {"LF CR are two", "a\n\rb", 3, 2},
    {"a character of three bytes", "\xE5\x85\xAC", 1, 2},
    {"a byte order mark is no character",
     "\xEF\xBB\xBF"
     "a",
     1, 2},
    {"many lines", std::string(1000, '\n'), 1001, 1},
    {"many CR LF across every border",
     [] {
       std::string text = "x";
       for (int i = 0; i < 777; ++i) text += "\r\n";
       return text;
     }(),
     778, 1},
};

TEST(TextPlace, CountsLinesAndColumns) {
  for (const PlaceRow& row : places) {
    const notation::PgnPlace place = notation::place_behind({}, row.passed);
    EXPECT_EQ(place.offset, row.passed.size()) << row.name;
    EXPECT_EQ(place.line, row.line) << row.name;
    EXPECT_EQ(place.column, row.column) << row.name;
  }
}

TEST(TextPlace, GoesOnFromAPlace) {
  EXPECT_EQ(notation::place_behind({10, 3, 5}, "ab"), (notation::PgnPlace{12, 3, 7}));
  EXPECT_EQ(notation::place_behind({10, 3, 5}, "a\nb"), (notation::PgnPlace{13, 4, 2}));
}

struct CutRow {
  const char* name;
  const char* text;
  const char* rest;  ///< from the cut on; null where there is none
};

constexpr CutRow cuts[] = {
    {"behind an empty line", "1. e4 *\n\n[Event \"A\"]\n[Site \"B\"]\n\n1.", "[Event \"A\"]\n[Site \"B\"]\n\n1."},
    {"the last of them", "x\n[Event \"A\"]\n\n1. e4 *\n[Event \"B\"]\n", "[Event \"B\"]\n"},
    {"CR LF", "1. e4 *\r\n\r\n[Event \"A\"]\r\n[Site \"B\"]\r\n", "[Event \"A\"]\r\n[Site \"B\"]\r\n"},
    {"behind tags", "[Event \"A\"]\n[Site \"B\"]\n", nullptr},
    {"at the very beginning there is nothing to cut", "[Event \"A\"]\n\n1. e4 *\n", nullptr},
    {"a clock in a comment is no tag", "1. e4 {\n[%clk 1:00]}\n", nullptr},
    {"not at the start of a line", "1. e4 * [Event \"A\"]\n", nullptr},
    {"nothing", "", nullptr},
};

TEST(TextCutter, FindsWhereAGameIsLikelyToBegin) {
  for (const CutRow& row : cuts) {
    const std::string_view text = row.text;
    const auto cut = last_likely_beginning(text);
    ASSERT_EQ(cut.has_value(), row.rest != nullptr) << row.name;
    if (cut) {
      EXPECT_EQ(text.substr(*cut), row.rest) << row.name;
    }
  }
}

}  // namespace
}  // namespace adoube::cli
