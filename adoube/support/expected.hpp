// SPDX-License-Identifier: MIT
/// A value or the reason why there is none. Everything that reads from outside answers with this.
#pragma once

#include <expected>
#include <utility>

namespace adoube {

template <class Value, class Reason>
using Expected = std::expected<Value, Reason>;

/// Makes the answer "no value, for this reason": `return refused(FenError{...});`
template <class Reason>
[[nodiscard]] constexpr std::unexpected<Reason> refused(Reason reason) {
  return std::unexpected<Reason>(std::move(reason));
}

}  // namespace adoube
