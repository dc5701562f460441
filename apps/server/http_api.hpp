// SPDX-License-Identifier: GPL-3.0-or-later
/// What is answered to an HTTP request: the routes of the interface, then the page. Knows nothing of sockets.
#pragma once

#include <span>
#include <string>

#include "apps/server/http_router.hpp"
#include "apps/server/lobby.hpp"
#include "apps/server/opponents.hpp"
#include "apps/server/page_shelf.hpp"
#include "apps/server/people.hpp"
#include "apps/server/serve.hpp"

namespace adoube::server {

class HttpApi {
 public:
  /// `page` lives as long as this.
  HttpApi(Lobby& lobby, People& people, Opponents& opponents, std::span<const PageFile> page, const ServeLimits& limits);

  /// The request lives until it is answered.
  void answer(const HttpRequest& request, const HttpDone& done);

  /// For areas to add their routes, before the first request.
  [[nodiscard]] HttpRouter& router() { return router_; }
  [[nodiscard]] const HttpRouter& router() const { return router_; }

 private:
  [[nodiscard]] HttpResponse page(const std::string& path, const HttpRequest& request) const;

  PageShelf shelf_;
  HttpRouter router_;
};

}  // namespace adoube::server
