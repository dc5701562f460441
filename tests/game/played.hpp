// SPDX-License-Identifier: MIT
/// Games for tests, out of a FEN and a line of moves in SAN.
#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <string_view>

#include "adoube/game/game.hpp"
#include "adoube/laws/code.hpp"
#include "adoube/laws/sentence.hpp"
#include "adoube/notation/fen.hpp"
#include "adoube/notation/san.hpp"

namespace adoube::game {

inline rules::Position position(std::string_view fen) {
  const auto judgement = notation::judge_fen(fen == "startpos" ? notation::initial_fen : fen, notation::Strictness::Lenient);
  if (!judgement.position) {
    ADD_FAILURE() << "a row has a FEN that cannot be played: " << fen;
    return rules::Position::initial();
  }
  return *judgement.position;
}

/// The squares of a move written in coordinates, legal or not, or in SAN.
inline MoveWish wish(const rules::Position& at, std::string_view san) {
  if (const auto squares = notation::parse_uci(san)) return *squares;
  const auto reading = notation::read_san(at, san);
  if (!reading) {
    ADD_FAILURE() << "a row has a move that is none: " << san;
    return {at.king(at.turn()), at.king(at.turn()), {}};
  }
  return *notation::parse_uci(notation::write_uci(reading->move, at.variant()));
}

/// Plays the moves; each must be admitted.
inline Game played(std::string_view fen, std::string_view sans) {
  Game game = start(position(fen));
  std::istringstream moves{std::string(sans)};
  for (std::string san; moves >> san;) {
    const rules::Color by = game.position().turn();
    auto ruled = apply(game, {.by = actor(by), .act = MakeMove{wish(game.position(), san)}});
    if (!ruled) {
      ADD_FAILURE() << san << " is refused: " << laws::name(ruled.error().code);
      return game;
    }
    game = std::move(ruled->game);
  }
  return game;
}

/// The code of the ruling on an act, whether it admits or refuses.
inline laws::Code code_of(const Expected<Ruled, Ruling>& answer) {
  return answer ? answer->ruling.code : answer.error().code;
}
/// The article it cites.
inline std::string_view article_of(const Expected<Ruled, Ruling>& answer) {
  const Ruling& ruling = answer ? answer->ruling : answer.error();
  return laws::article(ruling.code, ruling.values);
}

}  // namespace adoube::game
