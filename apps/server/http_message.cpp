// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/http_message.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace adoube::server {
namespace {

int status_of(ErrorCode code) {
  switch (code) {
    case ErrorCode::UnknownGame:
    case ErrorCode::UnknownImport:
    case ErrorCode::NotFound:
    case ErrorCode::UnknownPlayer:
      return 404;
    case ErrorCode::SignedOut:
      return 401;
    case ErrorCode::ForeignOrigin:
    case ErrorCode::NotRecognised:
    case ErrorCode::AccountDisabled:
    case ErrorCode::ArchiveFull:
    case ErrorCode::NoChallenges:
      return 403;
    case ErrorCode::NameTaken:
    case ErrorCode::WrongOffset:
    case ErrorCode::NotOver:
      return 409;
    case ErrorCode::WrongType:
      return 415;
    case ErrorCode::TooMany:
      return 429;
    case ErrorCode::Unavailable:
      return 503;
    default:
      return 400;
  }
}

bool same_letters(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

}  // namespace

HttpResponse json_answer(std::string body, int status) {
  return {.status = status, .type = "application/json", .body = std::move(body)};
}

HttpResponse problem_answer(int status, ErrorCode code, std::string_view text) {
  return json_answer(write(HttpProblem{.code = code, .text = std::string(text)}), status);
}

HttpResponse problem_answer(const HttpProblem& problem) {
  HttpResponse response = json_answer(write(problem), status_of(problem.code));
  if (problem.wait_ms) response.retry_after_s = (*problem.wait_ms + 999) / 1000;
  return response;
}

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

bool same_origin(std::string_view origin, std::string_view host) {
  if (origin.empty()) return true;
  const std::size_t scheme_end = origin.find("://");
  return scheme_end != std::string_view::npos && !host.empty() && same_letters(origin.substr(scheme_end + 3), host);
}

}  // namespace adoube::server
