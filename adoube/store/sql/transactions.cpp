// SPDX-License-Identifier: MIT
#include "adoube/store/sql/transactions.hpp"

#include <algorithm>
#include <thread>
#include <utility>

namespace adoube::store::sql {
namespace {

constexpr std::chrono::milliseconds shortest_pause{20};
constexpr std::chrono::milliseconds longest_pause{500};
constexpr int tries_in_each_others_way = 10;

}  // namespace

StoreAnswer Transactions::connect(Access access) {
  try {
    connection_ = driver_.connect(access);
    return {};
  } catch (const std::exception& thrown) {
    return refused(driver_.problem_of(thrown, nullptr).error);
  }
}

StoreAnswer Transactions::write(const Work& work) {
  return run_again_until_done(
      [&](Stage& stage) -> StoreAnswer {
        Connection& connection = *connection_;
        connection << driver_.begin();
        StoreAnswer answer = work(connection);
        if (!answer) {
          roll_back();
          return answer;
        }
        stage = Stage::Committing;
        connection << "COMMIT";
        return answer;
      },
      Access::Write);
}

StoreAnswer Transactions::read(const Work& work) {
  return run_again_until_done([&](Stage&) { return work(*connection_); }, Access::ReadOnly);
}

StoreAnswer Transactions::run_again_until_done(const std::function<StoreAnswer(Stage&)>& once, Access access) {
  const auto patient_until = std::chrono::steady_clock::now() + (down_ ? std::chrono::milliseconds(0) : patience_);
  std::chrono::milliseconds pause = shortest_pause;
  bool in_doubt = false;
  for (int tries = 1;; ++tries) {
    Stage stage = Stage::Working;
    try {
      if (!connection_) connection_ = driver_.connect(access);
      connection_->doubt(in_doubt);
      StoreAnswer answer = once(stage);
      down_ = false;
      return answer;
    } catch (const std::exception& thrown) {
      const Problem problem = driver_.problem_of(thrown, connection_.get());
      if (problem.connection_lost) {
        in_doubt = in_doubt || stage == Stage::Committing;
        connection_.reset();
        if (std::chrono::steady_clock::now() + pause > patient_until) {
          down_ = true;
          return refused(problem.error);
        }
      } else {
        roll_back();
        if (!problem.worth_another_try || tries >= tries_in_each_others_way) return refused(problem.error);
      }
    }
    std::this_thread::sleep_for(pause);
    pause = std::min(2 * pause, longest_pause);
  }
}

/// SQLite has ended the transaction by itself after some errors, and a reader has none; then there is nothing to roll back.
void Transactions::roll_back() {
  if (!connection_) return;
  try {
    *connection_ << "ROLLBACK";
  } catch (const std::exception&) {
  }
}

}  // namespace adoube::store::sql
