// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/indexed_games.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <functional>
#include <iterator>

#include "adoube/rules/position_hash.hpp"
#include "apps/cli/index_part.hpp"
#include "apps/cli/letters.hpp"

namespace adoube::cli {
namespace {

using search::GameNumber;
using search::Term;
using search::TextField;

/// Where more of the games than this are left, the file is read as fast from end to end, by several threads.
constexpr std::uint32_t worthwhile_part = 4;

constexpr std::string_view damaged = "the index is damaged";

[[nodiscard]] std::optional<std::int64_t> modified_ns(const std::string& file) {
  struct stat status{};
  if (::stat(file.c_str(), &status) != 0) return std::nullopt;
  return static_cast<std::int64_t>(status.st_mtim.tv_sec) * 1'000'000'000 + status.st_mtim.tv_nsec;
}

/// A copy of a file keeps its bytes, and an edit its time for a moment: neither is trusted alone.
[[nodiscard]] bool is_of(const search::FileMark& mark, const std::string& file, std::string_view text) {
  if (text.size() != mark.size || search::sample_sum(text) != mark.sample) return false;
  return modified_ns(file) == mark.modified_ns || search::checksum(text) == mark.sum;
}

[[nodiscard]] std::string_view words(search::IndexFault fault) {
  switch (fault) {
    case search::IndexFault::NotAnIndex:
      return "it is no index, or not all of one";
    case search::IndexFault::OtherVersion:
      return "the index is of another version";
    case search::IndexFault::Damaged:
      return damaged;
  }
  return "";
}

/// Leaves those games that all conditions so far allow.
class Narrowing {
 public:
  explicit Narrowing(const search::Index& index) : index_(index) {}

  /// Games that have one of the terms.
  bool to_terms(std::optional<std::vector<Term>> terms) {
    if (!terms) return fail();
    auto games = index_.games_with(*terms);
    if (!games) return fail();
    if (!games_) {
      games_ = std::move(*games);
      return true;
    }
    std::vector<GameNumber> both;
    std::ranges::set_intersection(*games_, *games, std::back_inserter(both));
    games_ = std::move(both);
    return true;
  }
  bool to_text(TextField field, const std::optional<std::string>& part) { return !part || to_text({field}, *part); }
  bool to_text(std::initializer_list<TextField> fields, const std::string& part) {
    const auto fits = [&](std::string_view text) { return folded(text).find(part) != std::string::npos; };
    std::vector<Term> all;
    for (const TextField field : fields) {
      const auto terms = index_.texts_that_fit(field, fits);
      if (!terms) return fail();
      all.insert(all.end(), terms->begin(), terms->end());
    }
    return !is_worthwhile(all.size()) || to_terms(std::move(all));
  }
  bool to_rows(const std::function<bool(const search::GameRow&)>& fits) {
    search::RowPages rows = index_.rows();
    std::vector<GameNumber> left;
    const auto look = [&](GameNumber game) {
      const auto row = rows.row(game);
      if (row && fits(*row)) left.push_back(game);
      return row.has_value();
    };
    if (games_) {
      for (const GameNumber game : *games_)
        if (!look(game)) return fail();
    } else {
      for (GameNumber game = 0; game < index_.games(); ++game)
        if (!look(game)) return fail();
    }
    games_ = std::move(left);
    return true;
  }

  [[nodiscard]] bool failed() const { return failed_; }
  /// Nothing where no condition was one that the index knows.
  [[nodiscard]] const std::optional<std::vector<GameNumber>>& games() const { return games_; }

 private:
  /// Where so many texts fit, most games have one of them, and it takes longer to look them all up than to leave it.
  [[nodiscard]] bool is_worthwhile(std::size_t terms) const { return terms <= std::max(1000U, index_.games() / 100); }
  bool fail() {
    failed_ = true;
    return false;
  }

