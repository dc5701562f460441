// SPDX-License-Identifier: MIT
#include "adoube/search/material_pattern.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace adoube::search {
namespace {

using Reason = MaterialPatternFault::Reason;

/// As many as there is room for on a board beside the kings.
constexpr std::uint8_t any_number = 62;

constexpr std::string_view letters[2] = {"PNBRQ", "pnbrq"};

}  // namespace

class MaterialPattern::Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Expected<MaterialPattern, MaterialPatternFault> read() {
    if (!side(rules::Color::White, Reason::WhiteKing) || !side(rules::Color::Black, Reason::BlackKing))
      return refused(*fault_);
    if (at_ != text_.size()) return refused(MaterialPatternFault{Reason::Piece, at_});
    return pattern_;
  }

 private:
  [[nodiscard]] char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  bool refuse(Reason reason, std::size_t offset) {
    fault_ = MaterialPatternFault{reason, offset};
    return false;
  }

  /// Reads up to the other side's king, or to what nobody understands.
  bool side(rules::Color color, Reason missing_king) {
    const auto side = static_cast<std::size_t>(index(color));
    if (next() != "Kk"[side]) return refuse(at_ == 0 || at_ == text_.size() ? missing_king : Reason::Piece, at_);
    ++at_;
    std::array<bool, 5> named{};
    for (;;) {
      const std::size_t kind = letters[side].find(next());
      if (next() == '\0' || kind == std::string_view::npos) break;
      if (std::exchange(named[kind], true)) return refuse(Reason::NamedTwice, at_);
      if (!kind_of_piece(pattern_.ranges_[side][kind])) return false;
    }
    if (next() != '.') return true;
    ++at_;
    for (std::size_t kind = 0; kind < named.size(); ++kind)
      if (!named[kind]) pattern_.ranges_[side][kind].most = any_number;
    if (next() != '\0' && (letters[side].find(next()) != std::string_view::npos || next() == '.'))
      return refuse(Reason::BehindAnyElse, at_);
    return true;
  }

  bool kind_of_piece(Range& range) {
    const char letter = next();
    const std::size_t begin = at_;
    while (next() == letter) ++at_;
    const std::size_t count = at_ - begin;
    if (count > any_number) return refuse(Reason::Count, begin);
    range.least = range.most = static_cast<std::uint8_t>(count);
    if (next() == '+' || next() == '*') {
      if (next() == '*') range.least = 0;
      range.most = any_number;
      ++at_;
      return true;
    }
    return !is_digit(next()) || number_or_range(range, count);
  }

  bool number_or_range(Range& range, std::size_t letters_before) {
    const std::size_t begin = at_;
    const std::optional<std::uint8_t> least = number();
    std::optional<std::uint8_t> most = least;
    if (next() == '-') {
      ++at_;
      most = number();
    } else if (next() == '+') {
      ++at_;
      most = any_number;
    }
    if (letters_before != 1 || !least || !most || *most < *least) return refuse(Reason::Count, begin);
    range = {*least, *most};
    return true;
  }

  [[nodiscard]] static bool is_digit(char c) { return c >= '0' && c <= '9'; }

  std::optional<std::uint8_t> number() {
    int value = 0;
    const std::size_t begin = at_;
    while (is_digit(next()) && value <= any_number) value = value * 10 + (text_[at_++] - '0');
    if (at_ == begin || value > any_number) return std::nullopt;
    return static_cast<std::uint8_t>(value);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  MaterialPattern pattern_{};
  std::optional<MaterialPatternFault> fault_{};
};

Expected<MaterialPattern, MaterialPatternFault> MaterialPattern::read(std::string_view text) { return Reader(text).read(); }

bool MaterialPattern::matches(MaterialSignature signature) const {
  for (const rules::Color color : {rules::Color::White, rules::Color::Black})
    for (const rules::Kind kind : rules::all_kinds) {
      if (kind == rules::Kind::King) continue;
      const Range range = ranges_[static_cast<std::size_t>(index(color))][static_cast<std::size_t>(index(kind))];
      const int count = signature.count(color, kind);
      if (count < range.least || count > range.most) return false;
    }
  return true;
}

MaterialPattern MaterialPattern::swapped() const {
  MaterialPattern other = *this;
  std::swap(other.ranges_[0], other.ranges_[1]);
  return other;
}

}  // namespace adoube::search
