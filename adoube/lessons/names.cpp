// SPDX-License-Identifier: MIT
#include "adoube/lessons/names.hpp"

#include <algorithm>
#include <array>

#include "adoube/laws/values.hpp"
#include "adoube/lessons/destinations.hpp"

namespace adoube::lessons {
namespace {

/// By rules::Kind.
constexpr std::array<std::string_view, 6> kinds = {"pawn", "knight", "bishop", "rook", "queen", "king"};
/// By AnswerToCheck.
constexpr std::array<std::string_view, 3> answers_to_check = {"block", "capture", "king"};

template <class Enum, std::size_t size>
[[nodiscard]] std::optional<Enum> from_name(const std::array<std::string_view, size>& names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Enum>(found - names.begin());
}

}  // namespace

std::string_view name(rules::Kind kind) { return kinds[static_cast<std::size_t>(rules::index(kind))]; }
std::optional<rules::Kind> kind_from(std::string_view name) { return from_name<rules::Kind>(kinds, name); }

std::string_view name(AnswerToCheck answer) { return answers_to_check[static_cast<std::size_t>(answer)]; }
std::optional<AnswerToCheck> answer_to_check_from(std::string_view name) {
  return from_name<AnswerToCheck>(answers_to_check, name);
}

game::MoveWish wish_of(const rules::Position& position, rules::Move move) {
  const bool king_takes_rook = position.variant() == rules::Variant::Chess960;
  return {move.from(), king_takes_rook ? move.to() : arrival(position, move), move.promotion()};
}

game::Ruling ruling_of(const rules::Position& position, const game::MoveWish& move, const rules::Reason& reason) {
  return {laws::code_of(reason.refusal), laws::values_of(position, move.from, move.to, reason)};
}

}  // namespace adoube::lessons
