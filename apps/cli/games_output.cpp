// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/games_output.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

namespace adoube::cli {
namespace {

constexpr std::size_t large = std::size_t{1} << 18;

}  // namespace

Expected<GamesOutput, std::string> GamesOutput::open(const std::string& path) {
  if (path.empty() || path == "-") return GamesOutput(std::nullopt);
  auto file = OutputFile::create(path);
  if (!file) return refused(std::move(file.error()));
  return GamesOutput(std::move(*file));
}

void GamesOutput::write(std::string_view game, GameEdges edges) {
  joiner_.append(game, edges, buffer_);
  ++games_;
  if (buffer_.size() >= large) flush();
}

void GamesOutput::flush() {
  if (file_) {
    file_->write(buffer_);
    failed_ = file_->failed();
  } else {
    failed_ =
        failed_ || std::fwrite(buffer_.data(), 1, buffer_.size(), stdout) != buffer_.size() || std::fflush(stdout) != 0;
  }
  buffer_.clear();
}

std::optional<std::string> GamesOutput::settle() {
  flush();
  if (file_) return file_->settle();
  if (failed_) return std::strerror(errno);
  return std::nullopt;
}

std::optional<std::string> GamesOutput::commit() {
  if (auto failure = settle()) return failure;
  return file_ ? file_->commit() : std::nullopt;
}

}  // namespace adoube::cli
