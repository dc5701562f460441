// SPDX-License-Identifier: MIT
#include "apps/answers/premoves_answer.hpp"

#include <set>
#include <string>

#include "adoube/notation/fen.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::answers {

Json premoves_answer(const rules::Position& position, const Manner& manner) {
  std::set<std::string> possible;
  for (const rules::Move reply : rules::legal_moves(position)) {
    const rules::Position after = rules::play(position, reply);
    for (const rules::Move move : rules::legal_moves(after)) possible.insert(notation::write_uci(move, after.variant()));
  }
  return {{"fen", notation::write_fen(position, {.en_passant = manner.en_passant})},
          {"by", name(opponent(position.turn()))},
          {"moves", possible}};
}

}  // namespace adoube::answers
