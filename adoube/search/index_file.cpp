// SPDX-License-Identifier: MIT
#include "adoube/search/index_file.hpp"

#include <algorithm>
#include <array>

namespace adoube::search {
namespace {

/// The last page of the file: what it is, of what it is made, and how many pages of each kind stand in front of it.
constexpr std::string_view magic = "adoube-index\r\n\x1A\n";
constexpr std::uint32_t version = 1;
constexpr std::size_t version_at = 16;
constexpr std::size_t games_at = 20;
constexpr std::size_t size_at = 24;
constexpr std::size_t modified_at = 32;
constexpr std::size_t sum_at = 40;
constexpr std::size_t sample_at = 48;
constexpr std::size_t row_pages_at = 56;
constexpr std::size_t term_pages_at = 64;
constexpr std::size_t text_pages_at = 72;
constexpr std::size_t term_bits_at = 80;
constexpr std::size_t variant_at = 81;
static_assert(magic.size() == version_at);

}  // namespace

std::uint64_t sample_sum(std::string_view bytes) {
  constexpr std::size_t blocks = 32;
  constexpr std::size_t block = 4096;
  if (bytes.size() <= blocks * block) return checksum(bytes);
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < blocks; ++i) {
    const std::size_t at = (bytes.size() - block) / (blocks - 1) * i;
    sum = checksum(bytes.substr(at, block), sum);
  }
  return checksum(bytes.substr(bytes.size() - block), sum);
}

void IndexWriter::finish(const FileMark& mark, rules::Variant variant) {
  const std::uint64_t row_pages = rows_.finish();
  const TermCode code = TermCode::for_terms(terms_.size(), games_);
  TermPageWriter term_writer(sink_, row_pages, code);
  terms_.merge([&](const GameTerm& term) { term_writer.add(term.term, term.game); });
  const std::uint64_t term_pages = term_writer.finish();
  TextPageWriter text_writer(sink_, row_pages + term_pages);
  texts_.merge([&](std::string_view text) { text_writer.add(text); });
  const std::uint64_t text_pages = text_writer.finish();

  PageDraft last;
  std::ranges::copy(magic, last.room());
  store(version, last.room() + version_at);
  store(games_, last.room() + games_at);
  store(mark.size, last.room() + size_at);
  store(mark.modified_ns, last.room() + modified_at);
  store(mark.sum, last.room() + sum_at);
  store(mark.sample, last.room() + sample_at);
  store(row_pages, last.room() + row_pages_at);
  store(term_pages, last.room() + term_pages_at);
  store(text_pages, last.room() + text_pages_at);
  store(static_cast<std::uint8_t>(code.term_bits), last.room() + term_bits_at);
  store(static_cast<std::uint8_t>(variant), last.room() + variant_at);
  last.write(sink_, row_pages + term_pages + text_pages);
}

Expected<Index, IndexFault> Index::open(std::string_view file) {
  const std::uint64_t pages = file.size() / page_size;
  if (file.size() % page_size != 0 || pages == 0) return refused(IndexFault::NotAnIndex);
  const std::string_view page = file.substr((pages - 1) * page_size + sizeof(std::uint64_t));
  if (!page.starts_with(magic)) return refused(IndexFault::NotAnIndex);
  if (sound_page(file, pages - 1).empty()) return refused(IndexFault::Damaged);
  if (load<std::uint32_t>(page, version_at) != version) return refused(IndexFault::OtherVersion);

  Index index(file);
  index.games_ = load<std::uint32_t>(page, games_at);
  index.mark_ = {.size = load<std::uint64_t>(page, size_at),
                 .modified_ns = load<std::int64_t>(page, modified_at),
                 .sum = load<std::uint64_t>(page, sum_at),
                 .sample = load<std::uint64_t>(page, sample_at)};
  index.first_term_page_ = load<std::uint64_t>(page, row_pages_at);
  index.term_pages_ = load<std::uint64_t>(page, term_pages_at);
  index.text_pages_ = load<std::uint64_t>(page, text_pages_at);
  index.term_bits_ = load<std::uint8_t>(page, term_bits_at);
  index.variant_ = load<std::uint8_t>(page, variant_at) == 0 ? rules::Variant::Standard : rules::Variant::Chess960;
  const bool fits = index.first_term_page_ < pages && index.term_pages_ < pages && index.text_pages_ < pages &&
                    index.first_term_page_ + index.term_pages_ + index.text_pages_ + 1 == pages;
  const bool has_rows = (index.games_ + rows_in_page - 1) / rows_in_page == index.first_term_page_;
  if (!fits || !has_rows || index.term_bits_ < 1 || index.term_bits_ > 64) return refused(IndexFault::Damaged);
  return index;
}

std::optional<std::vector<GameNumber>> Index::games_with(std::span<const Term> terms) const {
  const TermPages pages(file_, first_term_page_, term_pages_, {.term_bits = term_bits_, .games = games_});
  std::vector<GameNumber> games;
  for (const Term term : terms)
    if (!pages.append_games(term, games)) return std::nullopt;
  std::ranges::sort(games);
  const auto repeated = std::ranges::unique(games);
  games.erase(repeated.begin(), repeated.end());
  return games;
}

std::optional<std::vector<Term>> Index::texts_that_fit(TextField field,
                                                       const std::function<bool(std::string_view)>& fits) const {
  const auto code = static_cast<unsigned char>(field);
  std::vector<Term> terms;
  const bool sound = for_each_text(file_, first_term_page_ + term_pages_, text_pages_, [&](std::string_view indexed) {
    if (indexed.empty()) return;
    const auto found = static_cast<unsigned char>(indexed[0]);
    if (found == (code | too_long_text) || (found == code && fits(indexed.substr(1))))
      terms.push_back(term_of_text(indexed));
  });
  if (!sound) return std::nullopt;
  return terms;
}

}  // namespace adoube::search
