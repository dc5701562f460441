// SPDX-License-Identifier: MIT
#include "bench/load/link.hpp"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <optional>
#include <utility>

namespace adoube::load {
namespace {

constexpr unsigned sockets_of_one_address = 20'000;

/// An address of this machine has some 28,000 ports; of 127.0.0.x it has many.
void bind_to_a_near_address(int socket) {
  static unsigned made = 0;
  sockaddr_in from{};
  from.sin_family = AF_INET;
  from.sin_addr.s_addr = htonl(INADDR_LOOPBACK + made++ / sockets_of_one_address % 200);
  const int late = 1;
  ::setsockopt(socket, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &late, sizeof late);
  ::bind(socket, reinterpret_cast<const sockaddr*>(&from), sizeof from);
}

std::uint64_t big_endian(std::string_view bytes) {
  std::uint64_t value = 0;
  for (const char byte : bytes) value = value << 8 | static_cast<unsigned char>(byte);
  return value;
}

struct ServerFrame {
  int opcode;
  std::string_view payload;
  std::size_t size;  ///< all of it
};

/// A frame at the beginning, unmasked as a server sends it; nothing while it is incomplete.
std::optional<ServerFrame> frame_at(std::string_view bytes) {
  if (bytes.size() < 2) return std::nullopt;
  std::size_t size = static_cast<unsigned char>(bytes[1]) & 0x7FU;
  std::size_t head = 2;
  if (size >= 126) {
    const std::size_t width = size == 126 ? 2 : 8;
    if (bytes.size() < head + width) return std::nullopt;
    size = big_endian(bytes.substr(head, width));
    head += width;
  }
  if (bytes.size() < head + size) return std::nullopt;
  return ServerFrame{.opcode = bytes[0] & 0x0F, .payload = bytes.substr(head, size), .size = head + size};
}

/// Masked, as a client's must be, by a mask of zeros.
std::string client_frame(int opcode, std::string_view payload) {
  std::string frame(1, static_cast<char>(0x80 | opcode));
  if (payload.size() < 126) {
    frame += static_cast<char>(0x80U | payload.size());
  } else {
    frame += static_cast<char>(0x80 | 126);
    frame += static_cast<char>(payload.size() >> 8);
    frame += static_cast<char>(payload.size());
  }
  frame.append(4, '\0');
  return frame.append(payload);
}

constexpr int text_frame = 1, close_frame = 8, ping_frame = 9, pong_frame = 10;

}  // namespace

Address read_address(std::string_view text) {
  constexpr std::string_view scheme = "http://";
  if (text.starts_with(scheme)) text.remove_prefix(scheme.size());
  const std::size_t colon = text.find(':');
  Address address{.host = std::string(text.substr(0, colon)), .port = 0};
  if (colon != std::string_view::npos) std::from_chars(text.data() + colon + 1, text.data() + text.size(), address.port);
  return address;
}

void Link::connect(const Address& to) {
  close();
  ++sitting_;
  socket_ = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (socket_ < 0)
    return loop_.soon([this, now = sitting_] {
      if (now == sitting_) lost();
    });
  const int on = 1;
  ::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(to.port);
  ::inet_pton(AF_INET, to.host.c_str(), &address.sin_addr);
  if (to.host.starts_with("127.")) bind_to_a_near_address(socket_);
  connecting_ = true;
  const int begun = ::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address);
  loop_.watch(socket_, *this, true);
  watched_for_writing_ = true;
  // The loop would report a refusal of now as well, but not for a socket that never began.
  if (begun != 0 && errno != EINPROGRESS)
    loop_.soon([this, now = sitting_] {
      if (now == sitting_ && open()) give_up();
    });
}

void Link::close() {
  if (socket_ < 0) return;
  loop_.forget(socket_, *this);
  ::close(std::exchange(socket_, -1));
  unsent_.clear();
  unread_.clear();
}

void Link::give_up() {
  close();
  lost();
}

void Link::ready(bool to_read, bool to_write) {
  if (connecting_) {
    int problem = 0;
    socklen_t size = sizeof problem;
    ::getsockopt(socket_, SOL_SOCKET, SO_ERROR, &problem, &size);
    if (problem != 0) return give_up();
    if (!to_write) return;
    connecting_ = false;
    const std::uint64_t now = sitting_;
    connected();
    if (now != sitting_ || !open()) return;
  }
  if (to_write) flush();
  if (to_read && open()) read();
}

