// SPDX-License-Identifier: MIT
#include "adoube/notation/pgn_word_wrap.hpp"

#include <algorithm>

namespace adoube::notation {
namespace {

int characters(std::string_view text) {
  return static_cast<int>(
      std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

/// A line that begins with "%" would be an escape (6), and one with "[" could pass for a tag.
bool may_begin_line(std::string_view word) { return word.empty() || (word[0] != '%' && word[0] != '['); }

/// The first place from `from` on where a comment may be broken: one single space before a word that may begin a line.
std::size_t break_after(std::string_view text, std::size_t from) {
  for (std::size_t space = text.find(' ', from); space != std::string_view::npos; space = text.find(' ', space + 1)) {
    const bool alone = space > 0 && text[space - 1] != ' ' && space + 1 < text.size() && text[space + 1] != ' ';
    if (alone && may_begin_line(text.substr(space + 1))) return space;
  }
  return text.size();
}

}  // namespace

void PgnWordWrap::word(std::string_view word) {
  const int width = characters(prefix_) + characters(word);
  if (column_ > 0) {
    if (column_ + 1 + width > line_length_) {
      end_line();
    } else {
      out_ += ' ';
      ++column_;
    }
  }
  out_.append(prefix_).append(word);
  column_ += width;
  prefix_.clear();
}

void PgnWordWrap::suffix(std::string_view text) {
  if (column_ + characters(text) > line_length_) end_line();
  out_ += text;
  column_ += characters(text);
}

void PgnWordWrap::comment(std::string_view text) {
  if (text.find('}') != std::string_view::npos) {
    word(std::string(";").append(text));
    end_line();
    return;
  }
  std::string rest = std::string("{").append(text).append("}");
  std::string_view left = rest;
  while (!left.empty()) {
    const std::size_t end = break_after(left, 0);
    word(left.substr(0, end));
    left.remove_prefix(std::min(left.size(), end + 1));
  }
}

void PgnWordWrap::end_line() {
  if (column_ == 0) return;
  out_ += '\n';
  column_ = 0;
}

}  // namespace adoube::notation
