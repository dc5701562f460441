// SPDX-License-Identifier: MIT
// The contract of bus.hpp, run on every bus: each test has two of them, as two processes have.
#include <gtest/gtest.h>
#include <libpq-fe.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstdlib>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "adoube/bus/in_process/in_process_bus.hpp"
#include "adoube/bus/open_bus.hpp"
#include "adoube/bus/pending_calls.hpp"
#include "adoube/bus/postgres/postgres_bus.hpp"

namespace adoube::bus {
namespace {

using namespace std::chrono_literals;
constexpr auto patience = 30s;

/// What listeners hear, on whatever thread.
class Heard {
 public:
  Bus::Listener listener() {
    return [this](const Call& call) {
      const std::lock_guard lock(mutex_);
      calls_.push_back(call);
      news_.notify_all();
    };
  }
  /// Whether a call comes that is as wanted.
  template <class Wanted>
  bool hears(Wanted wanted, std::chrono::milliseconds within = patience) {
    std::unique_lock lock(mutex_);
    return news_.wait_for(lock, within, [&] { return std::ranges::any_of(calls_, wanted); });
  }
  bool hears(const Call& call, std::chrono::milliseconds within = patience) {
    return hears([&](const Call& one) { return one == call; }, within);
  }
  std::vector<Call> calls() {
    const std::lock_guard lock(mutex_);
    return calls_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable news_;
  std::vector<Call> calls_;
};

std::string environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

struct Kind {
  const char* name;
  const char* given_by;  ///< the environment has its url; null: the bus of one process
};

class BusContract : public testing::TestWithParam<Kind> {
 protected:
  BusContract() : here_(open()), there_(GetParam().given_by == nullptr ? nullptr : open()) {}

  [[nodiscard]] static std::unique_ptr<Bus> open() {
    const std::string url = GetParam().given_by == nullptr ? "inprocess" : environment(GetParam().given_by);
    auto bus = open_bus(url, {});
    EXPECT_TRUE(bus) << "buses are given by tests/services/with_services.py: " << bus.error();
    return std::move(*bus);
  }
  [[nodiscard]] Bus& here() { return *here_; }
  [[nodiscard]] Bus& there() { return there_ ? *there_ : *here_; }
  /// Names that no other test uses.
  [[nodiscard]] static std::string game(const std::string& which = "") {
    return std::string(testing::UnitTest::GetInstance()->current_test_info()->name()).substr(0, 12) + which +
           std::to_string(::getpid());
  }
  /// A connection that is being made may miss a call: it is woken until it hears.
  static bool reaches(Bus& bus, const std::string& game, Heard& heard) {
    for (int time = 0; time < 300; ++time) {
      bus.wake(game, {.events = 1});
      if (heard.hears([](const Call& call) { return call.events == 1; }, 100ms)) return true;
    }
    return false;
  }

