// SPDX-License-Identifier: MIT
/// The smallest HTTP and WebSocket client that can also misbehave: plain sockets, one blocking call after another, every
/// wait bounded.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace adoube::server {

/// A TCP connection to 127.0.0.1. Fails the test where it cannot be had.
class Connection {
 public:
  explicit Connection(std::uint16_t port);
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  Connection(Connection&& other) noexcept : socket_(other.socket_), read_(std::move(other.read_)) { other.socket_ = -1; }
  ~Connection();

  /// False when the other side is gone.
  bool send(std::string_view bytes);
  /// Up to and with that text; nothing when the connection ends or ten seconds pass first.
  std::optional<std::string> read_through(std::string_view end);
  std::optional<std::string> read_exactly(std::size_t size);
  /// Nothing more comes: the other side has closed. False when it has not within ten seconds.
  bool ended();
  /// Makes the receive buffer of this side as small as the system allows.
  void shrink_receive_buffer() const;

 private:
  bool read_more();

  int socket_;
  std::string read_;
};

/// Whether nobody takes connections there.
[[nodiscard]] bool is_refused(std::uint16_t port);

struct HttpAnswer {
  int status = 0;
  std::map<std::string, std::string> headers;  ///< names in small letters; of one that comes twice a line each
  std::string body;
};

/// The head of a request, with the empty line at its end.
[[nodiscard]] std::string request_head(std::string_view method, std::string_view target, std::string_view more_headers = {});
/// Reads one answer; status 0 when none comes. `head_only`: an answer to HEAD.
[[nodiscard]] HttpAnswer read_answer(Connection& connection, bool head_only = false);
/// One request over a connection of its own.
[[nodiscard]] HttpAnswer http(std::uint16_t port, std::string_view method, std::string_view target,
                              std::string_view body = {}, std::string_view more_headers = {});

enum class Opcode : std::uint8_t { Continuation = 0, Text = 1, Binary = 2, Close = 8, Ping = 9, Pong = 10 };

struct WebSocketFrame {
  Opcode opcode = Opcode::Text;
  std::string payload;

  /// Of a close frame; 0 where it carries none.
  [[nodiscard]] int close_code() const;
};

class WebSocketClient {
 public:
  explicit WebSocketClient(std::uint16_t port, std::string_view more_headers = {});

  bool send(std::string_view text) { return send_frame(Opcode::Text, text); }
  bool send_frame(Opcode opcode, std::string_view payload, bool last = true);
  /// The next frame that is no ping; nothing when the connection ends or ten seconds pass.
  std::optional<WebSocketFrame> receive();
  /// The next text, or "" where something else comes.
  std::string text();
  /// The next text that is no presence message: who is there is told at times of the server's choosing.
  std::string news();
  Connection& connection() { return connection_; }

 private:
  Connection connection_;
};

/// A masked frame with a mask of zeros, which leaves the payload readable.
[[nodiscard]] std::string frame_bytes(Opcode opcode, std::string_view payload, bool last = true);

}  // namespace adoube::server
