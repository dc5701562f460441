// SPDX-License-Identifier: GPL-3.0-or-later
/// A request and its answer, as those who answer see them. Knows nothing of sockets.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/server/messages.hpp"

namespace adoube::server {

/// Texts as they came; empty where a header was not given.
struct HttpRequest {
  std::string method = {};
  std::string target = {};
  std::string body = {};
  std::string host = {};
  std::string origin = {};
  std::string if_none_match = {};
  std::string accept_encoding = {};
  std::string content_type = {};
  std::string cookie = {};
  std::string user_agent = {};
  std::string address = {};        ///< of the one who asks: "192.0.2.7", "2001:db8::1"
  bool secure = false;             ///< it came through TLS, as the proxy in front says
  bool by_operators_port = false;  ///< ServeOptions::metrics
};

/// The next piece of a body that is too long to be made at once: asked for on the loop when the one before has been sent,
/// answered on the loop. An empty piece is the end. Errors: the body breaks off, and the connection with it.
using NextPiece = std::function<void(std::function<void(Expected<std::string, HttpProblem>)>)>;

struct HttpResponse {
  int status = 200;
  std::string_view type = "text/plain; charset=utf-8";
  std::string body = {};       ///< where `file` is empty
  std::string_view file = {};  ///< content of a file of the page
  std::string_view cache = "no-store";
  std::string etag = {};  ///< empty: none
  std::string allow = {};
  std::string_view encoding = {};         ///< how `file` is compressed; empty: it is not
  bool varies_by_encoding = false;        ///< another asker may get another encoding
  std::vector<std::string> cookies = {};  ///< whole values of Set-Cookie
  std::string disposition = {};           ///< of Content-Disposition; empty: none
  std::int64_t retry_after_s = 0;         ///< 0: not said
  NextPiece pieces = {};                  ///< instead of a body
};

/// Called once, on the loop.
using HttpDone = std::function<void(HttpResponse)>;

/// 200 where nothing else is said, with a body that one of the writers of messages.hpp made.
[[nodiscard]] HttpResponse json_answer(std::string body, int status = 200);
/// A refusal as the page reads it.
[[nodiscard]] HttpResponse problem_answer(int status, ErrorCode code, std::string_view text);
/// With the status that belongs to its code.
[[nodiscard]] HttpResponse problem_answer(const HttpProblem& problem);

/// Sent with every answer: what the page may load and do (only what comes from this server), and no guessing of types.
[[nodiscard]] std::span<const std::pair<std::string_view, std::string_view>> security_headers();

/// Whether a browser's page of that origin may speak to us: it came from the same host and port. Programs that are no
/// browsers send no origin.
[[nodiscard]] bool same_origin(std::string_view origin, std::string_view host);

}  // namespace adoube::server
