// SPDX-License-Identifier: MIT
#include "adoube/lessons/claim.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "adoube/game/automatic_end.hpp"
#include "adoube/game/claim.hpp"
#include "adoube/game/loss_or_draw.hpp"
#include "adoube/lessons/destinations.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/openings/game_opening.hpp"
#include "adoube/rules/attacks.hpp"
#include "adoube/rules/explain.hpp"
#include "adoube/rules/legal_moves.hpp"

namespace adoube::lessons {
namespace {

using Disproof = std::optional<std::string>;

/// By unwinnability::Verdict.
constexpr std::array<std::string_view, 3> verdicts = {"winnable", "unwinnable", "undetermined"};
static_assert(static_cast<std::size_t>(unwinnability::Verdict::Undetermined) + 1 == verdicts.size());

[[nodiscard]] Disproof unless(bool holds, std::string found) {
  if (holds) return std::nullopt;
  return found;
}

[[nodiscard]] rules::Explanation explained(const rules::Position& position, const game::MoveWish& wish) {
  return rules::explain(position, wish.from, wish.to, wish.promotion);
}

/// "pinned, check-not-answered": the codes of the reasons or effects.
template <class List, class ValueOf>
[[nodiscard]] std::string codes(const List& list, ValueOf value_of) {
  std::string text;
  for (const auto& one : list) {
    if (!text.empty()) text += ", ";
    text += laws::name(laws::code_of(value_of(one)));
  }
  return text;
}
[[nodiscard]] std::string codes(const std::vector<rules::Reason>& reasons) {
  return codes(reasons, [](const rules::Reason& reason) { return reason.refusal; });
}
[[nodiscard]] std::string codes(const std::vector<rules::Consequence>& effects) {
  return codes(effects, [](const rules::Consequence& effect) { return effect.effect; });
}

/// "1/2-1/2 stalemate", "*" while the game goes on.
[[nodiscard]] std::string outcome_text(const std::vector<game::Outcome>& grounds) {
  if (grounds.empty()) return "*";
  return std::string(game::text(grounds.front().result)) + " " + std::string(game::name(grounds.front().reason));
}

/// The claims one by one, each asked of the rule that decides it.
class Prover {
 public:
  Prover(const game::History& history, const openings::Book& book)
      : history_(history), position_(history.current()), book_(book) {}

  Disproof operator()(const IsLegal& claim) const {
    const auto answer = explained(position_, claim.move);
    return unless(answer.legal(), codes(answer.reasons));
  }

  Disproof operator()(const IsIllegal& claim) const {
    const auto answer = explained(position_, claim.move);
    if (answer.legal()) return "legal";
    const bool named = !claim.reason || std::ranges::any_of(answer.reasons, [&](const rules::Reason& reason) {
      return laws::code_of(reason.refusal) == *claim.reason;
    });
    return unless(named, codes(answer.reasons));
  }

  Disproof operator()(const HasEffect& claim) const {
    const auto answer = explained(position_, claim.move);
    if (!answer.legal()) return codes(answer.reasons);
    const bool named = std::ranges::any_of(
        answer.effects, [&](const rules::Consequence& effect) { return laws::code_of(effect.effect) == claim.effect; });
    return unless(named, codes(answer.effects));
  }

  Disproof operator()(const IsWritten& claim) const {
    const auto answer = explained(position_, claim.move);
    if (!answer.legal()) return codes(answer.reasons);
    const std::string san = notation::write_san(position_, *answer.move);
    return unless(san == claim.text, san);
  }

  Disproof operator()(const HasLegalMoves& claim) const {
    const int number = rules::count_legal_moves(position_);
    return unless(number == claim.number, std::to_string(number));
  }

  Disproof operator()(const HasState& claim) const {
    const PositionState state = state_of(position_);
    return unless(state == claim.state, std::string(name(state)));
  }

  Disproof operator()(const Reaches& claim) const {
    const rules::Bitboard found = legal_destinations(position_, claim.from);
    return unless(found == claim.squares, text_of(found));
  }

