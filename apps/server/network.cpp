// SPDX-License-Identifier: GPL-3.0-or-later
// A connection begins as HTTP, in one coroutine that reads a request, has it answered and writes the answer. Where a request
// asks for /ws the same coroutine becomes the reader of a WebSocket, and a second one its writer; between the two stands the
// outbox, so that nobody who wants to send ever waits.
#include "apps/server/network.hpp"

#include <sys/resource.h>

#include <atomic>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/bind_executor.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <mutex>
#include <unordered_set>
#include <utility>
#include <vector>

#include "apps/server/address_limits.hpp"
#include "apps/server/analysis_room.hpp"
#include "apps/server/analysis_routes.hpp"
#include "apps/server/archive_routes.hpp"
#include "apps/server/archivist.hpp"
#include "apps/server/computer_room.hpp"
#include "apps/server/computer_routes.hpp"
#include "apps/server/http_api.hpp"
#include "apps/server/http_path.hpp"
#include "apps/server/listen_address.hpp"
#include "apps/server/lobby.hpp"
#include "apps/server/operation_routes.hpp"
#include "apps/server/people.hpp"
#include "apps/server/people_routes.hpp"
#include "apps/server/rounds.hpp"
#include "apps/server/secrets.hpp"
#include "apps/server/server_clock.hpp"
#include "apps/server/showcase.hpp"
#include "apps/server/store_clock.hpp"
#include "apps/server/token_bucket.hpp"

namespace adoube::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using boost::system::error_code;

using Awaitable = asio::awaitable<void>;
/// Errors come back as values; nothing in this file throws on a broken connection.
constexpr auto as_value = asio::as_tuple(asio::use_awaitable);

constexpr std::chrono::seconds idle_time{60};
constexpr std::chrono::seconds handshake_time{10};
constexpr std::chrono::seconds goodbye_time{3};
constexpr std::chrono::milliseconds after_accept_problem{100};
constexpr std::chrono::milliseconds looked_after_every{1000};
constexpr std::uint32_t header_bytes = 8192;
/// What there is room for while nothing has come; most messages of a WebSocket are shorter.
constexpr std::size_t read_at_once = 512;

/// Allows as many open connections as the system lets this process have.
void raise_file_limit() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

class WebSocketGuest;

/// What all connections share.
struct House {
  asio::io_context& loop;
  Backstage& backstage;
  Lobby& lobby;
  People& people;
  Showcase& showcase;
  HttpApi& api;
  const ServeLimits& limits;
  bool behind_proxy = false;
  CountByAddress per_address{limits.connections_per_address};
  RateByAddress requests{limits.requests_per_second_per_address};
  std::unordered_set<WebSocketGuest*> guests{};
  /// Those that wait for a request of which nothing has come yet.
  std::unordered_set<beast::tcp_stream*> idle{};
  std::size_t requests_under_way = 0;
  std::size_t connections = 0;
  std::size_t large_bodies = 0;
  bool stopping = false;
};

/// Waits for what `ask` calls back with, once, on the loop. What `ask` refers to lives until then.
template <class Answer, class Ask>
asio::awaitable<Answer> answer_of(Ask ask) {
  return asio::async_initiate<const asio::use_awaitable_t<>, void(Answer)>(
      [ask = std::move(ask)](auto handler) {
        auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        ask([shared](Answer answer) {
          const auto executor = asio::get_associated_executor(*shared);
          asio::post(executor, [shared, answer = std::move(answer)]() mutable { std::move (*shared)(std::move(answer)); });
        });
      },
      asio::use_awaitable);
}

using Owner = Expected<store::SignedIn, HttpProblem>;

asio::awaitable<Owner> signed_in_behind(People& people, const HttpRequest& request) {
  return answer_of<Owner>([&](auto done) { people.signed_in(request, std::move(done)); });
}

/// One WebSocket. Lives as long as its reader or its writer does.
class WebSocketGuest final : public Guest, public std::enable_shared_from_this<WebSocketGuest> {
 public:
  /// `cookies`: those of its handshake, where `person` was found by them.
  WebSocketGuest(House& house, beast::tcp_stream&& stream, std::optional<Person> person, std::string address,
                 HttpRequest cookies)
      : house_(house),
        person_(std::move(person)),
        address_(std::move(address)),
        cookies_(person_ ? std::make_unique<const HttpRequest>(std::move(cookies)) : nullptr),
        socket_(std::move(stream)),
        work_arrived_(socket_.get_executor()),
        pace_(house.limits.messages_per_second) {
    house_.guests.insert(this);
    ++house_.backstage.metrics.websockets_opened;
  }
  ~WebSocketGuest() override { house_.guests.erase(this); }

  /// The handshake; true when it is done.
  asio::awaitable<bool> accept(const http::request<http::string_body>& request) {
    socket_.set_option(websocket::stream_base::timeout{handshake_time, idle_time, true});
    socket_.read_message_max(max_client_message_bytes);
    socket_.auto_fragment(false);
    beast::get_lowest_layer(socket_).expires_never();
    const auto [problem] = co_await socket_.async_accept(request, as_value);
    socket_.text(true);
    co_return !problem;
  }

