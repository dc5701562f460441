// SPDX-License-Identifier: MIT
#include "adoube/notation/pgn_lexer.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "adoube/notation/byte_block.hpp"

namespace adoube::notation {
namespace {

/// What a token that begins with a byte is.
enum class Class : std::uint8_t { Blank, Letter, Digit, Bracket, Sign, Suffix, Dollar, Dot, Star, Percent };

struct ByteKind {
  Class starts = Class::Sign;
  bool in_word = false;  ///< goes on with a word
  bool in_name = false;  ///< may stand in the name of a tag
};

constexpr bool among(char byte, std::string_view set) { return set.find(byte) != std::string_view::npos; }

constexpr std::array<ByteKind, 256> byte_kinds = [] {
  std::array<ByteKind, 256> kinds{};
  for (int i = 0; i < 256; ++i) {
    ByteKind& kind = kinds[static_cast<std::size_t>(i)];
    const char byte = static_cast<char>(i);
    const bool letter = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
    const bool digit = byte >= '0' && byte <= '9';
    if (letter) kind.starts = Class::Letter;
    if (digit) kind.starts = Class::Digit;
    // A zero byte, and the sign that ended files under DOS, are blanks; what lies behind the last window is zeros.
    if (among(byte, " \t\n\r\v\f\x1A") || i == 0) kind.starts = Class::Blank;
    if (among(byte, "(){}[];")) kind.starts = Class::Bracket;
    if (among(byte, "!?")) kind.starts = Class::Suffix;
    if (byte == '$') kind.starts = Class::Dollar;
    if (byte == '.') kind.starts = Class::Dot;
    if (byte == '*') kind.starts = Class::Star;
    if (byte == '%') kind.starts = Class::Percent;
    kind.in_name = letter || digit || byte == '_';
    kind.in_word = kind.in_name || among(byte, "+#=:-/");
  }
  return kinds;
}();

const ByteKind& kind_of(char byte) { return byte_kinds[static_cast<unsigned char>(byte)]; }
bool is(Class wanted, char byte) { return kind_of(byte).starts == wanted; }
bool is_line_end(char byte) { return byte == '\n' || byte == '\r'; }
bool is_space(char byte) { return byte == ' ' || byte == '\t'; }

/// A token longer than that is several tokens. Well below PgnText::guard, so that no scan leaves what can be read.
constexpr std::ptrdiff_t longest_token = 255;
/// How far a comment that meets a tag looks for a brace.
constexpr std::size_t brace_horizon = std::size_t{1} << 16;
constexpr std::ptrdiff_t longest_tag_name = 255;

struct ResultSpelling {
  std::string_view text;
  PgnResult result;
  bool standard;
};

constexpr std::array<ResultSpelling, 17> result_spellings = {{
    {"1-0", PgnResult::WhiteWins, true},
    {"0-1", PgnResult::BlackWins, true},
    {"1/2-1/2", PgnResult::Draw, true},
    {"1/2", PgnResult::Draw, false},
    {"0.5-0.5", PgnResult::Draw, false},
    {"1:0", PgnResult::WhiteWins, false},
    {"0:1", PgnResult::BlackWins, false},
    {"1/2:1/2", PgnResult::Draw, false},
    {"1\xE2\x80\x93"
     "0",
     PgnResult::WhiteWins, false},
    {"0\xE2\x80\x93"
     "1",
     PgnResult::BlackWins, false},
    {"1/2\xE2\x80\x93"
     "1/2",
     PgnResult::Draw, false},
    {"\xC2\xBD-\xC2\xBD", PgnResult::Draw, false},
    {"\xC2\xBD\xE2\x80\x93\xC2\xBD", PgnResult::Draw, false},
    {"\xC2\xBD", PgnResult::Draw, false},
    {"\xBD-\xBD", PgnResult::Draw, false},
    {"\xBD", PgnResult::Draw, false},
    {"\xC2\xBD:\xC2\xBD", PgnResult::Draw, false},
}};

const ResultSpelling* result_spelled(std::string_view text) {
  while (text.size() > 1 && among(text.back(), ".,")) text.remove_suffix(1);
  const auto found = std::ranges::find(result_spellings, text, &ResultSpelling::text);
  return found == result_spellings.end() ? nullptr : &*found;
}

/// "[Name "value"]" and nothing else on the line; `at` is the opening bracket, and the line is in the window up to `end`.
const char* end_of_tag_line(const char* at, const char* end) {
  end = std::min(end, at + 1024);
  const char* name = at + 1;
  const char* p = std::find_if_not(name, end, [](char byte) { return kind_of(byte).in_name; });
  if (p == name || p == end || !is_space(*p)) return nullptr;
  p = std::find_if_not(p, end, is_space);
  if (p == end || *p != '"') return nullptr;
  const char* line_end = std::find_if(p, end, is_line_end);
  const char* last = line_end;
  while (last > p && is_space(last[-1])) --last;
  if (last - p < 3 || last[-1] != ']' || last[-2] != '"') return nullptr;
  return line_end;
}

}  // namespace

/// Makes sure that so many bytes from at_ on are in the window, or all there are.
void PgnLexer::hold(std::size_t bytes) {
  if (static_cast<std::size_t>(text_.end() - at_) < bytes && text_.slide(at_)) at_ = text_.begin();
}

/// The same, where at_ is still within the token or right behind it: the token stays in the window as well.
void PgnLexer::hold_token(std::size_t bytes) {
  if (static_cast<std::size_t>(text_.end() - at_) >= bytes || !text_.slide(token_.begin)) return;
  at_ = text_.begin() + (at_ - token_.begin);
  token_.end = text_.begin() + (token_.end - token_.begin);
  token_.begin = text_.begin();
}

const char* PgnLexer::skip_line(const char* at) {
  for (;;) {
    at = std::find_if(at, text_.end(), is_line_end);
    if (at != text_.end() || !text_.slide(at)) return at;
    at = text_.begin();
  }
}

const char* PgnLexer::skip_blanks(const char* at) {
  line_ends_ = 0;
  for (;;) {
    while (at < text_.end() && is(Class::Blank, *at)) {
      line_ends_ += *at == '\n' || (*at == '\r' && at[1] != '\n') ? 1 : 0;
      ++at;
    }
    if (at >= text_.end()) {
      if (!text_.slide(at)) return at;
      at = text_.begin();
    } else if (*at == '%' && is_line_end(text_.before(at))) {
      at = skip_line(at);
    } else {
      return at;
    }
  }
}

bool PgnLexer::behind_word() const { return kind_of(text_.before(token_.begin)).in_word; }

const PgnToken& PgnLexer::next() {
  const char* at = skip_blanks(at_);
  if (text_.end() - at < 2 * longest_token && text_.slide(at)) at = text_.begin();
  token_.begin = at;
  if (at < text_.end()) {
    at_ = std::min(scan(at), text_.end());
  } else {
    token_.kind = PgnTokenKind::End;
    at_ = at;
  }
  token_.end = at_;
  return token_;
}

void PgnLexer::pass_words() {
  const char* stop = at_;
  std::uint64_t found = 0;
  for (; stop < text_.end() && (found = ByteBlock(stop).structure()) == 0;) stop += ByteBlock::size;
  stop = std::min(found != 0 ? stop + std::countr_zero(found) : stop, text_.end());
  // A token begins wherever a blank comes before it, so that the last one may be read on its own.
  while (stop > at_ && is(Class::Blank, stop[-1])) --stop;
  while (stop > at_ && !is(Class::Blank, stop[-1])) --stop;
  at_ = stop;
}

const char* PgnLexer::one(PgnTokenKind kind, const char* at) {
  token_.kind = kind;
  return at + 1;
}

const char* PgnLexer::scan(const char* at) {
  switch (kind_of(*at).starts) {
    case Class::Letter:
      return scan_word(at);
    case Class::Digit:
      return scan_number(at);
    case Class::Dollar:
      return scan_nag(at);
    case Class::Dot: {
      token_.kind = PgnTokenKind::Dots;
      return std::find_if(at, at + longest_token, [](char byte) { return byte != '.'; });
    }
    case Class::Suffix: {
      token_.kind = PgnTokenKind::Suffix;
      return std::find_if(at, at + longest_token, [](char byte) { return !is(Class::Suffix, byte); });
    }
    case Class::Star: {
      token_.result = PgnResult::Unfinished;
      return one(PgnTokenKind::Result, at);
    }
    case Class::Bracket:
      switch (*at) {
        case '(':
          if (at[1] != '=' || at[2] != ')') return one(PgnTokenKind::Open, at);
          token_.kind = PgnTokenKind::Word;
          return at + 3;
        case ')':
          return one(PgnTokenKind::Close, at);
        case '{':
          return one(PgnTokenKind::Comment, at);
        case '}':
          return one(PgnTokenKind::CloseBrace, at);
        case '[':
          return one(PgnTokenKind::Tag, at);
        case ';':
          return one(PgnTokenKind::LineComment, at);
        default:
          return one(PgnTokenKind::Tag, at);  // "]": passed over as a tag that is none
      }
    case Class::Blank:
    case Class::Percent:
    case Class::Sign:
      break;
  }
  return scan_sign(at);
}

const char* PgnLexer::scan_word(const char* at) {
  token_.kind = PgnTokenKind::Word;
  const char* const begin = at;
  const char* const limit = at + longest_token;
  while (at < limit) {
    if (kind_of(*at).in_word) {
      ++at;
    } else if (at[0] == '.' && at[-1] == 'e' && at[1] == 'p') {  // "exd6e.p."
      at += at[2] == '.' ? 3 : 2;
    } else if (at[0] == '(' && among(at[1], "QRBN") && at[2] == ')' && at > begin) {  // "a8(Q)"
      at += 3;
    } else if (at[0] == '\xC3' && at[1] == '\x97') {  // "e×d5"
      at += 2;
    } else {
      break;
    }
  }
  return at;
}

const char* PgnLexer::scan_number(const char* at) {
  const char* p = at;
  std::uint32_t number = 0;
  for (; p < at + 9 && is(Class::Digit, *p); ++p) number = number * 10 + static_cast<std::uint32_t>(*p - '0');
  const bool no_number = *p == '-' || *p == '/' || *p == ':' || static_cast<unsigned char>(*p) >= 0x80;
  if (no_number || (number == 0 && std::memcmp(at, "0.5-0.5", 7) == 0)) return scan_digits_of_no_number(at, p);
  token_.kind = PgnTokenKind::Number;
  token_.number = number;
  token_.dots = 0;
  const char* const limit = at + longest_token;
  for (const char* dot = p; dot < limit && (*dot == '.' || (is_space(*dot) && p > at)); ++dot) {
    if (*dot != '.') continue;
    ++token_.dots;
    p = dot + 1;
  }
  return p;
}

/// Digits with a dash, a stroke or a colon: a result, castling spelled with zeros, or else a number after all.
const char* PgnLexer::scan_digits_of_no_number(const char* at, const char* digits_end) {
  const char* end = std::find_if(at, at + longest_token, [](char byte) {
    return is(Class::Blank, byte) || is(Class::Bracket, byte) || is(Class::Suffix, byte) || byte == '$' || byte == '*';
  });
  const std::string_view text(at, static_cast<std::size_t>(end - at));
  if (const ResultSpelling* spelling = result_spelled(text)) {
    token_.kind = spelling->standard && spelling->text == text ? PgnTokenKind::Result : PgnTokenKind::OddResult;
    token_.result = spelling->result;
    return end;
  }
  if (text.starts_with("0-0")) return scan_word(at);
  token_.kind = PgnTokenKind::Number;
  token_.number = 0;
  token_.dots = 0;
  return digits_end;
}

const char* PgnLexer::scan_nag(const char* at) {
  token_.kind = PgnTokenKind::Nag;
  token_.number = 0;
  const char* p = at + 1;
  for (; p < at + longest_token && is(Class::Digit, *p); ++p)
    token_.number = std::min<std::uint32_t>(token_.number * 10 + static_cast<std::uint32_t>(*p - '0'), 256);
  if (p == at + 1) token_.number = 256;
  return p;
}

const char* PgnLexer::scan_sign(const char* at) {
  // A figurine before a square begins a move.
  if (at[0] == '\xE2' && at[1] == '\x99' && is(Class::Letter, at[3])) return scan_word(at + 3);
  token_.kind = PgnTokenKind::Sign;
  const char* end = std::find_if(at + 1, at + longest_token, [](char byte) { return !is(Class::Sign, byte); });
  if (const ResultSpelling* spelling = result_spelled({at, static_cast<std::size_t>(end - at)})) {
    token_.kind = PgnTokenKind::OddResult;
    token_.result = spelling->result;
  }
  return end;
}

void PgnLexer::more_of_comment() {
  if (at_ < text_.end()) return;
  if (at_ == token_.end) return hold_token(1);
  hold(1);
}

PgnCommentPiece PgnLexer::take_comment() {
  return token_.kind == PgnTokenKind::LineComment ? take_line_comment() : take_brace_comment();
}

PgnCommentPiece PgnLexer::take_line_comment() {
  PgnCommentPiece piece;
  more_of_comment();
  const char* const from = at_;
  at_ = std::find_if(from, text_.end(), is_line_end);
  piece.text = {from, static_cast<std::size_t>(at_ - from)};
  piece.end = at_ < text_.end() || text_.last() ? PgnCommentEnd::Closed : PgnCommentEnd::GoesOn;
  piece.not_ascii = std::any_of(from, at_, [](char byte) { return static_cast<unsigned char>(byte) >= 0x80; });
  return piece;
}

PgnCommentPiece PgnLexer::take_brace_comment() {
  PgnCommentPiece piece;
  more_of_comment();
  std::uint64_t passed = 0;
  if (at_ < text_.end() && *at_ == '[' && is_line_end(text_.before(at_))) {
    if (next_game_begins()) {
      piece.end = PgnCommentEnd::Unclosed;
      return piece;
    }
    passed = 1;
  }
  const char* const from = at_;
  for (const char* at = from; at < text_.end(); at += ByteBlock::size, passed = 0) {
    const ByteBlock block(at);
    const auto left = static_cast<int>(std::min<std::ptrdiff_t>(text_.end() - at, ByteBlock::size));
    if (left == ByteBlock::size && !block.any_bracket()) {
      piece.not_ascii = piece.not_ascii || block.any_not_ascii();
      continue;
    }
    const std::uint64_t closing = block.equal_to('}');
    std::uint64_t within = closing != 0 ? bits_below(std::min(left, std::countr_zero(closing))) : bits_below(left);
    const int tag = first_at_line_start(at, block.equal_to('[') & within & ~passed);
    within &= bits_below(tag);
    piece.not_ascii = piece.not_ascii || (block.not_ascii() & within) != 0;
    if (const std::uint64_t opening = block.equal_to('{') & within; opening != 0 && piece.brace == nullptr)
      piece.brace = at + std::countr_zero(opening);
    const bool closed = tag == ByteBlock::size && (closing & bits_below(left)) != 0;
    if (!closed && tag == ByteBlock::size) continue;
    const char* const stop = at + (closed ? std::countr_zero(closing) : tag);
    piece.text = {from, static_cast<std::size_t>(stop - from)};
    piece.end = closed ? PgnCommentEnd::Closed : PgnCommentEnd::GoesOn;
    at_ = closed ? stop + 1 : stop;
    return piece;
  }
  at_ = text_.end();
  piece.text = {from, static_cast<std::size_t>(at_ - from)};
  piece.end = text_.last() ? PgnCommentEnd::Unclosed : PgnCommentEnd::GoesOn;
  return piece;
}

/// Of `places` counted from `at` the first that stands behind a line end; 64 where there is none.
int PgnLexer::first_at_line_start(const char* at, std::uint64_t places) const {
  for (; places != 0; places &= places - 1)
    if (is_line_end(text_.before(at + std::countr_zero(places)))) return std::countr_zero(places);
  return ByteBlock::size;
}

/// Whether the "[" at at_, in a comment and at the start of a line, begins the next game: its line is a tag, and the next
/// brace is none that closes the comment.
bool PgnLexer::next_game_begins() {
  if (text_.offset(at_) < closing_brace_) return false;
  hold(brace_horizon);
  const char* const end = std::min(text_.end(), at_ + brace_horizon);
  const char* const line_end = end_of_tag_line(at_, end);
  if (line_end == nullptr) return false;
  const char* const brace = std::find_if(line_end, end, [](char byte) { return byte == '{' || byte == '}'; });
  if (brace == end || *brace == '{') return true;
  closing_brace_ = text_.offset(brace);
  return false;
}

bool PgnLexer::looks_like_tag() {
  hold_token(longest_tag_name + 64);
  if (at_ > text_.begin() && at_[-1] == ']') return false;
  const char* const end = std::min(text_.end(), at_ + longest_tag_name);
  const char* p = std::find_if_not(at_, end, is_space);
  const char* const name = p;
  p = std::find_if_not(p, end, [](char byte) { return kind_of(byte).in_name; });
  if (p == name || p == end || !is_space(*p)) return false;
  p = std::find_if_not(p, end, is_space);
  return p < end && *p == '"';
}

bool PgnLexer::peek(PgnTagText& found) const {
  if (text_.end() - at_ < ByteBlock::size || *token_.begin != '[') return false;
  const ByteBlock block(at_);
  const std::uint64_t quotes = block.equal_to('"');
  const std::uint64_t after_first = quotes & (quotes - 1);
  if (after_first == 0) return false;
  const int open = std::countr_zero(quotes);
  const int close = std::countr_zero(after_first);
  const std::uint64_t odd = block.equal_to('\\') | block.controls() | block.not_ascii();
  const bool plain = (odd & bits_below(close)) == 0 && at_[close + 1] == ']' && open > 1 && at_[open - 1] == ' ';
  if (!plain) return false;
  if (close - open > static_cast<int>(tag_bytes_)) return false;
  found.name = {at_, static_cast<std::size_t>(open - 1)};
  found.value = {at_ + open + 1, static_cast<std::size_t>(close - open - 1)};
  found.value_begin = found.value.data();
  found.ascii = true;
  return std::ranges::all_of(found.name, [](char byte) { return kind_of(byte).in_name; });
}

PgnTagText PgnLexer::take_tag() {
  hold_token(2 * std::size_t{tag_bytes_} + longest_tag_name + 64);
  PgnTagText tag;
  const char* p = std::find_if_not(at_, text_.end(), is_space);
  const char* const name = p;
  const char* const limit = std::min(text_.end(), name + longest_tag_name);
  p = std::find_if(name, limit, [](char byte) { return !kind_of(byte).in_name; });
  tag.name = {name, static_cast<std::size_t>(p - name)};
  if (p == name || p == limit || !is_space(*p)) tag.well_formed = false;
  p = std::find_if_not(p, text_.end(), is_space);
  tag.value_begin = p;
  if (p < text_.end() && *p == '"') {
    tag.value_begin = p + 1;
    take_tag_value(p + 1, tag);
  } else {
    cut_tag_value(p, tag);
  }
  return tag;
}

/// The value of a tag from behind its first quote. A quote within it that nobody escaped is taken for one where the
/// closing bracket does not follow.
void PgnLexer::take_tag_value(const char* at, PgnTagText& tag) {
  const char* const from = at;
  const char* const end = std::min(text_.end(), from + 2 * std::size_t{tag_bytes_});
  bool escapes = false;
  for (; at < end && !is_line_end(*at); ++at) {
    if (*at == '\\' && at + 1 < end && (at[1] == '"' || at[1] == '\\')) {
      escapes = true;
      ++at;
    } else if (*at == '"') {
      const char* const bracket = std::find_if_not(at + 1, text_.end(), is_space);
      if (bracket < text_.end() && *bracket == ']') {
        at_ = bracket + 1;
        break;
      }
      tag.well_formed = false;
      if (bracket == text_.end() || is_line_end(*bracket)) {
        at_ = bracket;
        break;
      }
    }
  }
  if (at == end || is_line_end(*at)) return cut_tag_value(from, tag);
  tag.value = {from, static_cast<std::size_t>(at - from)};
  if (escapes) {
    unescaped_.clear();
    for (const char* p = from; p < at; ++p) {
      if (*p == '\\' && p + 1 < at && (p[1] == '"' || p[1] == '\\')) ++p;
      unescaped_ += *p;
    }
    tag.value = unescaped_;
  }
  if (tag.value.size() > tag_bytes_) {
    tag.value = tag.value.substr(0, tag_bytes_);
    tag.too_long = true;
  }
}

/// The value of a tag that is not closed as it should be: up to the bracket, or to the end of the line. What comes after
/// the longest value is passed over.
void PgnLexer::cut_tag_value(const char* from, PgnTagText& tag) {
  tag.well_formed = false;
  const char* const end = std::min(text_.end(), from + 2 * std::size_t{tag_bytes_});
  const char* at = std::find_if(from, end, [](char byte) { return is_line_end(byte) || byte == ']'; });
  if (at < end && *at == ']' && from > text_.begin() && from[-1] == '"') {
    // Of a value with an opening quote, a bracket that ends the line is the tag's own.
    at = std::find_if(at, end, is_line_end);
  }
  std::string_view value(from, static_cast<std::size_t>(at - from));
  while (!value.empty() && (is_space(value.back()) || value.back() == ']')) value.remove_suffix(1);
  if (value.size() > tag_bytes_) {
    value = value.substr(0, tag_bytes_);
    tag.too_long = true;
  }
  const bool text_ends = at == text_.end() && text_.last();
  if (at < end || text_ends) {
    tag.value = value;
    at_ = !text_ends && *at == ']' ? at + 1 : at;
    return;
  }
  // The rest of the line may lie beyond the window.
  const std::string name(tag.name);
  unescaped_.assign(name).append(value);
  tag.name = std::string_view(unescaped_).substr(0, name.size());
  tag.value = std::string_view(unescaped_).substr(name.size());
  tag.too_long = tag.too_long || at < text_.end() || !text_.last();
  tag.value_begin = nullptr;
  at_ = skip_line(at);
}

std::string_view PgnLexer::skip_brackets() {
  const char* const from = token_.begin;
  if (*from == ']') return {from, 1};
  const char* const end = std::min(text_.end(), at_ + longest_token);
  at_ = std::find_if(at_, end, [](char byte) { return is_line_end(byte) || byte == ']'; });
  if (at_ < end && *at_ == ']') ++at_;
  return {from, static_cast<std::size_t>(at_ - from)};
}

}  // namespace adoube::notation
