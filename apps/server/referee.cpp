// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/referee.hpp"

#include "adoube/laws/card.hpp"
#include "adoube/notation/fen.hpp"
#include "adoube/notation/uci_move.hpp"

namespace adoube::server {
namespace {

rules::Variant variant_of(Variant variant) {
  return variant == Variant::Chess960 ? rules::Variant::Chess960 : rules::Variant::Standard;
}
rules::Color color_of(Colour colour) { return colour == Colour::White ? rules::Color::White : rules::Color::Black; }
laws::Language language_of(Language language) { return static_cast<laws::Language>(language); }
game::ClaimKind claim_kind_of(ClaimKind kind) {
  return kind == ClaimKind::FiftyMoves ? game::ClaimKind::FiftyMoves : game::ClaimKind::ThreefoldRepetition;
}

Expected<notation::UciText, MessageFault> move_of(const std::optional<std::string>& uci) {
  if (!uci) return refused(MessageFault{"event.uci", "to be there"});
  const auto move = notation::parse_uci(*uci);
  if (!move) return refused(MessageFault{"event.uci", "a move in coordinates"});
  return *move;
}

Expected<game::Act, MessageFault> claim_of(const GameEvent& event) {
  if (!event.kind) return refused(MessageFault{"event.kind", "to be there"});
  game::Claim claim{.kind = claim_kind_of(*event.kind)};
  if (event.uci) {
    const auto move = move_of(event.uci);
    if (!move) return refused(move.error());
    claim.announced = *move;
  }
  return claim;
}

Expected<game::Act, MessageFault> touch_of(const GameEvent& event) {
  if (!event.squares || event.squares->empty()) return refused(MessageFault{"event.squares", "squares"});
  game::Touch touch;
  for (const std::string& name : *event.squares) {
    const auto square = rules::Square::parse(name);
    if (!square) return refused(MessageFault{"event.squares", "squares"});
    touch.squares.push_back(*square);
  }
  return touch;
}

Expected<game::Act, MessageFault> act_of(const GameEvent& event) {
  switch (event.act) {
    case ActKind::Move: {
      const auto move = move_of(event.uci);
      if (!move) return refused(move.error());
      return game::MakeMove{*move};
    }
    case ActKind::OfferDraw:
      return game::OfferDraw{};
    case ActKind::AcceptDraw:
      return game::AcceptDraw{};
    case ActKind::DeclineDraw:
      return game::DeclineDraw{};
    case ActKind::Claim:
      return claim_of(event);
    case ActKind::Resign:
      return game::Resign{};
    case ActKind::Touch:
      return touch_of(event);
    case ActKind::Adjust:
      return game::Adjust{};
    case ActKind::Flag:
      return game::FlagFall{};
  }
  return refused(MessageFault{"event.do", "an act of this game"});
}

}  // namespace

Expected<game::Event, MessageFault> event_of(const GameEvent& event) {
  auto act = act_of(event);
  if (!act) return refused(std::move(act.error()));
  return game::Event{.at = game::Time(event.at), .by = game::actor(color_of(event.by)), .act = std::move(*act)};
}

Ruling written(const game::Ruling& ruling, Language language) {
  laws::Card card = laws::card(ruling.code, ruling.values, language_of(language));
  Ruling out{.code = std::string(laws::name(ruling.code)), .article = {}, .squares = {}, .text = std::move(card.text)};
  if (!card.article.empty()) out.article = std::string(card.article);
  for (const rules::Square square : card.squares) out.squares.push_back(square.name());
  return out;
}

Ruling own_ruling(std::string_view code, std::string_view text) {
  return {.code = std::string(code), .article = {}, .squares = {}, .text = std::string(text)};
}

namespace {

Expected<game::Regulations, std::string> regulations_of(const GameSetup& setup) {
  game::Regulations regulations;
  if (setup.time_control) {
    auto control = game::read_time_control(*setup.time_control);
    if (!control)
      return refused("time_control: expected " + std::string(control.error().expected) + " at byte " +
                     std::to_string(control.error().offset) + ", as in 15+10.");
    regulations.time_control = std::move(*control);
    regulations.pace = game::pace(*regulations.time_control);
  }
  if (setup.rules) regulations.pace = static_cast<game::PaceOfPlay>(*setup.rules);
  if (setup.supervision == Supervision::Limited) regulations.supervision = game::Supervision::Limited;
  regulations.touch_move = setup.touch_move.value_or(false);
  if (setup.penalty_ms) regulations.penalty = game::Time(*setup.penalty_ms);
  regulations.no_agreement_before = static_cast<int>(setup.no_agreement_before.value_or(0));
  regulations.guidelines_iii = setup.guidelines_iii.value_or(false);
  regulations.first_moves_untimed = setup.first_moves_untimed.value_or(false);
  if (!game::usable(regulations))
    return refused(
        std::string("penalty_ms: expected what an incorrect claim gives the opponent; for blitz with full supervision it "
                    "has to be announced (B.2)."));
  return regulations;
}

}  // namespace

Expected<Referee, std::string> Referee::from(const GameSetup& setup) {
  auto regulations = regulations_of(setup);
  if (!regulations) return refused(std::move(regulations.error()));
  const std::string_view fen = setup.fen == "startpos" ? notation::initial_fen : std::string_view(setup.fen);
  const notation::FenJudgement judgement = notation::judge_fen(fen, notation::Strictness::Strict, variant_of(setup.variant));
  if (judgement.position) return Referee(game::start(*judgement.position, *regulations));
  const notation::FenProblem* const problem = judgement.first_error();
  if (problem == nullptr) return refused(std::string("The position cannot be played."));
  return refused(laws::card(judgement.setup, *problem, laws::Language::English).text);
}

std::optional<Outcome> Referee::outcome_of(const game::Game& game) {
  if (!game.over()) return std::nullopt;
  const game::Outcome& end = game.ends.front();
  return Outcome{.result = std::string(game::text(end.result)),
                 .reason = std::string(game::name(end.reason)),
                 .article = std::string(game::article(end))};
}

}  // namespace adoube::server
