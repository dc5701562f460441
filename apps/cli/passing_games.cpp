// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/passing_games.hpp"

#include <algorithm>

namespace adoube::cli {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool is_space(char byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }
bool is_name(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') || byte == '_';
}

std::string_view trimmed(std::string_view text) {
  for (;;) {
    if (text.starts_with(byte_order_mark))
      text.remove_prefix(byte_order_mark.size());
    else if (text.ends_with(byte_order_mark))
      text.remove_suffix(byte_order_mark.size());
    else if (!text.empty() && is_space(text.front()))
      text.remove_prefix(1);
    else if (!text.empty() && is_space(text.back()))
      text.remove_suffix(1);
    else
      return text;
  }
}

/// [Name "…: what every reader takes for a tag wherever it meets it.
bool begins_with_tag(std::string_view text) {
  const auto* at = text.begin();
  if (at == text.end() || *at != '[') return false;
  const auto* const name = std::find_if_not(at + 1, text.end(), is_space);
  const auto* const behind = std::find_if_not(name, text.end(), is_name);
  at = std::find_if_not(behind, text.end(), is_space);
  return behind != name && at != behind && at != text.end() && *at == '"';
}

std::string_view line_end_of(std::string_view text) {
  const std::size_t at = text.find('\n');
  return at != std::string_view::npos && at > 0 && text[at - 1] == '\r' ? "\r\n" : "\n";
}

}  // namespace

char GameEdges::packed() const {
  return static_cast<char>((begins_with_tag ? 1 : 0) | (begins_with_one ? 2 : 0) | (has_result ? 4 : 0) |
                           (has_movetext ? 8 : 0));
}

GameEdges GameEdges::unpacked(char byte) { return {(byte & 1) != 0, (byte & 2) != 0, (byte & 4) != 0, (byte & 8) != 0}; }

PassingCounts& PassingCounts::operator+=(const PassingCounts& other) {
  games += other.games;
  faulty += other.faulty;
  left_out += other.left_out;
  return *this;
}

void PassingPart::game_begins() {
  is_game_ = true;
  has_result_ = true;
  has_movetext_ = true;
  begin_game();
}

void PassingPart::problem(const notation::PgnProblem& problem) {
  switch (problem.fault) {
    case notation::PgnFault::NoGame:
      is_game_ = false;
      break;
    case notation::PgnFault::NoMovetext:
      has_movetext_ = false;
      [[fallthrough]];
    // An unclosed comment may hide a result from the reader, and a full list of problems may hide a missing one from us.
    case notation::PgnFault::MissingResult:
    case notation::PgnFault::UnclosedComment:
    case notation::PgnFault::UnclosedVariation:
    case notation::PgnFault::TooManyProblems:
      has_result_ = false;
      break;
    default:
      break;
  }
}

void PassingPart::game_text(std::string_view text) {
  ++counts_.games;
  if (!is_game_) {
    ++counts_.left_out;
    return;
  }
  if (!end_.ok()) ++counts_.faulty;
  text = trimmed(text);
  keep({text, {begins_with_tag(text), text.starts_with("1."), has_result_, has_movetext_}, end_});
}

void GameJoiner::append(std::string_view game, GameEdges edges, std::string& out) {
  bool mended = false;
  if (!first_) out += line_end_;
  line_end_ = line_end_of(game);
  if (!first_ && !edges.begins_with_tag && !(edges.begins_with_one && result_before_)) {
    out.append("[Event \"?\"]").append(line_end_).append(line_end_);
    mended = true;
  }
  out.append(game).append(line_end_);
  if (!edges.has_movetext) {
    out.append(line_end_).append("*").append(line_end_);
    mended = true;
  }
  first_ = false;
  result_before_ = edges.has_result || !edges.has_movetext;
  mended_ += mended ? 1 : 0;
}

}  // namespace adoube::cli
