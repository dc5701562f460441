// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/output_file.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace adoube::cli {
namespace {

[[nodiscard]] std::string system_words() { return std::strerror(errno); }

/// mkstemp() makes a file for its owner alone; a file the user asked for is readable as any other.
void give_usual_permissions(int descriptor) {
  const mode_t mask = ::umask(0);
  ::umask(mask);
  ::fchmod(descriptor, 0666 & ~mask);
}

}  // namespace

Expected<OutputFile, std::string> OutputFile::create(const std::string& path) {
  struct stat status{};
  if (::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode))
    return refused(S_ISDIR(status.st_mode) ? std::strerror(EISDIR) : std::string("it is no file that can be replaced"));
  std::string temporary = path + ".unfinished-XXXXXX";
  const int descriptor = ::mkstemp(temporary.data());
  if (descriptor < 0) return refused(system_words());
  give_usual_permissions(descriptor);
  return OutputFile(path, std::move(temporary), ::fdopen(descriptor, "wb"));
}

OutputFile::OutputFile(std::string path, std::string temporary, std::FILE* file)
    : path_(std::move(path)), temporary_(std::move(temporary)), file_(file), failed_(file == nullptr) {}

OutputFile::~OutputFile() {
  file_.reset();
  if (!temporary_.empty()) ::unlink(temporary_.c_str());
}

void OutputFile::write(std::string_view bytes) {
  if (!failed_) failed_ = std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) != bytes.size();
}

std::optional<std::string> OutputFile::commit() {
  if (failed_) return system_words();
  const bool on_disk = std::fflush(file_.get()) == 0 && ::fsync(::fileno(file_.get())) == 0;
  if (!on_disk || ::rename(temporary_.c_str(), path_.c_str()) != 0) return system_words();
  temporary_.clear();
  return std::nullopt;
}

}  // namespace adoube::cli
