// SPDX-License-Identifier: MIT
/// Why a move is legal or not, as JSON.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "adoube/notation/san.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/explain.hpp"
#include "adoube/rules/position.hpp"
#include "apps/answers/json.hpp"

namespace adoube::answers {

/// A move text and what the rules say to it.
struct MoveReading {
  rules::Explanation explanation{};
  /// The squares the explanation is about; nothing where there is an error.
  std::optional<notation::UciText> squares{};
  /// Set when the text, read as SAN, is not one legal move; the explanation is empty then.
  std::optional<notation::SanError> error{};
  notation::ForgivenSet forgiven{};
};

/// Lenient: UCI, or SAN with what can be forgiven. Strict: SAN as PGN exports it, nothing else.
[[nodiscard]] MoveReading read_move_text(const rules::Position& position, std::string_view text,
                                         notation::Strictness strictness);

/// The tries that a refused SAN can have meant: one for each piece it may speak of.
[[nodiscard]] std::vector<notation::UciText> tries_of(const rules::Position& position, const notation::SanError& error);

/// The reasons of a reading that gave no legal move, the one to name first in front; at least one.
[[nodiscard]] Json reasons_json(const rules::Position& position, std::string_view text, const MoveReading& reading,
                                const Manner& manner);

/// {"input","legal","uci","san","article","effects","reasons","forgiven"}.
[[nodiscard]] Json explain_answer(const rules::Position& position, std::string_view text, notation::Strictness strictness,
                                  const Manner& manner);
/// The same with "fen": the position after the move, null when it is not legal.
[[nodiscard]] Json preview_answer(const rules::Position& position, std::string_view text, const Manner& manner);
/// explain_answer of the move with "grounds": the conditions it meets, empty when it is not legal.
[[nodiscard]] Json why_answer(const rules::Position& position, std::string_view text, const Manner& manner);
/// Who attacks a square, which moves lead there, and which pieces of the side on move might be thought to go there and may
/// not:
/// {"square","piece","color","attackers":{"white","black"},"moves":[{"uci","san","from"}],"refused":[{"from","reasons"}]}.
[[nodiscard]] Json square_answer(const rules::Position& position, rules::Square square, const Manner& manner);
/// What the piece on a square attacks, may do, and may not do and why:
/// {"square","piece","color","attacks","moves":[{"uci","san","to"}],"refused":[{"to","reasons"}]}. `piece` null on an empty
/// square.
[[nodiscard]] Json piece_answer(const rules::Position& position, rules::Square square, const Manner& manner);

}  // namespace adoube::answers
