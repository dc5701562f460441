// SPDX-License-Identifier: MIT
#include "adoube/store/sql/driver.hpp"

#include <gtest/gtest.h>
#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>

namespace adoube::store::sql {
namespace {

/// What is told of the statement that fails with the value "Ada Lovelace".
std::string told_of(const char* statement) {
  soci::session session(soci::sqlite3, ":memory:");
  session << "CREATE TABLE seat (name TEXT PRIMARY KEY CHECK (length(name) < 5))";
  const std::string name = "Ada Lovelace";
  try {
    session << statement, soci::use(name, "name");
  } catch (const std::exception& thrown) {
    EXPECT_NE(std::string(thrown.what()).find("Ada"), std::string::npos) << "the value stands in what SOCI says";
    return without_values(thrown);
  }
  return "nothing was thrown";
}

TEST(FaultOfTheDatabase, IsToldWithoutTheValuesOfTheStatement) {
  const std::string told = told_of("INSERT INTO seat VALUES (:name)");
  EXPECT_NE(told.find("constraint"), std::string::npos) << told;
  EXPECT_EQ(told.find("Ada"), std::string::npos) << told;
}

TEST(FaultOfTheDatabase, IsItsFirstLineAlone) {
  const std::runtime_error of_postgres("ERROR:  duplicate key\nDETAIL:  Key (name)=(ada) already exists.");
  EXPECT_EQ(without_values(of_postgres), "ERROR:  duplicate key");
}

}  // namespace
}  // namespace adoube::store::sql
