// SPDX-License-Identifier: MIT
#include "adoube/bus/nats/nats_bus.hpp"

#include <nats/nats.h>

#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

#include "adoube/bus/in_process/in_process_bus.hpp"
#include "adoube/bus/pending_calls.hpp"

namespace adoube::bus {
namespace {

constexpr std::string_view subject_of_games = "adoube.game.";
constexpr std::int64_t first_wait_ms = 2000;
constexpr std::int64_t again_after_ms = 200;
constexpr std::int64_t ping_every_ms = 3000;
constexpr int unanswered_pings = 2;
constexpr std::int64_t write_deadline_ms = 2000;
constexpr int look_every_ms = 500;
constexpr std::chrono::seconds patience_at_the_end{5};

using Options = std::unique_ptr<natsOptions, decltype(&natsOptions_Destroy)>;

std::string subject_of(std::string_view game) { return std::string(subject_of_games) + std::string(game); }

/// The library calls back on threads of its own, until it has said of each subscription and of the connection that this was
/// the last time.
class LiveNatsBus final : public NatsBus {
 public:
  explicit LiveNatsBus(BusWatch watch) : watch_(std::move(watch)) {}
  ~LiveNatsBus() override {
    if (connection_ == nullptr) return;
    pending_.stop();
    sender_.join();
    natsConnection_FlushTimeout(connection_, again_after_ms);
    natsConnection_Close(connection_);
    {
      std::unique_lock lock(mutex_);
      ended_.wait_for(lock, patience_at_the_end, [this] { return closed_ && open_subscriptions_ == 0; });
    }
    natsConnection_Destroy(connection_);
  }

  [[nodiscard]] Expected<void, std::string> connect(const std::string& url) {
    const Options options = options_for(url);
    if (!options) return refused("the address of NATS cannot be read");
    const natsStatus status = natsConnection_Connect(&connection_, options.get());
    // A server that is not there yet is tried again, and subscriptions made meanwhile are told to it then.
    if (status == NATS_NOT_YET_CONNECTED)
      went(natsStatus_GetText(NATS_NO_SERVER));
    else if (status != NATS_OK)
      return refused("NATS: " + std::string(natsStatus_GetText(status)));
    sender_ = std::thread([this] { send_until_stopped(); });
    return {};
  }

  std::unique_ptr<Subscription> listen(std::string game, Listener listener) override {
    auto place = here_.listen(game, std::move(listener));
    const std::lock_guard lock(games_mutex_);
    Game& heard = games_[game];
    if (heard.listeners++ == 0) subscribe(game, heard);
    return std::make_unique<Place>(*this, std::move(game), std::move(place));
  }

  void wake(std::string_view game, Call call) override { pending_.add(game, std::move(call)); }
  bool reaches_others() const override { return true; }

 private:
  struct Game {
    natsSubscription* subscription = nullptr;
    int listeners = 0;
  };

  class Place final : public Subscription {
   public:
    Place(LiveNatsBus& bus, std::string game, std::unique_ptr<Subscription> place)
        : bus_(bus), game_(std::move(game)), place_(std::move(place)) {}
    ~Place() override {
      place_.reset();
      bus_.stop_listening(game_);
    }

   private:
    LiveNatsBus& bus_;
    std::string game_;
    std::unique_ptr<Subscription> place_;
  };

  Options options_for(const std::string& url) {
    natsOptions* made = nullptr;
    if (natsOptions_Create(&made) != NATS_OK) return {nullptr, &natsOptions_Destroy};
    Options options(made, &natsOptions_Destroy);
    const bool set =
        natsOptions_SetURL(made, url.c_str()) == NATS_OK && natsOptions_SetName(made, "adoube-bus") == NATS_OK &&
        natsOptions_SetTimeout(made, first_wait_ms) == NATS_OK && natsOptions_SetMaxReconnect(made, -1) == NATS_OK &&
        natsOptions_SetReconnectWait(made, again_after_ms) == NATS_OK &&
        natsOptions_SetPingInterval(made, ping_every_ms) == NATS_OK &&
        natsOptions_SetMaxPingsOut(made, unanswered_pings) == NATS_OK &&
        natsOptions_SetWriteDeadline(made, write_deadline_ms) == NATS_OK &&
        natsOptions_UseGlobalMessageDelivery(made, true) == NATS_OK &&
        natsOptions_SetRetryOnFailedConnect(made, true, &came_back, this) == NATS_OK &&
        natsOptions_SetReconnectedCB(made, &came_back, this) == NATS_OK &&
        natsOptions_SetDisconnectedCB(made, &was_lost, this) == NATS_OK &&
        natsOptions_SetClosedCB(made, &was_closed, this) == NATS_OK;
    if (!set) options.reset();
    return options;
  }

