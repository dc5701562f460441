// SPDX-License-Identifier: MIT
#include "apps/answers/event_json.hpp"

#include <cstdint>
#include <type_traits>
#include <variant>

#include "adoube/game/claim.hpp"

namespace adoube::answers {
namespace {

/// The text of a field, or nothing when the field is absent or no text.
[[nodiscard]] std::optional<std::string> text_of(const Json& json, const char* field) {
  const auto found = json.find(field);
  if (found == json.end() || !found->is_string()) return std::nullopt;
  return found->get<std::string>();
}

[[nodiscard]] Expected<std::optional<game::MoveWish>, EventFault> move_of(const Json& json) {
  if (!json.contains("uci")) return std::nullopt;
  const auto text = text_of(json, "uci");
  const auto wish = text ? notation::parse_uci(*text) : std::nullopt;
  if (!wish) return refused(EventFault{"uci", "a move such as e2e4 or a7a8q"});
  return wish;
}

[[nodiscard]] Expected<game::Act, EventFault> act_of(const Json& json) {
  const auto what = text_of(json, "do");
  if (what == "offer-draw") return game::OfferDraw{};
  if (what == "accept-draw") return game::AcceptDraw{};
  if (what == "decline-draw") return game::DeclineDraw{};
  if (what == "resign") return game::Resign{};
  if (what != "move" && what != "claim")
    return refused(EventFault{"do", "move, offer-draw, accept-draw, decline-draw, claim or resign"});
  auto wish = move_of(json);
  if (!wish) return refused(wish.error());
  if (what == "move") {
    if (!*wish) return refused(EventFault{"uci", "a move such as e2e4 or a7a8q"});
    return game::MakeMove{**wish};
  }
  const auto kind = game::claim_kind(text_of(json, "kind").value_or(""));
  if (!kind) return refused(EventFault{"kind", "threefold-repetition or fifty-moves"});
  return game::Claim{*kind, *wish};
}

}  // namespace

Expected<game::Event, EventFault> read_event(const Json& json) {
  if (!json.is_object()) return refused(EventFault{"", "an object"});
  const auto by = color_from(text_of(json, "by").value_or(""));
  if (!by) return refused(EventFault{"by", "white or black"});
  game::Time at{0};
  if (const auto found = json.find("at"); found != json.end()) {
    constexpr std::int64_t most = 9'007'199'254'740'991;  // what every reader of JSON holds exactly
    if (!found->is_number_integer() || found->get<std::int64_t>() < 0 || found->get<std::int64_t>() > most)
      return refused(EventFault{"at", "milliseconds, 0 or more"});
    at = game::Time(found->get<std::int64_t>());
  }
  auto act = act_of(json);
  if (!act) return refused(act.error());
  return game::Event{at, game::actor(*by), *std::move(act)};
}

Json event_json(const game::Event& event) {
  Json json{{"at", event.at.count()}, {"by", event.by == game::Actor::Arbiter ? "arbiter" : name(*game::player(event.by))}};
  std::visit(
      [&](const auto& act) {
        using Act = std::decay_t<decltype(act)>;
        if constexpr (std::is_same_v<Act, game::MakeMove>) {
          json["do"] = "move";
          json["uci"] = notation::write_uci(act.move);
        } else if constexpr (std::is_same_v<Act, game::Claim>) {
          json["do"] = "claim";
          json["kind"] = game::name(act.kind);
          if (act.announced) json["uci"] = notation::write_uci(*act.announced);
        } else if constexpr (std::is_same_v<Act, game::OfferDraw>) {
          json["do"] = "offer-draw";
        } else if constexpr (std::is_same_v<Act, game::AcceptDraw>) {
          json["do"] = "accept-draw";
        } else if constexpr (std::is_same_v<Act, game::DeclineDraw>) {
          json["do"] = "decline-draw";
        } else {
          json["do"] = "resign";
        }
      },
      event.act);
  return json;
}

}  // namespace adoube::answers
