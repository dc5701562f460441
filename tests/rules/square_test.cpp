// SPDX-License-Identifier: MIT
// Squares, files and ranks (Laws 2.1, 2.4, C.5 to C.7).
#include "adoube/rules/square.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace adoube::rules {
namespace {

struct Row {
  const char* name;
  const char* square;
  File file;
  Rank rank;
  bool light;
  const char* articles;
};

constexpr Row rows[] = {
    {"the corner at White's left hand is dark", "a1", File::A, Rank::First, false, "2.1, C.5, C.6"},
    {"the corner at White's right hand is light", "h1", File::H, Rank::First, true, "2.1, C.5, C.6"},
    {"the corner at Black's right hand is light", "a8", File::A, Rank::Eighth, true, "2.1, C.5, C.6"},
    {"the corner at Black's left hand is dark", "h8", File::H, Rank::Eighth, false, "2.1, C.5, C.6"},
    {"the white queen stands on her own colour", "d1", File::D, Rank::First, true, "2.3, 2.4"},
    {"the black queen stands on her own colour", "d8", File::D, Rank::Eighth, false, "2.3, 2.4"},
    {"in the middle", "e4", File::E, Rank::Fourth, true, "2.4, C.7"},
};

TEST(Square, Rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const Square square(row.file, row.rank);
    EXPECT_EQ(square.name(), row.square);
    EXPECT_EQ(Square::parse(row.square), square);
    EXPECT_EQ(square.file(), row.file);
    EXPECT_EQ(square.rank(), row.rank);
    EXPECT_EQ(square.is_light(), row.light);
  }
}

// C.7: each square has one name, and no two have the same.
TEST(Square, NamesAreDifferent) {
  std::set<std::string> names;
  for (char file = 'a'; file <= 'h'; ++file)
    for (char rank = '1'; rank <= '8'; ++rank) {
      const auto square = Square::parse(std::string{file, rank});
      ASSERT_TRUE(square);
      names.insert(std::string(square->name()));
    }
  EXPECT_EQ(names.size(), 64u);
}

// C.5, C.6: other letters and numbers name no square.
TEST(Square, OtherTextsNameNone) {
  for (const char* text : {"", "e", "4", "i1", "a0", "a9", "E4", "e44", "4e", "e 4"})
    EXPECT_FALSE(Square::parse(text)) << text;
}

}  // namespace
}  // namespace adoube::rules