  /// The whole life of the connection after its handshake.
  Awaitable serve() {
    asio::co_spawn(socket_.get_executor(), write_all(shared_from_this()), asio::detached);
    co_await read_all();
    if (game_) game_->leave(*this);
    game_.reset();
    house_.showcase.leave(*this);
    finish();
  }

  void send(Frame frame) override {
    if (closing_) return;
    outbox_bytes_ += frame->size();
    if (outbox_bytes_ > house_.limits.outbox_bytes) {
      ++house_.backstage.metrics.slow_readers_dropped;
      return drop();
    }
    ++house_.backstage.metrics.texts_sent;
    house_.backstage.metrics.bytes_sent += frame->size();
    outbox_.push_back(std::move(frame));
    work_arrived_.cancel_one();
  }

  [[nodiscard]] const Person* person() const override { return person_ ? &*person_ : nullptr; }
  [[nodiscard]] std::string_view address() const override { return address_; }

  /// Sends what is there, then a close frame.
  void say_goodbye() {
    send_error(ErrorCode::GoingAway, "The server is stopping. Come back in a moment.", true);
    goodbye_ = websocket::close_code::going_away;
    finish();
  }

  void hold(std::unique_ptr<CountByAddress::Place> place) { place_ = std::move(place); }

  /// Whether it is in no game although it has had the time to join one.
  [[nodiscard]] bool is_silent(std::chrono::steady_clock::time_point now) const {
    return !game_ && !joining_ && !in_lobby_ && now - opened_ > house_.limits.join_time;
  }

  /// Whether it takes nothing of what is sent to it, although it may say something now and then.
  [[nodiscard]] bool is_deaf(std::chrono::steady_clock::time_point now) const {
    return sending_since_ && now - *sending_since_ > house_.limits.send_time;
  }

  /// Breaks the connection off at once.
  void drop() {
    closing_ = true;
    outbox_.clear();
    error_code ignored;
    beast::get_lowest_layer(socket_).socket().close(ignored);
    work_arrived_.cancel_one();
  }

 private:
  void finish() {
    closing_ = true;
    work_arrived_.cancel_one();
  }

  void send_error(ErrorCode code, std::string_view text, bool closing) {
    send(std::make_shared<const std::string>(
        write(ErrorMessage{.code = code, .text = std::string(text), .closing = closing})));
  }

  Awaitable read_all() {
    beast::flat_buffer buffer;
    while (!closing_) {
      do {
        const auto [problem, size] = co_await socket_.async_read_some(buffer, read_at_once, as_value);
        if (problem) co_return;
      } while (!socket_.is_message_done());
      if (!socket_.got_text())
        send_error(ErrorCode::Unreadable, "Messages are text.", false);
      else if (const auto message = read_message({static_cast<const char*>(buffer.cdata().data()), buffer.size()})) {
        if (person_ && goes_by_name(*message)) co_await look_again();
        if (!closing_) std::visit([this](const auto& one) { hear(one); }, *message);
      }
      buffer.consume(buffer.size());
      if (buffer.capacity() > read_at_once) buffer.shrink_to_fit();
      // One who is too fast finds the server slower to read.
      if (const auto wait = pace_.take() ? std::chrono::milliseconds(0) : pace_.wait(); wait.count() > 0) {
        asio::steady_timer timer(socket_.get_executor(), wait);
        co_await timer.async_wait(as_value);
      }
    }
  }

  static Awaitable write_all(std::shared_ptr<WebSocketGuest> self) { co_await self->write_until_closed(); }

  Awaitable write_until_closed() {
    for (;;) {
      while (!outbox_.empty()) {
        const std::vector<Frame> taken = std::exchange(outbox_, {});
        for (const Frame& frame : taken) {
          sending_since_ = std::chrono::steady_clock::now();
          const auto [problem, size] = co_await socket_.async_write(asio::buffer(*frame), as_value);
          sending_since_.reset();
          if (problem) {
            drop();
            co_return;
          }
          outbox_bytes_ -= frame->size();
        }
      }
      if (closing_) break;
      work_arrived_.expires_at(std::chrono::steady_clock::time_point::max());
      co_await work_arrived_.async_wait(as_value);
    }
    if (socket_.is_open()) co_await socket_.async_close(goodbye_, as_value);
  }

  std::optional<ClientMessage> read_message(std::string_view text) {
    auto message = read_client_message(text);
    Counts& counts = house_.backstage.metrics.messages;
    if (!message) {
      counts.add("unreadable");
      send_error(ErrorCode::Unreadable, message.error().sentence(), false);
      return std::nullopt;
    }
    counts.add(client_message_types[message->index()]);
    return std::move(*message);
  }

  /// What is asked under the name of whoever is signed in: all but what is done in a seat that is taken.
  static bool goes_by_name(const ClientMessage& message) {
    return !std::holds_alternative<ActMessage>(message) && !std::holds_alternative<PingMessage>(message);
  }

  /// Since the handshake the session may have ended, in this browser or on another machine, or its owner may have another
  /// name. Whoever is signed in no more comes back as anybody; where the store does not answer all stays as it was.
  Awaitable look_again() {
    const Expected<store::SignedIn, HttpProblem> found = co_await signed_in_behind(house_.people, *cookies_);
    if (found)
      *person_ = person_of(*found);
    else if (found.error().code == ErrorCode::SignedOut)
      drop();
  }

