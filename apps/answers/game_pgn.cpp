// SPDX-License-Identifier: MIT
#include "apps/answers/game_pgn.hpp"

#include "adoube/laws/words.hpp"
#include "adoube/notation/clock_comment.hpp"
#include "adoube/notation/pgn_tree.hpp"
#include "adoube/notation/pgn_writer.hpp"

namespace adoube::answers {
namespace {

[[nodiscard]] notation::PgnResult pgn_result(const game::Game& game) {
  if (!game.over()) return notation::PgnResult::Unfinished;
  switch (game.ends.front().result) {
    case game::Result::WhiteWins:
      return notation::PgnResult::WhiteWins;
    case game::Result::BlackWins:
      return notation::PgnResult::BlackWins;
    case game::Result::Draw:
      return notation::PgnResult::Draw;
    default:
      return notation::PgnResult::Unfinished;  // PGN has no word for an arbiter's other results
  }
}

[[nodiscard]] std::string termination(const game::Outcome& outcome) {
  std::string text(laws::outcome_name(outcome.code, laws::Language::English));
  if (const std::string_view article = game::article(outcome); !article.empty()) text += " (" + std::string(article) + ")";
  return text;
}

/// "[%clk 1:29:57] (=)"; an offer by the player who has the move is told with the name.
[[nodiscard]] std::string comment(const PlyNote& note, rules::Color by) {
  std::string text;
  if (note.clock) text = notation::write_clock(*note.clock);
  const bool white = by == rules::Color::White;
  if (white ? note.white_offers : note.black_offers) text += text.empty() ? "(=)" : " (=)";
  if (white ? note.black_offers : note.white_offers)
    text += std::string(text.empty() ? "" : " ") + (white ? "Black (=)" : "White (=)");
  return text;
}

void add_moves(const game::History& history, std::span<const PlyNote> notes, notation::PgnGame& pgn) {
  auto& moves = pgn.lines.front().moves;
  for (std::size_t i = 0; i < history.size(); ++i) {
    const game::Ply& ply = history.plies()[i];
    if (!ply.move) {
      auto& comments = moves.empty() ? pgn.comments : moves.back().comments;
      comments.push_back("Then " + notation::write_uci(ply.wish) + " was made, which is not legal (7.5.1).");
      return;
    }
    moves.push_back({.move = *ply.move});
    if (i >= notes.size()) continue;
    if (std::string text = comment(notes[i], ply.by); !text.empty()) moves.back().comments.push_back(std::move(text));
  }
}

}  // namespace

std::string game_pgn(const game::Game& game, const std::vector<std::pair<std::string, std::string>>& tags,
                     std::span<const PlyNote> notes) {
  notation::PgnGame pgn;
  pgn.start = game.history.start();
  pgn.result = pgn_result(game);
  for (const auto& [name, value] : tags) pgn.tags.push_back({name, value});
  if (game.regulations.time_control)
    pgn.tags.push_back({"TimeControl", game::write_pgn_time_control(*game.regulations.time_control)});
  if (game.over()) pgn.tags.push_back({"Termination", termination(game.ends.front())});
  add_moves(game.history, notes, pgn);
  std::string text;
  notation::write_pgn(pgn, text);
  return text;
}

}  // namespace adoube::answers
