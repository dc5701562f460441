// SPDX-License-Identifier: MIT
#include <optional>
#include <utility>

#include "adoube/laws/card.hpp"
#include "adoube/notation/pgn_null_move.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/play.hpp"
#include "apps/answers/json_text.hpp"
#include "apps/answers/null_move_text.hpp"
#include "apps/answers/pgn_json.hpp"

namespace adoube::answers {
namespace {

using notation::PgnGame;
using notation::PgnLineIndex;
using notation::PgnMove;

void append_texts(std::string_view name, const std::vector<std::string>& texts, std::string& out) {
  append_json_name(name, out);
  out += '[';
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (i > 0) out += ',';
    append_json(texts[i], out);
  }
  out += ']';
}

void append_numbers(std::string_view name, const std::vector<std::uint8_t>& numbers, std::string& out) {
  append_json_name(name, out);
  out += '[';
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0) out += ',';
    append_json(std::uint64_t{numbers[i]}, out);
  }
  out += ']';
}

/// The moves of the main line as an array; lines that wait for a variation to end are kept on a stack of its own, so that no
/// depth of variations is too deep.
class MovesWriter {
 public:
  MovesWriter(const PgnGame& game, Positions positions, notation::EnPassantField en_passant, std::string& out)
      : game_(game), positions_(positions), en_passant_(en_passant), out_(out) {}

  void write() {
    if (!game_.start) {
      out_ += "[]";
      return;
    }
    open(0, *game_.start);
    while (!open_.empty()) step();
  }

 private:
  struct Line {
    PgnLineIndex index;
    rules::Position before;
    rules::Position now;
    std::size_t next_move = 0;
    std::size_t next_variation = 0;
  };

  void open(PgnLineIndex index, const rules::Position& start) {
    open_.push_back({index, start, start});
    out_ += '[';
  }

  void step() {
    Line& line = open_.back();
    const std::vector<PgnMove>& moves = game_.lines[line.index].moves;
    if (line.next_move > 0) {
      const std::vector<PgnLineIndex>& variations = moves[line.next_move - 1].variations;
      if (line.next_variation < variations.size()) {
        if (line.next_variation > 0) out_ += ',';
        const rules::Position start = line.before;
        return open(variations[line.next_variation++], start);
      }
      out_ += "]}";
    }
    if (line.next_move == moves.size()) {
      out_ += ']';
      open_.pop_back();
      return;
    }
    if (line.next_move > 0) out_ += ',';
    begin(line, moves[line.next_move++]);
  }

  /// A move up to the bracket of its variations.
  void begin(Line& line, const PgnMove& move) {
    out_ += '{';
    append_json_name("san", out_);
    append_json(move.move ? notation::write_san(line.now, *move.move) : null_move_san, out_);
    append_json_name("uci", out_);
    append_json(move.move ? notation::write_uci(*move.move, line.now.variant()) : null_move_uci, out_);
    line.before = line.now;
    line.now = move.move ? rules::play(line.now, *move.move) : notation::pass(line.now).value_or(line.now);
    line.next_variation = 0;
    if (positions_ == Positions::Told) {
      append_json_name("fen", out_);
      append_json(notation::write_fen(line.now, {.en_passant = en_passant_}), out_);
    }
    append_numbers("nags", move.nags, out_);
    append_texts("comments_before", move.comments_before, out_);
    append_texts("comments", move.comments, out_);
    append_json_name("variations", out_);
    out_ += '[';
  }

  const PgnGame& game_;
  Positions positions_;
  notation::EnPassantField en_passant_;
  std::string& out_;
  std::vector<Line> open_{};
};

void append_tags(const PgnGame& game, std::string& out) {
  append_json_name("tags", out);
  out += '[';
  for (std::size_t i = 0; i < game.tags.size(); ++i) {
    out += i > 0 ? ",[" : "[";
    append_json(game.tags[i].name, out);
    out += ',';
    append_json(game.tags[i].value, out);
    out += ']';
  }
  out += ']';
}

void append_problem(const notation::PgnProblem& problem, laws::Language language, std::string& out) {
  out += '{';
  append_json_name("code", out);
  append_json(notation::code(problem), out);
  append_json_name("severity", out);
  append_json(notation::severity(problem.fault) == notation::PgnSeverity::Error ? "error" : "warning", out);
  append_json_name("line", out);
  append_json(problem.place.line, out);
  append_json_name("column", out);
  append_json(problem.place.column, out);
  append_json_name("offset", out);
  append_json(problem.place.offset, out);
  append_json_name("ply", out);
  append_json(problem.ply, out);
  append_json_name("token", out);
  append_json(problem.token, out);
  append_json_name("text", out);
  append_json(laws::card(problem, language).text, out);
  out += '}';
}

}  // namespace

void append_problems(const std::vector<notation::PgnProblem>& problems, laws::Language language, std::string& out) {
  append_json_name("problems", out);
  out += '[';
  for (std::size_t i = 0; i < problems.size(); ++i) {
    if (i > 0) out += ',';
    append_problem(problems[i], language, out);
  }
  out += ']';
}

void append_game(const PgnGame& game, const Manner& manner, Positions positions, std::string& out) {
  const bool chess960 = game.start && game.start->variant() == rules::Variant::Chess960;
  append_json_name("line", out);
  append_json(game.line, out);
  append_json_name("variant", out);
  append_json(chess960 ? "chess960" : "standard", out);
  append_json_name("fen", out);
  if (game.start)
    append_json(notation::write_fen(*game.start, {.en_passant = manner.en_passant}), out);
  else
    out += "null";
  append_tags(game, out);
  append_texts("comments", game.comments, out);
  append_json_name("moves", out);
  MovesWriter(game, positions, manner.en_passant, out).write();
  append_json_name("result", out);
  append_json(notation::text(game.result), out);
  append_problems(game.problems, manner.language, out);
}

}  // namespace adoube::answers
