// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/text_cutter.hpp"

#include <algorithm>

#include "adoube/notation/text_place.hpp"

namespace adoube::cli {
namespace {

bool is_line_end(char byte) { return byte == '\n' || byte == '\r'; }
bool is_letter(char byte) { return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z'); }

/// The first byte of the line before the one that begins at `line`; nothing where that is longer than a tag should be.
std::optional<char> beginning_of_line_before(std::string_view text, std::size_t line) {
  constexpr std::size_t longest = 1024;
  std::size_t at = line - 1;
  if (at > 0 && text[at] == '\n' && text[at - 1] == '\r') --at;
  const std::size_t end = at;
  while (at > 0 && !is_line_end(text[at - 1])) {
    if (end - --at > longest) return std::nullopt;
  }
  return text[at];
}

/// `size`, or a little more where that would come between the halves of a CR LF or into a byte order mark: what counts lines
/// and columns takes them whole.
std::size_t with_whole_signs(std::string_view text, std::size_t size, bool first) {
  if (first) size = std::min(text.size(), std::max<std::size_t>(size, 3));
  return size < text.size() && text[size - 1] == '\r' && text[size] == '\n' ? size + 1 : size;
}

}  // namespace

std::optional<std::size_t> last_likely_beginning(std::string_view text) {
  for (std::size_t at = text.rfind('['); at != std::string_view::npos && at > 0; at = text.rfind('[', at - 1)) {
    if (!is_line_end(text[at - 1]) || at + 1 == text.size() || !is_letter(text[at + 1])) continue;
    if (beginning_of_line_before(text, at) != '[') return at;
  }
  return std::nullopt;
}

/// The text from at_ on: a part and what is looked at behind it, or all there is.
std::string_view TextCutter::ahead() {
  if (const auto whole = text_.whole()) {
    const std::string_view rest = whole->substr(at_.offset);
    at_end_ = rest.size() <= part_bytes_ + look_ahead_;
    return rest.substr(0, part_bytes_ + look_ahead_);
  }
  const std::size_t wanted = part_bytes_ + look_ahead_;
  std::size_t have = ahead_.size();
  ahead_.resize(std::max(have, wanted));
  while (have < ahead_.size() && !at_end_) {
    const std::size_t got = text_.stream()->read({ahead_.data() + have, ahead_.size() - have});
    at_end_ = got == 0;
    have += got;
  }
  ahead_.resize(have);
  return ahead_;
}

std::optional<TextPart> TextCutter::next() {
  const std::string_view text = ahead();
  if (text.empty()) return std::nullopt;
  TextPart part{.begin = at_, .text = text, .to_end = at_end_, .at_a_game = at_a_game_};
  std::size_t size = text.size();
  if (size > part_bytes_) {
    const auto cut = last_likely_beginning(text.substr(0, part_bytes_ + 2));
    at_a_game_ = cut.has_value();
    size = cut ? *cut : with_whole_signs(text, part_bytes_, at_.offset == 0);
  }
  at_ = notation::place_behind(at_, text.substr(0, size));
  part.end = at_.offset;
  if (text_.whole()) {
    part.file_bytes = part.end;
  } else {
    part.file_bytes = text_.consumed();
    part.storage = std::make_shared<const std::string>(std::move(ahead_));
    part.text = *part.storage;
    ahead_.assign(part.text.substr(size));
  }
  return part;
}

}  // namespace adoube::cli
