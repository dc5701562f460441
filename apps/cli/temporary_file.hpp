// SPDX-License-Identifier: GPL-3.0-or-later
/// A file without a name: it is gone with its descriptor, however the program ends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "adoube/support/expected.hpp"

namespace adoube::cli {

class TemporaryFile {
 public:
  /// In a folder. Errors: why there can be none, in the system's words.
  [[nodiscard]] static Expected<TemporaryFile, std::string> create(const std::string& folder);
  TemporaryFile(TemporaryFile&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  TemporaryFile& operator=(TemporaryFile&& other) noexcept;
  ~TemporaryFile();

  /// Appends. False: errno says why not.
  [[nodiscard]] bool write(const char* bytes, std::size_t size);
  /// Fills `room` from a place in the file; how many bytes there were, or -1, and errno says why.
  [[nodiscard]] std::ptrdiff_t read(char* room, std::size_t size, std::uint64_t from) const;
  /// By which the file can be opened again while this one is there.
  [[nodiscard]] std::string path() const;

 private:
  explicit TemporaryFile(int descriptor) : descriptor_(descriptor) {}

  int descriptor_;
};

/// Where temporary files of a job go: $TMPDIR; without it the folder of the file `out`, which must have room for the result
/// anyway; without that (empty, or "-") /tmp.
[[nodiscard]] std::string temporary_folder(const std::string& out);

}  // namespace adoube::cli
