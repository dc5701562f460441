// SPDX-License-Identifier: MIT
#include "apps/answers/ruling_json.hpp"

#include "adoube/laws/sentence.hpp"

namespace adoube::answers {

std::string ruling_text(const game::Ruling& ruling, laws::Language language) {
  std::string text = laws::sentence(ruling.code, ruling.values, language);
  for (const game::Ground& ground : ruling.grounds) {
    if (language == laws::Language::English) text += ' ';
    text += laws::sentence(ground.code, ground.values, language);
  }
  return text;
}

Json ruling_json(const game::Ruling& ruling, laws::Language language) {
  Json json = card(laws::card(ruling.code, ruling.values, language));
  json["text"] = ruling_text(ruling, language);
  json["grounds"] = Json::array();
  for (const game::Ground& ground : ruling.grounds)
    json["grounds"].push_back(card(laws::card(ground.code, ground.values, language)));
  return json;
}

}  // namespace adoube::answers
