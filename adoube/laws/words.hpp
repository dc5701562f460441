// SPDX-License-Identifier: MIT
/// The words of the game in three languages, and lists of pieces and squares as each language joins them.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "adoube/laws/code.hpp"
#include "adoube/laws/language.hpp"
#include "adoube/laws/values.hpp"
#include "adoube/rules/bitboard.hpp"
#include "adoube/rules/color.hpp"
#include "adoube/rules/piece.hpp"

namespace adoube::laws {

/// "knight", "马", "馬".
[[nodiscard]] std::string_view kind_name(rules::Kind kind, Language language);
/// "White", "白方".
[[nodiscard]] std::string_view colour_name(rules::Color color, Language language);
/// "white knight", "白马", "白馬".
[[nodiscard]] std::string piece_name(rules::Piece piece, Language language);
/// What a result says: "White wins" for "1-0", "drawn" for "1/2-1/2"; the text itself when it is none of the seven results.
[[nodiscard]] std::string_view result_name(std::string_view result, Language language);
/// "checkmate", "将死", "將死": how a game ended, as a heading. `outcome`: a code that is_outcome().
[[nodiscard]] std::string_view outcome_name(Code outcome, Language language);

/// "the bishop on b5", "b5 的象".
[[nodiscard]] std::string placed(const PlacedPiece& piece, Language language);
/// "the bishop on b5 and the rook on e1"; "the rooks on a1 and h1" where all are alike; "b5 的象和 e1 的车",
/// "a1 和 h1 的车". Empty for none.
[[nodiscard]] std::string list_of(std::span<const PlacedPiece> pieces, Language language);
/// "d1, e1 and f1", "d1、e1 和 f1", in the order of Square::index().
[[nodiscard]] std::string list_of(rules::Bitboard squares, Language language);
/// "once", "twice", "3 times"; "1 次".
[[nodiscard]] std::string times(int number, Language language);
/// "2 minutes", "1 minute", "90 seconds"; "2 分钟", "90 秒".
[[nodiscard]] std::string duration(int seconds, Language language);

}  // namespace adoube::laws
