// SPDX-License-Identifier: GPL-3.0-or-later
/// Cuts a text of games into parts, at places where a game is likely to begin. Likely only: a line of a comment can look
/// like the first tag of a game. Who reads the parts finds out (games_job.cpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "adoube/notation/pgn_problem.hpp"
#include "apps/cli/text_source.hpp"

namespace adoube::cli {

struct TextPart {
  /// From where to where in the whole text. Every byte of it is in one part.
  notation::PgnPlace begin{};
  std::uint64_t end = 0;
  /// The part and some text behind it, for one who reads the last of its games to its end.
  std::string_view text{};
  bool to_end = false;                           ///< nothing comes behind that
  bool at_a_game = false;                        ///< a game is likely to begin here
  std::uint64_t file_bytes = 0;                  ///< how far the file has been read by now, compressed as it may be
  std::shared_ptr<const std::string> storage{};  ///< of the text, where it lies nowhere else

  [[nodiscard]] std::size_t size() const { return end - begin.offset; }
};

class TextCutter {
 public:
  /// Parts of at most `part_bytes`, with `look_ahead` bytes behind. The text outlives the cutter, and the parts if it lies
  /// in memory.
  TextCutter(TextSource& text, std::size_t part_bytes, std::size_t look_ahead)
      : text_(text), part_bytes_(part_bytes), look_ahead_(look_ahead) {}

  /// Nothing at the end of the text.
  [[nodiscard]] std::optional<TextPart> next();

 private:
  [[nodiscard]] std::string_view ahead();

  TextSource& text_;
  std::size_t part_bytes_;
  std::size_t look_ahead_;
  notation::PgnPlace at_{};
  bool at_a_game_ = true;
  /// Of a stream: what has been read and not yet given out.
  std::string ahead_{};
  bool at_end_ = false;
};

/// The last place in the text, but not its first, where a game is likely to begin: a line begins a tag, and the line before
/// it does not. Nothing where there is none.
[[nodiscard]] std::optional<std::size_t> last_likely_beginning(std::string_view text);

}  // namespace adoube::cli
