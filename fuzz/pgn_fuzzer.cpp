// SPDX-License-Identifier: MIT
// PGN, any bytes. Read in one piece or byte by byte, by a visitor or as a tree, a text gives the same games, and with main
// lines alone the same main lines; every move of every line is legal where it stands; export form reads back as the same
// game, without an error, and is stable; no limit, however small, breaks the reader.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/pgn_reader.hpp"
#include "adoube/notation/pgn_tree.hpp"
#include "adoube/notation/pgn_writer.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"
#include "fuzz/drops.hpp"
#include "fuzz/law.hpp"
#include "tests/notation/main_line_log.hpp"

namespace adoube::fuzz {
namespace {

using notation::PgnFault;
using notation::PgnGame;
using notation::PgnLimits;
using notation::PgnLine;
using notation::PgnMove;
using notation::PgnMoveText;
using notation::PgnProblem;
using notation::PgnReader;
using notation::PgnSeverity;
using rules::Move;
using rules::Position;

/// Everything that a visitor is told, as text. Pieces of a comment are one comment.
class Log final : public notation::PgnVisitor {
 public:
  std::string text;
  std::vector<notation::PgnGameEnd> ends;

  void game_begins() override { text += "game\n"; }
  void tag(std::string_view name, std::string_view value) override { add("tag", name, value); }
  void starts(const Position& position) override { add("starts", std::to_string(position.occupied().bits())); }
  void move(Move move, const Position& after) override {
    add("move", std::to_string(move.bits()), std::to_string(after.occupied().bits()));
  }
  void null_move(const Position& /*after*/) override { add("null move"); }
  void nag(std::uint8_t number) override { add("nag", std::to_string(number)); }
  void comment_begins(bool before_move) override { text += before_move ? "before: " : "after: "; }
  void comment_text(std::string_view piece) override { text += piece; }
  void comment_ends() override { text += '\n'; }
  void variation_opens() override { add("("); }
  void variation_closes() override { add(")"); }
  void problem(const PgnProblem& problem) override {
    add(code(problem), problem.token,
        std::to_string(problem.place.offset) + ' ' + std::to_string(problem.place.line) + ' ' +
            std::to_string(problem.place.column) + ' ' + std::to_string(problem.ply));
  }
  void game_ends(const notation::PgnGameEnd& end) override {
    add("ends", notation::text(end.result), std::to_string(end.line) + ' ' + std::to_string(end.plies));
    ends.push_back(end);
  }

 private:
  void add(std::string_view what, std::string_view first = {}, std::string_view second = {}) {
    ((text += what) += ' ') += first;
    ((text += ' ') += second) += '\n';
  }
};

void read_all(PgnReader& reader, Log& log) {
  while (reader.read_game(log)) {
  }
}

std::vector<PgnGame> trees_in(std::string_view text) {
  std::vector<PgnGame> games;
  PgnReader reader(text);
  while (auto game = read_pgn_game(reader)) games.push_back(std::move(*game));
  return games;
}

void check_line(const PgnGame& game, const PgnLine& line, Position position,
                std::vector<std::pair<std::uint32_t, Position>>& open) {
  for (const PgnMove& move : line.moves) {
    for (const auto variation : move.variations) {
      law(variation < game.lines.size(), "a variation has its line");
      open.emplace_back(variation, position);
    }
    if (!move.move) return;  // After a null move the position is the reader's matter.
    law(is_legal(position, *move.move), "every move is legal where it stands");
    position = play(position, *move.move);
  }
}

void check_moves(const PgnGame& game) {
  if (!game.start) return law(game.main_line().moves.empty(), "without a start there are no moves");
  std::vector<std::pair<std::uint32_t, Position>> open = {{0, *game.start}};
  while (!open.empty()) {
    const auto [line, position] = open.back();
    open.pop_back();
    check_line(game, game.lines[line], position, open);
  }
}

bool has_empty_variation(const PgnGame& game) {
  return std::any_of(game.lines.begin() + 1, game.lines.end(), [](const PgnLine& line) { return line.moves.empty(); });
}

std::string written(const PgnGame& game, PgnMoveText moves = PgnMoveText::San) {
  std::string text;
  write_pgn(game, text, {.moves = moves});
  return text;
}

void check_writing(const PgnGame& game) {
  const std::string text = written(game);
  const auto again = trees_in(text);
  law(again.size() == 1, "one game written is one game read");
  if (!game.start) return;  // The FEN tag may become readable: control characters are written as spaces.
  law(written(again.front()) == text, "export form is stable");
  for (const PgnProblem& problem : again.front().problems)
    law(severity(problem.fault) == PgnSeverity::Warning || problem.fault == PgnFault::UnsupportedVariant,
        "export form is read without an error, but for the name of another game that it keeps");
  law(again.front().start == game.start && again.front().result == game.result, "start and result are kept");
  law(again.front().comments == game.comments, "comments before the first move are kept");
  law(has_empty_variation(game) || again.front().lines == game.lines, "moves, signs, comments and variations are kept");
  for (const PgnMoveText moves : {PgnMoveText::Lan, PgnMoveText::Uci}) {
    const auto other = trees_in(written(game, moves));
    law(other.size() == 1 && same_game(other.front(), again.front()), "long and coordinate moves read as the same game");
  }
}

void check_limits(std::string_view text) {
  const PgnLimits tiny{
      .comment_bytes = 7, .text_bytes = 20, .tag_bytes = 5, .tags = 2, .moves = 9, .depth = 2, .problems = 3};
  PgnReader reader(text, {.limits = tiny});
  Log log;
  read_all(reader, log);
  law(reader.bytes_read() == text.size(), "with any limits the reader comes to the end");
}

/// Fewer problems are listed than there may be, so only where none is left out.
void check_main_lines(std::string_view text) {
  using notation::PgnLines;
  using notation::testing::main_lines_told;
  if (text.size() > PgnLimits{}.problems) return;
  const std::string told = main_lines_told(text, PgnLines::All);
  law(main_lines_told(text, PgnLines::MainLine) == told, "main lines are the same when variations are passed over");
  Drops drops(text);
  PgnReader piecewise(drops, {.lines = PgnLines::MainLine});
  law(main_lines_told(piecewise) == told, "in pieces as well");
}

void check(std::string_view text) {
  PgnReader whole(text);
  Log told;
  read_all(whole, told);
  law(whole.bytes_read() == text.size(), "the reader comes to the end of the text");
  Drops drops(text);
  PgnReader piecewise(drops);
  Log told_in_pieces;
  read_all(piecewise, told_in_pieces);
  law(told_in_pieces.text == told.text, "in pieces a text says the same as in one");
  check_main_lines(text);
  check_limits(text);

  const auto games = trees_in(text);
  law(games.size() == told.ends.size(), "trees and visitor see the same number of games");
  for (std::size_t i = 0; i < games.size(); ++i) {
    law(games[i].main_line().moves.size() == told.ends[i].plies, "and main lines of the same length");
    law(games[i].errors == told.ends[i].errors && games[i].result == told.ends[i].result, "and the same errors and results");
    for (const PgnProblem& problem : games[i].problems)
      law(problem.place.offset <= text.size(), "a problem lies in the text");
    check_moves(games[i]);
    check_writing(games[i]);
  }
}

}  // namespace
}  // namespace adoube::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  adoube::fuzz::check({reinterpret_cast<const char*>(data), size});
  return 0;
}
