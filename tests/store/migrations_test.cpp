// SPDX-License-Identifier: MIT
#include "adoube/store/migrations/migrations.hpp"

#include <gtest/gtest.h>

namespace adoube::store {
namespace {

TEST(Migrations, AreNumberedFromOneWithoutAGap) {
  std::int64_t expected = 1;
  for (const Migration& migration : migrations()) EXPECT_EQ(migration.version, expected++);
  EXPECT_GT(expected, 1);
}

TEST(Migrations, AreForOneDatabaseOrForBoth) {
  for (const Migration& migration : migrations())
    EXPECT_TRUE(migration.only_for.empty() || migration.only_for == "sqlite" || migration.only_for == "postgres");
  EXPECT_TRUE(migrations().front().only_for.empty());
}

TEST(Migrations, EveryStatementIsFound) {
  EXPECT_EQ(statements("-- what it is\nCREATE a (b,\n c);\n\nCREATE d;\n"),
            (std::vector<std::string>{"-- what it is\nCREATE a (b,\n c)", "\nCREATE d"}));
  EXPECT_TRUE(statements("").empty());
  EXPECT_EQ(statements(migrations().front().sql).size(), 3U);
}

}  // namespace
}  // namespace adoube::store
