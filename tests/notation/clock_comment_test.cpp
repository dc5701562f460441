// SPDX-License-Identifier: MIT
#include "adoube/notation/clock_comment.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string_view>

namespace adoube::notation {
namespace {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

struct ReadRow {
  std::string_view name;
  std::string_view comment;
  std::optional<milliseconds> clock;
};

constexpr ReadRow read_rows[] = {
    {"hours, minutes, seconds", "[%clk 1:02:03]", 1h + 2min + 3s},
    {"tenths", "[%clk 0:14:58.4]", 14min + 58s + 400ms},
    {"thousandths", "good [%eval 0.3] [%clk 0:00:00.007] move", 7ms},
    {"minutes and seconds", "[%clk 14:58]", 14min + 58s},
    {"seconds alone", "[%clk 9]", 9s},
    {"broken by a line end", "[%clk\n0:14:51]", 14min + 51s},
    {"the longest", "[%clk 9999:59:59]", 9999h + 59min + 59s},
    {"too long", "[%clk 10000:00:00]", std::nullopt},
    {"too many digits", "[%clk 99999999999999999999:00]", std::nullopt},
    {"sixty seconds", "[%clk 0:01:60]", std::nullopt},
    {"four decimals", "[%clk 0:01:00.1234]", std::nullopt},
    {"four parts", "[%clk 1:0:01:00]", std::nullopt},
    {"nothing behind the point", "[%clk 0:01:00.]", std::nullopt},
    {"other text", "[%clk soon]", std::nullopt},
    {"empty", "[%clk ]", std::nullopt},
    {"never closed", "[%clk 0:01:00", std::nullopt},
    {"another command", "[%clock 0:01:00]", std::nullopt},
    {"none", "nothing here", std::nullopt},
};

TEST(ClockComment, Read) {
  for (const ReadRow& row : read_rows) {
    SCOPED_TRACE(row.name);
    EXPECT_EQ(clock_in(row.comment), row.clock);
    EXPECT_EQ(elapsed_in(row.comment), std::nullopt);
  }
}

TEST(ClockComment, WrittenAndReadBack) {
  struct Row {
    milliseconds time;
    std::string_view text;
  };
  constexpr Row rows[] = {{0ms, "[%clk 0:00:00]"},          {-5s, "[%clk 0:00:00]"},
                          {90min + 5s, "[%clk 1:30:05]"},   {58s + 400ms, "[%clk 0:00:58.4]"},
                          {1h + 50ms, "[%clk 1:00:00.05]"}, {7ms, "[%clk 0:00:00.007]"}};
  for (const Row& row : rows) {
    EXPECT_EQ(write_clock(row.time), row.text);
    EXPECT_EQ(clock_in(write_clock(row.time)), std::max<milliseconds>(row.time, 0ms));
    EXPECT_EQ(elapsed_in(write_elapsed(row.time)), std::max<milliseconds>(row.time, 0ms));
  }
}

}  // namespace
}  // namespace adoube::notation
