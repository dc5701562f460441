// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/found_games.hpp"

#include <algorithm>
#include <cstdio>

#include "apps/cli/json_text.hpp"

namespace adoube::cli {
namespace {

constexpr std::size_t large = std::size_t{1} << 16;

void append_stood(const FirstStood& stood, std::string& out) {
  append_json_name("ply", out);
  append_json(stood.ply, out);
  append_json_name("in_variation", out);
  out += stood.in_variation ? "true" : "false";
}

}  // namespace

void FindPart::game_begins() {
  GameMatcher::game_begins();
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

void FindPart::game_ends(const notation::PgnGameEnd& end) {
  GameMatcher::game_ends(end);
  end_ = end;
  ++seen_;
  if (found() && form_ == FoundForm::Count) games_.push_back({seen_ - 1, 0, 0});
}

void FindPart::game_text(std::string_view text) {
  if (!found()) return;
  std::size_t number_at = 0;
  if (form_ == FoundForm::Json) {
    text_ += '{';
    append_json_name("file", text_);
    append_json(answers::clean(file_), text_);
    append_json_name("game", text_);
    number_at = text_.size();
    append_json_line(text.size());
  } else {
    text_ += text;
  }
  games_.push_back({seen_ - 1, number_at, text_.size()});
}

void FindPart::append_json_line(std::size_t bytes) {
  append_json_name("line", text_);
  append_json(end_.line, text_);
  append_json_name("offset", text_);
  append_json(end_.offset, text_);
  append_json_name("bytes", text_);
  append_json(std::uint64_t{bytes}, text_);
  append_json_name("plies", text_);
  append_json(end_.plies, text_);
  append_json_name("result", text_);
  append_json(notation::text(end_.result), text_);
  append_json_name("tags", text_);
  text_ += '[';
  text_ += tags_;
  text_ += ']';
  if (position_stood()) append_stood(*position_stood(), text_);
  if (material_stood()) {
    append_json_name("material", text_);
    text_ += '{';
    append_stood(*material_stood(), text_);
    text_ += '}';
  }
  text_ += "}\n";
}

bool FoundGames::take(const FindPart& part, std::uint64_t games_before) {
  std::size_t begin = 0;
  for (const FindPart::Found& found : part.games()) {
    if (limit_ && size_ >= *limit_) return false;
    ++size_;
    const std::string_view text = std::string_view(part.text()).substr(begin, found.end - begin);
    if (form_ == FoundForm::Json) {
      append(text.substr(0, found.number_at - begin));
      append(std::to_string(games_before + found.game + 1));
      append(text.substr(found.number_at - begin));
    } else if (form_ == FoundForm::Text) {
      separate();
      append(text);
    }
    begin = found.end;
  }
  if (text_.size() >= large) flush();
  return !failed_ && (!limit_ || size_ < *limit_);
}

void FoundGames::append(std::string_view text) {
  text_ += text;
  last_ += text.substr(text.size() - std::min<std::size_t>(text.size(), 3));
  if (last_.size() > 3) last_.erase(0, last_.size() - 3);
}

void FoundGames::separate() {
  if (last_.empty() || last_.ends_with("\n\n") || last_ == "\n\r\n") return;
  append(last_.ends_with('\n') ? "\n" : "\n\n");
}

void FoundGames::flush() {
  if (file_ != nullptr)
    file_->write(text_);
  else
    failed_ = failed_ || std::fwrite(text_.data(), 1, text_.size(), stdout) != text_.size() || std::fflush(stdout) != 0;
  text_.clear();
}

}  // namespace adoube::cli
