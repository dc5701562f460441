// SPDX-License-Identifier: GPL-3.0-or-later
/// Why a request was not granted, as a function gives it back.
#pragma once

#include <string>
#include <utility>

#include "adoube/support/expected.hpp"
#include "apps/server/messages.hpp"

namespace adoube::server {

[[nodiscard]] inline std::unexpected<HttpProblem> problem(ErrorCode code, std::string text) {
  return refused(HttpProblem{.code = code, .text = std::move(text)});
}

}  // namespace adoube::server
