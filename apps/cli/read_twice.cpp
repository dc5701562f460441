// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/read_twice.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <optional>
#include <utility>

#include "apps/cli/interruption.hpp"

namespace adoube::cli {
namespace {

bool is_regular(const std::string& file) {
  struct stat status{};
  return file != "-" && ::stat(file.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

/// The failure, if there is one.
std::optional<std::string> copy(int descriptor, TemporaryFile& copy) {
  std::vector<char> buffer(std::size_t{1} << 18);
  while (!stop_requested()) {
    const ::ssize_t got = ::read(descriptor, buffer.data(), buffer.size());
    if (got == 0) return std::nullopt;
    if (got < 0 && errno == EINTR) continue;
    if (got < 0 || !copy.write(buffer.data(), static_cast<std::size_t>(got))) return std::strerror(errno);
  }
  return std::nullopt;
}

}  // namespace

Expected<ReadableFiles, std::string> readable_twice(const std::vector<std::string>& files, const std::string& folder) {
  ReadableFiles readable;
  for (const std::string& file : files) {
    if (is_regular(file)) {
      readable.names.push_back(file);
      continue;
    }
    auto temporary = TemporaryFile::create(folder);
    if (!temporary) return refused(fmt::format("a temporary file in {}: {}", folder, temporary.error()));
    const int descriptor = file == "-" ? STDIN_FILENO : ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    const auto failure = descriptor < 0 ? std::strerror(errno) : copy(descriptor, *temporary);
    if (descriptor > STDIN_FILENO) ::close(descriptor);
    if (failure) return refused(fmt::format("{}: {}", file, *failure));
    readable.names.push_back(temporary->path());
    readable.copies.push_back(std::move(*temporary));
  }
  return readable;
}

}  // namespace adoube::cli