void Link::send_bytes(std::string_view bytes) {
  if (!open()) return;
  if (unsent_.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent > 0) bytes.remove_prefix(static_cast<std::size_t>(sent));
    if (bytes.empty() && !watched_for_writing_) return;
  }
  unsent_.append(bytes);
  flush();
}

void Link::flush() {
  if (!unsent_.empty()) {
    const ssize_t sent = ::send(socket_, unsent_.data(), unsent_.size(), MSG_NOSIGNAL);
    if (sent > 0) unsent_.erase(0, static_cast<std::size_t>(sent));
  }
  const bool writing = !unsent_.empty();
  if (writing != std::exchange(watched_for_writing_, writing)) loop_.change(socket_, *this, writing);
}

void Link::read() {
  static std::array<char, 256 << 10> space;
  const ssize_t size = ::recv(socket_, space.data(), space.size(), 0);
  if (size == 0 || (size < 0 && errno != EAGAIN)) return give_up();
  if (size < 0) return;
  const std::uint64_t now = sitting_;
  std::string_view bytes(space.data(), static_cast<std::size_t>(size));
  const bool some_left = !unread_.empty();
  if (some_left) bytes = unread_.append(bytes);
  // Those who hear may close, and connect anew.
  std::string kept;
  if (some_left) kept.swap(unread_), bytes = kept;
  while (!bytes.empty()) {
    const std::size_t used = arrived(bytes);
    if (now != sitting_ || !open()) return;
    if (used == 0) break;
    bytes.remove_prefix(used);
  }
  unread_ = bytes;
}

// --------------------------------------------------------------------------------------------------------------- HTTP

Exchange::Exchange(EventLoop& loop, const Address& to, std::string_view method, std::string_view path, std::string_view body,
                   Done done)
    : Link(loop), done_(std::move(done)) {
  request_ = std::string(method) + ' ' + std::string(path) + " HTTP/1.1\r\nHost: " + to.host + "\r\nConnection: close\r\n";
  if (!body.empty()) request_ += "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
  request_ += "\r\n";
  request_ += body;
  connect(to);
}

/// The server closes after its answer: all is there when it is gone.
std::size_t Exchange::arrived(std::string_view bytes) {
  const std::size_t head = bytes.find("\r\n\r\n");
  if (head == std::string_view::npos) return 0;
  constexpr std::string_view field = "Content-Length: ";
  const std::size_t at = bytes.find(field);
  std::size_t size = 0;
  if (at < head) std::from_chars(bytes.data() + at + field.size(), bytes.data() + head, size);
  if (bytes.size() < head + 4 + size) return 0;
  int status = 0;
  std::from_chars(bytes.data() + 9, bytes.data() + 12, status);
  const std::string body(bytes.substr(head + 4, size));
  close();
  std::exchange(done_, {})(status, body);
  return 0;
}

void Exchange::lost() {
  if (done_) std::exchange(done_, {})(0, {});
}

// ---------------------------------------------------------------------------------------------------------- WebSocket

void WebSocket::enter(const Address& to, std::string_view path) {
  shaken_ = false;
  path_ = path;
  connect(to);
}

void WebSocket::connected() {
  send_bytes("GET " + path_ +
             " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
}

void WebSocket::send_text(std::string_view text) { send_bytes(client_frame(text_frame, text)); }

std::size_t WebSocket::arrived(std::string_view bytes) {
  if (!shaken_) {
    const std::size_t head = bytes.find("\r\n\r\n");
    if (head == std::string_view::npos) return 0;
    shaken_ = bytes.starts_with("HTTP/1.1 101");
    if (!shaken_) {
      close();
      lost();
      return 0;
    }
    opened();
    return head + 4;
  }
  const auto frame = frame_at(bytes);
  if (!frame) return 0;
  switch (frame->opcode) {
    case text_frame:
      heard(frame->payload);
      break;
    case ping_frame:
      send_bytes(client_frame(pong_frame, frame->payload));
      break;
    case close_frame:
      send_bytes(client_frame(close_frame, frame->payload));
      break;
    default:
      break;
  }
  return frame->size;
}

}  // namespace adoube::load
