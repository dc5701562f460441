// SPDX-License-Identifier: MIT
/// PGN for the analysis board: a text as its games, and a game as text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "apps/answers/json.hpp"

namespace adoube::answers {

/// {"games":[game…],"bytes":n,"more":bool}: the first `most` games of `text`, each as `pgn convert --to json` writes it, and
/// with "fen", the position after it, for each move. `bytes`: where the next game begins; `more` is false at the end.
[[nodiscard]] std::string read_pgn_answer(std::string_view text, std::uint32_t most, const Manner& manner);

/// {"pgn":text,"problems":[…]}: the game in export form, and what of it could not be taken; or {"error":…}.
[[nodiscard]] std::string write_pgn_answer(const Json& game, const Manner& manner);

}  // namespace adoube::answers
