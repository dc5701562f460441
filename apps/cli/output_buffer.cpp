// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/output_buffer.hpp"

#include <cstdio>

namespace adoube::cli {
namespace {

constexpr std::size_t large = std::size_t{1} << 16;

}  // namespace

void OutputBuffer::flush_if_large() {
  if (text_.size() >= large) flush();
}

void OutputBuffer::flush() {
  if (file_ != nullptr) {
    file_->write(text_);
    failed_ = file_->failed();
  } else {
    const bool written = std::fwrite(text_.data(), 1, text_.size(), stdout) == text_.size() && std::fflush(stdout) == 0;
    failed_ = failed_ || !written;
  }
  text_.clear();
}

}  // namespace adoube::cli
