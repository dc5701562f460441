// SPDX-License-Identifier: GPL-3.0-or-later
/// One game under the Laws, spoken to in the words of the protocol: the server's side of adoube::game.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adoube/game/game.hpp"
#include "adoube/support/expected.hpp"
#include "apps/answers/field_fault.hpp"
#include "apps/answers/ply_notes.hpp"
#include "apps/server/messages.hpp"

namespace adoube::server {

/// The act as an event of the game. Errors: the field that the kind of act needs, or that is no move.
[[nodiscard]] Expected<game::Event, answers::FieldFault> event_of(const GameEvent& event);
/// What is wrong with it, in a sentence.
[[nodiscard]] std::string sentence(const answers::FieldFault& fault, Language language);
/// The ruling as the page gets it, with its sentence in that language.
[[nodiscard]] Ruling written(const game::Ruling& ruling, Language language);
/// A ruling of the server's own: a code of docs/protocol.md, without an article.
[[nodiscard]] Ruling own_ruling(std::string_view code, std::string_view text);

class Referee {
 public:
  /// Errors: why the setup cannot be played, as one sentence.
  [[nodiscard]] static Expected<Referee, std::string> from(const GameSetup& setup);

  /// What the Laws say to the event; a ruling that admits it comes with the game after it.
  [[nodiscard]] Expected<game::Ruled, game::Ruling> judge(const game::Event& event) const {
    return game::apply(game_, event);
  }
  /// That event was admitted and led to `next`.
  void go_on_with(const game::Event& event, game::Game next);
  /// Both at once, for events that are known to have been admitted. Errors: the ruling that refuses it.
  [[nodiscard]] Expected<game::Ruling, game::Ruling> follow(const game::Event& event);

  [[nodiscard]] const game::Game& game() const { return game_; }
  /// What the clock showed after each half-move, and who offered a draw.
  [[nodiscard]] const answers::PlyNotes& notes() const { return notes_; }
  [[nodiscard]] std::optional<Outcome> outcome() const { return outcome_of(game_); }
  [[nodiscard]] static std::optional<Outcome> outcome_of(const game::Game& game);

 private:
  explicit Referee(game::Game game) : game_(std::move(game)) {}

  void note(const game::Event& event);

  game::Game game_;
  answers::PlyNotes notes_{};
  std::size_t events_ = 0;
};

}  // namespace adoube::server
