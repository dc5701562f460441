// SPDX-License-Identifier: GPL-3.0-or-later
/// A game at one keyboard: what happens in it, what can be taken back, what is printed of it.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/answers/referee_session.hpp"
#include "apps/cli/command.hpp"

namespace adoube::cli {

class PlayGame {
 public:
  PlayGame(const Common& common, answers::GameSetup setup, rules::Color below)
      : common_(common), setup_(std::move(setup)), below_(below), session_(setup_, common.manner) {}

  [[nodiscard]] const game::Game& game() const { return session_.game(); }
  /// In the game's time: as long as it has gone on.
  [[nodiscard]] game::Time now() const;
  /// When the running clock ends the game, if it does.
  [[nodiscard]] std::optional<std::chrono::steady_clock::time_point> flag_due() const;
  /// The game's time goes on from its last event.
  void set_time();

  /// Prints what the referee says to the set-up, with who plays.
  void open(const answers::Json& players);
  /// Happens now, and prints the answer. True where it was admitted.
  bool happen(rules::Color by, game::Act act);
  /// A move as it is typed, by the side on move. Why it is refused is printed with article and sentence.
  bool make_move(std::string_view text);
  bool make_move(rules::Move move);
  /// The flag has fallen where it was due: prints how the game ended. True where it has ended so.
  bool watch_flag();
  /// The last `half_moves` and what came after them go. False: there are not so many.
  bool take_back(std::size_t half_moves);

  void print_board() const;
  void flip() { below_ = rules::opponent(below_); }
  /// Clocks, whose move it is, and ">" in front of what is typed.
  void print_prompt() const;
  /// {"command","text"} in JSON, otherwise the text.
  void tell(std::string_view command, std::string_view text) const;
  void write(std::string_view text) const;

  [[nodiscard]] std::string fen() const;
  [[nodiscard]] std::string pgn(const std::vector<std::pair<std::string, std::string>>& tags) const;
  [[nodiscard]] const Common& common() const { return common_; }

 private:
  struct Logged {
    game::Event event;
    std::size_t half_moves;  ///< made before it
  };

  bool hear(const game::Event& event);
  void print(const answers::Json& answer);
  void print_refusal(const answers::Json& explanation) const;

  const Common& common_;
  answers::GameSetup setup_;
  rules::Color below_;
  answers::RefereeSession session_;
  std::vector<Logged> log_{};
  rules::Bitboard marked_{};
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

}  // namespace adoube::cli
