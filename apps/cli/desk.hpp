// SPDX-License-Identifier: GPL-3.0-or-later
/// The arbiter's desk: one game, the lines that are entered for it, and what is printed.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/answers/referee_session.hpp"
#include "apps/cli/command.hpp"
#include "apps/cli/referee_command.hpp"
#include "apps/cli/referee_words.hpp"

namespace adoube::cli {

/// Where the lines come from. From a file or a pipe a command without a time happens when the line before it did; JSON has
/// to tell its own. At a terminal times are those of a running clock, and a setup that cannot be used may be entered again.
/// A file writes no files: there `log` is no command.
enum class Sitting : std::uint8_t { File, Pipe, Terminal };

class Desk {
 public:
  Desk(const Common& common, Sitting sitting) : common_(common), sitting_(sitting) {}

  enum class Next : std::uint8_t { GoOn, Quit };
  /// Enters a line, without its end, and prints the answer.
  Next enter(std::string_view line);
  /// At a terminal: what to do first, and before every line how the game stands.
  void greet();
  void prompt();

  /// Whether any line was refused.
  [[nodiscard]] bool refused_any() const { return refused_any_; }
  /// Why the game could not be set up, in one sentence; not at a terminal.
  [[nodiscard]] const std::optional<std::string>& unusable_setup() const { return unusable_setup_; }
  [[nodiscard]] bool is_set_up() const { return session_.has_value(); }
  /// The sentence for a script that ends before the setup.
  [[nodiscard]] std::string nothing_set_up() const;

 private:
  /// An event that could be read, and whether it was admitted.
  struct Logged {
    game::Event event;
    bool ok;
  };

  Next enter_json(std::string_view line);
  Next enter_command(std::string_view line);
  void set_up(const answers::Json& setup);
  Next fail_set_up(std::string text);
  void happen(const game::Event& event);
  void not_understood(std::string_view text);

  Next obey(SetUpCommand command, std::optional<game::Time> at);
  Next obey(EventCommand command, std::optional<game::Time> at);
  Next obey(UndoCommand command, std::optional<game::Time> at);
  Next obey(LogCommand command, std::optional<game::Time> at);
  Next obey(BoardCommand command, std::optional<game::Time> at);
  Next obey(HelpCommand command, std::optional<game::Time> at);
  Next obey(QuitCommand command, std::optional<game::Time> at);

  [[nodiscard]] DeskWord write_log(const std::string& name);
  [[nodiscard]] game::Time now() const;
  /// The clock of a live desk goes on from that time.
  void set_time(game::Time time);
  void print(const answers::Json& answer);
  /// What is no ruling: {"command","text"} in JSON, otherwise the text.
  void tell(std::string_view command, std::string_view text);
  void write(std::string_view text);
  [[nodiscard]] std::string_view word(DeskWord word) const;

  const Common& common_;
  Sitting sitting_;
  std::optional<answers::GameSetup> setup_{};
  std::optional<answers::RefereeSession> session_{};
  std::vector<Logged> log_{};
  bool refused_any_ = false;
  std::optional<std::string> unusable_setup_{};
  /// The squares that the last ruling names.
  rules::Bitboard marked_{};
  /// The log that this desk has written, and may write again.
  std::optional<std::string> own_log_{};
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

}  // namespace adoube::cli
