// SPDX-License-Identifier: GPL-3.0-or-later
/// A text line by line, whether it lies in memory or streams.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "apps/cli/text_source.hpp"

namespace adoube::cli {

class LineReader {
 public:
  static constexpr std::size_t longest_line = std::size_t{1} << 26;

  struct Line {
    std::string text;
    bool too_long = false;  ///< longer than `longest_line`, and passed over; the text is its beginning
  };

  /// `text` outlives the reader.
  explicit LineReader(TextSource& text) : text_(text), rest_(text.whole().value_or(std::string_view())) {}

  /// The next line without its end; nothing at the end of the text.
  [[nodiscard]] std::optional<Line> next();

 private:
  bool fill();

  TextSource& text_;
  std::string_view rest_;  ///< of the piece in hand
  std::string piece_{};
};

}  // namespace adoube::cli
