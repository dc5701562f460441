// SPDX-License-Identifier: MIT
// A game as a fold over events, for any row of events of any kind under any regulations: what tests/game/fold_laws.hpp
// states; the admitted events, replayed, give the same game; repetitions are those that the slow board counts; and the game
// is over exactly when the Laws end it.
#include <algorithm>
#include <vector>

#include "fuzz/bytes.hpp"
#include "fuzz/law.hpp"
#include "tests/differential/random_boards.hpp"
#include "tests/game/any_event.hpp"
#include "tests/game/fold_laws.hpp"

namespace adoube::fuzz {
namespace {

using game::Event;
using game::Game;
using game::Time;
using rules::Position;
using rules::Variant;

void check(std::string_view broken) { law(broken.empty(), broken); }

/// By 9.2.3, looking at every position again.
int repetitions_by_slow_board(const Game& game) {
  const auto now = game.position().setup();
  int times = 0;
  for (std::size_t plies = 0; plies <= game.history.size(); ++plies)
    if (const Position* const position = game.history.position(plies))
      times += reference_board::same_position(position->setup(), now);
  return times;
}

bool ended_by(const Game& game, game::Termination reason) {
  return std::ranges::any_of(game.ends, [&](const game::Outcome& outcome) { return outcome.reason == reason; });
}

/// After a legal move: mate, stalemate, fivefold repetition and seventy-five moves end the game by themselves
/// (5.1.1, 5.2.1, 9.6).
void check_ends(const Game& game) {
  const auto board = game.position().setup();
  const int repetitions = repetitions_by_slow_board(game);
  law(game.history.repetitions() == repetitions, "repetitions are those of the slow board");
  const bool mate = reference_board::is_checkmate(board);
  law(mate == ended_by(game, game::Termination::Checkmate), "the game is over by checkmate where it is checkmate");
  law(!mate || game.ends.front().reason == game::Termination::Checkmate, "mate goes before every other end");
  if (!reference_board::legal_moves(board).empty() && repetitions < 5 && board.halfmove_clock.value() < 150) return;
  law(game.over(), "no move left, five repetitions or seventy-five moves end the game");
}

Position starting_position(Bytes& bytes) {
  const Variant variant = bytes.below(2) == 0 ? Variant::Standard : Variant::Chess960;
  const std::uint64_t number = bytes.next() * 256ULL + bytes.next();
  const std::size_t taste = bytes.below(std::size(differential::all_tastes) + 3);
  if (taste >= std::size(differential::all_tastes))
    return *Position::from(differential::random_game(number, variant, 0).front());
  return *Position::from(differential::random_board(number, differential::all_tastes[taste], variant));
}

void play_events(Bytes bytes) {
  const Position first = starting_position(bytes);
  const game::Regulations regulations = game::testing::any_regulations(bytes);
  Game game = game::start(first, regulations);
  std::vector<Event> admitted;
  check_ends(game);
  while (!bytes.empty()) {
    const Event event = game::testing::any_event(game, bytes);
    const Game before = game;
    const auto answer = apply(game, event);
    law(before == game, "applying an event changes no game but the one it answers with");
    check(game::testing::broken_law(game, event, answer));
    check(game::testing::broken_law_of_time(game, game.now + Time(bytes.next()), game.now + 255 * Time(bytes.next() + 1)));
    game = answer ? answer->game : at(std::move(game), event.at);
    check(game::testing::broken_law(game));
    if (answer) admitted.push_back(event);
    const bool moved = answer && answer->ruling.code == laws::Code::MoveMade && game.history.plies().back().move;
    if (moved && game.history.playable()) check_ends(game);
  }
  Game replayed = game::start(first, regulations);
  for (const Event& event : admitted) replayed = apply(replayed, event).value().game;
  law(at(std::move(replayed), game.now) == game, "the admitted events, replayed, give the same game");
}

}  // namespace
}  // namespace adoube::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  adoube::fuzz::play_events({data, size});
  return 0;
}
