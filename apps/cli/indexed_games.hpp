// SPDX-License-Identifier: GPL-3.0-or-later
/// A file of games that has an index beside it: which games can be those that somebody looks for, and where they stand.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/search/index_file.hpp"
#include "apps/cli/game_query.hpp"
#include "apps/cli/mapped_file.hpp"

namespace adoube::cli {

/// "games.pgn.adoube-index".
[[nodiscard]] std::string index_path(const std::string& file);

/// The mark of a file as it is now. Errors: in the system's words. Cost: all of it is read.
[[nodiscard]] Expected<search::FileMark, std::string> mark_of(const std::string& file);

class IndexedGames {
 public:
  struct Place {
    std::uint64_t game;  ///< counted from 0
    std::uint32_t line;
    std::uint64_t begin;  ///< in bytes
    std::uint64_t end;    ///< where the next game begins
  };

  /// Null where there is no index, or none that says something about the file as it is: `why` then has the reason in words,
  /// or is empty where there is none to use.
  [[nodiscard]] static std::unique_ptr<IndexedGames> open(const std::string& file, rules::Variant variant, std::string& why);

  /// All games for which the query holds are among these, in the order of the file. Nothing where the index does not help:
  /// it leaves too many, or is damaged, which `why` then says.
  [[nodiscard]] std::optional<std::vector<Place>> candidates(const GameQuery& query, std::string& why) const;
  /// The text of the file.
  [[nodiscard]] std::string_view text() const { return games_.bytes(); }

 private:
  IndexedGames(MappedFile games, MappedFile pages) : games_(std::move(games)), pages_(std::move(pages)) {}

  MappedFile games_;
  MappedFile pages_;
  std::optional<search::Index> index_{};
};

}  // namespace adoube::cli
