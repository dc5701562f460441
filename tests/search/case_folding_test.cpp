// SPDX-License-Identifier: MIT
// Capital and small letters made one.
#include "adoube/search/case_folding.hpp"

#include <gtest/gtest.h>

namespace adoube::search {
namespace {

struct Row {
  const char* name;
  const char* text;
  const char* folded;
};

constexpr Row rows[] = {
    {"ASCII", "Carlsen, MAGNUS 2", "carlsen, magnus 2"},
    {"Latin-1", "MÜLLER ÀÞ×ß", "müller àþ×ß"},
    {"Latin Extended-A, capitals at even codes", "ĀĖŒŶ", "āėœŷ"},
    {"Latin Extended-A, capitals at odd codes", "ŁŇŽ", "łňž"},
    {"Latin Extended-A, one on its own", "Ÿ", "ÿ"},
    {"letters whose small form is no single code stay", "İıſŉĸ", "İıſŉĸ"},
    {"Greek", "ΆΈΌΎΏΑΩΣς", "άέόύώαωσσ"},
    {"Cyrillic", "ЁЯ КАСПАРОВ", "ёя каспаров"},
    {"what has no case", "侯逸凡", "侯逸凡"},
    {"small letters stay", "ąčęėįšųūž ой", "ąčęėįšųūž ой"},
    {"no UTF-8: a byte on its own", "\xC3", "\xC3"},
    {"no UTF-8: Latin-1 in front of a letter", "M\xDCLLER", "m\xDCller"},
    {"no UTF-8: a lead in front of ASCII",
     "\xC3"
     "A",
     "\xC3"
     "a"},
    {"no UTF-8: a byte that continues nothing",
     "\x80\xBF"
     "A",
     "\x80\xBF"
     "a"},
};

TEST(CaseFolding, MakesLettersSmall) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    EXPECT_EQ(folded(row.text), row.folded);
    EXPECT_EQ(folded(row.folded), row.folded);
  }
}

}  // namespace
}  // namespace adoube::search
