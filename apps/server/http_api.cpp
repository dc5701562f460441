// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/http_api.hpp"

#include <cctype>

#include "apps/server/game_routes.hpp"
#include "apps/server/http_path.hpp"

namespace adoube::server {
namespace {

/// One of the page's own addresses, such as /play, /game/k3... or /laws/3.8.2: its last part does not end like the name of a
/// file, a dot and letters.
bool is_view(std::string_view path) {
  const std::string_view last = path.substr(path.rfind('/') + 1);
  const std::size_t dot = last.rfind('.');
  return dot == std::string_view::npos || dot + 1 == last.size() ||
         std::isdigit(static_cast<unsigned char>(last[dot + 1])) != 0;
}

bool is_interface(std::string_view path) { return path == "/api" || path.starts_with("/api/"); }

}  // namespace

HttpApi::HttpApi(Lobby& lobby, People& people, Opponents& opponents, std::span<const PageFile> page,
                 const ServeLimits& limits)
    : shelf_(page) {
  add_game_routes(router_, lobby, people, opponents, limits);
}

void HttpApi::answer(const HttpRequest& request, const HttpDone& done) {
  const auto path = path_of(request.target);
  if (!path) return done(problem_answer(400, ErrorCode::Unreadable, "This address cannot be read."));
  if (router_.answer(*path, request, done)) return;
  if (is_interface(*path)) return done(problem_answer(404, ErrorCode::NotFound, "There is nothing at this address."));
  done(page(*path, request));
}

HttpResponse HttpApi::page(const std::string& path, const HttpRequest& request) const {
  if (request.method != "GET" && request.method != "HEAD") {
    HttpResponse response = problem_answer(405, ErrorCode::WrongMethod, "This address does not answer to that method.");
    response.allow = "GET, HEAD";
    return response;
  }
  const ShelvedFile* found = shelf_.find(path);
  if (found == nullptr && is_view(path)) found = shelf_.find("/index.html");
  if (found == nullptr) return {.status = 404, .body = "There is nothing at this address.\n"};
  const ShelvedForm& form = found->form_for(request.accept_encoding);
  // Names under /assets hold a hash of what is in them, so they never change; everything else is asked for anew.
  const bool named_by_content = found->path.starts_with("/assets/");
  HttpResponse response{.type = found->type,
                        .file = form.content,
                        .cache = named_by_content ? "public, max-age=31536000, immutable" : "no-cache",
                        .etag = form.etag,
                        .encoding = form.encoding,
                        .varies_by_encoding = found->forms.size() > 1};
  if (request.if_none_match.find(form.etag) != std::string::npos) {
    response.status = 304;
    response.file = {};
  }
  return response;
}

}  // namespace adoube::server
