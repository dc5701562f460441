// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/computer_routes.hpp"

namespace adoube::server {

void add_computer_routes(HttpRouter& router, const Backstage& backstage) {
  router.add({.method = "GET",
              .path = "/api/computer",
              .answer = [&backstage](const HttpRequest&, const PathParts&, const HttpDone& done) {
                done(json_answer(write(ComputerState{.available = backstage.computers != nullptr})));
              }});
}

}  // namespace adoube::server
