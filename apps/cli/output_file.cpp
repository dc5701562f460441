// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/output_file.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <utility>

namespace adoube::cli {
namespace {

[[nodiscard]] std::string system_words() { return std::strerror(errno); }

/// mkstemp() makes a file for its owner alone; a file the user asked for is readable as any other.
mode_t usual_permissions() {
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666 & ~mask;
}

}  // namespace

bool is_same_place(const std::string& a, const std::string& b) {
  if (a.empty() || b.empty()) return false;
  std::error_code failure;
  if (std::filesystem::equivalent(a, b, failure)) return true;
  const auto place = [&](const std::string& path) {
    return std::filesystem::weakly_canonical(std::filesystem::absolute(path, failure), failure);
  };
  return place(a) == place(b);
}

Expected<OutputFile, std::string> OutputFile::create(const std::string& path) {
  struct stat status{};
  const bool replaces = ::stat(path.c_str(), &status) == 0;
  if (replaces && !S_ISREG(status.st_mode))
    return refused(S_ISDIR(status.st_mode) ? std::strerror(EISDIR) : std::string("it is no file that can be replaced"));
  std::error_code failure;
  std::string place = replaces ? std::filesystem::canonical(path, failure).string() : path;
  if (failure) return refused(failure.message());
  std::string temporary = place + ".unfinished-XXXXXX";
  const int descriptor = ::mkstemp(temporary.data());
  if (descriptor < 0) return refused(system_words());
  ::fchmod(descriptor, replaces ? status.st_mode & 07777 : usual_permissions());
  return OutputFile(path, std::move(place), std::move(temporary), ::fdopen(descriptor, "wb"));
}

OutputFile::OutputFile(std::string path, std::string place, std::string temporary, std::FILE* file)
    : path_(std::move(path)),
      place_(std::move(place)),
      temporary_(std::move(temporary)),
      file_(file),
      failed_(file == nullptr) {}

OutputFile::~OutputFile() {
  file_.reset();
  if (!temporary_.empty()) ::unlink(temporary_.c_str());
}

void OutputFile::write(std::string_view bytes) {
  if (!failed_) failed_ = std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) != bytes.size();
}

std::optional<std::string> OutputFile::settle() {
  if (!failed_) failed_ = std::fflush(file_.get()) != 0 || ::fsync(::fileno(file_.get())) != 0;
  if (failed_) return system_words();
  return std::nullopt;
}

std::optional<std::string> OutputFile::commit() {
  if (auto failure = settle()) return failure;
  if (::rename(temporary_.c_str(), place_.c_str()) != 0) return system_words();
  temporary_.clear();
  return std::nullopt;
}

}  // namespace adoube::cli
