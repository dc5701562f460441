// SPDX-License-Identifier: MIT
/// The ruling card (Laws 12.1): article, sentence and the squares to draw, the same at every edge of the program.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "adoube/laws/code.hpp"
#include "adoube/laws/language.hpp"
#include "adoube/laws/values.hpp"
#include "adoube/rules/bitboard.hpp"

namespace adoube::laws {

struct Card {
  Code code;
  std::string_view article;  ///< lives as long as the program
  std::string text;
  rules::Bitboard squares;    ///< every square that the case is about, those below included
  rules::Bitboard attackers;  ///< to be drawn in one colour
  /// To be drawn in another: what stands in the way, the line concerned; after a touch, what has to be captured or castled
  /// with.
  rules::Bitboard path;
};

[[nodiscard]] Card card(Code code, const Values& values, Language language);

[[nodiscard]] Card card(const rules::Position& position, rules::Square from, rules::Square to, const rules::Reason& reason,
                        Language language);
[[nodiscard]] Card card(const rules::Position& position, rules::Move move, const rules::Consequence& consequence,
                        Language language);
[[nodiscard]] Card card(const rules::Position& position, rules::Move move, const rules::MetCondition& met,
                        Language language);
[[nodiscard]] Card card(const rules::Setup& setup, const rules::SetupProblem& problem, Language language);
[[nodiscard]] Card card(const std::optional<rules::Setup>& setup, const notation::FenProblem& problem, Language language);
[[nodiscard]] Card card(const rules::Position& position, std::string_view text, const notation::SanError& error,
                        Language language);
/// With the sentence and article of what was forgiven, where that is the problem.
[[nodiscard]] Card card(const notation::PgnProblem& problem, Language language);

}  // namespace adoube::laws
