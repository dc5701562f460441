// SPDX-License-Identifier: GPL-3.0-or-later
/// What is answered to an HTTP request: the page, and /api. Knows nothing of sockets.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/server/lobby.hpp"
#include "apps/server/page_shelf.hpp"
#include "apps/server/token_bucket.hpp"

namespace adoube::server {

struct HttpRequest {
  std::string method;
  std::string target;  ///< as it came
  std::string body;
  std::string host;
  std::string origin;           ///< empty when not given
  std::string if_none_match;    ///< empty when not given
  std::string accept_encoding;  ///< empty when not given
};

struct HttpResponse {
  int status = 200;
  std::string_view type = "text/plain; charset=utf-8";
  std::string body;            ///< where `file` is empty
  std::string_view file = {};  ///< content of a file of the page
  std::string_view cache = "no-store";
  std::string etag;  ///< empty: none
  std::string_view allow = {};
  std::string_view encoding = {};   ///< how `file` is compressed; empty: it is not
  bool varies_by_encoding = false;  ///< another asker may get another encoding
};

/// Sent with every answer: what the page may load and do (only what comes from this server), and no guessing of types.
[[nodiscard]] std::span<const std::pair<std::string_view, std::string_view>> security_headers();

/// The path of a target, percent-decoded, without the query. Nothing where an escape is broken, where a zero byte, a control
/// character or a backslash would come out, where it does not begin with "/" or where a segment is "." or "..".
[[nodiscard]] std::optional<std::string> path_of(std::string_view target);

/// Whether a browser's page of that origin may speak to us: it came from the same host and port. Programs that are no
/// browsers send no origin.
[[nodiscard]] bool same_origin(std::string_view origin, std::string_view host);

class HttpApi {
 public:
  /// `games_per_second`: new games, all askers together; `page` lives as long as this.
  HttpApi(Lobby& lobby, std::span<const PageFile> page, double games_per_second);

  using Done = std::function<void(HttpResponse)>;
  void answer(const HttpRequest& request, Done done);

 private:
  void make_game(const HttpRequest& request, const Done& done);
  void tell_game(std::string_view name, Done done);
  [[nodiscard]] HttpResponse page(const std::string& path, const HttpRequest& request) const;

  Lobby& lobby_;
  PageShelf shelf_;
  TokenBucket new_games_;
};

}  // namespace adoube::server
