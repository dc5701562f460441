// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "apps/cli/output_file.hpp"

namespace adoube::cli {

/// Output on its way to standard output, or to a file, in large pieces. Where it can't be written, the work is to end early:
/// what comes then is dropped. The program's last look at standard output finds the failure and tells it; that of a file is
/// told by OutputFile::commit().
class OutputBuffer {
 public:
  /// `file` outlives the buffer; null for standard output.
  explicit OutputBuffer(OutputFile* file = nullptr) : file_(file) {}
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
  OutputFile* file_;
  bool failed_ = false;
};

}  // namespace adoube::cli
