// SPDX-License-Identifier: MIT
#include "adoube/lessons/incident.hpp"

#include <algorithm>
#include <utility>

namespace adoube::lessons {
namespace {

[[nodiscard]] bool is_met(laws::Code ruling, const Followed& followed) {
  if (!followed.rulings.empty() && followed.rulings.back().code == ruling) return true;
  return std::ranges::any_of(followed.game.ends, [ruling](const game::Outcome& end) { return end.code == ruling; });
}

[[nodiscard]] bool is_met(const WantedEnd& wanted, const Followed& followed) {
  return std::ranges::any_of(followed.game.ends, [&wanted](const game::Outcome& end) {
    return end.result == wanted.result && (!wanted.reason || end.reason == *wanted.reason);
  });
}

}  // namespace

Followed follow(const Incident& incident, const std::vector<game::Event>& events) {
  Followed followed{game::start(incident.position, incident.regulations)};
  for (const rules::Color color : {rules::Color::White, rules::Color::Black})
    followed.game.conduct(color).illegal_acts = incident.illegal_acts[static_cast<std::size_t>(rules::index(color))];
  for (const game::Event& event : events) {
    auto heard = game::apply_to(followed.game, event);
    followed.rulings.push_back(std::move(heard ? *heard : heard.error()));
  }
  return followed;
}

bool is_met(const WantedRuling& wanted, const Followed& followed) {
  return std::visit([&followed](const auto& one) { return is_met(one, followed); }, wanted);
}

}  // namespace adoube::lessons
