// SPDX-License-Identifier: MIT
#include "apps/answers/json.hpp"

namespace adoube::answers {

std::string_view name(rules::Color color) { return color == rules::Color::White ? "white" : "black"; }

std::optional<rules::Color> color_from(std::string_view text) {
  if (text == "white") return rules::Color::White;
  if (text == "black") return rules::Color::Black;
  return std::nullopt;
}

Json squares(rules::Bitboard board) {
  Json list = Json::array();
  for (const rules::Square square : board) list.push_back(square.name());
  return list;
}

Json card(const laws::Card& card) {
  Json article;
  if (!card.article.empty()) article = card.article;
  return {{"code", laws::name(card.code)},        {"article", article},         {"squares", squares(card.squares)},
          {"attackers", squares(card.attackers)}, {"path", squares(card.path)}, {"text", card.text}};
}

std::string clean(std::string_view text) {
  const std::string quoted = Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
  return Json::parse(quoted, nullptr, false).get<std::string>();
}

std::string line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace adoube::answers
