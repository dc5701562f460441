// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/play_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "adoube/notation/san.hpp"
#include "adoube/notation/uci_move.hpp"
#include "apps/answers/explain_answer.hpp"
#include "apps/answers/game_pgn.hpp"
#include "apps/cli/ruling_text.hpp"
#include "apps/cli/terminal.hpp"

namespace adoube::cli {

using answers::Json;

namespace {

/// "12. Nf3" or "12... Nf6".
[[nodiscard]] std::string numbered(const rules::Position& before, rules::Move move) {
  return fmt::format("{}{} {}", before.fullmove_number().value(), before.turn() == rules::Color::White ? "." : "...",
                     notation::write_san(before, move));
}

}  // namespace

game::Time PlayGame::now() const {
  if (!game().clock) return game().now;
  return std::max(game().now, std::chrono::duration_cast<game::Time>(std::chrono::steady_clock::now() - began_));
}

std::optional<std::chrono::steady_clock::time_point> PlayGame::flag_due() const {
  const auto due = game::flag_due(game());
  if (!due) return std::nullopt;
  return began_ + *due;
}

void PlayGame::set_time() { began_ = std::chrono::steady_clock::now() - game().now; }

void PlayGame::open(const Json& players) {
  Json answer = session_.opening();
  answer["players"] = players;
  set_time();
  if (common_.json)
    print_json(answer);
  else
    print_board();
}

bool PlayGame::hear(const game::Event& event) {
  const std::size_t half_moves = game().history.size();
  Json answer = session_.hear(event);
  const bool ok = answer["ok"].get<bool>();
  if (ok) log_.push_back({event, half_moves});
  if (ok && game().history.size() > half_moves) {
    const rules::Position& before = *game().history.position(half_moves);
    const rules::Move move = *game().history.plies().back().move;
    answer["uci"] = notation::write_uci(move, before.variant());
    answer["san"] = notation::write_san(before, move);
    marked_ = rules::Bitboard(move.from()) | rules::Bitboard(move.to());
  }
  print(answer);
  return ok;
}

bool PlayGame::happen(rules::Color by, game::Act act) {
  return hear({.at = now(), .by = game::actor(by), .act = std::move(act)});
}

bool PlayGame::make_move(std::string_view text) {
  const rules::Position& position = game().position();
  const auto reading = answers::read_move_text(position, text, notation::Strictness::Lenient);
  if (reading.explanation.legal()) return make_move(*reading.explanation.move);
  print_refusal(answers::explain_answer(position, text, notation::Strictness::Lenient, common_.manner));
  return false;
}

bool PlayGame::make_move(rules::Move move) {
  const auto& position = game().position();
  return happen(position.turn(), game::MakeMove{*notation::parse_uci(notation::write_uci(move, position.variant()))});
}

bool PlayGame::watch_flag() {
  if (game().over()) return false;
  session_.wait_until(now());
  if (!game().over()) return false;
  print(session_.opening());
  return true;
}

bool PlayGame::take_back(std::size_t half_moves) {
  const std::size_t made = game().history.size();
  if (half_moves == 0 || half_moves > made) return false;
  std::erase_if(log_, [&](const Logged& logged) { return logged.half_moves >= made - half_moves; });
  session_ = answers::RefereeSession(setup_, common_.manner);
  marked_ = {};
  for (const Logged& logged : log_) (void)session_.hear(logged.event);
  if (!game().history.plies().empty()) {
    const rules::Move last = *game().history.plies().back().move;
    marked_ = rules::Bitboard(last.from()) | rules::Bitboard(last.to());
  }
  set_time();
  return true;
}

void PlayGame::print(const Json& answer) {
  if (common_.json) return print_json(answer);
  const bool moved = answer.contains("san");
  if (moved) {
    const std::size_t made = game().history.size();
    write(bold(numbered(*game().history.position(made - 1), *game().history.plies().back().move)) + "\n");
    print_board();
  }
  if (!moved || game().over()) write(ruling_text(answer, Clocks::StandBelow, common_.manner.language));
}

void PlayGame::print_refusal(const Json& explanation) const {
  if (common_.json) {
    const Json& first = explanation["reasons"].front();
    print_json(Json{{"ok", false},
                    {"ruling", first["code"]},
                    {"article", first["article"]},
                    {"text", first["text"]},
                    {"fen", fen()},
                    {"reasons", explanation["reasons"]}});
    return;
  }
  for (const Json& reason : explanation["reasons"]) {
    const std::string article = reason["article"].is_string() ? bold(reason["article"].get<std::string>()) + "  " : "";
    write(red("✗ ") + article + reason["text"].get<std::string>() + "\n");
  }
}

void PlayGame::print_board() const {
  const game::History& history = game().history;
  write(board(history.board(history.size()), marked_, below_));
}

void PlayGame::print_prompt() const {
  if (!game().over()) write(faint(standing_text(game::at(game(), now()), common_.manner.language)) + "\n");
  write("> ");
}

void PlayGame::tell(std::string_view command, std::string_view text) const {
  if (common_.json)
    print_json(Json{{"command", command}, {"text", answers::clean(text)}});
  else
    write(std::string(text) + "\n");
}

void PlayGame::write(std::string_view text) const {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fflush(stdout);
}

std::string PlayGame::fen() const { return answers::board_fen(game().history, game().history.size(), common_.manner); }

std::string PlayGame::pgn(const std::vector<std::pair<std::string, std::string>>& tags) const {
  return answers::game_pgn(game(), tags, session_.notes());
}

}  // namespace adoube::cli
