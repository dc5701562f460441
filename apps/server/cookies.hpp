// SPDX-License-Identifier: GPL-3.0-or-later
/// The two secrets a browser keeps for an account: the one that is signed in, and the one by which it is known again when it
/// signs in anew. No script of a page sees them, no other site's page sends them.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace adoube::server {

enum class CookieKind { Session, Browser };

/// The value of the cookie in a Cookie header; empty where it is not there, or is nothing that was given out here.
/// `secure`: the request came through TLS, where the name begins with "__Host-" and no other site can have set it.
[[nodiscard]] std::string cookie_value(std::string_view header, CookieKind kind, bool secure);

/// A value of Set-Cookie that keeps it that long; with no time it is forgotten at once.
[[nodiscard]] std::string set_cookie(CookieKind kind, std::string_view value, std::chrono::seconds time, bool secure);

}  // namespace adoube::server
