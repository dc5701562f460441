// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/mapped_file.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace adoube::cli {
namespace {

[[nodiscard]] std::string system_words(int error) { return std::strerror(error); }

}  // namespace

Expected<MappedFile, std::string> MappedFile::open(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return refused(system_words(errno));
  struct stat status{};
  void* address = nullptr;
  int error = ::fstat(file, &status) == 0 ? 0 : errno;
  if (error == 0 && !S_ISREG(status.st_mode)) error = S_ISDIR(status.st_mode) ? EISDIR : EINVAL;
  const auto size = static_cast<std::size_t>(status.st_size);
  if (error == 0 && size > 0) {
    address = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (address == MAP_FAILED) error = errno;
  }
  ::close(file);
  if (error != 0) return refused(system_words(error));
  return MappedFile(address, address == nullptr ? 0 : size);
}

MappedFile::~MappedFile() {
  if (address_ != nullptr) ::munmap(address_, size_);
}

}  // namespace adoube::cli