  const search::Index& index_;
  std::optional<std::vector<GameNumber>> games_{};
  bool failed_ = false;
};

[[nodiscard]] bool narrow_to_material(const GameQuery& query, const search::Index& index, Narrowing& narrowing) {
  if (query.material.empty()) return true;
  return narrowing.to_terms(index.texts_that_fit(TextField::Material, [&](std::string_view text) {
    const auto signature = material_of(text);
    return !signature ||
           std::ranges::any_of(query.material, [&](const auto& pattern) { return pattern.matches(*signature); });
  }));
}

[[nodiscard]] bool narrow_to_names(const GameQuery& query, Narrowing& narrowing) {
  for (const std::string& player : query.players)
    if (!narrowing.to_text({TextField::White, TextField::Black}, player)) return false;
  return narrowing.to_text(TextField::White, query.white) && narrowing.to_text(TextField::Black, query.black) &&
         narrowing.to_text(TextField::Event, query.event) && narrowing.to_text(TextField::Site, query.site);
}

[[nodiscard]] bool row_fits(const GameQuery& query, const search::GameRow& row) {
  const auto rated = [&](std::uint16_t elo) { return elo != 0 && query.elo->contains(elo); };
  const auto has_result = [&](notation::PgnResult result) { return static_cast<std::uint8_t>(result) == row.result; };
  return (query.results.empty() || std::ranges::any_of(query.results, has_result)) &&
         (!query.dates || query.dates->contains(row.date)) && (!query.plies || query.plies->contains(row.plies)) &&
         (!query.elo || (rated(row.white_elo) && rated(row.black_elo)));
}

[[nodiscard]] bool narrow_to_rows(const GameQuery& query, Narrowing& narrowing) {
  if (query.results.empty() && !query.dates && !query.plies && !query.elo) return true;
  return narrowing.to_rows([&](const search::GameRow& row) { return row_fits(query, row); });
}

[[nodiscard]] bool narrow_to_positions(const GameQuery& query, Narrowing& narrowing) {
  return (!query.position || narrowing.to_terms(std::vector<Term>{rules::board_hash(*query.position)})) &&
         (!query.opening || narrowing.to_terms(query.opening->hashes()));
}

}  // namespace

std::string index_path(const std::string& file) { return file + ".adoube-index"; }

Expected<search::FileMark, std::string> mark_of(const std::string& file) {
  const auto games = MappedFile::open(file);
  if (!games) return refused(games.error());
  const auto modified = modified_ns(file);
  if (!modified) return refused(std::string(std::strerror(errno)));
  return search::FileMark{.size = games->bytes().size(),
                          .modified_ns = *modified,
                          .sum = search::checksum(games->bytes()),
                          .sample = search::sample_sum(games->bytes())};
}

std::unique_ptr<IndexedGames> IndexedGames::open(const std::string& file, rules::Variant variant, std::string& why) {
  why.clear();
  const std::string path = index_path(file);
  if (struct stat status{}; file == "-" || (::stat(path.c_str(), &status) != 0 && errno == ENOENT)) return nullptr;
  auto pages = MappedFile::open(path);
  auto games = MappedFile::open(file);
  // What is wrong with the file itself is told by whoever reads it.
  if (!games) return nullptr;
  if (!pages) {
    why = pages.error();
    return nullptr;
  }
  const std::unique_ptr<IndexedGames> opened(new IndexedGames(std::move(*games), std::move(*pages)));
  const auto index = search::Index::open(opened->pages_.bytes());
  if (!index)
    why = words(index.error());
  else if (!is_of(index->mark(), file, opened->text()))
    why = "the file has changed since the index was made";
  else if (index->variant() != variant)
    why = "the index was made for games of the other variant";
  if (!why.empty()) return nullptr;
  auto ready = std::unique_ptr<IndexedGames>(new IndexedGames(std::move(opened->games_), std::move(opened->pages_)));
  ready->index_ = *index;
  return ready;
}

std::optional<std::vector<IndexedGames::Place>> IndexedGames::candidates(const GameQuery& query, std::string& why) const {
  why.clear();
  Narrowing narrowing(*index_);
  const bool sound = narrow_to_positions(query, narrowing) && narrow_to_material(query, *index_, narrowing) &&
                     narrow_to_names(query, narrowing) && narrow_to_rows(query, narrowing);
  if (!sound) {
    why = damaged;
    return std::nullopt;
  }
  if (!narrowing.games() || narrowing.games()->size() > index_->games() / worthwhile_part + 1) return std::nullopt;

  std::vector<Place> places;
  search::RowPages rows = index_->rows();
  for (const GameNumber game : *narrowing.games()) {
    const auto row = rows.row(game);
    const bool is_last = game + 1 == index_->games();
    const auto next = is_last ? std::optional<search::GameRow>{} : rows.row(game + 1);
    const std::uint64_t end = next ? next->offset : text().size();
    if (!row || (!is_last && !next) || row->offset > end || end > text().size()) {
      why = damaged;
      return std::nullopt;
    }
    places.push_back({.game = game, .line = row->line, .begin = row->offset, .end = end});
  }
  return places;
}

}  // namespace adoube::cli
