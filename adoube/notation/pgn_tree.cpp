// SPDX-License-Identifier: MIT
#include "adoube/notation/pgn_tree.hpp"

#include <algorithm>
#include <iterator>

#include "adoube/notation/text_encoding.hpp"

namespace adoube::notation {
namespace {

bool is_line_end(char byte) { return byte == '\n' || byte == '\r'; }
bool is_blank(char byte) {
  return byte == ' ' || byte == '\t' || byte == '\v' || byte == '\f' || byte == '\0' || is_line_end(byte);
}

/// Builds the tree of one game from what the reader tells.
class TreeBuilder final : public PgnVisitor {
 public:
  [[nodiscard]] PgnGame take() { return std::move(game_); }

  void tag(std::string_view name, std::string_view value) override {
    game_.tags.push_back({std::string(name), std::string(value)});
  }

  void game_begins() override { game_.start.reset(); }
  void starts(const rules::Position& position) override { game_.start = position; }

  void move(rules::Move move, const rules::Position& /*after*/) override { add({move}); }
  void null_move(const rules::Position& /*after*/) override { add({}); }
  void nag(std::uint8_t number) override { line().moves.back().nags.push_back(number); }

  void comment_begins(bool before_move) override {
    raw_.clear();
    before_move_ = before_move;
  }
  void comment_text(std::string_view piece) override { raw_ += piece; }
  void comment_ends() override {
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

  void variation_opens() override {
    give_waiting_to_last_move();
    const auto opened = static_cast<PgnLineIndex>(game_.lines.size());
    line().moves.back().variations.push_back(opened);
    game_.lines.emplace_back();
    open_.push_back(opened);
  }
  void variation_closes() override {
    std::vector<std::string> left = std::move(waiting_);
    waiting_.clear();
    if (!line().moves.empty()) append(left, line().moves.back().comments);
    const bool empty = line().moves.empty();
    open_.pop_back();
    if (empty) append(left, line().moves.back().comments);
  }

  void problem(const PgnProblem& problem) override { game_.problems.push_back(problem); }
  void game_ends(const PgnGameEnd& end) override {
    give_waiting_to_last_move();
    game_.line = end.line;
    game_.result = end.result;
    game_.errors = end.errors;
    sort_by_place(game_.problems);
  }

 private:
  [[nodiscard]] PgnLine& line() { return game_.lines[open_.back()]; }
  [[nodiscard]] bool no_move_yet() { return open_.size() == 1 && line().moves.empty(); }

  void add(PgnMove move) {
    move.comments_before = std::move(waiting_);
    waiting_.clear();
    line().moves.push_back(std::move(move));
  }

  static void append(std::vector<std::string>& from, std::vector<std::string>& to) {
    std::ranges::move(from, std::back_inserter(to));
    from.clear();
  }
  void give_waiting_to_last_move() {
    if (!line().moves.empty()) append(waiting_, line().moves.back().comments);
  }

  PgnGame game_{};
  std::vector<PgnLineIndex> open_ = {0};
  std::vector<std::string> waiting_{};  ///< comments for the next move of the line, or else for its last
  std::string raw_{};
  bool before_move_ = true;
};

}  // namespace

std::optional<std::string_view> PgnGame::tag(std::string_view name) const {
  const auto found = std::ranges::find(tags, name, &PgnTag::name);
  if (found == tags.end()) return std::nullopt;
  return found->value;
}

std::string as_comment(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  auto at = text.begin();
  while (at != text.end()) {
    const auto word = std::find_if_not(at, text.end(), is_blank);
    const auto word_end = std::find_if(word, text.end(), is_blank);
    if (word == text.end()) break;
    if (!out.empty()) {
      if (std::any_of(at, word, is_line_end))
        out += ' ';
      else
        out.append(static_cast<std::size_t>(word - at), ' ');
    }
    out.append(word, word_end);
    at = word_end;
  }
  return out;
}

bool same_game(const PgnGame& a, const PgnGame& b) {
  return a.tags == b.tags && a.start == b.start && a.comments == b.comments && a.lines == b.lines && a.result == b.result;
}

std::optional<PgnGame> read_pgn_game(PgnReader& reader) {
  TreeBuilder builder;
  if (!reader.read_game(builder)) return std::nullopt;
  return builder.take();
}

}  // namespace adoube::notation
