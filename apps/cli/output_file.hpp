// SPDX-License-Identifier: GPL-3.0-or-later
/// A file that appears whole or not at all: written beside its place under another name and renamed at the end.
#pragma once

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "adoube/support/expected.hpp"

namespace adoube::cli {

/// Whether both names mean one place, be it by a link. An empty name is no place.
[[nodiscard]] bool is_same_place(const std::string& a, const std::string& b);

class OutputFile {
 public:
  /// Nothing stands at `path` before commit(); what stood there stays until then, and gives the new file its permissions. A
  /// link leads to the place that is meant. Errors: why it can't be written, in the system's words; so where a folder or a
  /// device stands there.
  [[nodiscard]] static Expected<OutputFile, std::string> create(const std::string& path);

  OutputFile(OutputFile&& other) noexcept = default;
  OutputFile& operator=(OutputFile&&) = delete;
  /// Without commit() what was written is thrown away.
  ~OutputFile();

  [[nodiscard]] const std::string& path() const { return path_; }
  /// A failure is kept and told by commit().
  void write(std::string_view bytes);
  [[nodiscard]] bool failed() const { return failed_; }
  /// Everything written is on disk, so that commit() has little left to fail by; otherwise the reason.
  [[nodiscard]] std::optional<std::string> settle();
  /// Everything written is on disk and the file in its place; otherwise the reason, and the place is as before.
  [[nodiscard]] std::optional<std::string> commit();

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  OutputFile(std::string path, std::string place, std::string temporary, std::FILE* file);

  std::string path_;       ///< as it was named
  std::string place_;      ///< where the file goes
  std::string temporary_;  ///< empty when nothing is left to remove
  std::unique_ptr<std::FILE, Close> file_;
  bool failed_ = false;
};

}  // namespace adoube::cli
