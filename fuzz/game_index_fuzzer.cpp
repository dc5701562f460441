// SPDX-License-Identifier: MIT
// An index that may hold anything answers or tells that it is damaged; and what was written is found again.
#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "adoube/search/index_file.hpp"
#include "fuzz/law.hpp"
#include "tests/search/memory_files.hpp"

namespace {

using namespace adoube;  // NOLINT: this file is the program

void ask(const search::Index& index, search::Term term) {
  const auto games = index.games_with(std::vector<search::Term>{term, 0, ~search::Term{0}});
  if (games) {
    fuzz::law(std::ranges::is_sorted(*games), "games come in order");
    fuzz::law(games->empty() || games->back() < index.games(), "games are those of the file");
  }
  (void)index.texts_that_fit(search::TextField::Site, [](std::string_view text) { return !text.empty(); });
  search::RowPages rows = index.rows();
  for (std::uint32_t game = 0; game < std::min(index.games(), std::uint32_t{1000}); ++game) (void)rows.row(game);
}

/// The input as pages whose sums are right, so that what stands in them is read.
std::string with_sums(std::string bytes) {
  bytes.resize((bytes.size() + search::page_size - 1) / search::page_size * search::page_size);
  for (std::size_t page = 0; page * search::page_size < bytes.size(); ++page) {
    char* const at = bytes.data() + page * search::page_size;
    search::store(search::checksum({at + 8, search::page_room}, page), at);
  }
  return bytes;
}

/// Pages of one game each way, with some bytes of the input over them.
std::string sample(std::string_view bytes) {
  search::MemorySink sink;
  search::MemoryScratch scratch;
  search::IndexWriter writer(sink, scratch, {.terms = 50, .text_bytes = 500});
  std::vector<search::GameTerm> terms;
  for (std::size_t at = 0; at + 9 <= bytes.size(); at += 9) {
    const search::GameNumber game = writer.add_game({.offset = at, .plies = static_cast<std::uint8_t>(bytes[at])});
    terms.push_back({search::load<search::Term>(bytes, at + 1), game});
    terms.push_back({static_cast<std::uint8_t>(bytes[at]), game});
    writer.add_text(search::indexed_text(search::TextField::Site, bytes.substr(at, 9)));
  }
  for (const search::GameTerm& term : terms) writer.add_term(term);
  writer.finish({}, rules::Variant::Standard);

  const auto index = search::Index::open(sink.bytes());
  fuzz::law(index.has_value(), "what was written can be opened");
  for (const search::GameTerm& term : terms) {
    const auto games = index->games_with(std::vector<search::Term>{term.term});
    fuzz::law(games && std::ranges::binary_search(*games, term.game), "a game that has a term is found");
  }
  return sink.bytes();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  if (const auto index = search::Index::open(bytes)) ask(*index, 1);
  std::string pages = sample(bytes.substr(0, size / 2));
  // The other half of the input is written over the pages, two bytes for a place and one to put there.
  for (std::size_t at = size / 2; at + 3 <= size; at += 3)
    pages[search::load<std::uint16_t>(bytes, at) % pages.size()] = bytes[at + 2];
  if (const auto index = search::Index::open(pages)) ask(*index, 1);
  const std::string summed = with_sums(pages);
  if (const auto index = search::Index::open(summed)) ask(*index, size >= 8 ? search::load<search::Term>(bytes, 0) : 1);
  return 0;
}
