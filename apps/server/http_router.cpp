// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/http_router.hpp"

#include <algorithm>

#include "apps/server/http_path.hpp"

namespace adoube::server {
namespace {

/// One segment against one of the pattern: "{game}.pgn" against "k3.pgn".
bool segment_fits(std::string_view pattern, std::string_view segment, PathParts& parts) {
  const std::size_t open = pattern.find('{');
  if (open == std::string_view::npos) return pattern == segment;
  const std::size_t close = pattern.find('}', open);
  const std::string_view before = pattern.substr(0, open);
  const std::string_view after = pattern.substr(close + 1);
  if (segment.size() <= before.size() + after.size() || !segment.starts_with(before) || !segment.ends_with(after))
    return false;
  parts[std::string(pattern.substr(open + 1, close - open - 1))] =
      std::string(segment.substr(before.size(), segment.size() - before.size() - after.size()));
  return true;
}

/// Takes the first segment off, and the slash behind it.
std::string_view next_segment(std::string_view& rest) {
  const std::string_view segment = rest.substr(0, rest.find('/'));
  rest.remove_prefix(std::min(segment.size() + 1, rest.size()));
  return segment;
}

bool method_fits(const Route& route, std::string_view method) {
  return route.method == method || (route.method == "GET" && method == "HEAD");
}

}  // namespace

std::optional<PathParts> fit(std::string_view pattern, std::string_view path) {
  if (std::ranges::count(pattern, '/') != std::ranges::count(path, '/')) return std::nullopt;
  PathParts parts;
  while (!pattern.empty() || !path.empty())
    if (!segment_fits(next_segment(pattern), next_segment(path), parts)) return std::nullopt;
  return parts;
}

bool HttpRouter::answer(const std::string& path, const HttpRequest& request, const HttpDone& done) const {
  std::string allowed;
  for (const Route& route : routes_) {
    const auto parts = fit(route.path, path);
    if (!parts) continue;
    if (method_fits(route, request.method)) {
      const bool changes = request.method != "GET" && request.method != "HEAD";
      if (changes && !same_origin(request.origin, request.host))
        done(problem_answer(403, ErrorCode::ForeignOrigin, "Another site's page may not do this here."));
      else
        route.answer(request, *parts, done);
      return true;
    }
    allowed += (allowed.empty() ? "" : ", ") + route.method + (route.method == "GET" ? ", HEAD" : "");
  }
  if (allowed.empty()) return false;
  HttpResponse response = problem_answer(405, ErrorCode::WrongMethod, "This address does not answer to that method.");
  response.allow = allowed;
  done(std::move(response));
  return true;
}

std::size_t HttpRouter::body_limit(std::string_view method, std::string_view target) const {
  const auto path = path_of(target);
  if (!path) return max_request_body_bytes;
  const auto found = std::ranges::find_if(
      routes_, [&](const Route& route) { return method_fits(route, method) && fit(route.path, *path); });
  return found == routes_.end() ? max_request_body_bytes : found->body_limit;
}

}  // namespace adoube::server
