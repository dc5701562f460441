// SPDX-License-Identifier: MIT
#include "tests/server/client.hpp"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>

namespace adoube::server {
namespace {

constexpr int patience_seconds = 10;

std::string small_letters(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  return text;
}

bool connect_to(int socket, std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return ::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
}

}  // namespace

Connection::Connection(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  const timeval patience{.tv_sec = patience_seconds, .tv_usec = 0};
  ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  ::setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  EXPECT_TRUE(connect_to(socket_, port));
}

Connection::~Connection() {
  if (socket_ >= 0) ::close(socket_);
}

bool Connection::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

bool Connection::read_more() {
  std::array<char, 65536> chunk;
  const ssize_t size = ::recv(socket_, chunk.data(), chunk.size(), 0);
  if (size <= 0) return false;
  read_.append(chunk.data(), static_cast<std::size_t>(size));
  return true;
}

std::optional<std::string> Connection::read_through(std::string_view end) {
  std::size_t at = read_.find(end);
  while (at == std::string::npos) {
    if (!read_more()) return std::nullopt;
    at = read_.find(end);
  }
  std::string text = read_.substr(0, at + end.size());
  read_.erase(0, text.size());
  return text;
}

std::optional<std::string> Connection::read_exactly(std::size_t size) {
  while (read_.size() < size)
    if (!read_more()) return std::nullopt;
  std::string text = read_.substr(0, size);
  read_.erase(0, size);
  return text;
}

bool Connection::ended() {
  std::array<char, 4096> chunk;
  for (;;) {
    const ssize_t size = ::recv(socket_, chunk.data(), chunk.size(), 0);
    if (size == 0) return true;
    if (size < 0) return errno == ECONNRESET;
  }
}

bool is_refused(std::uint16_t port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const bool refused = !connect_to(socket, port) && errno == ECONNREFUSED;
  ::close(socket);
  return refused;
}

void Connection::shrink_receive_buffer() const {
  const int bytes = 1;
  ::setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &bytes, sizeof bytes);
}

std::string request_head(std::string_view method, std::string_view target, std::string_view more_headers) {
  return std::string(method) + ' ' + std::string(target) + " HTTP/1.1\r\nHost: localhost\r\n" + std::string(more_headers) +
         "\r\n";
}

HttpAnswer read_answer(Connection& connection, bool head_only) {
  HttpAnswer answer;
  const auto head = connection.read_through("\r\n\r\n");
  if (!head) return answer;
  answer.status = std::stoi(head->substr(9, 3));
  for (std::size_t at = head->find("\r\n") + 2; at + 2 < head->size();) {
    const std::size_t end = head->find("\r\n", at);
    const std::size_t colon = head->find(": ", at);
    if (colon < end) {
      std::string& value = answer.headers[small_letters(head->substr(at, colon - at))];
      value += (value.empty() ? "" : "\n") + head->substr(colon + 2, end - colon - 2);
    }
    at = end + 2;
  }
  const auto length = answer.headers.find("content-length");
  if (!head_only && length != answer.headers.end())
    answer.body = connection.read_exactly(std::stoul(length->second)).value_or("");
  return answer;
}

HttpAnswer http(std::uint16_t port, std::string_view method, std::string_view target, std::string_view body,
                std::string_view more_headers) {
  Connection connection(port);
  std::string headers(more_headers);
  if (!body.empty()) headers += "Content-Length: " + std::to_string(body.size()) + "\r\n";
  connection.send(request_head(method, target, headers) + std::string(body));
  return read_answer(connection, method == "HEAD");
}

int WebSocketFrame::close_code() const {
  if (opcode != Opcode::Close || payload.size() < 2) return 0;
  return static_cast<unsigned char>(payload[0]) * 256 + static_cast<unsigned char>(payload[1]);
}

std::string frame_bytes(Opcode opcode, std::string_view payload, bool last) {
  std::string bytes;
  bytes += static_cast<char>((last ? 0x80 : 0) | static_cast<int>(opcode));
  const std::size_t size = payload.size();
  if (size < 126) {
    bytes += static_cast<char>(0x80 | size);
  } else if (size < 65536) {
    bytes += static_cast<char>(0x80 | 126);
    bytes += static_cast<char>(size >> 8);
    bytes += static_cast<char>(size & 0xFF);
  } else {
    bytes += static_cast<char>(0x80 | 127);
    for (int shift = 56; shift >= 0; shift -= 8) bytes += static_cast<char>((size >> shift) & 0xFF);
  }
  bytes.append(4, '\0');
  bytes += payload;
  return bytes;
}

WebSocketClient::WebSocketClient(std::uint16_t port, std::string_view more_headers) : connection_(port) {
  connection_.send(request_head("GET", "/ws",
                                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                                    std::string(more_headers)));
  EXPECT_EQ(read_answer(connection_, true).status, 101);
}

bool WebSocketClient::send_frame(Opcode opcode, std::string_view payload, bool last) {
  return connection_.send(frame_bytes(opcode, payload, last));
}

std::optional<WebSocketFrame> WebSocketClient::receive() {
  for (;;) {
    const auto head = connection_.read_exactly(2);
    if (!head) return std::nullopt;
    std::size_t size = static_cast<unsigned char>(head->at(1)) & 0x7F;
    if (size >= 126) {
      const auto more = connection_.read_exactly(size == 126 ? 2 : 8);
      if (!more) return std::nullopt;
      size = 0;
      for (const char byte : *more) size = size * 256 + static_cast<unsigned char>(byte);
    }
    auto payload = connection_.read_exactly(size);
    if (!payload) return std::nullopt;
    WebSocketFrame frame{.opcode = static_cast<Opcode>(head->at(0) & 0x0F), .payload = std::move(*payload)};
    if (frame.opcode != Opcode::Ping) return frame;
  }
}

std::string WebSocketClient::text() {
  const auto frame = receive();
  return frame && frame->opcode == Opcode::Text ? frame->payload : std::string();
}

std::string WebSocketClient::news() {
  for (;;) {
    std::string next = text();
    if (!next.starts_with(R"({"type":"presence")")) return next;
  }
}

}  // namespace adoube::server
