// SPDX-License-Identifier: MIT
// A game as a fold over events, for any row of events: a refused event changes nothing; the admitted ones, replayed, give
// the same game; repetitions are those that the slow board counts; the game is over exactly when the Laws end it; and every
// ruling has an article and a sentence in each language.
#include <algorithm>
#include <vector>

#include "adoube/game/game.hpp"
#include "adoube/laws/sentence.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "fuzz/bytes.hpp"
#include "fuzz/law.hpp"
#include "tests/differential/random_boards.hpp"

namespace adoube::fuzz {
namespace {

using game::Act;
using game::ClaimKind;
using game::Event;
using game::Game;
using game::MoveWish;
using game::Ruling;
using rules::Color;
using rules::Kind;
using rules::Move;
using rules::Position;
using rules::Square;
using rules::Variant;

Square any_square(Bytes& bytes) { return *Square::from_index(static_cast<int>(bytes.below(64))); }

/// Mostly a legal move, to get on with the game.
MoveWish any_wish(const Position& position, Bytes& bytes) {
  const std::size_t choice = bytes.below(8);
  const auto moves = legal_moves(position);
  if (choice != 0 && !moves.empty()) {
    const Move move = moves[bytes.next() % moves.size()];
    return {move.from(), move.to(), move.promotion()};
  }
  const std::size_t kind = bytes.below(9);
  return {any_square(bytes), any_square(bytes), kind < 6 ? std::optional(static_cast<Kind>(kind)) : std::nullopt};
}

Act any_act(const Position& position, Bytes& bytes) {
  switch (bytes.below(24)) {
    case 0:
      return game::OfferDraw{};
    case 1:
      return game::AcceptDraw{};
    case 2:
      return game::DeclineDraw{};
    case 3:
      return game::Claim{ClaimKind::ThreefoldRepetition};
    case 4:
      return game::Claim{ClaimKind::FiftyMoves};
    case 5:
      return game::Claim{ClaimKind::ThreefoldRepetition, any_wish(position, bytes)};
    case 6:
      return game::Claim{ClaimKind::FiftyMoves, any_wish(position, bytes)};
    case 7:
      return game::Resign{};
    default:
      return game::MakeMove{any_wish(position, bytes)};
  }
}

Event any_event(const Game& game, Bytes& bytes) {
  const Color on_move = game.position().turn();
  return {game::Time(0), game::actor(bytes.below(6) == 0 ? opponent(on_move) : on_move), any_act(game.position(), bytes)};
}

/// By 9.2.3, looking at every position again.
int repetitions_by_slow_board(const Game& game) {
  const auto now = game.position().setup();
  int times = 0;
  for (std::size_t plies = 0; plies <= game.history.size(); ++plies)
    times += reference_board::same_position(game.history.board(plies), now);
  return times;
}

void check_ruling(const Ruling& ruling) {
  law(!laws::article(ruling.code, ruling.values).empty(), "every ruling cites an article");
  for (const laws::Language language : laws::all_languages) {
    const std::string text = sentence(ruling.code, ruling.values, language);
    law(!text.empty() && text.find('{') == std::string::npos, "every ruling is a whole sentence in each language");
  }
}

bool ended_by(const Game& game, game::Termination reason) {
  return std::ranges::any_of(game.ends, [&](const game::Outcome& outcome) { return outcome.reason == reason; });
}

/// Mate, stalemate, fivefold repetition and seventy-five moves end the game by themselves (5.1.1, 5.2.1, 9.6).
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
  Game game = game::start(first);
  std::vector<Event> admitted;
  check_ends(game);
  while (!bytes.empty()) {
    const Event event = any_event(game, bytes);
    const bool was_over = game.over();
    const Game before = game;
    const auto ruled = apply(game, event);
    law(before == game, "applying an event changes no game but the one it answers with");
    check_ruling(ruled ? ruled->ruling : ruled.error());
    law(!was_over || !ruled, "after the end every event is refused");
    if (!ruled) continue;
    admitted.push_back(event);
    game = ruled->game;
    if (game.history.size() != before.history.size()) check_ends(game);
  }
  Game replayed = game::start(first);
  for (const Event& event : admitted) replayed = apply(replayed, event).value().game;
  law(replayed == game, "the admitted events, replayed, give the same game");
}

}  // namespace
}  // namespace adoube::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  adoube::fuzz::play_events({data, size});
  return 0;
}
