// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/line_reader.hpp"

#include <algorithm>

namespace adoube::cli {
namespace {

constexpr std::size_t piece_size = std::size_t{1} << 16;
/// Kept of a line that is too long.
constexpr std::size_t excerpt_size = 80;

}  // namespace

bool LineReader::fill() {
  if (!rest_.empty()) return true;
  if (text_.stream() == nullptr) return false;
  piece_.resize(piece_size);
  piece_.resize(text_.stream()->read(std::span<char>(piece_.data(), piece_.size())));
  rest_ = piece_;
  return !rest_.empty();
}

std::optional<LineReader::Line> LineReader::next() {
  if (!fill()) return std::nullopt;
  Line line;
  while (fill()) {
    const std::size_t end = rest_.find('\n');
    const std::string_view piece = rest_.substr(0, end);
    line.too_long = line.too_long || line.text.size() + piece.size() > longest_line;
    line.text += line.too_long ? piece.substr(0, excerpt_size - std::min(excerpt_size, line.text.size())) : piece;
    if (end != std::string_view::npos) {
      rest_.remove_prefix(end + 1);
      break;
    }
    rest_ = {};
  }
  if (line.too_long) line.text = line.text.substr(0, excerpt_size);
  if (line.text.ends_with('\r')) line.text.pop_back();
  return line;
}

}  // namespace adoube::cli
