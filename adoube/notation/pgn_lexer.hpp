// SPDX-License-Identifier: MIT
/// Cuts a PGN text into tokens (standard, 7, and what people write beyond it). Used by the reader of PGN alone.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "adoube/notation/pgn_plain_move.hpp"
#include "adoube/notation/pgn_text.hpp"
#include "adoube/notation/pgn_visitor.hpp"

namespace adoube::notation {

enum class PgnTokenKind : std::uint8_t {
  End,          ///< of the text
  Word,         ///< a move, or what stands in a move's place; brackets of "a8(Q)" and "(=)" included
  Number,       ///< "12." "12..." "12. ..."; `number` and `dots`
  Dots,         ///< dots without a number
  Result,       ///< `result`
  OddResult,    ///< a result in another spelling; `result`
  Nag,          ///< "$12"; `number`, which is above 255 for any number that is no good
  Suffix,       ///< "!", "??" ...
  Sign,         ///< a run of other signs: "+-", "±", "--"
  Open,         ///< "("
  Close,        ///< ")"
  Comment,      ///< "{": the caller goes on with take_comment()
  LineComment,  ///< ";": likewise
  CloseBrace,   ///< "}"
  Tag,          ///< "[": the caller goes on with take_tag()
};

struct PgnToken {
  PgnTokenKind kind = PgnTokenKind::End;
  PgnResult result = PgnResult::Unfinished;
  std::uint32_t number = 0;
  std::uint32_t dots = 0;
  /// In the window, until the next call to the lexer.
  const char* begin = nullptr;
  const char* end = nullptr;

  [[nodiscard]] std::string_view text() const { return {begin, static_cast<std::size_t>(end - begin)}; }
};

/// A tag pair as far as it could be made out.
struct PgnTagText {
  std::string_view name{};
  std::string_view value{};  ///< without its escapes; bytes of any encoding
  bool well_formed = true;   ///< exactly [Name "value"], but for blanks
  bool too_long = false;     ///< the value is cut
  bool ascii = false;        ///< known to be so
  const char* value_begin = nullptr;
};

/// How a piece of a comment ends.
enum class PgnCommentEnd : std::uint8_t { GoesOn, Closed, Unclosed };

struct PgnCommentPiece {
  std::string_view text{};
  PgnCommentEnd end = PgnCommentEnd::Closed;
  bool not_ascii = false;
  /// The first "{" in it, or null.
  const char* brace = nullptr;
};

class PgnLexer {
 public:
  /// `Text`: what a PgnText is made of. `start` is the place of its first byte.
  template <class Text>
  PgnLexer(Text&& text, const PgnPlace& start, std::uint32_t tag_bytes)
      : text_(text, start), tag_bytes_(tag_bytes), start_(start.offset), at_(text_.begin()) {}

  /// The next token. Blanks, line ends and lines that begin with "%" (6) are passed over.
  const PgnToken& next();
  [[nodiscard]] const PgnToken& token() const { return token_; }
  /// The last token comes again. Not after take_comment() or take_tag().
  void put_back() { at_ = token_.begin; }
  /// The last token ends before `at`; what is left of it comes next. Likewise.
  void put_back_from(const char* at) { at_ = at; }
  /// Whether an empty line stood before the last token.
  [[nodiscard]] bool after_empty_line() const { return line_ends_ > 1; }
  /// Whether the last token stands right behind a word, without a blank between.
  [[nodiscard]] bool behind_word() const;

  /// A move that comes next, plainly written. False, also near the end of the window, where only next() can tell.
  [[nodiscard]] bool peek(PgnPlainMove& found) const {
    return text_.end() - at_ >= PgnPlainMove::reach && find_plain_move(at_, found);
  }
  /// Goes on behind it. Until next() there is no token().
  void pass(const PgnPlainMove& found) { at_ = found.end; }

  /// Passes over words, numbers and signs up to the last that stands before a bracket, a comment or an escaped line, or
  /// before the end of the window. What else next() would find of those tokens is lost.
  void pass_words();

  /// After Comment or LineComment: the text piece by piece until one does not go on. A brace comment is Unclosed where
  /// the text ends, or where a line is a tag and no "}" comes before the next "{".
  PgnCommentPiece take_comment();

  /// After Tag: whether [Name " stands there, so that it is a tag even amid movetext.
  [[nodiscard]] bool looks_like_tag();
  /// After Tag: the tag where it is written as most are, [Name "value"] without an escape or a sign beyond ASCII, and short.
  /// The caller passes it, or leaves it to take_tag().
  [[nodiscard]] bool peek(PgnTagText& found) const;
  void pass(const PgnTagText& found) { at_ = found.value.data() + found.value.size() + 2; }
  /// After Tag: reads to the closing bracket, or to the end of the line where there is none.
  PgnTagText take_tag();
  /// After Tag, where it is none: passes over it to its closing bracket or the end of the line; the text it had.
  std::string_view skip_brackets();

  /// Of a place not before one asked for earlier, in the window since the last call to the lexer.
  [[nodiscard]] PgnPlace place(const char* at) { return text_.place(at); }
  [[nodiscard]] PgnPlace place() { return text_.place(at_); }
  [[nodiscard]] std::uint64_t bytes_read() const { return text_.offset(at_) - start_; }

 private:
  [[nodiscard]] const char* skip_blanks(const char* at);
  [[nodiscard]] const char* skip_line(const char* at);
  void hold(std::size_t bytes);
  void hold_token(std::size_t bytes);
  void more_of_comment();
  const char* scan(const char* at);
  const char* scan_word(const char* at);
  const char* scan_number(const char* at);
  const char* scan_digits_of_no_number(const char* at, const char* digits_end);
  const char* scan_nag(const char* at);
  const char* scan_sign(const char* at);
  const char* one(PgnTokenKind kind, const char* at);
  [[nodiscard]] bool next_game_begins();
  void take_tag_value(const char* at, PgnTagText& tag);
  void cut_tag_value(const char* from, PgnTagText& tag);
  PgnCommentPiece take_line_comment();
  PgnCommentPiece take_brace_comment();
  [[nodiscard]] int first_at_line_start(const char* at, std::uint64_t places) const;

  PgnText text_;
  std::uint32_t tag_bytes_;
  std::uint64_t start_;
  const char* at_;
  PgnToken token_{};
  std::uint32_t line_ends_ = 0;
  /// A "}" is known to be the first brace before that offset, and to stand there.
  std::uint64_t closing_brace_ = 0;
  std::string unescaped_{};
};

}  // namespace adoube::notation
