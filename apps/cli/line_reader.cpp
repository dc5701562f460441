// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/line_reader.hpp"

namespace adoube::cli {
namespace {

constexpr std::size_t piece_size = std::size_t{1} << 16;
constexpr std::size_t longest_line = std::size_t{1} << 26;

}  // namespace

bool LineReader::fill() {
  if (!rest_.empty()) return true;
  if (text_.stream() == nullptr) return false;
  piece_.resize(piece_size);
  piece_.resize(text_.stream()->read(std::span<char>(piece_.data(), piece_.size())));
  rest_ = piece_;
  return !rest_.empty();
}

std::optional<std::string> LineReader::next() {
  if (!fill()) return std::nullopt;
  std::string line;
  while (fill() && line.size() < longest_line) {
    const std::size_t end = rest_.find('\n');
    line += rest_.substr(0, end);
    if (end != std::string_view::npos) {
      rest_.remove_prefix(end + 1);
      break;
    }
    rest_ = {};
  }
  if (line.ends_with('\r')) line.pop_back();
  return line;
}

}  // namespace adoube::cli
