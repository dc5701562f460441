// SPDX-License-Identifier: GPL-3.0-or-later
/// Names of files out of any text, such as players give themselves. Whatever the text, the name stands in its folder, can be
/// written on the file systems of Linux, macOS and Windows, and needs no quoting in a shell.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

namespace adoube::cli {

/// Letters and digits of any script, "-" and "+" stay; whatever else stands between them becomes one "_", and nothing at the
/// ends. Accents written as signs of their own fall away. At most 100 bytes, cut behind a whole character. A name that
/// Windows keeps for a device gets "_" in front. "unnamed" where nothing is left.
[[nodiscard]] std::string file_stem(std::string_view utf8);

/// Gives every text a name of its own, also where small and large letters are the same: the first to come gets its stem,
/// those that would meet it "_2", "_3" ... behind it.
class FileNames {
 public:
  /// To be called once for each text.
  [[nodiscard]] std::string name_of(std::string_view stem);

 private:
  std::unordered_map<std::string, std::uint32_t> next_{};  ///< by the folded stem: the number to try next
};

}  // namespace adoube::cli
