// SPDX-License-Identifier: MIT
// The sort that keeps what it holds on disk: the same order as std::stable_sort, whatever the memory.
#include "apps/cli/external_sort.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace adoube::cli {
namespace {

using Records = std::vector<std::pair<std::string, std::string>>;

struct Row {
  const char* name;
  std::size_t records;
  std::size_t longest_key;
  std::size_t longest_payload;
  std::size_t memory;
  std::size_t runs_together = ExternalSort::usual_runs_together;
};

class ExternalSorting : public testing::TestWithParam<Row> {};

Records random_records(const Row& row) {
  std::mt19937 random(7);
  const auto bytes = [&](std::size_t longest) {
    std::string text(random() % (longest + 1), '\0');
    // Few different bytes, so that keys meet; the highest and the lowest among them.
    for (char& byte : text) byte = "\0a\x7F\xFF"[random() % 4];
    return text;
  };
  Records records;
  for (std::size_t i = 0; i < row.records; ++i)
    records.emplace_back(bytes(row.longest_key), std::to_string(i) + bytes(row.longest_payload));
  return records;
}

TEST_P(ExternalSorting, IsStable) {
  Records records = random_records(GetParam());
  ExternalSort sorting(testing::TempDir(), GetParam().memory, GetParam().runs_together);
  for (const auto& [key, payload] : records) ASSERT_TRUE(sorting.add(key, payload));
  Records sorted;
  ASSERT_TRUE(sorting.for_each([&](std::string_view key, std::string_view payload) {
    sorted.emplace_back(key, payload);
    return true;
  }));
  const auto by_key = [](const auto& a, const auto& b) { return a.first < b.first; };
  std::ranges::stable_sort(records, by_key);
  EXPECT_TRUE(sorted == records);
}

INSTANTIATE_TEST_SUITE_P(Rows, ExternalSorting,
                         testing::Values(Row{"nothing", 0, 5, 5, 1000}, Row{"one_record", 1, 5, 5, 1000},
                                         Row{"all_in_memory", 500, 6, 20, 1 << 20}, Row{"a_few_runs", 500, 6, 20, 4000},
                                         Row{"keys_longer_than_eight", 500, 20, 20, 4000},
                                         Row{"all_keys_equal", 500, 0, 20, 4000},
                                         Row{"more_runs_than_are_merged_at_once", 2000, 3, 4, 100},
                                         Row{"runs_merged_again_and_again", 2000, 3, 4, 100, 3},
                                         Row{"runs_merged_by_twos", 500, 20, 20, 400, 2},
                                         Row{"records_larger_than_the_memory", 200, 300, 3000, 64},
                                         Row{"records_larger_than_a_buffer", 40, 10, 100'000, 1000}),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(ExternalSort, EndsWhenTheVisitorHasEnough) {
  ExternalSort sorting(testing::TempDir(), 100);
  for (const char* key : {"c", "a", "d", "b"}) ASSERT_TRUE(sorting.add(key, "some payload that fills a run"));
  std::string seen;
  EXPECT_TRUE(sorting.for_each([&](std::string_view key, std::string_view) {
    seen += key;
    return seen.size() < 2;
  }));
  EXPECT_EQ(seen, "ab");
}

TEST(ExternalSort, TellsThatThereIsNoFolder) {
  ExternalSort sorting("/nowhere/at/all", 10);
  EXPECT_TRUE(sorting.add("a", "b"));
  EXPECT_FALSE(sorting.add("c", "d"));
  EXPECT_EQ(sorting.failure(), "No such file or directory");
  EXPECT_FALSE(sorting.add("e", "f"));
  EXPECT_FALSE(sorting.for_each([](auto, auto) { return true; }));
}

}  // namespace
}  // namespace adoube::cli
