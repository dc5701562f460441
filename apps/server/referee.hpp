// SPDX-License-Identifier: GPL-3.0-or-later
/// One game under the Laws, spoken to in the words of the protocol: the server's side of adoube::game. A game in which
/// nothing happens may rest: it is its setup and its events then, as compressed text, and who asks for more has it folded
/// anew, in some microseconds a half-move. The loop's alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
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
    return game::apply(game(), event);
  }
  /// That event was admitted and led to `next`; `written` is the same.
  void go_on_with(const GameEvent& written, const game::Event& event, game::Game next);
  /// Both at once, for events that are known to have been admitted. Errors: the ruling that refuses it.
  [[nodiscard]] Expected<game::Ruling, game::Ruling> follow(const GameEvent& written, const game::Event& event);

  [[nodiscard]] const GameSetup& setup() const { return setup_; }
  [[nodiscard]] const game::Game& game() const { return awake().game; }
  /// What the clock showed after each half-move, and who offered a draw.
  [[nodiscard]] const answers::PlyNotes& notes() const { return awake().notes; }
  /// Those from that number on, 0 for all; each is read anew from its text, in some microseconds.
  [[nodiscard]] std::vector<GameEvent> events_from(std::int64_t first) const;
  /// The one of that number, less than count().
  [[nodiscard]] GameEvent event(std::int64_t number) const;
  [[nodiscard]] std::optional<Outcome> outcome() const { return outcome_of(game()); }
  [[nodiscard]] static std::optional<Outcome> outcome_of(const game::Game& game);

  /// How many events there are, and the time of the last one, 0 before it. These and the setup wake nobody.
  [[nodiscard]] std::int64_t count() const { return count_; }
  [[nodiscard]] std::int64_t latest() const { return latest_; }

  /// More events than that would take too long to fold in between.
  static constexpr std::int64_t longest_at_rest = 1'000;
  /// To be called now and again: begins to rest where nothing was asked since the last call. Whether it has begun.
  bool rest_if_unused();

 private:
  /// What rests does not have.
  struct Awake {
    game::Game game;
    answers::PlyNotes notes{};
    /// The events as text, a line each: a third of what they take as values.
    std::string lines{};
    std::vector<std::uint32_t> begins{};  ///< of each line

    /// `game` is what the event led to.
    void note(const GameEvent& written, const game::Event& event);
    [[nodiscard]] GameEvent event(std::size_t number) const;
  };

  /// The lines, compressed.
  struct EventsAtRest {
    std::string packed{};
    std::size_t text_size = 0;
  };

  Referee(GameSetup setup, game::Game game)
      : setup_(std::move(setup)), awake_(std::make_unique<Awake>(Awake{.game = std::move(game)})) {}

  [[nodiscard]] Awake& awake() const;
  void note(const GameEvent& written, const game::Event& event);

  GameSetup setup_;
  std::int64_t count_ = 0;
  std::int64_t latest_ = 0;
  mutable std::unique_ptr<Awake> awake_;  ///< none while it rests
  mutable EventsAtRest at_rest_{};
  mutable bool used_ = true;              ///< since rest_if_unused() was called
};

}  // namespace adoube::server
