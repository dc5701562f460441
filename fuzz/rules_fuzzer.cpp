// SPDX-License-Identifier: MIT
// Moves: along any game, what play() made of the board step by step is what the slow board makes of it, what is listed is
// what is legal, and explain() says so of any try.
#include <algorithm>
#include <optional>

#include "adoube/rules/explain.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"
#include "adoube/rules/same_position.hpp"
#include "fuzz/bytes.hpp"
#include "fuzz/law.hpp"
#include "tests/differential/random_boards.hpp"
#include "tests/differential/translation.hpp"

namespace adoube::fuzz {
namespace {

using rules::Kind;
using rules::Move;
using rules::Position;
using rules::Setup;
using rules::Square;
using rules::Variant;

/// A game's first position, or a placement of pieces as the next bytes choose.
Setup starting_board(Bytes& bytes) {
  const Variant variant = bytes.below(2) == 0 ? Variant::Standard : Variant::Chess960;
  const std::uint64_t number = bytes.next() * 256ULL + bytes.next();
  const std::size_t taste = bytes.below(std::size(differential::all_tastes) + 1);
  if (taste == std::size(differential::all_tastes)) return differential::random_game(number, variant, 0).front();
  return differential::random_board(number, differential::all_tastes[taste], variant);
}

void check_board(const Position& position, const Setup& board) {
  law(position.setup() == board, "play() and the slow board agree on every field");
  const auto recomputed = Position::from(board);
  law(recomputed == position, "the position that play() made is the one its setup gives");
  law(position_key(*recomputed) == position_key(position), "and so is its key");
}

void check_moves(const Position& position, const std::vector<std::uint16_t>& legal) {
  std::vector<std::uint16_t> listed;
  for (const Move move : legal_moves(position)) listed.push_back(move.bits());
  std::ranges::sort(listed);
  law(listed == legal, "the moves listed are those of the slow board");
  law(count_legal_moves(position) == static_cast<int>(legal.size()), "and as many are counted");
}

void check_try(const Position& position, Bytes& bytes) {
  const Square from = *Square::from_index(static_cast<int>(bytes.below(64)));
  const Square to = *Square::from_index(static_cast<int>(bytes.below(64)));
  const std::size_t choice = bytes.below(7);
  const auto promotion = choice == 6 ? std::nullopt : std::optional(static_cast<Kind>(choice));
  const auto answer = explain(position, from, to, promotion);
  law(answer.legal() == answer.reasons.empty(), "a move is legal, or there is a reason why not");
  law(!answer.legal() || is_legal(position, *answer.move), "what is explained as legal is listed");
}

void play_game(Bytes bytes) {
  Setup board = starting_board(bytes);
  Position position = *Position::from(board);
  while (true) {
    check_board(position, board);
    const auto legal = differential::legal_move_bits(board);
    check_moves(position, legal);
    if (legal.empty() || bytes.empty()) return;
    check_try(position, bytes);
    const auto steps = reference_board::legal_moves(board);
    const auto& step = steps[bytes.below(steps.size())];
    position = play(position, differential::move_of(board, step));
    board = reference_board::play(board, step);
  }
}

}  // namespace
}  // namespace adoube::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  adoube::fuzz::play_game({data, size});
  return 0;
}
