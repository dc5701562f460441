// SPDX-License-Identifier: MIT
#include "adoube/notation/pgn_tree_builder.hpp"

#include <algorithm>
#include <iterator>

#include "adoube/notation/text_encoding.hpp"

namespace adoube::notation {
namespace {

void append(std::vector<std::string>& from, std::vector<std::string>& to) {
  std::ranges::move(from, std::back_inserter(to));
  from.clear();
}

}  // namespace

void PgnTreeBuilder::game_begins() {
  game_ = {};
  game_.start.reset();
  open_.assign(1, 0);
  waiting_.clear();
}

void PgnTreeBuilder::tag(std::string_view name, std::string_view value) {
  game_.tags.push_back({std::string(name), std::string(value)});
}

void PgnTreeBuilder::starts(const rules::Position& position) { game_.start = position; }

void PgnTreeBuilder::add(PgnMove move) {
  move.comments_before = std::move(waiting_);
  waiting_.clear();
  line().moves.push_back(std::move(move));
}

void PgnTreeBuilder::move(rules::Move move, const rules::Position& /*after*/) { add({move}); }
void PgnTreeBuilder::null_move(const rules::Position& /*after*/) { add({}); }
void PgnTreeBuilder::nag(std::uint8_t number) { line().moves.back().nags.push_back(number); }

void PgnTreeBuilder::comment_begins(bool before_move) {
  raw_.clear();
  before_move_ = before_move;
}

void PgnTreeBuilder::comment_text(std::string_view piece) { raw_ += piece; }

void PgnTreeBuilder::comment_ends() {
  std::string utf8;
  append_as_utf8(raw_, utf8);
  std::string text = as_comment(utf8);
  if (text.empty()) return;
  if (!before_move_)
    line().moves.back().comments.push_back(std::move(text));
  else if (no_move_yet())
    game_.comments.push_back(std::move(text));
  else
    waiting_.push_back(std::move(text));
}

void PgnTreeBuilder::give_waiting_to_last_move() {
  if (!line().moves.empty()) append(waiting_, line().moves.back().comments);
}

void PgnTreeBuilder::variation_opens() {
  give_waiting_to_last_move();
  const auto opened = static_cast<PgnLineIndex>(game_.lines.size());
  line().moves.back().variations.push_back(opened);
  game_.lines.emplace_back();
  open_.push_back(opened);
}

void PgnTreeBuilder::variation_closes() {
  std::vector<std::string> left = std::move(waiting_);
  waiting_.clear();
  if (!line().moves.empty()) append(left, line().moves.back().comments);
  const bool empty = line().moves.empty();
  open_.pop_back();
  if (empty) append(left, line().moves.back().comments);
}

void PgnTreeBuilder::problem(const PgnProblem& problem) { game_.problems.push_back(problem); }

void PgnTreeBuilder::game_ends(const PgnGameEnd& end) {
  give_waiting_to_last_move();
  game_.line = end.line;
  game_.result = end.result;
  game_.errors = end.errors;
  sort_by_place(game_.problems);
}

}  // namespace adoube::notation
