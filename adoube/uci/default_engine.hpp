// SPDX-License-Identifier: MIT
/// Where an engine is found when nobody has named one.
#pragma once

#include <string>

namespace adoube::uci {

/// stockfish on PATH, or where Debian puts games, which is not on everyone's PATH. Empty where there is none.
[[nodiscard]] std::string default_engine();

}  // namespace adoube::uci