 private:
  std::unique_ptr<Bus> here_;
  std::unique_ptr<Bus> there_;
};

TEST_P(BusContract, WakesTheListenersOfThatGameEverywhere) {
  Heard first, second, other;
  const auto a = here().listen(game("a"), first.listener());
  const auto b = there().listen(game("a"), second.listener());
  const auto c = there().listen(game("b"), other.listener());
  ASSERT_TRUE(reaches(here(), game("a"), second));
  ASSERT_TRUE(reaches(here(), game("b"), other));
  here().wake(game("a"), {.events = 3, .note = "n=x,w=1"});
  EXPECT_TRUE(first.hears({.events = 3, .note = "n=x,w=1"}));
  EXPECT_TRUE(second.hears({.events = 3, .note = "n=x,w=1"}));
  here().wake(game("b"), {.events = 7});
  EXPECT_TRUE(other.hears({.events = 7}));
  for (const Call& call : other.calls()) EXPECT_NE(call.events, 3);
}

TEST_P(BusContract, TwoListenersOfOneGameEndOneByOne) {
  Heard first, second;
  auto a = here().listen(game(), first.listener());
  const auto b = here().listen(game(), second.listener());
  ASSERT_TRUE(reaches(there(), game(), second));
  a.reset();
  const std::size_t before = first.calls().size();
  there().wake(game(), {.events = 9});
  EXPECT_TRUE(second.hears({.events = 9}));
  EXPECT_EQ(first.calls().size(), before);
}

TEST_P(BusContract, SilentOnceTheSubscriptionEndedAndHeardAgainWithANewOne) {
  Heard heard, marker, again;
  const auto other = here().listen(game("m"), marker.listener());
  ASSERT_TRUE(reaches(there(), game("m"), marker));
  here().listen(game(), heard.listener()).reset();
  there().wake(game(), {.events = 5});
  there().wake(game("m"), {.events = 6});
  EXPECT_TRUE(marker.hears({.events = 6}));
  EXPECT_TRUE(heard.calls().empty());
  const auto anew = here().listen(game(), again.listener());
  EXPECT_TRUE(reaches(there(), game(), again));
}

TEST_P(BusContract, ManyCallsAtOnceEndWithTheMostEvents) {
  Heard heard;
  const auto a = there().listen(game(), heard.listener());
  ASSERT_TRUE(reaches(here(), game(), heard));
  std::vector<std::thread> wakers;
  for (int waker = 0; waker < 4; ++waker)
    wakers.emplace_back([&, waker] {
      for (std::int64_t events = 2; events <= 500; ++events) here().wake(game(), {.events = events + 1000 * waker});
    });
  for (std::thread& waker : wakers) waker.join();
  EXPECT_TRUE(heard.hears([](const Call& call) { return call.events == 3500; }));
}

TEST_P(BusContract, WhatWasToldBeforeTheEndIsTold) {
  Heard heard;
  const auto a = here().listen(game(), heard.listener());
  auto leaving = open();
  Bus& speaks = GetParam().given_by == nullptr ? here() : *leaving;
  ASSERT_TRUE(reaches(speaks, game(), heard));
  speaks.wake(game(), {.events = 77});
  leaving.reset();
  EXPECT_TRUE(heard.hears({.events = 77}));
}

TEST_P(BusContract, NoCallAfterTheDestructorEvenFromOtherThreads) {
  std::atomic<bool> stop = false;
  std::thread waker([&] {
    while (!stop) {
      there().wake(game(), {.events = 1});
      if (GetParam().given_by != nullptr) std::this_thread::sleep_for(50us);
    }
  });
  for (int round = 0; round < 200; ++round) {
    std::atomic<bool> ended = false;
    std::atomic<bool> called_after_end = false;
    {
      const auto subscription = here().listen(game(), [&](const Call&) {
        if (ended) called_after_end = true;
      });
      if (round % 10 == 0) std::this_thread::sleep_for(1ms);
    }
    ended = true;
    EXPECT_FALSE(called_after_end);
  }
  stop = true;
  waker.join();
}

INSTANTIATE_TEST_SUITE_P(On, BusContract,
                         testing::Values(Kind{"InProcess", nullptr}, Kind{"Postgres", "ADOUBE_TEST_POSTGRES"},
                                         Kind{"Nats", "ADOUBE_TEST_NATS"}),
                         [](const auto& kind) { return std::string(kind.param.name); });

// ------------------------------------------------------------------------------------------------ a network that is away

TEST(BusUrl, OthersAreRefused) {
  for (const char* url : {"in-process", "redis://host", "nats:", "postgres:"}) EXPECT_FALSE(open_bus(url, {})) << url;
  EXPECT_FALSE(open_bus("postgres", "sqlite:games.db")) << "there is no PostgreSQL to speak of";
  for (const char* url : {"", "inprocess", "in-process:"}) EXPECT_FALSE((*open_bus(url, {}))->reaches_others()) << url;
}

TEST(BusThatIsAway, IsWaitedForAndHoldsNobodyUp) {
  for (const char* url : {"postgres://nobody@127.0.0.1:1/nothing", "nats://127.0.0.1:1"}) {
    SCOPED_TRACE(url);
    std::atomic<int> lost = 0;
    auto bus = open_bus(url, {}, [&](std::string_view problem) { lost += problem.empty() ? 0 : 1; });
    ASSERT_TRUE(bus);
    Heard heard;
    const auto subscription = (*bus)->listen("a", heard.listener());
    for (int time = 0; time < 1000; ++time) (*bus)->wake("a", {.events = time});
    while (lost == 0) std::this_thread::sleep_for(5ms);
    EXPECT_TRUE(heard.calls().empty());
  }
}

TEST(BusThatWasAway, TellsThatSomethingMayHaveBeenMissedAndGoesOn) {
  const std::string url = environment("ADOUBE_TEST_POSTGRES");
  std::atomic<int> lost = 0, back = 0;
  const auto bus = *open_bus(url, {}, [&](std::string_view problem) { problem.empty() ? ++back : ++lost; });
  Heard heard;
  const auto subscription = bus->listen("a", heard.listener());
  while (!heard.hears({.events = 1}, 100ms)) bus->wake("a", {.events = 1});
  const std::unique_ptr<PGconn, decltype(&PQfinish)> other(PQconnectdb(url.c_str()), &PQfinish);
  PQclear(
      PQexec(other.get(), "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'adoube-bus'"));
  EXPECT_TRUE(heard.hears({.events = perhaps_more}));
  bus->wake("a", {.events = 2});
  EXPECT_TRUE(heard.hears({.events = 2}));
  EXPECT_EQ(lost, 1);
  EXPECT_EQ(back, 1);
}

// ---------------------------------------------------------------------------------------------------------------- words

TEST(Calls, AreReadAsTheyWereWritten) {
  for (const Call& call : {Call{}, Call{.events = perhaps_more}, Call{.events = 12, .note = "n=abc,w=1,b=0,s=12"}}) {
    Call read;
    EXPECT_TRUE(read_call(text_of(call), read));
    EXPECT_EQ(read, call);
  }
}

TEST(Calls, OthersAreRefused) {
  for (const std::string& text :
       {std::string(), std::string("x"), std::string("-1"), std::string("1x"), std::string("1 a b"), std::string("1 \x80"),
        "1 " + std::string(note_limit + 1, 'n'), std::string("99999999999999999999")}) {
    Call call;
    EXPECT_FALSE(read_call(text, call)) << text;
  }
}

TEST(Calls, FillNotificationsThatAreShortEnough) {
  PendingCalls::Calls calls;
  for (int game = 0; game < 1000; ++game)
    calls[std::to_string(100'000 + game)] = {.events = game, .note = std::string(50, 'n')};
  const auto payloads = payloads_of(calls);
  EXPECT_EQ(payloads.size(), 8U);
  std::size_t lines = 0;
  for (const std::string& payload : payloads) {
    EXPECT_LE(payload.size(), 7999U);
    lines += static_cast<std::size_t>(std::ranges::count(payload, '\n')) + 1;
  }
  EXPECT_EQ(lines, calls.size());
}

TEST(Calls, ThatWaitAreOneAGame) {
  PendingCalls pending;
  pending.add("a", {.events = 3, .note = "first"});
  pending.add("a", {.events = 2, .note = ""});
  const PendingCalls::Calls taken = pending.take();
  EXPECT_EQ(taken, (PendingCalls::Calls{{"a", {.events = 3, .note = "first"}}}));
  pending.add("a", {.events = 4, .note = "second"});
  pending.give_back(taken);
  EXPECT_EQ(pending.take(), (PendingCalls::Calls{{"a", {.events = 4, .note = "second"}}}));
}

}  // namespace
}  // namespace adoube::bus
