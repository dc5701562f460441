// SPDX-License-Identifier: MIT
/// Movetext in lines (PGN standard, 4.3 and 8.2.1). Used by the writer of PGN alone.
#pragma once

#include <string>
#include <string_view>

namespace adoube::notation {

class PgnWordWrap {
 public:
  PgnWordWrap(std::string& out, int line_length) : out_(out), line_length_(line_length) {}

  /// A word, after a space or on a new line.
  void word(std::string_view word);
  /// What sticks to the next word: "(".
  void prefix(std::string_view text) { prefix_ += text; }
  /// What sticks to the last word: ")".
  void suffix(std::string_view text);
  /// A comment in braces, broken between its words; with "}" in it a comment to the end of the line. `text`: one line.
  void comment(std::string_view text);
  void end_line();

 private:
  std::string& out_;
  int line_length_;
  int column_ = 0;
  std::string prefix_{};
};

}  // namespace adoube::notation
