// SPDX-License-Identifier: MIT
/// What a lesson claims about a position, and its proof: each claim is put to the rules, none is believed. What a player
/// claims from the opponent (Laws 9.2, 9.3) is game::Claim.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "adoube/game/event.hpp"
#include "adoube/game/history.hpp"
#include "adoube/game/termination.hpp"
#include "adoube/laws/code.hpp"
#include "adoube/lessons/position_state.hpp"
#include "adoube/openings/book.hpp"
#include "adoube/openings/family.hpp"
#include "adoube/rules/bitboard.hpp"
#include "adoube/rules/color.hpp"
#include "adoube/unwinnability/can_win.hpp"

namespace adoube::lessons {

// ---- About one move

/// It can be played (3.10.1).
struct IsLegal {
  game::MoveWish move;
};
/// It cannot be played; where `reason` is given, that is among the reasons (3.10.2).
struct IsIllegal {
  game::MoveWish move;
  std::optional<laws::Code> reason{};
};
/// It can be played and does this, as explain() has it.
struct HasEffect {
  game::MoveWish move;
  laws::Code effect;
};
/// It is written so, by PGN's export form.
struct IsWritten {
  game::MoveWish move;
  std::string text;
};

// ---- About the position

/// The side on move has so many legal moves.
struct HasLegalMoves {
  int number;
};
struct HasState {
  PositionState state;
};
/// The piece on `from` can legally go to exactly these squares.
struct Reaches {
  rules::Square from;
  rules::Bitboard squares;
};
/// The piece on `from` attacks exactly these squares (3.1.2, 3.1.3).
struct Attacks {
  rules::Square from;
  rules::Bitboard squares;
};
/// Exactly these pieces of `by` attack `target`.
struct IsAttackedBy {
  rules::Square target;
  rules::Color by;
  rules::Bitboard squares;
};
/// By any series of legal moves (5.1.2, 5.2.2, 6.9).
struct CanBeWonBy {
  rules::Color color;
  unwinnability::Verdict verdict;
};

// ---- About the game up to here

/// The player on move would be right, or not, to claim a draw (9.2, 9.3), with an announced move or without.
struct IsClaimable {
  bool claimable;
  game::ClaimKind kind;
  std::optional<game::MoveWish> announced{};
};
/// The game is over by itself; Result::None: it goes on.
struct HasOutcome {
  game::Result result;
  std::optional<game::Termination> reason{};
};
/// What follows if that player's flag falls (6.9), or the player resigns (5.1.2).
struct FlagFallGives {
  rules::Color color;
  game::Result result;
};
struct ResignationGives {
  rules::Color color;
  game::Result result;
};
/// The position has stood so many times, this one included (9.2.3).
struct HasStood {
  int times;
};
/// So many half-moves have been made without a capture or a pawn's move (9.3).
struct HasHalfmoveClock {
  int number;
};
/// The opening of the game has this code of the Encyclopaedia, or is of this family.
struct HasEco {
  std::string eco;
};
struct IsOfFamily {
  openings::Family family;
};

using Claim = std::variant<IsLegal, IsIllegal, HasEffect, IsWritten, HasLegalMoves, HasState, Reaches, Attacks, IsAttackedBy,
                           CanBeWonBy, IsClaimable, HasOutcome, FlagFallGives, ResignationGives, HasStood, HasHalfmoveClock,
                           HasEco, IsOfFamily>;

/// Puts the claim to the rules. Nothing when it holds; otherwise what is the case instead, as a lesson would write it:
/// "castling-through-attack", "18", "d5 e4". `history`: playable() holds. `book` gives the openings.
/// Cost: some microseconds; CanBeWonBy, HasState and HasOutcome search within bounds.
[[nodiscard]] std::optional<std::string> disproof(const Claim& claim, const game::History& history,
                                                  const openings::Book& book);

/// "d5 e4", a1 first; "no square" for none.
[[nodiscard]] std::string text_of(rules::Bitboard squares);
/// "winnable", "unwinnable", "undetermined"; and back, nothing for any other text.
[[nodiscard]] std::string_view name(unwinnability::Verdict verdict);
[[nodiscard]] std::optional<unwinnability::Verdict> verdict_from(std::string_view name);

}  // namespace adoube::lessons
