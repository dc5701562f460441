// SPDX-License-Identifier: MIT
#include "apps/answers/opening_answer.hpp"

#include "adoube/openings/game_opening.hpp"
#include "apps/answers/family_words.hpp"

namespace adoube::answers {
namespace {

[[nodiscard]] openings::GameOpening follow(const game::History& history, const openings::Book& book) {
  openings::GameOpening opening(book);
  opening.begin(history.start());
  for (std::size_t ply = 1; ply <= history.size(); ++ply) {
    const rules::Position* const position = history.position(ply);
    if (position == nullptr) break;
    opening.played(*position);
  }
  return opening;
}

[[nodiscard]] std::string reason(const openings::GameOpening& game, laws::Language language) {
  if (game.opening() == nullptr) return std::string(no_opening(language));
  const auto family = game.family();
  if (!family) return std::string(family_awaits_answer(language));
  std::string text(family_reason(*family, language));
  if (game.first_family() == family) return text;
  if (language == laws::Language::English) text += ' ';
  return text + family_changed(*game.first_family(), language);
}

[[nodiscard]] Json family_name_json(std::optional<openings::Family> family, laws::Language language) {
  return family ? Json(family_name(*family, language)) : Json(nullptr);
}

[[nodiscard]] Json family_json(std::optional<openings::Family> family) {
  return family ? Json(openings::code(*family)) : Json(nullptr);
}

}  // namespace

Json opening_answer(const game::History& history, const openings::Book& book, const Manner& manner) {
  const openings::GameOpening game = follow(history, book);
  const openings::Opening* const opening = game.opening();
  return {{"fen", notation::write_fen(history.current(), {.en_passant = manner.en_passant})},
          {"eco", opening != nullptr ? Json(opening->eco) : Json(nullptr)},
          {"name", opening != nullptr ? Json(opening->name) : Json(nullptr)},
          {"family", family_json(game.family())},
          {"family_name", family_name_json(game.family(), manner.language)},
          {"first_family", family_json(game.first_family())},
          {"ply", opening != nullptr ? Json(game.ply()) : Json(nullptr)},
          {"reason", reason(game, manner.language)}};
}

}  // namespace adoube::answers
