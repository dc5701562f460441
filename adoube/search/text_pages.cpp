// SPDX-License-Identifier: MIT
#include "adoube/search/text_pages.hpp"

#include <algorithm>

#include "adoube/search/checksum.hpp"

namespace adoube::search {
namespace {

/// A page: how many texts it has, then each as the length it shares with the one before, the length of the rest, and the
/// rest.
constexpr std::size_t texts_at = sizeof(std::uint16_t);
constexpr std::size_t lengths = 2 * sizeof(std::uint16_t);

/// Seeds the sum, so that a text is nobody's position.
constexpr std::uint64_t text_seed = 0x74657874;  // "text"

}  // namespace

std::string indexed_text(TextField field, std::string_view text) {
  const auto code = static_cast<unsigned char>(field);
  std::string indexed;
  if (text.size() > longest_text) {
    indexed += static_cast<char>(code | too_long_text);
    return indexed;
  }
  indexed += static_cast<char>(code);
  indexed += text;
  return indexed;
}

Term term_of_text(std::string_view indexed) { return checksum(indexed, text_seed); }

void TextPageWriter::add(std::string_view indexed) {
  std::size_t shared = 0;
  if (texts_ > 0) {
    shared = static_cast<std::size_t>(std::ranges::mismatch(indexed, last_).in1 - indexed.begin());
    if (used_ + lengths + indexed.size() - shared > page_room) {
      write_page();
      shared = 0;
    }
  }
  if (texts_ == 0) used_ = texts_at;
  const std::string_view rest = indexed.substr(shared);
  store(static_cast<std::uint16_t>(shared), draft_.room() + used_);
  store(static_cast<std::uint16_t>(rest.size()), draft_.room() + used_ + sizeof(std::uint16_t));
  std::ranges::copy(rest, draft_.room() + used_ + lengths);
  used_ += lengths + rest.size();
  ++texts_;
  last_ = indexed;
}

void TextPageWriter::write_page() {
  store(texts_, draft_.room());
  draft_.write(sink_, page_++);
  texts_ = 0;
  used_ = 0;
}

std::uint64_t TextPageWriter::finish() {
  if (texts_ > 0) write_page();
  return page_ - first_page_;
}

bool for_each_text(std::string_view file, std::uint64_t first_page, std::uint64_t pages,
                   const std::function<void(std::string_view)>& visit) {
  std::string text;
  for (std::uint64_t page = first_page; page < first_page + pages; ++page) {
    const std::string_view room = sound_page(file, page);
    if (room.empty()) return false;
    std::size_t at = texts_at;
    text.clear();
    for (int texts = load<std::uint16_t>(room, 0); texts > 0; --texts) {
      if (room.size() - at < lengths) return false;
      const std::size_t shared = load<std::uint16_t>(room, at);
      const std::size_t rest = load<std::uint16_t>(room, at + sizeof(std::uint16_t));
      at += lengths;
      if (shared > text.size() || rest > room.size() - at) return false;
      text.resize(shared);
      text += room.substr(at, rest);
      at += rest;
      visit(text);
    }
  }
  return true;
}

}  // namespace adoube::search
