// SPDX-License-Identifier: MIT
#include "adoube/lessons/judgement.hpp"

#include <array>
#include <utility>

namespace adoube::lessons {
namespace {

/// By MissCode.
constexpr std::array<std::string_view, 52> names = {
    "illegal",         "other-from",    "other-to",       "other-piece",    "no-mate",         "mate",
    "no-check",        "check",         "no-stalemate",   "stalemate",      "no-capture",      "capture",
    "other-capture",   "no-castling",   "castling",       "other-castling", "no-promotion",    "promotion",
    "other-promotion", "no-en-passant", "en-passant",     "no-double-step", "double-step",     "other-answer-to-check",
    "attacks-missing", "not-dead",      "dead",           "no-repetition",  "squares-missing", "squares-wrong",
    "in-check",        "not-in-check",  "has-moves",      "no-moves",       "is-legal",        "is-not-legal",
    "other-reason",    "no-claim",      "claim-possible", "other-ruling",   "other-option",    "not-a-move",
    "other-move",      "other-form",    "pieces-missing", "pieces-extra",   "pieces-wrong",    "occupied",
    "unplayable",      "other-state",   "not-yet",        "forbidden"};
static_assert(static_cast<std::size_t>(MissCode::Forbidden) + 1 == names.size());

}  // namespace

std::string_view name(MissCode code) { return names[static_cast<std::size_t>(code)]; }

Judgement missed(MissCode code, rules::Bitboard squares, std::variant<std::monostate, int, std::string> value) {
  Judgement judgement;
  judgement.misses.push_back({code, squares, std::move(value)});
  return judgement;
}

}  // namespace adoube::lessons
