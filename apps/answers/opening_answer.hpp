// SPDX-License-Identifier: MIT
/// The opening of a game, as JSON.
#pragma once

#include "adoube/game/history.hpp"
#include "adoube/openings/book.hpp"
#include "apps/answers/json.hpp"

namespace adoube::answers {

/// {"fen","eco","name","family","family_name","first_family","ply","reason"}: the last position on the way that the book has
/// a name for, and after how many of the half-moves it stood; `fen` is where they have led to. `name` is in the language of
/// the book, `family_name` and `reason` are in the manner's. `eco`, `name` and `ply` are null where there is no opening;
/// `family` is null then, and while Black has to answer 1.e4 or 1.d4; `first_family` is the one that the first moves spoke
/// of.
[[nodiscard]] Json opening_answer(const game::History& history, const openings::Book& book, const Manner& manner);

}  // namespace adoube::answers
