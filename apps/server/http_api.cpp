// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/http_api.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "apps/server/secrets.hpp"

namespace adoube::server {
namespace {

constexpr std::string_view json = "application/json";
constexpr std::string_view games_path = "/api/games";

HttpResponse problem(int status, ErrorCode code, std::string_view text) {
  return {.status = status, .type = json, .body = write(HttpProblem{.code = code, .text = std::string(text)}), .etag = {}};
}

HttpResponse wrong_method(std::string_view allow) {
  HttpResponse response = problem(405, ErrorCode::WrongMethod, "This address does not answer to that method.");
  response.allow = allow;
  return response;
}

int status_of(ErrorCode code) {
  switch (code) {
    case ErrorCode::UnknownGame:
      return 404;
    case ErrorCode::TooMany:
      return 429;
    case ErrorCode::Unavailable:
      return 503;
    default:
      return 400;
  }
}

HttpResponse problem(const HttpProblem& from) { return problem(status_of(from.code), from.code, from.text); }

bool reads(const std::string& method) { return method == "GET" || method == "HEAD"; }

int hex_value(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
  return -1;
}

std::optional<std::string> percent_decoded(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    char letter = text[at];
    if (letter == '%') {
      const int high = at + 2 < text.size() ? hex_value(text[at + 1]) : -1;
      const int low = at + 2 < text.size() ? hex_value(text[at + 2]) : -1;
      if (high < 0 || low < 0) return std::nullopt;
      letter = static_cast<char>(16 * high + low);
      at += 2;
    }
    if (static_cast<unsigned char>(letter) < 0x20 || letter == 0x7F || letter == '\\') return std::nullopt;
    out += letter;
  }
  return out;
}

bool climbs(std::string_view path) {
  while (!path.empty()) {
    const std::string_view segment = path.substr(0, path.find('/'));
    if (segment == "." || segment == "..") return true;
    path.remove_prefix(std::min(segment.size() + 1, path.size()));
  }
  return false;
}

/// One of the page's own addresses, such as /play, /game/k3... or /laws/3.8.2: its last part does not end like the name of a
/// file, a dot and letters.
bool is_view(std::string_view path) {
  const std::string_view last = path.substr(path.rfind('/') + 1);
  const std::size_t dot = last.rfind('.');
  return dot == std::string_view::npos || dot + 1 == last.size() ||
         std::isdigit(static_cast<unsigned char>(last[dot + 1])) != 0;
}

bool same_letters(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

}  // namespace

std::span<const std::pair<std::string_view, std::string_view>> security_headers() {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 7> headers = {{
      {"Content-Security-Policy",
       "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' "
       "data:; "
       "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
       "frame-ancestors 'none'"},
      {"X-Content-Type-Options", "nosniff"},
      {"Referrer-Policy", "no-referrer"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Cross-Origin-Embedder-Policy", "require-corp"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
      {"Permissions-Policy", "camera=(), geolocation=(), microphone=()"},
  }};
  return headers;
}

std::optional<std::string> path_of(std::string_view target) {
  auto path = percent_decoded(target.substr(0, target.find_first_of("?#")));
  if (!path || !path->starts_with('/') || climbs(*path)) return std::nullopt;
  return path;
}

bool same_origin(std::string_view origin, std::string_view host) {
  if (origin.empty()) return true;
  const std::size_t scheme_end = origin.find("://");
  return scheme_end != std::string_view::npos && !host.empty() && same_letters(origin.substr(scheme_end + 3), host);
}

HttpApi::HttpApi(Lobby& lobby, std::span<const PageFile> page, double games_per_second)
    : lobby_(lobby), shelf_(page), new_games_(games_per_second) {}

void HttpApi::answer(const HttpRequest& request, Done done) {
  const auto path = path_of(request.target);
  if (!path) return done(problem(400, ErrorCode::Unreadable, "This address cannot be read."));
  if (*path == games_path) return make_game(request, done);
  const bool in_api = *path == "/api" || path->starts_with("/api/");
  if (!reads(request.method)) return done(wrong_method("GET, HEAD"));
  if (path->starts_with("/api/games/"))
    return tell_game(std::string_view(*path).substr(games_path.size() + 1), std::move(done));
  if (in_api) return done(problem(404, ErrorCode::NotFound, "There is nothing at this address."));
  if (*path == "/healthz") return done({.body = "ok\n", .etag = {}});
  done(page(*path, request));
}

void HttpApi::make_game(const HttpRequest& request, const Done& done) {
  if (request.method != "POST") return done(wrong_method("POST"));
  if (!same_origin(request.origin, request.host))
    return done(problem(403, ErrorCode::ForeignOrigin, "Another site's page may not make games here."));
  const auto wish = read_new_game(request.body);
  if (!wish) return done(problem(400, ErrorCode::Unreadable, wish.error().sentence()));
  if (!new_games_.take()) return done(problem(429, ErrorCode::TooMany, "Too many new games at once. Wait a moment."));
  lobby_.make_game(*wish, [done](Expected<GameMade, HttpProblem> made) {
    done(made ? HttpResponse{.status = 201, .type = json, .body = write(*made), .etag = {}} : problem(made.error()));
  });
}

void HttpApi::tell_game(std::string_view name, Done done) {
  constexpr std::string_view pgn_ending = ".pgn";
  const bool as_pgn = name.ends_with(pgn_ending);
  if (as_pgn) name.remove_suffix(pgn_ending.size());
  if (name.size() != game_id_length || name.find_first_not_of(secret_alphabet) != std::string_view::npos)
    return done(problem(404, ErrorCode::UnknownGame, "There is no such game."));
  lobby_.find_game(std::string(name),
                   [done = std::move(done), as_pgn](Expected<std::shared_ptr<LiveGame>, HttpProblem> live) {
                     if (!live) return done(problem(live.error()));
                     if (as_pgn)
                       return done({.type = "application/x-chess-pgn; charset=utf-8", .body = (*live)->pgn(), .etag = {}});
                     done({.type = json, .body = write((*live)->state()), .etag = {}});
                   });
}

HttpResponse HttpApi::page(const std::string& path, const HttpRequest& request) const {
  const ShelvedFile* found = shelf_.find(path);
  if (found == nullptr && is_view(path)) found = shelf_.find("/index.html");
  if (found == nullptr) return {.status = 404, .body = "There is nothing at this address.\n", .etag = {}};
  const ShelvedForm& form = found->form_for(request.accept_encoding);
  // Names under /assets hold a hash of what is in them, so they never change; everything else is asked for anew.
  const bool named_by_content = found->path.starts_with("/assets/");
  HttpResponse response{.type = found->type,
                        .body = {},
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
