// SPDX-License-Identifier: MIT
// HTTP while the server stops: who is still answered.
#include <gtest/gtest.h>

#include <chrono>
#include <optional>
#include <semaphore>
#include <thread>

#include "adoube/store/sql/sessions.hpp"
#include "tests/server/running_server.hpp"

namespace adoube::server {
namespace {

/// Whoever else asks the database in memory waits while this lives.
class HeldDatabase {
 public:
  explicit HeldDatabase(store::Database& database)
      : holder_([this, &database] {
          EXPECT_TRUE(database.sessions().write([this](store::sql::Connection&) -> store::StoreAnswer {
            held_.release();
            let_go_.acquire();
            return {};
          }));
        }) {
    held_.acquire();
  }
  HeldDatabase(const HeldDatabase&) = delete;
  HeldDatabase& operator=(const HeldDatabase&) = delete;
  ~HeldDatabase() {
    let_go_.release();
    holder_.join();
  }

 private:
  std::binary_semaphore held_{0};
  std::binary_semaphore let_go_{0};
  std::thread holder_;
};

void expect_last_answer(const char* name, Connection& connection, int status) {
  SCOPED_TRACE(name);
  HttpAnswer answer = read_answer(connection);
  EXPECT_EQ(answer.status, status);
  EXPECT_EQ(answer.headers["connection"], "close");
  EXPECT_TRUE(connection.ended());
}

class Stopping : public testing::Test {
 protected:
  std::unique_ptr<store::Database> database_ = *store::open_database("memory:");
  RunningServer server_{*database_};
  std::uint16_t port_ = server_.port();
};

TEST_F(Stopping, RequestsThatHaveBegunAreAnsweredAndNobodyElseIs) {
  std::optional<HeldDatabase> held(std::in_place, *database_);
  Connection in_its_head(port_);
  in_its_head.send("GET /play HT");
  Connection in_its_body(port_);
  in_its_body.send(request_head("POST", "/api/games", "Content-Length: 18\r\n") + R"({"colour":)");
  Connection handled(port_);
  handled.send(request_head("GET", "/api/games/abcdefghijkl"));
  Connection silent(port_);
  // Connections are looked after in turn: when this one is answered, the others have been read.
  Connection idle(port_);
  idle.send(request_head("GET", "/play"));
  EXPECT_EQ(read_answer(idle).status, 200);

  server_.begin_to_stop();
  EXPECT_TRUE(idle.ended());
  EXPECT_TRUE(silent.ended());
  EXPECT_TRUE(is_refused(port_));
  held.reset();
  expect_last_answer("the store was being asked", handled, 404);
  in_its_body.send(R"("white"})");
  expect_last_answer("half of the body was here", in_its_body, 201);
  in_its_head.send("TP/1.1\r\nHost: localhost\r\n\r\n");
  expect_last_answer("half of the first line was here", in_its_head, 200);
}

TEST_F(Stopping, RequestThatNeverArrivesIsWaitedForNoLongerThanOthers) {
  Connection never_done(port_);
  never_done.send("GET /play HT");
  EXPECT_EQ(http(port_, "GET", "/play").status, 200);
  const auto begin = std::chrono::steady_clock::now();
  server_.stop();
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(6));
}

}  // namespace
}  // namespace adoube::server