  void hear(const JoinMessage& message) {
    if (game_ || joining_ || in_lobby_)
      return send_error(ErrorCode::AlreadyJoined, "A connection is about one game.", false);
    if (house_.stopping) return;
    joining_ = true;
    house_.lobby.find_game(message.game,
                           [weak = weak_from_this(), message](Expected<std::shared_ptr<LiveGame>, HttpProblem> live) {
                             const auto self = weak.lock();
                             if (!self) return;
                             self->joining_ = false;
                             if (self->closing_) return;
                             if (!live) return self->send_error(live.error().code, live.error().text, false);
                             if ((*live)->join(*self, message)) self->game_ = std::move(*live);
                           });
  }

  void hear(const TakeSeatMessage& message) {
    if (!game_) return send_error(ErrorCode::NotJoined, "Join a game first.", false);
    game_->take_seat(*this, message);
  }

  void hear(const BeArbiterMessage& message) {
    if (!game_) return send_error(ErrorCode::NotJoined, "Join a game first.", false);
    game_->be_arbiter(*this, message);
  }

  void hear(const DeclineChallengeMessage&) {
    if (!game_) return send_error(ErrorCode::NotJoined, "Join a game first.", false);
    game_->decline(*this);
  }

  void hear(const ActMessage& message) {
    if (!game_) return send_error(ErrorCode::NotJoined, "Join a game first.", false);
    if (!house_.stopping) game_->act(*this, message);
  }

  void hear(const WatchLobbyMessage&) {
    if (game_ || joining_ || in_lobby_)
      return send_error(ErrorCode::AlreadyJoined, "A connection is about one game, or about the lobby.", false);
    in_lobby_ = true;
    if (!house_.stopping) house_.showcase.watch(*this);
  }

  void hear(const PingMessage& message) {
    PongMessage pong{.id = message.id, .now = {}};
    if (game_) pong.now = game_->now();
    send(std::make_shared<const std::string>(write(pong)));
  }

  House& house_;
  std::optional<Person> person_;
  std::string address_;
  std::unique_ptr<const HttpRequest> cookies_;
  static constexpr bool may_deflate = false;
  websocket::stream<beast::tcp_stream, may_deflate> socket_;
  asio::steady_timer work_arrived_;
  TokenBucket pace_;
  std::vector<Frame> outbox_;
  std::size_t outbox_bytes_ = 0;
  websocket::close_reason goodbye_ = websocket::close_code::normal;
  std::shared_ptr<LiveGame> game_;
  std::chrono::steady_clock::time_point opened_ = std::chrono::steady_clock::now();
  std::unique_ptr<CountByAddress::Place> place_;
  bool joining_ = false;
  bool in_lobby_ = false;
  std::optional<std::chrono::steady_clock::time_point> sending_since_{};
  bool closing_ = false;
};

/// What a proxy in front says of a connection is believed where the proxy is this machine, or was announced.
bool came_through_tls(const http::request<http::string_body>& request, bool behind_proxy, const asio::ip::address& from) {
  return (behind_proxy || from.is_loopback()) && request["X-Forwarded-Proto"] == "https";
}

HttpRequest plain(const http::request<http::string_body>& request, const std::string& address, bool secure) {
  const auto text = [](const auto& view) { return std::string(view.data(), view.size()); };
  return {.method = text(request.method_string()),
          .target = text(request.target()),
          .body = request.body(),
          .host = text(request[http::field::host]),
          .origin = text(request[http::field::origin]),
          .if_none_match = text(request[http::field::if_none_match]),
          .accept_encoding = text(request[http::field::accept_encoding]),
          .content_type = text(request[http::field::content_type]),
          .cookie = text(request[http::field::cookie]),
          .user_agent = text(request[http::field::user_agent]),
          .address = address,
          .secure = secure};
}

http::response<http::span_body<const char>> response_to(const House& house, const http::request<http::string_body>& request,
                                                        const HttpResponse& answer) {
  http::response<http::span_body<const char>> response{static_cast<http::status>(answer.status), request.version()};
  for (const auto& [name, value] : security_headers()) response.set(name, value);
  response.set(http::field::content_type, answer.type);
  response.set(http::field::cache_control, answer.cache);
  if (!answer.etag.empty()) response.set(http::field::etag, answer.etag);
  if (!answer.allow.empty()) response.set(http::field::allow, answer.allow);
  if (!answer.encoding.empty()) response.set(http::field::content_encoding, answer.encoding);
  if (answer.varies_by_encoding) response.set(http::field::vary, "Accept-Encoding");
  if (answer.retry_after_s > 0) response.set(http::field::retry_after, std::to_string(answer.retry_after_s));
  if (!answer.disposition.empty()) response.set(http::field::content_disposition, answer.disposition);
  for (const std::string& cookie : answer.cookies) response.insert(http::field::set_cookie, cookie);
  const std::string_view body = answer.file.empty() ? std::string_view(answer.body) : answer.file;
  response.keep_alive(request.keep_alive() && !house.stopping);
  if (answer.status != 304) response.content_length(body.size());
  if (request.method() != http::verb::head) response.body() = {body.data(), body.size()};
  return response;
}

