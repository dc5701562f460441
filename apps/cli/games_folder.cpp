// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/games_folder.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>

namespace adoube::cli {
namespace {

struct Close {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

bool append(const std::string& path, std::string_view bytes) {
  std::FILE* const file = std::fopen(path.c_str(), "ab");
  if (file == nullptr) return false;
  const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
  return std::fclose(file) == 0 && written;
}

/// Everything of the folder's file system is on disk: one wait instead of one a file.
bool sync_all(const std::string& folder) {
  const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return false;
  const bool done = ::syncfs(descriptor) == 0;
  ::close(descriptor);
  return done;
}

/// The outermost of the folders in `path` that are not there.
std::string first_missing(const std::filesystem::path& path) {
  std::filesystem::path so_far;
  for (const auto& piece : path) {
    so_far /= piece;
    std::error_code ignored;
    if (!piece.empty() && !std::filesystem::exists(so_far, ignored)) return so_far.string();
  }
  return {};
}

}  // namespace

Expected<GamesFolder, std::string> GamesFolder::open(std::string folder, std::size_t memory, bool replace) {
  while (folder.size() > 1 && folder.ends_with('/')) folder.pop_back();
  const std::string missing = first_missing(folder);
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return refused(error.message());
  GamesFolder opened(folder, missing, memory, replace);
  std::string unfinished = (std::filesystem::path(folder) / ".unfinished-XXXXXX").string();
  if (::mkdtemp(unfinished.data()) == nullptr) return refused(std::string(std::strerror(errno)));
  opened.unfinished_ = std::move(unfinished);
  return opened;
}

GamesFolder::GamesFolder(std::string folder, std::string made, std::size_t memory, bool replace)
    : folder_(std::move(folder)), made_(std::move(made)), memory_(memory), replace_(replace) {}

GamesFolder::GamesFolder(GamesFolder&& other) noexcept
    : folder_(std::move(other.folder_)),
      made_(std::exchange(other.made_, {})),
      unfinished_(std::exchange(other.unfinished_, {})),
      memory_(other.memory_),
      replace_(other.replace_),
      files_(std::move(other.files_)),
      waiting_(other.waiting_),
      written_(other.written_),
      failure_(std::move(other.failure_)) {}

GamesFolder::~GamesFolder() {
  std::error_code ignored;
  if (!unfinished_.empty()) std::filesystem::remove_all(unfinished_, ignored);
  // Folders that are not empty stay: somebody else has put something there.
  for (std::filesystem::path made = folder_; !made_.empty() && ::rmdir(made.c_str()) == 0; made = made.parent_path())
    if (made == made_) break;
}

std::string GamesFolder::path(const File& file) const { return (std::filesystem::path(folder_) / file.name).string(); }

std::uint64_t GamesFolder::mended() const {
  std::uint64_t sum = 0;
  for (const File& file : files_) sum += file.joiner.mended();
  return sum;
}

void GamesFolder::fail(const std::string& path) {
  if (!failure_) failure_ = fmt::format("{}: {}", path, std::strerror(errno));
}

void GamesFolder::add_file(std::string name) {
  files_.push_back({.name = std::move(name)});
  const std::string place = path(files_.back());
  struct stat status{};
  if (failure_ || ::lstat(place.c_str(), &status) != 0) return;
  if (!replace_)
    failure_ = fmt::format("{}: it is there already; --force replaces it", place);
  else if (!S_ISREG(status.st_mode))
    failure_ = fmt::format("{}: it is no file that can be replaced", place);
}

void GamesFolder::write(std::size_t file, std::string_view game, GameEdges edges) {
  File& to = files_[file];
  const std::size_t before = to.waiting.capacity();
  to.joiner.append(game, edges, to.waiting);
  waiting_ += to.waiting.capacity() - before;
  ++to.games;
  ++written_;
  if (waiting_ < memory_) return;
  for (std::size_t i = 0; i < files_.size(); ++i) flush(i);
}

void GamesFolder::flush(std::size_t file) {
  File& to = files_[file];
  if (failure_ || to.waiting.empty()) return;
  const std::string path = (std::filesystem::path(unfinished_) / to.name).string();
  if (!append(path, to.waiting)) fail(path);
  waiting_ -= to.waiting.capacity() - std::string().capacity();
  to.waiting = {};
}

bool GamesFolder::commit() {
  for (std::size_t i = 0; i < files_.size(); ++i) flush(i);
  if (!failure_ && !sync_all(unfinished_)) fail(folder_);
  for (const File& file : files_) {
    if (failure_) break;
    const std::string place = path(file);
    const std::filesystem::path from = std::filesystem::path(unfinished_) / file.name;
    if (::rename(from.c_str(), place.c_str()) != 0) fail(place);
    made_.clear();
  }
  if (!failure_) made_.clear();
  return !failure_;
}

}  // namespace adoube::cli
