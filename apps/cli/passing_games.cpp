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

bool is_blank(char byte) { return byte == ' ' || byte == '\t'; }

/// [Name "… on one line: what the reader takes for a tag wherever it meets it.
bool begins_with_tag(std::string_view text) {
  const auto* at = text.begin();
  if (at == text.end() || *at != '[') return false;
  const auto* const name = std::find_if_not(at + 1, text.end(), is_blank);
  const auto* const behind = std::find_if_not(name, text.end(), is_name);
  at = std::find_if_not(behind, text.end(), is_blank);
  return behind != name && at != behind && at != text.end() && *at == '"';
}

/// Where the first tag stands that is in no comment and no escaped line; 0 where none is found, or brackets before it may
/// have been meant as one.
std::size_t first_tag(std::string_view text) {
  const auto behind = [&](char last, std::size_t at) { return std::min(text.find(last, at), text.size()); };
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool line_begins = at == 0 || text[at - 1] == '\n' || text[at - 1] == '\r';
    if (text[at] == '[') return begins_with_tag(text.substr(at)) ? at : 0;
    if (text[at] == '{')
      at = behind('}', at);
    else if (text[at] == ';' || (text[at] == '%' && line_begins))
      at = behind('\n', at);
  }
  return 0;
}

std::string_view line_end_of(std::string_view text) {
  const std::size_t at = text.find('\n');
  return at != std::string_view::npos && at > 0 && text[at - 1] == '\r' ? "\r\n" : "\n";
}

}  // namespace

char GameEdges::packed() const {
  const unsigned bits = (begins_with_tag ? 1U : 0U) | (begins_with_one ? 2U : 0U) | (has_movetext ? 4U : 0U) |
                        (comment_is_open ? 8U : 0U) | static_cast<unsigned>(end) << 4 | static_cast<unsigned>(result) << 6;
  return static_cast<char>(bits);
}

GameEdges GameEdges::unpacked(char byte) {
  const unsigned bits = static_cast<unsigned char>(byte);
  return {.begins_with_tag = (bits & 1) != 0,
          .begins_with_one = (bits & 2) != 0,
          .has_movetext = (bits & 4) != 0,
          .comment_is_open = (bits & 8) != 0,
          .end = static_cast<End>(bits >> 4 & 3),
          .result = static_cast<notation::PgnResult>(bits >> 6)};
}

PassingCounts& PassingCounts::operator+=(const PassingCounts& other) {
  games += other.games;
  faulty += other.faulty;
  left_out += other.left_out;
  return *this;
}

void PassingPart::game_begins() {
  is_game_ = true;
  has_tags_ = true;
  edges_ = {};
  begin_game();
}

void PassingPart::problem(const notation::PgnProblem& problem) {
  using End = GameEdges::End;
  switch (problem.fault) {
    case notation::PgnFault::NoGame:
      is_game_ = false;
      break;
    case notation::PgnFault::NoTags:
      has_tags_ = false;
      break;
    case notation::PgnFault::NoMovetext:
      edges_.has_movetext = false;
      break;
    case notation::PgnFault::UnclosedComment:
      edges_.comment_is_open = true;
      break;
    case notation::PgnFault::MissingResult:
      if (edges_.end == End::Result) edges_.end = End::NoResult;
      break;
    case notation::PgnFault::UnclosedVariation:
    case notation::PgnFault::TooManyProblems:
      edges_.end = End::Unsure;
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
  if (const std::size_t prose = has_tags_ ? first_tag(text) : 0; prose > 0) {
    text.remove_prefix(prose);
    // A comment before the tags has stood for a movetext so far.
    if (end_.plies == 0 && edges_.end == GameEdges::End::NoResult) edges_.has_movetext = false;
  }
  edges_.begins_with_tag = begins_with_tag(text);
  edges_.begins_with_one = text.starts_with("1.");
  edges_.result = end_.result;
  keep({text, edges_, end_});
}

void GameJoiner::append(std::string_view game, GameEdges edges, std::string& out) {
  bool mended = edges.comment_is_open || !edges.has_movetext;
  if (!first_) {
    const bool needs_end = edges.begins_with_one && before_.end == GameEdges::End::NoResult;
    const bool needs_tag = !edges.begins_with_one || before_.end == GameEdges::End::Unsure;
    if (!edges.begins_with_tag && needs_end) out.append(notation::text(before_.result)).append(line_end_);
    out += line_end_;
    if (!edges.begins_with_tag && needs_tag) out.append("[Event \"?\"]").append(line_end_).append(line_end_);
    mended = mended || (!edges.begins_with_tag && (needs_end || needs_tag));
  }
  line_end_ = line_end_of(game);
  out += game;
  if (edges.comment_is_open) out += '}';
  out += line_end_;
  if (!edges.has_movetext) out.append(line_end_).append(notation::text(edges.result)).append(line_end_);
  first_ = false;
  before_ = edges;
  mended_ += mended ? 1 : 0;
}

}  // namespace adoube::cli