  Disproof operator()(const Attacks& claim) const {
    const rules::Bitboard found = attacked_squares(position_, claim.from);
    return unless(found == claim.squares, text_of(found));
  }

  Disproof operator()(const IsAttackedBy& claim) const {
    const rules::Bitboard found = rules::attackers(position_.board(), claim.target, claim.by, position_.occupied());
    return unless(found == claim.squares, text_of(found));
  }

  Disproof operator()(const CanBeWonBy& claim) const {
    const auto found = unwinnability::can_win(position_, claim.color, unwinnability::Limits::ruling()).verdict;
    return unless(found == claim.verdict, std::string(name(found)));
  }

  Disproof operator()(const IsClaimable& claim) const {
    std::optional<rules::Move> announced;
    if (claim.announced) {
      announced = notation::find_move(position_, *claim.announced);
      if (!announced) return codes(explained(position_, *claim.announced).reasons);
    }
    const auto judgement = game::judge_claim(history_, claim.kind, announced);
    return unless(judgement.correct == claim.claimable, std::string(laws::name(judgement.code)));
  }

  Disproof operator()(const HasOutcome& claim) const {
    const auto grounds = game::automatic_ends(history_, unwinnability::Limits::ruling()).grounds;
    if (claim.result == game::Result::None) return unless(grounds.empty(), outcome_text(grounds));
    const bool named = std::ranges::any_of(grounds, [&](const game::Outcome& outcome) {
      return outcome.result == claim.result && (!claim.reason || outcome.reason == *claim.reason);
    });
    return unless(named, outcome_text(grounds));
  }

  Disproof operator()(const FlagFallGives& claim) const {
    const auto outcome = game::flag_fall(history_, claim.color);
    return unless(outcome.result == claim.result, std::string(game::text(outcome.result)));
  }
  Disproof operator()(const ResignationGives& claim) const {
    const auto outcome = game::resignation(history_, claim.color);
    return unless(outcome.result == claim.result, std::string(game::text(outcome.result)));
  }

  Disproof operator()(const HasStood& claim) const {
    return unless(history_.repetitions() == claim.times, std::to_string(history_.repetitions()));
  }
  Disproof operator()(const HasHalfmoveClock& claim) const {
    const int number = position_.halfmove_clock().value();
    return unless(number == claim.number, std::to_string(number));
  }

  Disproof operator()(const HasEco& claim) const {
    const openings::Opening* const opening = followed().opening();
    if (opening == nullptr) return "no opening";
    return unless(opening->eco == claim.eco, std::string(opening->eco));
  }
  Disproof operator()(const IsOfFamily& claim) const {
    const auto family = followed().family();
    if (!family) return "no family";
    return unless(*family == claim.family, std::string(openings::code(*family)));
  }

 private:
  [[nodiscard]] openings::GameOpening followed() const {
    openings::GameOpening opening(book_);
    opening.begin(history_.start());
    for (std::size_t ply = 1; ply <= history_.size(); ++ply)
      if (const rules::Position* const after = history_.position(ply)) opening.played(*after);
    return opening;
  }

  const game::History& history_;
  const rules::Position& position_;
  const openings::Book& book_;
};

}  // namespace

std::optional<std::string> disproof(const Claim& claim, const game::History& history, const openings::Book& book) {
  return std::visit(Prover(history, book), claim);
}

std::string text_of(rules::Bitboard squares) {
  if (squares.empty()) return "no square";
  std::string text;
  for (const rules::Square square : squares) {
    if (!text.empty()) text += ' ';
    text += square.name();
  }
  return text;
}

std::string_view name(unwinnability::Verdict verdict) { return verdicts[static_cast<std::size_t>(verdict)]; }

std::optional<unwinnability::Verdict> verdict_from(std::string_view name) {
  const auto found = std::ranges::find(verdicts, name);
  if (found == verdicts.end()) return std::nullopt;
  return static_cast<unwinnability::Verdict>(found - verdicts.begin());
}

}  // namespace adoube::lessons
