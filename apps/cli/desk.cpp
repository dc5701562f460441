// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/desk.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>
#include <variant>

#include "adoube/game/game.hpp"
#include "adoube/laws/sentence.hpp"
#include "adoube/laws/words.hpp"
#include "apps/answers/event_json.hpp"
#include "apps/answers/json_fields.hpp"
#include "apps/cli/ruling_text.hpp"
#include "apps/cli/terminal.hpp"

namespace adoube::cli {

using answers::Json;

namespace {

[[nodiscard]] rules::Bitboard squares_in(const Json& names) {
  rules::Bitboard squares;
  for (const Json& name : names) squares |= rules::Bitboard(*rules::Square::parse(name.get<std::string>()));
  return squares;
}

}  // namespace

Desk::Next Desk::enter(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t");
  if (first == std::string_view::npos) return Next::GoOn;
  return line[first] == '{' ? enter_json(line) : enter_command(line);
}

void Desk::greet() { write(std::string(word(DeskWord::Greeting)) + "\n"); }

void Desk::prompt() {
  if (session_) write(faint(standing_text(game::at(session_->game(), now()), common_.manner.language)) + "\n");
  write("> ");
}

std::string Desk::nothing_set_up() const {
  return answers::expected_sentence("", words(CommandPart::ASetUpFirst, common_.manner.language), common_.manner.language);
}

Desk::Next Desk::enter_json(std::string_view line) {
  const Json json = Json::parse(line, nullptr, false);
  if (session_) {
    const auto event = answers::read_event(json, sitting_ == Sitting::Terminal ? std::optional(now()) : std::nullopt);
    if (event)
      happen(*event);
    else
      not_understood(answers::text(event.error(), common_.manner.language));
    return Next::GoOn;
  }
  const Json* const setup = answers::field_of(json, "setup");
  if (setup == nullptr) return fail_set_up(nothing_set_up());
  set_up(*setup);
  return unusable_setup_ ? Next::Quit : Next::GoOn;
}

Desk::Next Desk::enter_command(std::string_view line) {
  auto command = read_command(line, session_ ? &session_->game().history : nullptr, common_.manner);
  if (command) return std::visit([&](auto& one) { return obey(std::move(one), command->at); }, command->command);
  if (!session_) return fail_set_up(std::move(command.error()));
  not_understood(command.error());
  return Next::GoOn;
}

void Desk::set_up(const Json& setup) {
  auto read = answers::read_setup(setup, answers::Place::AtABoard, common_.manner);
  if (!read) {
    fail_set_up(read.error().fault.text);
    return;
  }
  setup_ = *std::move(read);
  session_.emplace(*setup_, common_.manner);
  began_ = std::chrono::steady_clock::now();
  print(session_->opening());
}

Desk::Next Desk::fail_set_up(std::string text) {
  if (sitting_ == Sitting::Terminal) {
    tell("setup", (common_.json ? "" : red("✗ ")) + text);
    return Next::GoOn;
  }
  unusable_setup_ = std::move(text);
  return Next::Quit;
}

void Desk::happen(const game::Event& event) {
  const bool in_time = event.at >= session_->game().now;
  const Json answer = session_->hear(event);
  const bool ok = answer["ok"].get<bool>();
  refused_any_ = refused_any_ || !ok;
  if (in_time) {
    log_.push_back({event, ok});
    set_time(event.at);
  }
  print(answer);
}

void Desk::not_understood(std::string_view text) {
  refused_any_ = true;
  print(session_->hear_nothing(text));
}

Desk::Next Desk::obey(SetUpCommand command, std::optional<game::Time>) {
  if (!log_.empty()) {
    not_understood(word(DeskWord::AlreadySetUp));
    return Next::GoOn;
  }
  set_up(command.setup);
  return unusable_setup_ ? Next::Quit : Next::GoOn;
}

Desk::Next Desk::obey(EventCommand command, std::optional<game::Time> at) {
  if (at && *at < session_->game().now) {
    const auto language = common_.manner.language;
    const std::string said = "@" + clock_text(*at);
    not_understood(answers::expected_sentence(said, words(CommandPart::ALaterTime, language), language));
    return Next::GoOn;
  }
  happen({.at = at.value_or(now()), .by = command.by, .act = std::move(command.act)});
  return Next::GoOn;
}

/// The game is folded anew from what is left; an event goes, and with it what was refused after it.
Desk::Next Desk::obey(UndoCommand, std::optional<game::Time>) {
  while (!log_.empty() && !log_.back().ok) log_.pop_back();
  if (log_.empty()) {
    tell("undo", word(DeskWord::NothingToUndo));
    return Next::GoOn;
  }
  log_.pop_back();
  session_.emplace(*setup_, common_.manner);
  Json answer = session_->opening();
  for (const Logged& logged : log_) answer = session_->hear(logged.event);
  tell("undo", word(DeskWord::TakenBack));
  print(answer);
  return Next::GoOn;
}

Desk::Next Desk::obey(LogCommand command, std::optional<game::Time>) {
  if (sitting_ == Sitting::File) {
    const auto language = common_.manner.language;
    not_understood(answers::expected_sentence("log", words(CommandPart::ACommand, language), language));
    return Next::GoOn;
  }
  if (!setup_) {
    tell("log", nothing_set_up());
    return Next::GoOn;
  }
  const DeskWord how = write_log(command.file);
  tell("log", std::string(word(how)) + " " + command.file);
  return Next::GoOn;
}

/// Under another name first, so that a log is there as a whole or not at all.
DeskWord Desk::write_log(const std::string& name) {
  std::error_code error;
  if (own_log_ != name && std::filesystem::exists(name, error)) return DeskWord::LogExists;
  const std::string part = name + ".part";
  std::ofstream file(part, std::ios::binary | std::ios::trunc);
  file << answers::line(Json{{"setup", answers::setup_json(*setup_)}}) << '\n';
  for (const Logged& logged : log_) file << answers::line(answers::event_json(logged.event)) << '\n';
  file.close();
  if (!file.fail()) std::filesystem::rename(part, name, error);
  if (file.fail() || error) {
    std::filesystem::remove(part, error);
    return DeskWord::LogNotWritten;
  }
  own_log_ = name;
  return DeskWord::LogWritten;
}

Desk::Next Desk::obey(BoardCommand, std::optional<game::Time>) {
  if (!session_) {
    tell("board", nothing_set_up());
    return Next::GoOn;
  }
  const game::History& history = session_->game().history;
  if (common_.json)
    tell("board", answers::board_fen(history, history.size(), common_.manner));
  else
    write(board(history.board(history.size()), marked_));
  return Next::GoOn;
}

Desk::Next Desk::obey(HelpCommand, std::optional<game::Time>) {
  tell("help", command_help(common_.manner.language));
  return Next::GoOn;
}

Desk::Next Desk::obey(QuitCommand, std::optional<game::Time>) { return Next::Quit; }

game::Time Desk::now() const {
  const game::Time last = session_ ? session_->game().now : game::Time{0};
  if (sitting_ != Sitting::Terminal) return last;
  return std::max(last, std::chrono::duration_cast<game::Time>(std::chrono::steady_clock::now() - began_));
}

void Desk::set_time(game::Time time) {
  if (sitting_ == Sitting::Terminal) began_ = std::chrono::steady_clock::now() - time;
}

void Desk::print(const Json& answer) {
  marked_ = squares_in(answer["squares"]);
  if (common_.json)
    print_json(answer);
  else
    write(ruling_text(answer, sitting_ == Sitting::Terminal ? Clocks::StandBelow : Clocks::Told, common_.manner.language));
}

void Desk::tell(std::string_view command, std::string_view text) {
  if (common_.json)
    print_json(Json{{"command", command}, {"text", answers::clean(text)}});
  else
    write(std::string(text) + "\n");
}

void Desk::write(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fflush(stdout);
}

std::string_view Desk::word(DeskWord word) const { return words(word, common_.manner.language); }

}  // namespace adoube::cli
