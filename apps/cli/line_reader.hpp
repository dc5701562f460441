// SPDX-License-Identifier: GPL-3.0-or-later
/// A text line by line, whether it lies in memory or streams.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "apps/cli/text_source.hpp"

namespace adoube::cli {

class LineReader {
 public:
  /// `text` outlives the reader.
  explicit LineReader(TextSource& text) : text_(text), rest_(text.whole().value_or(std::string_view())) {}

  /// The next line without its end; nothing at the end of the text. A line longer than 64 MiB comes in pieces.
  [[nodiscard]] std::optional<std::string> next();

 private:
  bool fill();

  TextSource& text_;
  std::string_view rest_;   ///< of the piece in hand
  std::string piece_{};
};

}  // namespace adoube::cli
