// SPDX-License-Identifier: MIT
#include "adoube/archive/compression.hpp"

#include <zstd.h>

namespace adoube::archive {
namespace {

constexpr int level_of(Effort effort) { return effort == Effort::Some ? 1 : 15; }

}  // namespace

std::string compress(std::string_view text, Effort effort) {
  std::string stored(ZSTD_compressBound(text.size()), '\0');
  const std::size_t size = ZSTD_compress(stored.data(), stored.size(), text.data(), text.size(), level_of(effort));
  if (ZSTD_isError(size) != 0 || size >= text.size()) return std::string(text);
  stored.resize(size);
  return stored;
}

std::optional<std::string> decompress(std::string_view stored, std::size_t size) {
  if (stored.size() == size) return std::string(stored);
  if (ZSTD_getFrameContentSize(stored.data(), stored.size()) != size) return std::nullopt;
  std::string text(size, '\0');
  if (ZSTD_decompress(text.data(), text.size(), stored.data(), stored.size()) != size) return std::nullopt;
  return text;
}

}  // namespace adoube::archive
