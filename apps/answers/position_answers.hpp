// SPDX-License-Identifier: MIT
/// What there is to say about one position, as JSON (the command-line contract of docs/answers.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/game/claim.hpp"
#include "adoube/game/history.hpp"
#include "adoube/game/termination.hpp"
#include "adoube/notation/strictness.hpp"
#include "adoube/rules/position.hpp"
#include "adoube/unwinnability/can_win.hpp"
#include "apps/answers/json.hpp"

namespace adoube::answers {

/// Judges a text as a FEN: {"input","valid","fen","problems":[{"code","severity","field","offset","article","text"}]}.
[[nodiscard]] Json fen_answer(std::string_view text, notation::Strictness strictness, const Manner& manner);

/// {"fen","turn","check","moves":[{"uci","san"}]}, in alphabetical order of the coordinates.
[[nodiscard]] Json moves_answer(const rules::Position& position, const Manner& manner);
/// The list alone.
[[nodiscard]] Json move_list(const rules::Position& position);

/// Where a game with these moves stands: {"fen","position","turn","check","checkers","legal_moves","halfmove_clock",
/// "repetitions","outcome","claims","claims_with_move","winnable"}. Where the moves go on after an automatic end, the
/// outcome is that end's and "ended_after" tells after how many of the moves it came. `limits`: for "winnable".
[[nodiscard]] Json status_answer(const game::History& history, const unwinnability::Limits& limits, const Manner& manner);

/// Claims that would be correct now: [{"kind","article"}]; and with an announced move: [{"kind","article","moves"}].
[[nodiscard]] Json claims(const game::History& history);
[[nodiscard]] Json claims_with_move(const game::History& history);

/// Is that claim by the player on move correct? {"valid","article","text"}. `announced`: UCI or SAN.
[[nodiscard]] Json claim_answer(const game::History& history, game::ClaimKind kind,
                                const std::optional<std::string>& announced, const Manner& manner);

/// {"result","reason","article"} of an outcome.
[[nodiscard]] Json outcome_json(const game::Outcome& outcome);
/// The sentence of an outcome; `loser`: the player whom it happens to, where there is one.
[[nodiscard]] std::string outcome_text(const game::Outcome& outcome, rules::Color loser, const Manner& manner);

enum class LosingEvent : std::uint8_t { FlagFall, Resignation };
/// What follows when a player's flag falls, or the player resigns, in this position (6.9, 5.1.2):
/// {"fen","result","article","reason","text"}. A position that has already ended the game keeps that result.
[[nodiscard]] Json adjudicate_answer(const rules::Position& position, LosingEvent event, rules::Color by,
                                     const Manner& manner);

/// An article of the register: {"article","title","text","edition","see"}; nothing when there is none of that number.
[[nodiscard]] std::optional<Json> article_answer(std::string_view id, const Manner& manner);
/// All of them, in the order of the Laws.
[[nodiscard]] Json articles_answer(const Manner& manner);

}  // namespace adoube::answers
