// SPDX-License-Identifier: MIT
/// The fast part of the rules: legal moves, their number, perft. It is compiled for any processor, and once more for each of
/// x86-64-v2 (POPCNT), x86-64-v3 (PEXT) and 512-bit vectors; which one runs is chosen when the first question is asked. Not
/// for users of the library: legal_moves.hpp and perft.hpp stand in front of it.
///
/// The copies must never share an inline function, or the linker might keep one with instructions that an older processor
/// does not have. Hence the kernels know nothing but plain words and compiler builtins, all they define is in an unnamed
/// namespace, and they meet the rest of the program only in this struct of function pointers.
#pragma once

#include <cstdint>

namespace adoube::rules {
struct Board;
}

namespace adoube::rules::kernel {

/// What move generation has to know of a Board, in plain words.
struct Words {
  std::uint64_t pawns;
  std::uint64_t knights;
  std::uint64_t diagonals;    ///< bishops and queens
  std::uint64_t orthogonals;  ///< rooks and queens
  std::uint64_t kings;
  std::uint64_t white;
  std::uint64_t black;
  std::uint64_t castling_rooks;
  /// The square passed over by the double step just made, as a set; empty when there was none.
  std::uint64_t pushed_over;
  bool black_to_move;
};

/// What a rook and what a bishop would attack from a square, for the squares that survey.hpp names.
struct Sights {
  std::uint64_t orthogonal[64];
  std::uint64_t diagonal[64];
};

struct Kernel {
  /// Writes the bits() of each legal move and answers the end of them. There is room for MoveList::capacity moves at `at`;
  /// what lies behind the end may be overwritten.
  std::uint16_t* (*list)(const Words&, std::uint16_t* at);
  std::uint64_t (*count)(const Words&);
  bool (*any)(const Words&);
  /// Whether a move with these bits() is legal; any sixteen bits will do.
  bool (*has)(const Words&, int move);
  std::uint64_t (*perft)(const Words&, int depth);
  std::uint64_t (*perft_with_lists)(const Words&, int depth);
  /// list() in the order of survey.hpp; and what sliders see.
  std::uint16_t* (*survey)(const Words&, std::uint16_t* at, Sights& seen);
};

/// Runs everywhere.
extern const Kernel portable;
/// Null where this build or this processor has no POPCNT (x86-64-v2).
[[nodiscard]] const Kernel* magic();
/// Null where this build or this processor has no PEXT, or a slow one.
[[nodiscard]] const Kernel* pext();
/// Null where this build or this processor lacks AVX-512 with VBMI2 and VPOPCNTDQ.
[[nodiscard]] const Kernel* avx512();
/// The fastest of those that run here.
[[nodiscard]] const Kernel& fastest();

[[nodiscard]] Words words_of(const Board& board);

}  // namespace adoube::rules::kernel
