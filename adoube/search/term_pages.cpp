// SPDX-License-Identifier: MIT
#include "adoube/search/term_pages.hpp"

#include <algorithm>

namespace adoube::search {
namespace {

/// A page: its first term, how many groups it has, and their bits. A group is a term's distance from the one before, the
/// number of its games, the first of them, and the distances between them less one.
constexpr std::size_t groups_at = sizeof(std::uint64_t);
constexpr std::size_t bits_at = groups_at + sizeof(std::uint16_t);
constexpr std::size_t bit_room = (page_room - bits_at) * 8;

/// Low bits of the distance between terms. So many more bits are kept of a term than would number them.
constexpr int spare_bits = 4;

}  // namespace

TermCode TermCode::for_terms(std::uint64_t terms, std::uint32_t games) {
  return {.term_bits = std::min(width_of(terms) + spare_bits, 64), .games = games};
}

void TermPageWriter::add(Term term, GameNumber game) {
  const std::uint64_t kept = code_.kept(term);
  if (!games_.empty() && (kept != term_ || games_.size() == most_games)) close_group();
  term_ = kept;
  if (games_.empty() || games_.back() != game) games_.push_back(game);
}

void TermPageWriter::close_group() {
  // Terms that are kept as the same one can have brought their games in any order.
  std::ranges::sort(games_);
  const auto repeated = std::ranges::unique(games_);
  games_.erase(repeated.begin(), repeated.end());
  encode_group(term_ - last_term_);
  if (groups_ == 0 || page_bits_.size() + group_bits_.size() > bit_room) {
    if (groups_ > 0) write_page();
    first_term_ = term_;
    encode_group(0);
  }
  page_bits_.append(group_bits_);
  ++groups_;
  last_term_ = term_;
  games_.clear();
}

void TermPageWriter::encode_group(std::uint64_t distance) {
  group_bits_.clear();
  group_bits_.put_rice(distance, spare_bits);
  group_bits_.put_gamma(games_.size());
  group_bits_.put(games_.front(), code_.game_bits());
  const int gap_bits = code_.gap_bits(games_.size());
  for (std::size_t i = 1; i < games_.size(); ++i) group_bits_.put_rice(games_[i] - games_[i - 1] - 1, gap_bits);
}

void TermPageWriter::write_page() {
  PageDraft draft;
  store(first_term_, draft.room());
  store(groups_, draft.room() + groups_at);
  page_bits_.store_to(draft.room() + bits_at);
  draft.write(sink_, page_++);
  page_bits_.clear();
  groups_ = 0;
}

std::uint64_t TermPageWriter::finish() {
  if (!games_.empty()) close_group();
  if (groups_ > 0) write_page();
  return page_ - first_page_;
}

std::optional<std::uint64_t> TermPages::first_term(std::uint64_t page) const {
  const std::string_view room = sound_page(file_, first_page_ + page);
  if (room.empty()) return std::nullopt;
  return load<std::uint64_t>(room, 0);
}

bool TermPages::append_games(Term term, std::vector<GameNumber>& games) const {
  const std::uint64_t wanted = code_.kept(term);
  // The first page that begins at the term or behind it; the one before can hold the term too.
  std::uint64_t low = 0;
  std::uint64_t high = pages_;
  while (low < high) {
    const std::uint64_t middle = low + (high - low) / 2;
    const auto first = first_term(middle);
    if (!first) return false;
    if (*first < wanted)
      low = middle + 1;
    else
      high = middle;
  }
  for (std::uint64_t page = low == 0 ? 0 : low - 1; page < pages_; ++page) {
    const std::string_view room = sound_page(file_, first_page_ + page);
    if (room.empty()) return false;
    if (load<std::uint64_t>(room, 0) > wanted) break;
    if (!append_from(room, wanted, games)) return false;
  }
  return true;
}

bool TermPages::append_from(std::string_view page, std::uint64_t wanted, std::vector<GameNumber>& games) const {
  std::uint64_t term = load<std::uint64_t>(page, 0);
  BitReader bits(page.substr(bits_at));
  for (int groups = load<std::uint16_t>(page, groups_at); groups > 0 && term <= wanted; --groups) {
    term += bits.get_rice(spare_bits);
    const std::uint64_t count = bits.get_gamma();
    std::uint64_t game = bits.get(code_.game_bits());
    const int gap_bits = code_.gap_bits(std::max<std::uint64_t>(count, 1));
    for (std::uint64_t i = 0; i < count; ++i) {
      if (i > 0) game += bits.get_rice(gap_bits) + 1;
      if (bits.failed() || game >= code_.games) return false;
      if (term == wanted) games.push_back(static_cast<GameNumber>(game));
    }
    if (bits.failed()) return false;
  }
  return true;
}

}  // namespace adoube::search
