// SPDX-License-Identifier: MIT
#include "adoube/bus/in_process/in_process_bus.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <string>
#include <thread>
#include <vector>

namespace adoube::bus {
namespace {

struct Heard {
  std::vector<std::string> calls;
  Bus::Listener listener() {
    return [this](std::string_view game, std::int64_t events) {
      calls.push_back(std::string(game) + ":" + std::to_string(events));
    };
  }
};

TEST(InProcessBus, WakesTheListenersOfThatGameAlone) {
  InProcessBus bus;
  Heard first, second, other;
  const auto a = bus.listen("game", first.listener());
  const auto b = bus.listen("game", second.listener());
  const auto c = bus.listen("another", other.listener());
  bus.wake("game", 3);
  EXPECT_EQ(first.calls, std::vector<std::string>{"game:3"});
  EXPECT_EQ(second.calls, std::vector<std::string>{"game:3"});
  EXPECT_TRUE(other.calls.empty());
}

TEST(InProcessBus, SilentOnceTheSubscriptionEnded) {
  InProcessBus bus;
  Heard heard;
  bus.listen("game", heard.listener()).reset();
  bus.wake("game", 1);
  EXPECT_TRUE(heard.calls.empty());
}

TEST(InProcessBus, WakingAGameNobodyServesDoesNothing) {
  InProcessBus bus;
  bus.wake("nobody's", 1);
  Heard heard;
  const auto late = bus.listen("nobody's", heard.listener());
  EXPECT_TRUE(heard.calls.empty());
}

TEST(InProcessBus, NoCallAfterTheDestructorEvenFromOtherThreads) {
  InProcessBus bus;
  std::atomic<bool> stop = false;
  std::thread waker([&] {
    while (!stop) bus.wake("game", 1);
  });
  for (int round = 0; round < 200; ++round) {
    std::atomic<bool> ended = false;
    std::atomic<bool> called_after_end = false;
    {
      const auto subscription = bus.listen("game", [&](std::string_view, std::int64_t) {
        if (ended) called_after_end = true;
      });
    }
    ended = true;
    EXPECT_FALSE(called_after_end);
  }
  stop = true;
  waker.join();
}

}  // namespace
}  // namespace adoube::bus
