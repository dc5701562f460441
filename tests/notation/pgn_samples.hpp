// SPDX-License-Identifier: MIT
/// Texts with some of everything that games are written with; each game can be read without an error.
#pragma once

#include <string_view>

namespace adoube::notation::testing {

inline constexpr std::string_view annotated_sample =
    "[Event \"Lesson\"]\n[Site \"K\xF6ln\"]\n[Date \"2024.05.??\"]\n[Round \"-\"]\n[White \"A \\\"x\\\"\"]\n[Black "
    "\"B\\\\C\"]\n"
    "[Result \"1-0\"]\n[ECO \"C50\"]\n\n"
    "{Before} 1. e4 $1 e5 ({or} 1... c5 2. Nf3 (2. Nc3 Nc6 (2... e6 {sound}) 3. g3) 2... d6 $6) 2. Nf3 {[%clk 0:59:58]}\n"
    "Nc6 ; to the end } of the line\n3. Bc4 Bc5 (3... Nf6 4. -- Bc5 {na\xEFve}) {late} 4. c3 {a} {b} Nf6 5. {now} d4 exd4\n"
    "6. cxd4 Bb4+ $14 7. Nc3 Nxe4 8. O-O Bxc3 9. d5 (9. bxc3 {trailing ) ] ;}) 9... Bf6 1-0\n\n";

inline constexpr std::string_view set_up_sample =
    "[Event \"Endings\"]\r\n[SetUp \"1\"]\r\n[FEN \"8/P6k/8/8/8/8/p6K/8 b - - 3 60\"]\r\n[Result \"*\"]\r\n\r\n"
    "60... a1=Q {queens} (60... a1=N 61. a8=R) 61. a8=Q Qe5+ *\r\n\r\n";

inline constexpr std::string_view chess960_sample =
    "[Event \"Random\"]\n[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w KQkq - "
    "0 1\"]\n"
    "[Result \"1/2-1/2\"]\n\n1. e4 e5 2. Nb3 Nb6 3. Be2 Be7 4. Qd1 (4. O-O-O O-O-O) 4... O-O-O 1/2-1/2\n\n";

inline constexpr std::string_view plain_sample =
    "[Event \"Open\"]\n[Site \"?\"]\n[Date \"2025.01.02\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n[Result "
    "\"0-1\"]\n\n"
    "1. f3 e5 2. g4 Qh4# 0-1\n\n"
    "[Event \"Open\"]\n[Result \"1/2-1/2\"]\n\n1. d4 d5 2. c4 dxc4 3. Qa4+ Nc6 4. Qxc4 1/2-1/2\n\n"
    "[Event \"Nothing\"]\n[Result \"*\"]\n\n*\n\n";

inline constexpr std::string_view pgn_samples[] = {annotated_sample, set_up_sample, chess960_sample, plain_sample};

}  // namespace adoube::notation::testing
