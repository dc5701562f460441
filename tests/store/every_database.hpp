// SPDX-License-Identifier: MIT
/// A contract of the store is tested on every database: a fixture that derives from EveryDatabase, TEST_P rows, and
/// ADOUBE_ON_EVERY_DATABASE(Fixture) below them. The program is run by tests/services/with_services.py, which gives it a
/// PostgreSQL of its own (adoube_test(… SERVICES postgres)).
#pragma once

#include <gtest/gtest.h>
#include <soci/postgresql/soci-postgresql.h>
#include <soci/soci.h>
#include <unistd.h>

#include <cstdlib>
#include <memory>
#include <string>

#include "adoube/store/database.hpp"
#include "adoube/store/sql/postgres_driver.hpp"
#include "tests/store/temporary_folder.hpp"

namespace adoube::store {

/// An empty schema of the PostgreSQL that this program was given.
class PostgresSchema {
 public:
  PostgresSchema() : name_("test_" + std::to_string(::getpid()) + "_" + std::to_string(next_++)) {
    run("CREATE SCHEMA " + name_);
  }
  PostgresSchema(const PostgresSchema&) = delete;
  PostgresSchema& operator=(const PostgresSchema&) = delete;
  ~PostgresSchema() { run("DROP SCHEMA " + name_ + " CASCADE"); }

  [[nodiscard]] std::string url() const { return server() + "&options=-csearch_path%3D" + name_; }
  [[nodiscard]] const std::string& name() const { return name_; }

  [[nodiscard]] static std::string server() {
    const char* const url = std::getenv("ADOUBE_TEST_POSTGRES");
    return sql::with_timeouts(url == nullptr ? "postgres://" : url);
  }

 private:
  static void run(const std::string& statement) {
    try {
      soci::session session(soci::postgresql, server());
      session << "SET client_min_messages = warning";
      session << statement;
    } catch (const std::exception& problem) {
      ADD_FAILURE() << "PostgreSQL is given by tests/services/with_services.py: " << problem.what();
    }
  }

  static inline int next_ = 0;
  std::string name_;
};

enum class Kind : std::uint8_t { Memory, Sqlite, Postgres };

class EveryDatabase : public testing::TestWithParam<Kind> {
 protected:
  EveryDatabase() {
    if (GetParam() == Kind::Postgres) schema_ = std::make_unique<PostgresSchema>();
    reopen();
  }

  [[nodiscard]] std::string url() const {
    switch (GetParam()) {
      case Kind::Memory:
        return "memory:";
      case Kind::Sqlite:
        return "sqlite:" + (folder_.path() / "adoube.db").string();
      case Kind::Postgres:
        return schema_->url();
    }
    return {};
  }
  /// What was in memory is forgotten, the rest is there again.
  void reopen() {
    database_.reset();
    auto opened = open_database(url());
    if (!opened) throw std::runtime_error(opened.error().detail);
    database_ = std::move(*opened);
  }

 private:
  TemporaryFolder folder_;
  std::unique_ptr<PostgresSchema> schema_;

 protected:
  std::unique_ptr<Database> database_;
};

#define ADOUBE_ON_EVERY_DATABASE(Fixture)                                                                             \
  INSTANTIATE_TEST_SUITE_P(                                                                                           \
      On, Fixture,                                                                                                    \
      testing::Values(::adoube::store::Kind::Memory, ::adoube::store::Kind::Sqlite, ::adoube::store::Kind::Postgres), \
      [](const auto& kind) {                                                                                          \
        return std::string(kind.param == ::adoube::store::Kind::Memory   ? "Memory"                                   \
                           : kind.param == ::adoube::store::Kind::Sqlite ? "Sqlite"                                   \
                                                                         : "Postgres");                               \
      })

}  // namespace adoube::store