/// The interface's answer.
asio::awaitable<HttpResponse> answer_to(HttpApi& api, const HttpRequest& request) {
  return answer_of<HttpResponse>([&](auto done) { api.answer(request, std::move(done)); });
}

std::optional<HttpResponse> refusal_of(const error_code& problem) {
  if (problem == http::error::body_limit) return HttpResponse{.status = 413, .body = "The body is too long.\n"};
  if (problem == http::error::header_limit) return HttpResponse{.status = 431, .body = "The headers are too long.\n"};
  const bool spelling = problem.category() == error_code(http::error::bad_method).category();
  if (spelling && problem != http::error::end_of_stream && problem != http::error::partial_message)
    return HttpResponse{.status = 400, .body = "This is no HTTP request.\n"};
  return std::nullopt;
}

bool wants_websocket(const http::request<http::string_body>& request) {
  return websocket::is_upgrade(request) && path_of({request.target().data(), request.target().size()}) == "/ws";
}

/// One more while it lives.
class Counted {
 public:
  explicit Counted(std::size_t& count) : count_(count) { ++count_; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;
  ~Counted() { --count_; }

 private:
  std::size_t& count_;
};

/// The next piece of a body.
asio::awaitable<Expected<std::string, HttpProblem>> piece_of(const NextPiece& next) {
  return answer_of<Expected<std::string, HttpProblem>>([&](auto done) { next(std::move(done)); });
}

/// A body of unknown length, in chunks, each made when the one before it has been taken. False: the connection is to end.
asio::awaitable<bool> write_in_pieces(const House& house, beast::tcp_stream& stream,
                                      const http::request<http::string_body>& request, const HttpResponse& answer) {
  const auto whole = response_to(house, request, answer);
  http::response<http::empty_body> head{whole.base()};
  head.erase(http::field::content_length);
  const bool chunked = request.version() >= 11;
  head.chunked(chunked);
  if (!chunked) head.keep_alive(false);
  http::response_serializer<http::empty_body> serializer{head};
  const auto [head_problem, head_size] = co_await http::async_write_header(stream, serializer, as_value);
  if (head_problem) co_return false;
  if (request.method() == http::verb::head) co_return head.keep_alive();
  for (;;) {
    const Expected<std::string, HttpProblem> piece = co_await piece_of(answer.pieces);
    if (!piece) co_return false;
    stream.expires_after(house.limits.request_time);
    if (piece->empty()) break;
    if (chunked) {
      const auto [problem, size] = co_await asio::async_write(stream, http::make_chunk(asio::buffer(*piece)), as_value);
      if (problem) co_return false;
    } else {
      const auto [problem, size] = co_await asio::async_write(stream, asio::buffer(*piece), as_value);
      if (problem) co_return false;
    }
  }
  if (!chunked) co_return false;
  const auto [problem, size] = co_await asio::async_write(stream, http::make_chunk_last(), as_value);
  co_return !problem && head.keep_alive();
}

/// Of the one who asks, as the proxy in front of us tells it; of the other end where there is none. Whom it tells
/// unreadably are all one, and not this machine.
std::string asker(const House& house, const http::request<http::string_body>& request, const std::string& other_end) {
  if (!house.behind_proxy) return other_end;
  std::string_view last;
  for (const auto& field : request)
    if (beast::iequals(field.name_string(), "X-Forwarded-For")) last = {field.value().data(), field.value().size()};
  last.remove_prefix(last.find_last_of(", ") == std::string_view::npos ? 0 : last.find_last_of(", ") + 1);
  error_code unreadable;
  const auto address = asio::ip::make_address(std::string(last), unreadable);
  if (last.empty()) return other_end;
  return unreadable ? "not told" : address.to_string();
}

constexpr std::size_t large_bodies_at_once = 8;

/// Why a body that is longer than usual is not read.
asio::awaitable<std::optional<HttpResponse>> refusal_of_large_body(House& house, const HttpRequest& head) {
  const Expected<store::SignedIn, HttpProblem> found = co_await signed_in_behind(house.people, head);
  if (!found) co_return problem_answer(found.error());
  if (house.large_bodies < large_bodies_at_once) co_return std::nullopt;
  co_return problem_answer(
      HttpProblem{.code = ErrorCode::TooMany, .text = "Too many large bodies at once. Try again.", .wait_ms = 1'000});
}

/// Reads the head, then a body as long as the one who answers allows. One that is longer than usual is read of those who are
/// signed in alone, and of few at once; `room` is for as long as it is needed. Errors: the answer before the connection
/// ends, where there is one.
asio::awaitable<Expected<void, std::optional<HttpResponse>>> read_request(House& house, const asio::ip::address& from,
                                                                          beast::tcp_stream& stream,
                                                                          beast::flat_buffer& buffer,
                                                                          http::request_parser<http::string_body>& parser,
                                                                          std::optional<Counted>& room) {
  parser.body_limit(boost::none);
  const auto [head_problem, head_size] = co_await http::async_read_header(stream, buffer, parser, as_value);
  if (head_problem) co_return refused(refusal_of(head_problem));
  const HttpRequest head = plain(parser.get(), {}, came_through_tls(parser.get(), house.behind_proxy, from));
  const std::size_t limit = house.api.router().body_limit(head.method, head.target);
  if (parser.content_length().value_or(0) > limit) co_return refused(refusal_of(http::error::body_limit));
  if (parser.content_length().value_or(parser.chunked() ? limit : 0) > max_request_body_bytes) {
    std::optional<HttpResponse> refusal = co_await refusal_of_large_body(house, head);
    if (refusal) co_return refused(std::move(refusal));
    room.emplace(house.large_bodies);
  }
  parser.body_limit(limit);
  const auto [problem, size] = co_await http::async_read(stream, buffer, parser, as_value);
  if (problem) co_return refused(refusal_of(problem));
  co_return Expected<void, std::optional<HttpResponse>>{};
}

/// Waits for the first bytes of the next request, where they are not here yet. False: none is to be answered any more.
asio::awaitable<bool> request_begins(House& house, beast::tcp_stream& stream, beast::flat_buffer& buffer) {
  if (buffer.size() > 0) co_return true;
  if (house.stopping) co_return false;
  house.idle.insert(&stream);
  const auto [problem, size] = co_await stream.async_read_some(buffer.prepare(read_at_once), as_value);
  house.idle.erase(&stream);
  buffer.commit(size);
  co_return !problem;
}

/// What the operator's port does not show.
bool is_for_operators(const HttpRequest& request) {
  const auto path = path_of(request.target);
  return path == "/metrics" || path == "/healthz";
}

/// Why a request is not heard, where its address asks too often.
std::optional<HttpResponse> refusal_of_pace(House& house, const HttpRequest& asked) {
  if (asked.by_operators_port || house.requests.take(asked.address)) return std::nullopt;
  ++house.backstage.metrics.requests_refused;
  return problem_answer(429, ErrorCode::TooMany, "Too many requests at once. Wait a moment.");
}

/// Answers one request, and counts it.
asio::awaitable<HttpResponse> answer_and_count(House& house, const HttpRequest& asked) {
  Metrics& metrics = house.backstage.metrics;
  HttpResponse answer{.status = 404, .body = "There is nothing at this address.\n"};
  const auto begin = Histogram::Clock::now();
  if (auto refusal = refusal_of_pace(house, asked)) {
    answer = std::move(*refusal);
  } else if (!asked.by_operators_port || is_for_operators(asked)) {
    answer = co_await answer_to(house.api, asked);
  }
  metrics.request_time.add_since(begin);
  metrics.requests.add(std::to_string(answer.status));
  co_return answer;
}

/// Behind a proxy, whose connections say nothing of whose they are, each WebSocket is counted for its address.
std::unique_ptr<CountByAddress::Place> place_behind_proxy(House& house, const std::string& address) {
  return house.behind_proxy ? house.per_address.enter(address) : nullptr;
}

/// Which of the two ports a connection came in by.
enum class Door : std::uint8_t { Everybody, Operators };

/// Answers requests one after another until the connection ends, or becomes a WebSocket: then its guest. What was needed to
/// read requests is gone when this is done.
asio::awaitable<std::shared_ptr<WebSocketGuest>> serve_requests(House& house, beast::tcp_stream& stream, Door door) {
  error_code unnamed;
  const asio::ip::address from = stream.socket().remote_endpoint(unnamed).address();
  const std::string other_end = from.to_string();
  beast::flat_buffer buffer(header_bytes + max_request_body_bytes);
  for (;;) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(header_bytes);
    stream.expires_after(house.limits.request_time);
    const bool begins = co_await request_begins(house, stream, buffer);
    if (!begins) co_return nullptr;
    const Counted under_way(house.requests_under_way);
    std::optional<Counted> room;
    const auto read = co_await read_request(house, from, stream, buffer, parser, room);
    if (!read) {
      if (const auto& refusal = read.error()) {
        auto response = response_to(house, {}, *refusal);
        response.keep_alive(false);
        stream.expires_after(house.limits.request_time);
        co_await http::async_write(stream, response, as_value);
      }
      co_return nullptr;
    }
    const http::request<http::string_body> request = parser.release();
    HttpRequest asked =
        plain(request, asker(house, request, other_end), came_through_tls(request, house.behind_proxy, from));
    asked.by_operators_port = door == Door::Operators;
    // Objects stand in variables, not in the middle of an expression that waits: g++ 12 destroys such temporaries twice.
    HttpResponse answer{.status = 403, .body = "Another site's page may not connect here.\n"};
    if (!wants_websocket(request) || door == Door::Operators) {
      answer = co_await answer_and_count(house, asked);
    } else if (auto refusal = refusal_of_pace(house, asked)) {
      answer = std::move(*refusal);
    } else if (auto place = place_behind_proxy(house, asked.address); house.behind_proxy && !place) {
      house.backstage.metrics.connections_refused.add("address");
      answer = {.status = 429, .body = "Too many connections.\n"};
    } else if (same_origin(asked.origin, asked.host)) {
      const Expected<store::SignedIn, HttpProblem> found = co_await signed_in_behind(house.people, asked);
      std::optional<Person> person;
      if (found) person = person_of(*found);
      HttpRequest cookies{.cookie = asked.cookie, .secure = asked.secure};
      auto guest =
          std::make_shared<WebSocketGuest>(house, std::move(stream), std::move(person), asked.address, std::move(cookies));
      guest->hold(std::move(place));
      const bool accepted = co_await guest->accept(request);
      if (!accepted) guest.reset();
      co_return guest;
    }
    // The answer has its time to itself, however long it took to come by.
    stream.expires_after(house.limits.request_time);
    if (answer.pieces) {
      const bool goes_on = co_await write_in_pieces(house, stream, request, answer);
      if (!goes_on) co_return nullptr;
      continue;
    }
    auto response = response_to(house, request, answer);
    const auto [write_problem, written] = co_await http::async_write(stream, response, as_value);
    if (write_problem || !response.keep_alive()) co_return nullptr;
  }
}

Awaitable serve_connection(House& house, tcp::socket socket, Door door) {
  const Counted counted(house.connections);
  error_code ignored;
  std::unique_ptr<CountByAddress::Place> place;
  if (!house.behind_proxy && door == Door::Everybody) {
    place = house.per_address.enter(socket.remote_endpoint(ignored).address().to_string());
    if (!place) house.backstage.metrics.connections_refused.add("address");
    if (!place) co_return;
  }
  socket.set_option(tcp::no_delay(true), ignored);
  beast::tcp_stream stream(std::move(socket));
  const std::shared_ptr<WebSocketGuest> guest = co_await serve_requests(house, stream, door);
  if (guest) {
    if (house.stopping) guest->say_goodbye();
    co_await guest->serve();
  } else {
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
  }
}

constexpr std::size_t node_name_length = 10;
/// A database elsewhere answers several side by side.
constexpr std::size_t store_asked_at_once = 4;

class BeastNetwork final : public Network {
 public:
  BeastNetwork(const ServeOptions& options, const Parts& parts, std::unique_ptr<asio::io_context> loop,
               tcp::acceptor acceptor, std::optional<tcp::acceptor> operators)
      : limits_(options.limits),
        loop_(std::move(loop)),
        acceptor_(std::move(acceptor)),
        operators_(std::move(operators)),
        backstage_{
            .store = parts.games,
            .bus = parts.bus,
            .log = parts.log,
            .on_loop = [this](Backstage::Task task) { post_to_loop(std::move(task)); },
            .on_worker = [this](Backstage::Task task) { asio::post(workers_, std::move(task)); },
            .on_errand = [this](Backstage::Task task) { asio::post(errands_, std::move(task)); },
            .after = [this](std::chrono::milliseconds time, Backstage::Task task) { run_after(time, std::move(task)); },
            .now_ms = clock_of(parts),
            .shared_store = parts.database.is_shared(),
            .node = random_letters(node_name_length)},
        showcase_(backstage_, parts.database.listings()),
        lobby_(backstage_),
        rounds_(backstage_, lobby_, parts.database.shared_time(), store_clock_),
        people_(backstage_, parts.database.accounts()),
        doorkeeper_(backstage_, parts.database.accounts(), people_, options.door),
        archivist_(backstage_, parts.database.finished_games()),
        import_desk_(backstage_, parts.database.finished_games()),
        opponents_(backstage_, parts.database.accounts()),
        api_(lobby_, people_, opponents_, parts.page, limits_),
        house_{.loop = *loop_,
               .backstage = backstage_,
               .lobby = lobby_,
               .people = people_,
               .showcase = showcase_,
               .api = api_,
               .limits = limits_,
               .behind_proxy = options.behind_proxy} {
    add_people_routes(api_.router(), backstage_, parts.database.accounts(), people_, doorkeeper_);
    add_archive_routes(api_.router(), backstage_, parts.database.finished_games(), people_, import_desk_);
    people_.when_sessions_end([this](const EndedSessions& ended) { send_away(ended); });
    if (!options.engine.path.empty()) {
      computers_.emplace(options.engine, backstage_.on_loop);
      backstage_.computers = &*computers_;
    }
    if (!options.engine.path.empty() && options.engine.analysis_engines > 0)
      analyses_.emplace(backstage_, parts.database.analyses(), options.engine, [this] { return computers_->waiting() > 0; });
    add_computer_routes(api_.router(), backstage_);
    add_analysis_routes(api_.router(), backstage_, lobby_, people_, parts.database.analyses(),
                        analyses_ ? &*analyses_ : nullptr);
    add_operation_routes(api_.router(), backstage_, [this] { return gauges(); });
  }

  ~BeastNetwork() override {
    analyses_.reset();
    backstage_.computers = nullptr;
    computers_.reset();
    // Coroutines that still wait, in the lobby or in the loop, are destroyed before what they refer to.
    workers_.join();
    errands_.join();
    doorkeeper_.stop();
    lobby_.forget_who_waits();
    backstage_.under_clock.clear();
    acceptor_.reset();
    operators_.reset();
    // The bus still calls until the last table is gone, and tables go with the loop.
    {
      const std::lock_guard lock(closing_);
      closed_ = true;
    }
    loop_.reset();
  }

  [[nodiscard]] Expected<void, store::StoreError> set_clock(const Parts& parts) {
    if (!backstage_.shared_store) return {};
    return Rounds::open(parts.database.shared_time(), store_clock_, backstage_.log);
  }

  std::string address() const override {
    const tcp::endpoint endpoint = acceptor_->local_endpoint();
    const std::string host = endpoint.address().to_string();
    return (endpoint.address().is_v6() ? '[' + host + ']' : host) + ':' + std::to_string(endpoint.port());
  }
  std::uint16_t port() const override { return acceptor_->local_endpoint().port(); }

  std::uint16_t operators_port() const override {
    return operators_ ? operators_->local_endpoint().port() : std::uint16_t{0};
  }

  std::vector<std::string> routes() const override {
    std::vector<std::string> all;
    for (const Route& route : api_.router().routes()) all.push_back(route.method + ' ' + route.path);
    return all;
  }

  void run(bool until_signal) override {
    asio::signal_set signals(*loop_);
    if (until_signal) {
      signals.add(SIGTERM);
      signals.add(SIGINT);
      signals.async_wait([this, &signals](const error_code& problem, int) {
        if (problem) return;
        // A second signal ends the process at once: what was acknowledged is on disk.
        error_code ignored;
        signals.clear(ignored);
        begin_to_stop();
      });
    }
    asio::co_spawn(*loop_, accept_all(*acceptor_, Door::Everybody), asio::detached);
    if (operators_) asio::co_spawn(*loop_, accept_all(*operators_, Door::Operators), asio::detached);
    look_after_everyone(std::chrono::steady_clock::now());
    let_games_rest();
    if (backstage_.shared_store) rounds_.begin();
    archivist_.begin();
    loop_->run();
    // The store calls back for every event, as late as its patience lets it; nobody may be gone by then. Until it does the
    // loop may have nothing else to do, which must not end it.
    const auto more_to_come = asio::make_work_guard(*loop_);
    loop_->restart();
    while (backstage_.events_under_way > 0) loop_->run_one();
  }

  void stop() override {
    asio::post(*loop_, [this] { begin_to_stop(); });
  }

 private:
  /// One node goes by its machine; those who share a store, by the store.
  std::function<std::int64_t()> clock_of(const Parts& parts) {
    if (parts.database.is_shared()) return [this] { return store_clock_.now_ms(); };
    return [clock = ServerClock()] { return clock.now_ms(); };
  }

  /// Whoever is signed in no more comes back as anybody.
  void send_away(const EndedSessions& ended) {
    const std::unordered_set<WebSocketGuest*> guests = house_.guests;
    for (WebSocketGuest* const guest : guests)
      if (guest->person() != nullptr && ended.covers(*guest->person())) guest->drop();
  }

  void post_to_loop(Backstage::Task task) {
    const std::lock_guard lock(closing_);
    if (!closed_) asio::post(*loop_, std::move(task));
  }

  void run_after(std::chrono::milliseconds time, Backstage::Task task) {
    auto timer = std::make_shared<asio::steady_timer>(*loop_, time);
    timer->async_wait([timer, task = std::move(task)](const error_code& problem) {
      if (!problem) task();
    });
  }

  [[nodiscard]] Gauges gauges() const {
    return {.connections = house_.connections,
            .websockets = house_.guests.size(),
            .games_in_memory = lobby_.size(),
            .games_under_clock = backstage_.under_clock.size(),
            .events_under_way = static_cast<std::size_t>(backstage_.events_under_way),
            .moves_wanted = computers_ ? computers_->waiting() : 0,
            .stopping = house_.stopping};
  }

  /// Once a second: how late is this, and who has come and said nothing.
  void look_after_everyone(std::chrono::steady_clock::time_point due) {
    const auto now = std::chrono::steady_clock::now();
    backstage_.metrics.loop_delay.add(now - due);
    backstage_.metrics.silent_dropped += drop_all([now](const WebSocketGuest& guest) { return guest.is_silent(now); });
    backstage_.metrics.slow_readers_dropped += drop_all([now](const WebSocketGuest& guest) { return guest.is_deaf(now); });
    run_after(looked_after_every, [this, next = now + looked_after_every] { look_after_everyone(next); });
  }

  template <class Which>
  std::size_t drop_all(Which which) {
    std::vector<WebSocketGuest*> found;
    for (WebSocketGuest* const guest : house_.guests)
      if (which(*guest)) found.push_back(guest);
    for (WebSocketGuest* const guest : found) guest->drop();
    return found.size();
  }

  void let_games_rest() {
    lobby_.let_games_rest();
    run_after(Lobby::some_rest_every, [this] { let_games_rest(); });
  }

  Awaitable accept_all(tcp::acceptor& acceptor, Door door) {
    while (!house_.stopping) {
      auto [problem, socket] = co_await acceptor.async_accept(as_value);
      if (problem == asio::error::operation_aborted) co_return;
      if (problem) {
        // Out of file descriptors, most likely: connections that end make room.
        backstage_.log.problem("cannot-accept", {{"reason", problem.message()}});
        asio::steady_timer timer(*loop_, after_accept_problem);
        co_await timer.async_wait(as_value);
        continue;
      }
      if (house_.connections >= limits_.connections && door == Door::Everybody) {
        backstage_.metrics.connections_refused.add("full");
        continue;
      }
      ++backstage_.metrics.connections_accepted;
      asio::co_spawn(*loop_, serve_connection(house_, std::move(socket), door), asio::detached);
    }
  }

  void begin_to_stop() {
    if (std::exchange(house_.stopping, true)) return;
    rounds_.end();
    archivist_.end();
    backstage_.log.info("stopping", {{"connections", std::to_string(house_.connections)}});
    error_code ignored;
    acceptor_->close(ignored);
    if (operators_) operators_->close(ignored);
    for (beast::tcp_stream* const stream : house_.idle) stream->cancel();
    stop_by_ = std::chrono::steady_clock::now() + goodbye_time;
    finish_acts();
  }

  /// Acts on their way to the disk come first, so that whoever made them hears of it.
  void finish_acts() {
    if (backstage_.events_under_way > 0 && std::chrono::steady_clock::now() < stop_by_)
      return run_after(std::chrono::milliseconds(5), [this] { finish_acts(); });
    const std::unordered_set<WebSocketGuest*> guests = house_.guests;
    for (WebSocketGuest* const guest : guests) guest->say_goodbye();
    await_last_words();
  }

  void await_last_words() {
    const bool all_said = house_.guests.empty() && house_.requests_under_way == 0;
    if (!all_said && std::chrono::steady_clock::now() < stop_by_)
      return run_after(std::chrono::milliseconds(10), [this] { await_last_words(); });
    loop_->stop();
  }

  ServeLimits limits_;
  std::unique_ptr<asio::io_context> loop_;
  std::optional<tcp::acceptor> acceptor_;
  std::optional<tcp::acceptor> operators_;
  std::mutex closing_;
  bool closed_ = false;
  asio::thread_pool workers_{store_asked_at_once};
  asio::thread_pool errands_{1};
  StoreClock store_clock_;
  Backstage backstage_;
  std::optional<ComputerRoom> computers_;
  std::optional<AnalysisRoom> analyses_;
  Showcase showcase_;
  Lobby lobby_;
  Rounds rounds_;
  People people_;
  Doorkeeper doorkeeper_;
  Archivist archivist_;
  ImportDesk import_desk_;
  Opponents opponents_;
  HttpApi api_;
  House house_;
  std::chrono::steady_clock::time_point stop_by_;
};

/// Errors: the system's word for it.
Expected<void, error_code> try_to_listen(tcp::acceptor& acceptor, const tcp::endpoint& endpoint) {
  error_code problem;
  acceptor.open(endpoint.protocol(), problem);
  if (!problem) acceptor.set_option(asio::socket_base::reuse_address(true), problem);
  if (!problem) acceptor.bind(endpoint, problem);
  if (!problem) acceptor.listen(asio::socket_base::max_listen_connections, problem);
  if (!problem) return {};
  error_code ignored;
  acceptor.close(ignored);
  return refused(problem);
}

}  // namespace

namespace {

/// Errors: one sentence about the address.
Expected<tcp::acceptor, std::string> listen(asio::io_context& loop, const std::string& address, int tries) {
  const auto sentence = [&](const std::string& why) { return refused("cannot listen on " + address + ": " + why); };
  const auto wanted = parse_listen_address(address);
  if (!wanted) return sentence("expected HOST:PORT");
  error_code problem;
  const auto found = tcp::resolver(loop).resolve(wanted->host, "", problem);
  if (problem || found.empty()) return sentence(problem.message());
  tcp::endpoint endpoint = found.begin()->endpoint();
  tcp::acceptor acceptor(loop);
  for (int offset = 0; offset < tries && wanted->port + offset <= 65535; ++offset) {
    endpoint.port(static_cast<std::uint16_t>(wanted->port + offset));
    const auto listening = try_to_listen(acceptor, endpoint);
    if (listening) return acceptor;
    problem = listening.error();
    if (problem != asio::error::address_in_use) break;
  }
  return sentence(problem.message());
}

}  // namespace

Expected<std::unique_ptr<Network>, std::string> Network::open(const ServeOptions& options, const Parts& parts) {
  raise_file_limit();
  auto loop = std::make_unique<asio::io_context>(1);
  auto acceptor = listen(*loop, options.listen, options.next_free_port ? 101 : 1);
  if (!acceptor) return refused(acceptor.error());
  std::optional<tcp::acceptor> operators;
  if (!options.metrics.empty()) {
    auto second = listen(*loop, options.metrics, 1);
    if (!second) return refused(second.error());
    operators.emplace(std::move(*second));
  }
  auto network = std::make_unique<BeastNetwork>(options, parts, std::move(loop), std::move(*acceptor), std::move(operators));
  if (auto set = network->set_clock(parts); !set) return refused("the store has no time to tell: " + set.error().detail);
  return network;
}

}  // namespace adoube::server
