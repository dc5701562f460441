// SPDX-License-Identifier: MIT
/// Cards for the tables of these tests, from texts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "adoube/laws/card.hpp"
#include "adoube/notation/fen.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/explain.hpp"

namespace adoube::laws::testing {

struct Try {
  rules::Square from;
  rules::Square to;
  std::optional<rules::Kind> promotion{};
};

/// "e2e4", or "e7e8q" with one of the letters pnbrqk.
inline Try try_from(std::string_view uci) {
  Try out{*rules::Square::parse(uci.substr(0, 2)), *rules::Square::parse(uci.substr(2, 2))};
  if (uci.size() > 4) out.promotion = static_cast<rules::Kind>(std::string_view("pnbrqk").find(uci[4]));
  return out;
}

/// Every reason or every effect of a try.
inline std::vector<Card> cards_of(const rules::Position& position, std::string_view uci, Language language) {
  const Try tried = try_from(uci);
  const rules::Explanation answer = rules::explain(position, tried.from, tried.to, tried.promotion);
  std::vector<Card> cards;
  for (const auto& reason : answer.reasons) cards.push_back(card(position, tried.from, tried.to, reason, language));
  for (const auto& effect : answer.effects) cards.push_back(card(position, *answer.move, effect, language));
  return cards;
}

}  // namespace adoube::laws::testing
