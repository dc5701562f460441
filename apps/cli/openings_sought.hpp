// SPDX-License-Identifier: GPL-3.0-or-later
/// The openings that a code, a range of codes or a part of a name stands for.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "adoube/openings/book.hpp"

namespace adoube::cli {

class OpeningsSought {
 public:
  /// "B90", "B9", "B", "B90-B99", "C6-C9": codes, with a capital letter; anything else is a part of the name, in which
  /// capitals do not matter. Nothing where no opening of the book is meant. `book` outlives this.
  [[nodiscard]] static std::optional<OpeningsSought> read(std::string_view text, const openings::Book& book);

  /// `opening` is one of the book, or null for none.
  [[nodiscard]] bool has(const openings::Opening* opening) const;
  [[nodiscard]] const openings::Book& book() const { return *book_; }
  /// board_hash() of the position of each.
  [[nodiscard]] std::vector<std::uint64_t> hashes() const;

 private:
  explicit OpeningsSought(const openings::Book& book) : book_(&book), sought_(book.openings().size()) {}

  const openings::Book* book_;
  std::vector<bool> sought_;  ///< by place in the book
};

}  // namespace adoube::cli
