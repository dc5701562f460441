// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/openings_sought.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "adoube/rules/position_hash.hpp"
#include "apps/cli/letters.hpp"

namespace adoube::cli {
namespace {

/// "B", "B9", "B90".
[[nodiscard]] bool is_code(std::string_view text) {
  return !text.empty() && text.size() <= 3 && text[0] >= 'A' && text[0] <= 'E' &&
         std::ranges::all_of(text.substr(1), [](char c) { return c >= '0' && c <= '9'; });
}

struct Codes {
  std::string first;
  std::string last;
};

/// All codes that begin so, or those of a range.
[[nodiscard]] std::optional<Codes> codes_of(std::string_view text) {
  const std::size_t dash = text.find('-');
  const std::string_view from = text.substr(0, dash);
  const std::string_view to = dash == std::string_view::npos ? from : text.substr(dash + 1);
  if (!is_code(from) || !is_code(to)) return std::nullopt;
  Codes codes{std::string(from), std::string(to)};
  codes.first.resize(3, '0');
  codes.last.resize(3, '9');
  return codes;
}

}  // namespace

std::optional<OpeningsSought> OpeningsSought::read(std::string_view text, const openings::Book& book) {
  const auto codes = codes_of(text);
  const std::string part = folded(text);
  const auto is_sought = [&](const openings::Opening& opening) {
    return codes ? opening.eco >= codes->first && opening.eco <= codes->last
                 : folded(opening.name).find(part) != std::string::npos;
  };
  OpeningsSought sought(book);
  std::transform(book.openings().begin(), book.openings().end(), sought.sought_.begin(), is_sought);
  if (std::ranges::find(sought.sought_, true) == sought.sought_.end()) return std::nullopt;
  return sought;
}

bool OpeningsSought::has(const openings::Opening* opening) const {
  return opening != nullptr && sought_[static_cast<std::size_t>(opening - book_->openings().data())];
}

std::vector<std::uint64_t> OpeningsSought::hashes() const {
  std::vector<std::uint64_t> hashes;
  for (std::size_t place = 0; place < sought_.size(); ++place)
    if (sought_[place]) hashes.push_back(rules::board_hash(book_->keys()[place]));
  return hashes;
}

}  // namespace adoube::cli
