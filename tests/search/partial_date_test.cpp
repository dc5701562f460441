// SPDX-License-Identifier: MIT
// Dates of which parts may be unknown, and spans of time.
#include "adoube/search/partial_date.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>

namespace adoube::search {
namespace {

struct Row {
  const char* name;
  const char* span;
  std::array<std::uint32_t, 3> date;  ///< year, month, day; 0 where unknown
  bool within;
};

constexpr Row rows[] = {
    {"a day of its year", "2023", {2023, 5, 17}, true},
    {"a day of its month", "2023.05", {2023, 5, 17}, true},
    {"the day itself", "2023.05.17", {2023, 5, 17}, true},
    {"the day after", "2023.05.17", {2023, 5, 18}, false},
    {"the first day of a span", "2023.05.17..2024", {2023, 5, 17}, true},
    {"the last day of a span", "1999..2023.05", {2023, 5, 31}, true},
    {"a day behind a span", "1999..2023.05", {2023, 6, 1}, false},
    {"without an end", "2020..", {2099, 12, 31}, true},
    {"without a start", "..1899", {1851, 6, 21}, true},
    {"the year after", "..1899", {1900, 1, 1}, false},
    {"a year of which no more is known, within", "1850..1860", {1851, 0, 0}, true},
    {"a year of which no more is known, asked for its May", "1851.05", {1851, 0, 0}, false},
    {"a year of which no more is known, half within", "1851.06..1853", {1851, 0, 0}, false},
    {"a month of which no more is known", "1851.06", {1851, 6, 0}, true},
    {"a day without its month tells no more than the year", "1851", {1851, 0, 21}, true},
    {"nothing is known, all asked for", "0001..9999", {0, 0, 0}, false},
    {"a month that is none", "1851.01..1851.12", {1851, 13, 1}, true},
};

TEST(DateSpan, Contains) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const auto span = DateSpan::read(row.span);
    ASSERT_TRUE(span.has_value());
    const PartialDate date = PartialDate::of(row.date[0], row.date[1], row.date[2]);
    EXPECT_EQ(span->contains(date), row.within);
    EXPECT_EQ(span->contains(PartialDate::from_bits(date.bits())), row.within);
  }
}

TEST(DateSpan, IsRefused) {
  for (const char* text :
       {"", "..", "x", "2023.", "2023.13", "2023.00", "2023.05.32", "2023.05.17.1", "2024..2023", "2023.06..2023.05",
        "20235", "0", "2023-05", "2023..x", "??.??", "2023.??", "1999...2000", "-5.."}) {
    SCOPED_TRACE(text);
    EXPECT_FALSE(DateSpan::read(text).has_value());
  }
}

}  // namespace
}  // namespace adoube::search
