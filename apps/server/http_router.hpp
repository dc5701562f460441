// SPDX-License-Identifier: GPL-3.0-or-later
/// Which address is answered by whom. Each area of the interface adds its routes once, before the first request.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/server/http_message.hpp"

namespace adoube::server {

/// What the parts in braces stand for in this request, by name. Never empty texts, and without a slash.
using PathParts = std::map<std::string, std::string, std::less<>>;

struct Route {
  /// "GET" (answers HEAD as well), "POST", "PUT", "DELETE", "PATCH".
  std::string method;
  /// "/api/games/{game}.pgn": a part in braces stands for any text within one segment.
  std::string path;
  /// What a body may have; one that is longer is refused before it is read. More than usual is read of those who are signed
  /// in alone.
  std::size_t body_limit = max_request_body_bytes;
  /// The request lives until it is answered.
  std::function<void(const HttpRequest&, const PathParts&, HttpDone)> answer;
};

/// The parts of the path by that pattern; nothing where it does not fit.
[[nodiscard]] std::optional<PathParts> fit(std::string_view pattern, std::string_view path);

class HttpRouter {
 public:
  /// Where two patterns fit a path, the one added first answers.
  void add(Route route) { routes_.push_back(std::move(route)); }

  /// False, with `done` untouched, where no route has that path. Refuses itself what changes something (any method but GET
  /// and HEAD) on behalf of another site's page, and methods that the path does not have.
  bool answer(const std::string& path, const HttpRequest& request, const HttpDone& done) const;

  /// How long a body may be that is sent to that target.
  [[nodiscard]] std::size_t body_limit(std::string_view method, std::string_view target) const;

  [[nodiscard]] const std::vector<Route>& routes() const { return routes_; }

 private:
  std::vector<Route> routes_;
};

}  // namespace adoube::server
