// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/temporary_file.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

namespace adoube::cli {

Expected<TemporaryFile, std::string> TemporaryFile::create(const std::string& folder) {
  std::string path = (std::filesystem::path(folder) / "adoube-XXXXXX").string();
  const int descriptor = ::mkostemp(path.data(), 0);
  if (descriptor < 0) return refused(std::string(std::strerror(errno)));
  ::unlink(path.c_str());
  return TemporaryFile(descriptor);
}

TemporaryFile& TemporaryFile::operator=(TemporaryFile&& other) noexcept {
  std::swap(descriptor_, other.descriptor_);
  return *this;
}

TemporaryFile::~TemporaryFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

bool TemporaryFile::write(const char* bytes, std::size_t size) {
  while (size > 0) {
    const ::ssize_t written = ::write(descriptor_, bytes, size);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    bytes += written;
    size -= static_cast<std::size_t>(written);
  }
  return true;
}

std::ptrdiff_t TemporaryFile::read(char* room, std::size_t size, std::uint64_t from) const {
  for (;;) {
    const ::ssize_t got = ::pread(descriptor_, room, size, static_cast<::off_t>(from));
    if (got >= 0 || errno != EINTR) return got;
  }
}

std::string TemporaryFile::path() const { return fmt::format("/dev/fd/{}", descriptor_); }

std::string temporary_folder(const std::string& out) {
  if (const char* folder = std::getenv("TMPDIR"); folder != nullptr && *folder != '\0') return folder;
  if (out.empty() || out == "-") return "/tmp";
  const std::filesystem::path folder = std::filesystem::path(out).parent_path();
  return folder.empty() ? "." : folder.string();
}

}  // namespace adoube::cli
