// SPDX-License-Identifier: MIT
// What the arbiter alone does (Laws 0.2, 6.2.6, 6.10.1, 6.10.2, 7.1, 10.2, 12.3, 12.5, 12.9 to 12.9.6). Each act may name
// the article that called for it (Laws 6.2.4, 6.11.4, 7.4.3, 11.1, 11.3.2, 11.3.2.2, 11.5 to 11.8).
#include "adoube/game/acts.hpp"
#include "adoube/laws/article.hpp"

namespace adoube::game {
namespace {

using laws::Code;

/// The article of the register, living as long as the program; empty for one it lacks.
[[nodiscard]] std::string_view of_register(std::string_view article) {
  if (article.empty()) return {};
  const auto found = laws::find_article(article);
  return found ? found->id : std::string_view{};
}

[[nodiscard]] Ruling loss(Game& game, const Penalty& act, const laws::Values& values) {
  game.end_by({{.result = win_of(rules::opponent(act.to)),
                .reason = Termination::Arbiter,
                .code = Code::LossByArbiter,
                .cited = of_register(act.article)}});
  return {Code::LossByArbiter, values};
}

}  // namespace

Answer rule(Game& game, const Penalty& act) {
  laws::Values values{.colour = act.to, .article = act.article};
  const bool timed = act.what == PenaltyKind::TimeAdded || act.what == PenaltyKind::TimeRemoved;
  if (timed && !game.clock) return refused(Ruling{Code::NoClock});
  if (timed) values.number = seconds(act.time);
  switch (act.what) {
    case PenaltyKind::Warning:
      ++game.conduct(act.to).warnings;
      return Ruling{Code::Warned, values};
    case PenaltyKind::TimeAdded:
      game.clock->add(rules::opponent(act.to), act.time);
      return Ruling{Code::TimeAdded, values};
    case PenaltyKind::TimeRemoved:
      game.clock->take(act.to, act.time);
      return Ruling{Code::TimeRemoved, values};
    case PenaltyKind::Points:
      game.conduct(act.to).points_lowered = true;
      return Ruling{Code::PointsLowered, values};
    case PenaltyKind::Loss:
      break;
  }
  return loss(game, act, values);
}

Answer rule(Game& game, const SetClock& act) {
  if (!game.clock) return refused(Ruling{Code::NoClock});
  game.clock->set(act.to, act.time);
  return Ruling{Code::ClockSet, {.number = seconds(act.time), .colour = act.to}};
}

Answer rule(Game& game, const Restore& act) {
  const int made = static_cast<int>(game.history.size());
  if (act.ply < 0 || act.ply > made) return refused(Ruling{Code::NothingToRestore, {.number = made}});
  take_back_to(game, static_cast<std::size_t>(act.ply));
  return Ruling{Code::PositionRestored, {.number = act.ply}};
}

Answer rule(Game& game, const EndGame& act) {
  const std::string_view cited = of_register(act.article);
  const bool cancelled = act.result == Result::None;
  const Code code = cancelled ? Code::GameCancelled : Code::Arbiter;
  const Termination reason = cited == "6.7.1" ? Termination::Forfeit : Termination::Arbiter;
  game.end_by({{.result = act.result, .reason = reason, .code = code, .cited = cited}});
  return Ruling{code, {.result = std::string(text(act.result)), .article = act.article}};
}

}  // namespace adoube::game
