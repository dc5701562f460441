// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/found_games.hpp"

#include "apps/answers/json_text.hpp"

namespace adoube::cli {
namespace {

using answers::append_json;
using answers::append_json_name;

void append_stood(const FirstStood& stood, std::string& out) {
  append_json_name("ply", out);
  append_json(stood.ply, out);
  append_json_name("in_variation", out);
  out += stood.in_variation ? "true" : "false";
}

}  // namespace

void FindPart::begin_game() {
  GameMatcher::begin_game();
  ++begun_;
  tags_.clear();
}

void FindPart::tag(std::string_view name, std::string_view value) {
  GameMatcher::tag(name, value);
  if (form_ != FoundForm::Json) return;
  tags_ += tags_.empty() ? "[" : ",[";
  append_json(name, tags_);
  tags_ += ',';
  append_json(value, tags_);
  tags_ += ']';
}

void FindPart::found(const PassingGame& game) {
  std::size_t number_at = 0;
  if (form_ == FoundForm::Json) number_at = append_json_line(game);
  if (form_ == FoundForm::Text) text_ += game.text;
  games_.push_back({begun_ - 1, number_at, text_.size(), game.edges});
}

/// Where its number belongs.
std::size_t FindPart::append_json_line(const PassingGame& game) {
  text_ += '{';
  append_json_name("file", text_);
  append_json(answers::clean(file_), text_);
  append_json_name("game", text_);
  const std::size_t number_at = text_.size();
  append_json_name("line", text_);
  append_json(game.end.line, text_);
  append_json_name("offset", text_);
  append_json(game.end.offset, text_);
  append_json_name("bytes", text_);
  append_json(std::uint64_t{game.text.size()}, text_);
  append_json_name("plies", text_);
  append_json(game.end.plies, text_);
  append_json_name("result", text_);
  append_json(notation::text(game.end.result), text_);
  append_json_name("tags", text_);
  text_.append("[").append(tags_).append("]");
  if (position_stood()) append_stood(*position_stood(), text_);
  if (material_stood()) {
    append_json_name("material", text_);
    text_ += '{';
    append_stood(*material_stood(), text_);
    text_ += '}';
  }
  if (opening() != nullptr) {
    append_json_name("opening", text_);
    text_ += '{';
    append_json_name("eco", text_);
    append_json(opening()->eco, text_);
    append_json_name("name", text_);
    append_json(opening()->name, text_);
    text_ += '}';
  }
  text_ += "}\n";
  return number_at;
}

bool FoundGames::take(const FindPart& part, std::uint64_t games_before) {
  std::size_t begin = 0;
  for (const FindPart::Found& found : part.games()) {
    if (limit_ && size_ >= *limit_) return false;
    ++size_;
    const std::string_view text = std::string_view(part.text()).substr(begin, found.end - begin);
    if (form_ == FoundForm::Text) joiner_.append(text, found.edges, out_.text());
    if (form_ == FoundForm::Json) {
      const std::size_t before_number = found.number_at - begin;
      out_.text() += text.substr(0, before_number);
      append_json(games_before + found.game + 1, out_.text());
      out_.text() += text.substr(before_number);
    }
    out_.flush_if_large();
    begin = found.end;
  }
  return !out_.failed() && (!limit_ || size_ < *limit_);
}

}  // namespace adoube::cli
