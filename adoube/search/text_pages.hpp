// SPDX-License-Identifier: MIT
/// The different texts of an index, each with what it is: names, events, sites, material. To look for a part of a text all
/// of them are gone through; what is found leads to games by its term.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "adoube/search/index_page.hpp"
#include "adoube/search/term_pages.hpp"

namespace adoube::search {

enum class TextField : std::uint8_t {
  White,  ///< of these four the value of the tag
  Black,
  Event,
  Site,
  Material,  ///< eight bytes, MaterialSignature::bits(), least significant first
};

/// Longer texts are not kept: of their field there is only said that such a one occurs.
inline constexpr std::size_t longest_text = 1000;

/// A text with its field, as the index sorts them: one byte of the field, then the text; or the field alone with this bit,
/// for any that is too long.
inline constexpr unsigned char too_long_text = 0x80;
[[nodiscard]] std::string indexed_text(TextField field, std::string_view text);
/// Its term.
[[nodiscard]] Term term_of_text(std::string_view indexed);

/// Writes pages of different texts that come in ascending order of their bytes.
class TextPageWriter {
 public:
  TextPageWriter(IndexSink& sink, std::uint64_t first_page) : sink_(sink), page_(first_page), first_page_(first_page) {}

  /// `indexed`: at most longest_text + 1 bytes, above the one before.
  void add(std::string_view indexed);
  std::uint64_t finish();

 private:
  void write_page();

  IndexSink& sink_;
  std::uint64_t page_;
  std::uint64_t first_page_;
  PageDraft draft_{};
  std::size_t used_ = 0;
  std::uint16_t texts_ = 0;
  std::string last_{};
};

/// Goes through pages of texts that may hold anything. False where one is damaged.
[[nodiscard]] bool for_each_text(std::string_view file, std::uint64_t first_page, std::uint64_t pages,
                                 const std::function<void(std::string_view indexed)>& visit);

}  // namespace adoube::search