  static void came_back(natsConnection*, void* closure) { static_cast<LiveNatsBus*>(closure)->came(); }
  static void was_lost(natsConnection* connection, void* closure) {
    const char* reason = nullptr;
    natsConnection_GetLastError(connection, &reason);
    static_cast<LiveNatsBus*>(closure)->went(reason == nullptr ? "" : reason);
  }
  static void was_closed(natsConnection*, void* closure) {
    auto* const bus = static_cast<LiveNatsBus*>(closure);
    const std::lock_guard lock(bus->mutex_);
    bus->closed_ = true;
    bus->ended_.notify_all();
  }
  static void was_completed(void* closure) {
    auto* const bus = static_cast<LiveNatsBus*>(closure);
    const std::lock_guard lock(bus->mutex_);
    --bus->open_subscriptions_;
    bus->ended_.notify_all();
  }
  static void heard(natsConnection*, natsSubscription*, natsMsg* message, void* closure) {
    const std::unique_ptr<natsMsg, decltype(&natsMsg_Destroy)> owned(message, &natsMsg_Destroy);
    const std::string_view subject = natsMsg_GetSubject(message);
    const std::string_view text(natsMsg_GetData(message), static_cast<std::size_t>(natsMsg_GetDataLength(message)));
    Call call;
    if (subject.starts_with(subject_of_games) && read_call(text, call))
      static_cast<LiveNatsBus*>(closure)->here_.wake(subject.substr(subject_of_games.size()), std::move(call));
  }

  void went(std::string_view reason) {
    {
      const std::lock_guard lock(mutex_);
      if (std::exchange(lost_, true) || pending_.stopping()) return;
    }
    watch_(reason.empty() ? "the connection is lost" : reason);
  }
  void came() {
    {
      const std::lock_guard lock(mutex_);
      lost_ = false;
    }
    watch_({});
    here_.wake_all({.events = perhaps_more});
  }

  /// One that fails is made good by the tables' own looks into the store.
  void subscribe(const std::string& game, Game& into) {
    {
      const std::lock_guard lock(mutex_);
      ++open_subscriptions_;
    }
    if (natsConnection_Subscribe(&into.subscription, connection_, subject_of(game).c_str(), &heard, this) != NATS_OK ||
        natsSubscription_SetOnCompleteCB(into.subscription, &was_completed, this) != NATS_OK)
      was_completed(this);
  }
  void stop_listening(const std::string& game) {
    const std::lock_guard lock(games_mutex_);
    const auto found = games_.find(game);
    if (--found->second.listeners > 0) return;
    natsSubscription_Destroy(found->second.subscription);
    games_.erase(found);
  }

  void send_until_stopped() {
    for (;;) {
      pending_.wait(-1);
      const bool last = pending_.stopping();
      const PendingCalls::Calls calls = pending_.take();
      PendingCalls::Calls unsent;
      for (const auto& [game, call] : calls)
        if (natsConnection_PublishString(connection_, subject_of(game).c_str(), text_of(call).c_str()) != NATS_OK)
          unsent.emplace(game, call);
      if (last) return;
      if (unsent.empty()) continue;
      pending_.give_back(unsent);
      std::this_thread::sleep_for(std::chrono::milliseconds(look_every_ms));
    }
  }

  BusWatch watch_;
  InProcessBus here_;
  PendingCalls pending_;
  natsConnection* connection_ = nullptr;
  std::thread sender_;

  std::mutex games_mutex_;
  std::map<std::string, Game> games_;

  std::mutex mutex_;
  std::condition_variable ended_;
  int open_subscriptions_ = 0;
  bool closed_ = false;
  bool lost_ = false;
};

}  // namespace

Expected<std::unique_ptr<Bus>, std::string> NatsBus::open(const std::string& url, BusWatch watch) {
  auto bus = std::make_unique<LiveNatsBus>(std::move(watch));
  if (auto connected = bus->connect(url); !connected) return refused(std::move(connected.error()));
  return bus;
}

}  // namespace adoube::bus
