// SPDX-License-Identifier: GPL-3.0-or-later
/// What the commands about PGN files have in common: the files one after the other, and how a problem is told.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/pgn_problem.hpp"
#include "adoube/notation/pgn_reader.hpp"
#include "apps/cli/command.hpp"
#include "apps/cli/progress_bar.hpp"
#include "apps/cli/text_source.hpp"

namespace adoube::cli {

/// Output on its way to standard output in large pieces. Where it can't be written, the work is to end early: what comes
/// then is dropped, and the program's last look at standard output finds the failure and tells it.
class OutputBuffer {
 public:
  OutputBuffer() = default;
  OutputBuffer(const OutputBuffer&) = delete;
  OutputBuffer& operator=(const OutputBuffer&) = delete;
  ~OutputBuffer() { flush(); }

  [[nodiscard]] std::string& text() { return text_; }
  void flush_if_large();
  void flush();
  /// A piece could not be written.
  [[nodiscard]] bool failed() const { return failed_; }

 private:
  std::string text_{};
  bool failed_ = false;
};

/// Opens each file in turn and hands it to `read`, until `out` has failed. A file that can't be opened or read to its end
/// gets a line on standard error and makes the exit Unusable; the others are read all the same.
Exit for_each_text(const std::vector<std::string>& files, const OutputBuffer& out,
                   const std::function<void(const std::string& name, TextSource&)>& read);

/// `variant` is that of games without a Variant tag.
[[nodiscard]] notation::PgnReader reader_of(TextSource& text, rules::Variant variant);

/// Shows how far the reader is in the text.
void show_progress(ProgressBar& bar, const TextSource& text, const notation::PgnReader& reader);

/// "problems":[{"code","severity","line","column","offset","ply","token","text"}…], behind another name of an object.
void append_problems(const std::vector<notation::PgnProblem>& problems, laws::Language language, std::string& out);
/// "FILE:LINE:COLUMN: error: game 3, ply 5: Ke3 is not legal here. [illegal-move]"
void append_problem_line(std::string_view file, std::uint64_t game, const notation::PgnProblem& problem,
                         laws::Language language, std::string& out);

}  // namespace adoube::cli
