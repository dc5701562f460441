// SPDX-License-Identifier: MIT
/// How a reader treats text that departs from the written standard.
#pragma once

#include <cstdint>

namespace adoube::notation {

/// Strict: the standard's own form and nothing else. Lenient: what can be understood in one way only is understood, and
/// every departure comes back with a code (forgiven.hpp). Neither guesses, neither repairs in silence.
enum class Strictness : std::uint8_t { Strict, Lenient };

}  // namespace adoube::notation
