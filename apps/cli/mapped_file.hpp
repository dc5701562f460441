// SPDX-License-Identifier: GPL-3.0-or-later
/// A file as it lies on the disk, in memory.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "adoube/support/expected.hpp"

namespace adoube::cli {

class MappedFile {
 public:
  /// Errors: why it can't be opened, in the system's words.
  [[nodiscard]] static Expected<MappedFile, std::string> open(const std::string& path);

  MappedFile(MappedFile&& other) noexcept
      : address_(std::exchange(other.address_, nullptr)), size_(std::exchange(other.size_, 0)) {}
  MappedFile& operator=(MappedFile&&) = delete;
  ~MappedFile();

  [[nodiscard]] std::string_view bytes() const { return {static_cast<const char*>(address_), size_}; }

 private:
  MappedFile(void* address, std::size_t size) : address_(address), size_(size) {}

  void* address_;  ///< null for an empty file
  std::size_t size_;
};

}  // namespace adoube::cli
