// SPDX-License-Identifier: MIT
#include "adoube/notation/pgn_writer.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "adoube/notation/fen.hpp"
#include "adoube/notation/lan.hpp"
#include "adoube/notation/pgn_null_move.hpp"
#include "adoube/notation/pgn_tags.hpp"
#include "adoube/notation/pgn_word_wrap.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::notation {
namespace {

void set_tag(std::vector<PgnTag>& tags, std::string_view name, std::string_view value) {
  const auto found = std::ranges::find(tags, name, &PgnTag::name);
  if (found == tags.end())
    tags.push_back({std::string(name), std::string(value)});
  else
    found->value = value;
}

/// The tags of the game, those that must be there among them, in the order of export.
std::vector<PgnTag> exported_tags(const PgnGame& game, const PgnStyle& style) {
  std::vector<PgnTag> tags = game.tags;
  std::erase_if(tags, [](const PgnTag& tag) { return !is_tag_name(tag.name); });
  for (const std::string_view name : seven_tag_roster)
    if (!game.tag(name)) set_tag(tags, name, unknown_value(name));
  set_tag(tags, "Result", text(game.result));
  if (game.start) {
    const bool chess960 = game.start->variant() == rules::Variant::Chess960;
    if (chess960 && variant_named(game.tag("Variant").value_or("")) != rules::Variant::Chess960)
      set_tag(tags, "Variant", "Chess960");
    if (chess960 || game.tag("FEN") || *game.start != rules::Position::initial()) {
      set_tag(tags, "FEN", write_fen(*game.start, {style.en_passant}));
      set_tag(tags, "SetUp", "1");
    }
  }
  std::ranges::stable_sort(tags, exported_before, &PgnTag::name);
  return tags;
}

std::string move_text(const rules::Position& position, rules::Move move, PgnMoveText form) {
  switch (form) {
    case PgnMoveText::Lan:
      return write_lan(position, move);
    case PgnMoveText::Uci:
      return write_uci(move, position.variant());
    case PgnMoveText::San:
      break;
  }
  return write_san(position, move);
}

/// Writes the tree of moves, keeping the lines that wait for a variation to end on a stack of its own.
class MovetextWriter {
 public:
  MovetextWriter(const PgnGame& game, std::string& out, const PgnStyle& style)
      : game_(game), form_(style.moves), wrap_(out, style.line_length) {}

  void write() {
    comments(game_.comments);
    if (game_.start) {
      open_.push_back({0, *game_.start, *game_.start});
      while (!open_.empty()) step();
    }
    wrap_.word(text(game_.result));
    wrap_.end_line();
  }

 private:
  struct Line {
    PgnLineIndex index;
    rules::Position before;
    rules::Position now;
    std::size_t next_move = 0;
    std::size_t next_variation = 0;
    bool number_due = true;       ///< a move by Black needs its number
    bool follows_bracket = true;  ///< so that a comment belongs to the next move without its number in front
  };

  /// The next variation of the last move, or the next move, or the end of the line.
  void step() {
    Line& line = open_.back();
    const std::vector<PgnMove>& moves = game_.lines[line.index].moves;
    if (line.next_move > 0) {
      const std::vector<PgnLineIndex>& variations = moves[line.next_move - 1].variations;
      if (line.next_variation < variations.size()) return open(line, variations[line.next_variation++]);
    }
    if (line.next_move == moves.size()) return close();
    line.next_variation = 0;
    move(line, moves[line.next_move++]);
  }

  void open(Line& line, PgnLineIndex variation) {
    if (game_.lines[variation].moves.empty()) return;
    line.number_due = line.follows_bracket = true;
    wrap_.prefix("(");
    const rules::Position start = line.before;
    open_.push_back({variation, start, start});
  }

  void close() {
    open_.pop_back();
    if (!open_.empty()) wrap_.suffix(")");
  }

  void move(Line& line, const PgnMove& move) {
    const bool white = line.now.turn() == rules::Color::White;
    const std::string number = std::to_string(line.now.fullmove_number().value()) + (white ? "." : "...");
    if (line.follows_bracket) comments(move.comments_before);
    if (white || line.number_due || !move.comments_before.empty()) wrap_.word(number);
    if (!line.follows_bracket) comments(move.comments_before);
    wrap_.word(move.move ? move_text(line.now, *move.move, form_) : "--");
    for (const std::uint8_t nag : move.nags) wrap_.word(std::string("$").append(std::to_string(nag)));
    comments(move.comments);
    line.before = line.now;
    line.now = move.move ? rules::play(line.now, *move.move) : pass(line.now).value_or(line.now);
    line.number_due = !move.comments.empty();
    line.follows_bracket = false;
  }

  void comments(const std::vector<std::string>& texts) {
    for (const std::string& text : texts)
      if (const std::string line = as_comment(text); !line.empty()) wrap_.comment(line);
  }

  const PgnGame& game_;
  PgnMoveText form_;
  PgnWordWrap wrap_;
  std::vector<Line> open_{};
};

}  // namespace

void write_pgn(const PgnGame& game, std::string& out, PgnStyle style) {
  for (const PgnTag& tag : exported_tags(game, style)) write_tag(tag.name, tag.value, out);
  out += '\n';
  MovetextWriter(game, out, style).write();
  out += '\n';
}

}  // namespace adoube::notation
