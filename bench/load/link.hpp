// SPDX-License-Identifier: MIT
/// One connection to a server, from a client's side: a single request of HTTP, or a WebSocket with its handshake.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "bench/load/event_loop.hpp"

namespace adoube::load {

struct Address {
  std::string host = "127.0.0.1";  ///< in numbers
  std::uint16_t port = 8080;
};

/// "http://127.0.0.1:8080" or "127.0.0.1:8080"; port 0 where it is neither.
[[nodiscard]] Address read_address(std::string_view text);

/// A socket that never waits: what cannot be sent yet is kept.
class Link : public Watcher {
 public:
  explicit Link(EventLoop& loop) : loop_(loop) {}
  ~Link() override { close(); }

  /// Begins to connect; lost() tells where that fails.
  void connect(const Address& to);
  /// Ends it at once and tells nobody.
  void close();
  [[nodiscard]] bool open() const { return socket_ >= 0; }

 protected:
  void send_bytes(std::string_view bytes);

  virtual void connected() = 0;
  /// What has arrived and was not used so far; answers how much of it is used now.
  virtual std::size_t arrived(std::string_view bytes) = 0;
  /// The other side has gone, or could not be reached.
  virtual void lost() = 0;

 private:
  void ready(bool to_read, bool to_write) override;
  void flush();
  void read();
  void give_up();

  EventLoop& loop_;
  int socket_ = -1;
  bool connecting_ = false;
  bool watched_for_writing_ = false;
  std::uint64_t sitting_ = 0;  ///< counts connections, so that a closed one is not read on
  std::string unsent_;
  std::string unread_;
};

/// POST or GET, with one answer.
class Exchange final : public Link {
 public:
  /// Status 0: no answer. Destroy the exchange from the loop's soon(), not from here.
  using Done = std::function<void(int status, std::string_view body)>;

  Exchange(EventLoop& loop, const Address& to, std::string_view method, std::string_view path, std::string_view body,
           Done done);

 private:
  void connected() override { send_bytes(request_); }
  std::size_t arrived(std::string_view bytes) override;
  void lost() override;

  std::string request_;
  Done done_;
};

class WebSocket : public Link {
 public:
  using Link::Link;

  /// Connects and shakes hands; opened() or lost() follows.
  void enter(const Address& to, std::string_view path);
  void send_text(std::string_view text);

 protected:
  virtual void opened() = 0;
  virtual void heard(std::string_view text) = 0;

 private:
  void connected() final;
  std::size_t arrived(std::string_view bytes) final;

  std::string path_;
  bool shaken_ = false;
};

}  // namespace adoube::load
