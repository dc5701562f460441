#include <iostream>

#include "adoube/game/game.hpp"
#include "adoube/notation/san.hpp"

int main() {
  using namespace adoube;
  game::Game game = game::start(rules::Position::initial());
  for (const char* san : {"e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#"}) {
    const rules::Move move = notation::read_san(game.position(), san)->move;
    game = game::apply(game, {.by = game::actor(game.position().turn()), .act = game::MakeMove{{move.from(), move.to()}}})->game;
  }
  const game::Outcome& end = game.ends.front();
  std::cout << text(end.result) << ' ' << name(end.reason) << ' ' << laws::article(end.code) << '\n';  // 1-0 checkmate 5.1.1
}
