// SPDX-License-Identifier: MIT
#include "adoube/rules/setup.hpp"

namespace adoube::rules {

Setup Setup::initial() {
  constexpr std::array<Kind, 8> back_rank = {Kind::Rook, Kind::Knight, Kind::Bishop, Kind::Queen,
                                             Kind::King, Kind::Bishop, Kind::Knight, Kind::Rook};
  Setup setup;
  for (int i = 0; i < 8; ++i) {
    const File file = static_cast<File>(i);
    const Kind kind = back_rank[static_cast<std::size_t>(i)];
    setup.put({file, Rank::First}, Piece{Color::White, kind});
    setup.put({file, Rank::Second}, Piece{Color::White, Kind::Pawn});
    setup.put({file, Rank::Seventh}, Piece{Color::Black, Kind::Pawn});
    setup.put({file, Rank::Eighth}, Piece{Color::Black, kind});
  }
  for (const File file : {File::A, File::H})
    for (const Rank rank : {Rank::First, Rank::Eighth}) setup.castling_rooks |= Bitboard({file, rank});
  return setup;
}

}  // namespace adoube::rules
