// SPDX-License-Identifier: MIT
// Patterns of material: what they fit, and why a text is none.
#include "adoube/search/material_pattern.hpp"

#include <gtest/gtest.h>

#include "tests/reference_board/diagram.hpp"

namespace adoube::search {
namespace {

constexpr const char* krpkr = "4k3/8/8/8/8/8/4P3/R3K2r w - - 0 1";
constexpr const char* krppkr = "4k3/8/8/8/8/8/3PP3/R3K2r w - - 0 1";
constexpr const char* krkr = "4k3/8/8/8/8/8/8/R3K2r w - - 0 1";
constexpr const char* kqkrb = "4k2b/8/8/8/8/8/7r/Q3K3 b - - 0 1";
constexpr const char* initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

struct Row {
  const char* name;
  const char* pattern;
  const char* fen;
  bool fits;
};

constexpr Row rows[] = {
    {"exactly", "KRPkr", krpkr, true},
    {"a pawn more", "KRPkr", krppkr, false},
    {"a pawn less", "KRPkr", krkr, false},
    {"the other colour's", "KRkrp", krpkr, false},
    {"two of a kind", "KRPPkr", krppkr, true},
    {"one or more, of one", "KRP+kr", krpkr, true},
    {"one or more, of two", "KRP+kr", krppkr, true},
    {"one or more, of none", "KRP+kr", krkr, false},
    {"two or more, of one", "KRPP+kr", krpkr, false},
    {"any number, of none", "KRP*kr*", krkr, true},
    {"any number, of two", "KRP*kr", krppkr, true},
    {"a range that holds it", "KRP1-2kr", krppkr, true},
    {"a range above it", "KRP3-8kr", krppkr, false},
    {"a range from nothing", "KRP0-1kr", krkr, true},
    {"a number", "KRP2kr", krppkr, true},
    {"a number or more", "KRP2+kr", krpkr, false},
    {"whatever else White has", "KR.kr", krppkr, true},
    {"whatever else White has, and it is not enough", "KQ.kr", krppkr, false},
    {"whatever else Black has", "KQkb.", kqkrb, true},
    {"whatever else both have", "K.k.", initial, true},
    {"queens off, whatever else", "KQ0.kq0.", initial, false},
    {"bare kings", "Kk", initial, false},
    {"the order of the pieces does not matter", "KPRkr", krpkr, true},
    {"all of the start", "KQRRBBNNP8kqrrbbnnp8", initial, true},
};

TEST(MaterialPattern, Fits) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const auto position = rules::Position::from(reference_board::diagram(row.fen)).value();
    const auto pattern = MaterialPattern::read(row.pattern);
    ASSERT_TRUE(pattern.has_value());
    const auto signature = MaterialSignature::of(position);
    EXPECT_EQ(pattern->matches(signature), row.fits);
    EXPECT_EQ(pattern->swapped().swapped().matches(signature), row.fits);
    EXPECT_EQ(MaterialSignature::from_bits(signature.bits()), signature);
  }
}

TEST(MaterialPattern, FitsTheOtherColoursWhenSwapped) {
  const auto position = rules::Position::from(reference_board::diagram(krpkr)).value();
  EXPECT_TRUE(MaterialPattern::read("KRkrp")->swapped().matches(MaterialSignature::of(position)));
  EXPECT_FALSE(MaterialPattern::read("KRPkr")->swapped().matches(MaterialSignature::of(position)));
}

struct Refused {
  const char* name;
  const char* pattern;
  MaterialPatternFault::Reason reason;
  std::size_t offset;
};

using enum MaterialPatternFault::Reason;
constexpr Refused refused_rows[] = {
    {"nothing at all", "", WhiteKing, 0},
    {"no white king", "RPkr", WhiteKing, 0},
    {"Black first", "krKR", WhiteKing, 0},
    {"no black king", "KR", BlackKing, 2},
    {"a black piece before its king", "KRrk", Piece, 2},
    {"a second white king", "KKk", Piece, 1},
    {"a white piece behind Black's", "KkR", Piece, 2},
    {"no piece", "KXk", Piece, 1},
    {"a blank", "KR kr", Piece, 2},
    {"something behind the end", "KRkr!", Piece, 4},
    {"a kind named twice", "KRPRkr", NamedTwice, 3},
    {"two signs", "KR+*kr", Piece, 3},
    {"a number that is too large", "KP63k", Count, 2},
    {"a very large number", "KP99999999999999999999k", Count, 2},
    {"a range that falls", "KP4-2k", Count, 2},
    {"half a range", "KP4-k", Count, 2},
    {"a number behind two letters", "KPP2k", Count, 3},
    {"behind whatever else", "KQ.Rk", BehindAnyElse, 3},
    {"two dots", "KQ..k", BehindAnyElse, 3},
    {"behind whatever else, Black's", "Kk.r", BehindAnyElse, 3},
};

TEST(MaterialPattern, IsRefusedWithThePlace) {
  for (const Refused& row : refused_rows) {
    SCOPED_TRACE(row.name);
    const auto pattern = MaterialPattern::read(row.pattern);
    ASSERT_FALSE(pattern.has_value());
    EXPECT_EQ(pattern.error().reason, row.reason);
    EXPECT_EQ(pattern.error().offset, row.offset);
  }
  EXPECT_FALSE(MaterialPattern::read("K" + std::string(100'000, 'P') + "k").has_value());
}

}  // namespace
}  // namespace adoube::search
