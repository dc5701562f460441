// SPDX-License-Identifier: MIT
// Values that the types keep apart. CMakeLists.txt beside this file compiles one of these mistakes at a time and expects
// the compiler to refuse it.
#include "adoube/rules/position.hpp"

namespace adoube::rules {

[[maybe_unused]] Position right(const Setup& setup) {
  constexpr Square square(File::E, Rank::Fourth);
  static_assert(square.offset(0, 1) == Square(File::E, Rank::Fifth));
  static_assert(HalfMoves(1) < HalfMoves(2));
  return Position::from(setup).value_or(Position::initial());
}

#if defined(SQUARE_FROM_NUMBER)
const Square wrong = 28;
#elif defined(SQUARE_AS_NUMBER)
const int wrong = Square(File::E, Rank::Fourth);
#elif defined(SUM_OF_SQUARES)
const auto wrong = Square(File::E, Rank::Fourth) + Square(File::A, Rank::First);
#elif defined(SQUARE_WITHOUT_VALUE)
const Square wrong;
#elif defined(SQUARE_FROM_RANK_AND_FILE)
const Square wrong(Rank::Fourth, File::E);
#elif defined(COLOR_FROM_BOOL)
const Color wrong = true;
#elif defined(COLOR_AS_NUMBER)
const int wrong = Color::Black;
#elif defined(KIND_FROM_NUMBER)
const Kind wrong = 3;
#elif defined(FILE_AS_RANK)
const Rank wrong = File::A;
#elif defined(HALF_MOVES_AS_FULL_MOVES)
const FullMoves wrong = HalfMoves(50);
#elif defined(HALF_MOVES_FROM_NUMBER)
const HalfMoves wrong = 50;
#elif defined(HALF_MOVES_COMPARED_WITH_FULL_MOVES)
const bool wrong = HalfMoves(50) == FullMoves(50);
#elif defined(BITBOARD_FROM_NUMBER)
const Bitboard wrong = 0xFF;
#elif defined(POSITION_FROM_SETUP)
const Position wrong(Setup::initial());
#elif defined(POSITION_WITHOUT_VALUE)
const Position wrong;
#elif defined(POSITION_CHANGED)
void wrong(Position& position) { position.board().turn = Color::Black; }
#elif defined(MOVE_FROM_NUMBER)
const Move wrong = std::uint16_t{1234};
#endif

}  // namespace adoube::rules
