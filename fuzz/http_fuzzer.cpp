// SPDX-License-Identifier: MIT
// The edge of HTTP above the parser, any bytes: a target becomes a path that climbs nowhere, or nothing; a pattern fits a
// path exactly where its parts put in again give that path; the router answers once or not at all, and never does for
// another site's page what changes something; an address is in the group of its group.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "apps/server/address_limits.hpp"
#include "apps/server/http_path.hpp"
#include "apps/server/http_router.hpp"
#include "fuzz/law.hpp"

namespace adoube::fuzz {
namespace {

using namespace server;

constexpr std::array<std::string_view, 5> patterns = {"/api/games", "/api/games/{game}.pgn", "/api/games/{game}",
                                                      "/api/account/{name}/avatar", "/healthz"};

bool is_plain(char letter) { return static_cast<unsigned char>(letter) >= 0x20 && letter != 0x7F && letter != '\\'; }

void check_path(const std::string& path) {
  law(path.starts_with('/'), "a path begins with a slash");
  law(std::ranges::all_of(path, is_plain), "no control character and no backslash comes out");
  const std::string framed = path + '/';
  law(framed.find("/../") == std::string::npos && framed.find("/./") == std::string::npos, "no path climbs");
}

std::string put_in(std::string_view pattern, const PathParts& parts) {
  std::string path(pattern);
  for (const auto& [name, value] : parts) {
    const std::string place = '{' + name + '}';
    path.replace(path.find(place), place.size(), value);
  }
  return path;
}

void check_patterns(const std::string& path) {
  for (const std::string_view pattern : patterns) {
    const auto parts = fit(pattern, path);
    if (!parts) continue;
    for (const auto& [name, value] : *parts)
      law(!value.empty() && value.find('/') == std::string::npos, "a part is some of one segment");
    law(put_in(pattern, *parts) == path, "the parts put in again give the path");
  }
}

int served = 0;

HttpRouter router_of_all() {
  HttpRouter router;
  for (const std::string_view pattern : patterns)
    for (const char* const method : {"GET", "POST", "DELETE"})
      router.add({.method = method,
                  .path = std::string(pattern),
                  .body_limit = 7,
                  .answer = [](const HttpRequest&, const PathParts&, const HttpDone& done) {
                    ++served;
                    done({.body = "served"});
                  }});
  return router;
}

void check_router(const std::string& path, const HttpRequest& request) {
  static const HttpRouter router = router_of_all();
  served = 0;
  int answers = 0;
  const bool answered = router.answer(path, request, [&](const HttpResponse& response) {
    ++answers;
    law(response.status >= 200 && response.status < 500, "an answer has a status");
  });
  law(answers == (answered ? 1 : 0), "it is answered once, or by nobody");
  const bool changes = request.method != "GET" && request.method != "HEAD";
  law(served == 0 || !changes || same_origin(request.origin, request.host), "another site's page changes nothing");
  const std::size_t limit = router.body_limit(request.method, request.target);
  law(limit == 7 || limit == max_request_body_bytes, "the limit of a body is the route's, or the one of all");
}

/// Takes a line off.
std::string next_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(line.size() + 1, text.size()));
  return std::string(line);
}

}  // namespace
}  // namespace adoube::fuzz

/// Five lines: method, target, host, origin, address.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace adoube;
  std::string_view text(reinterpret_cast<const char*>(data), size);
  server::HttpRequest request{.method = fuzz::next_line(text)};
  request.target = fuzz::next_line(text);
  request.host = fuzz::next_line(text);
  request.origin = fuzz::next_line(text);
  request.address = fuzz::next_line(text);
  if (const auto path = server::path_of(request.target)) {
    fuzz::check_path(*path);
    fuzz::check_patterns(*path);
    fuzz::check_router(*path, request);
  }
  (void)server::query_of(request.target);
  const std::string group = server::address_group(request.address);
  fuzz::law(server::address_group(group) == group, "an address is in the group of its group");
  return 0;
}
