// SPDX-License-Identifier: GPL-3.0-or-later
/// Any number of files of games in one folder, which appear all together at the end. Until then they grow in a folder of
/// their own beside their places; each is opened only to be added to, so that their number is not bounded by what a process
/// may have open.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/support/expected.hpp"
#include "apps/cli/passing_games.hpp"

namespace adoube::cli {

class GamesFolder {
 public:
  struct File {
    std::string name;  ///< in the folder
    std::uint64_t games = 0;
    GameJoiner joiner{};
    std::string waiting{};  ///< to be written
  };

  /// Makes the folder where it is not there. `memory`: bytes that may wait to be written. `replace`: whether files that are
  /// there already give way. Errors: why nothing can be written there, in the system's words.
  [[nodiscard]] static Expected<GamesFolder, std::string> open(std::string folder, std::size_t memory, bool replace);
  GamesFolder(GamesFolder&& other) noexcept;
  GamesFolder& operator=(GamesFolder&&) = delete;
  /// Without commit() everything is thrown away, the folder as well where it was made here.
  ~GamesFolder();

  /// A further file, which is the last of files(). Where it is there already and may not be replaced, failure() says so.
  void add_file(std::string name);
  void write(std::size_t file, std::string_view game, GameEdges edges);
  /// No more comes for it for now.
  void flush(std::size_t file);

  [[nodiscard]] const std::vector<File>& files() const { return files_; }
  [[nodiscard]] std::string path(const File& file) const;
  [[nodiscard]] std::uint64_t written() const { return written_; }
  [[nodiscard]] std::uint64_t mended() const;
  /// A sentence.
  [[nodiscard]] const std::optional<std::string>& failure() const { return failure_; }
  /// All files stand in their places. Otherwise failure() says why not; where the very last step failed, some do.
  bool commit();

 private:
  GamesFolder(std::string folder, std::string made, std::size_t memory, bool replace);
  void fail(const std::string& path);

  std::string folder_;
  std::string made_;        ///< the outermost folder that was made here, or empty
  std::string unfinished_;  ///< empty when nothing is left to remove
  std::size_t memory_;
  bool replace_;
  std::vector<File> files_{};
  std::size_t waiting_ = 0;
  std::uint64_t written_ = 0;
  std::optional<std::string> failure_{};
};

}  // namespace adoube::cli
