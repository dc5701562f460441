// SPDX-License-Identifier: MIT
#include "adoube/notation/pgn_tree.hpp"

#include <algorithm>

#include "adoube/notation/pgn_tree_builder.hpp"

namespace adoube::notation {
namespace {

bool is_line_end(char byte) { return byte == '\n' || byte == '\r'; }
bool is_blank(char byte) {
  return byte == ' ' || byte == '\t' || byte == '\v' || byte == '\f' || byte == '\0' || is_line_end(byte);
}

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
  PgnTreeBuilder builder;
  if (!reader.read_game(builder)) return std::nullopt;
  return builder.take();
}

}  // namespace adoube::notation
