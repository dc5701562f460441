// SPDX-License-Identifier: GPL-3.0-or-later
/// Where games go that pass as they stand: into a file that appears whole or not at all, or to standard output.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "apps/cli/output_file.hpp"
#include "apps/cli/passing_games.hpp"

namespace adoube::cli {

class GamesOutput {
 public:
  /// To `path`, or to standard output where it is empty or "-". Errors: why it can't be written, in the system's words.
  [[nodiscard]] static Expected<GamesOutput, std::string> open(const std::string& path);

  void write(std::string_view game, GameEdges edges);
  /// The rest can as well be left unread.
  [[nodiscard]] bool failed() const { return failed_; }
  [[nodiscard]] std::uint64_t games() const { return games_; }
  [[nodiscard]] std::uint64_t mended() const { return joiner_.mended(); }
  [[nodiscard]] bool to_standard_output() const { return !file_; }
  /// Of the file.
  [[nodiscard]] const std::string& path() const { return file_->path(); }
  /// All is written and on disk; otherwise the reason. commit() follows.
  [[nodiscard]] std::optional<std::string> settle();
  /// All is written; the file stands in its place. Otherwise the reason, and what stood there is as before.
  [[nodiscard]] std::optional<std::string> commit();

 private:
  explicit GamesOutput(std::optional<OutputFile> file) : file_(std::move(file)) {}
  void flush();

  std::optional<OutputFile> file_;
  GameJoiner joiner_{};
  std::string buffer_{};
  std::uint64_t games_ = 0;
  bool failed_ = false;
};

}  // namespace adoube::cli
