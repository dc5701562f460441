// SPDX-License-Identifier: MIT
/// The pages that a file of an index is made of (docs/index.md). Each carries its own sum, so that damage is told by whoever
/// looks at it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "adoube/search/checksum.hpp"
#include "adoube/search/little_endian.hpp"

namespace adoube::search {

inline constexpr std::size_t page_size = 4096;
/// Of what stands behind the sum.
inline constexpr std::size_t page_room = page_size - sizeof(std::uint64_t);

/// Takes the bytes of an index one after the other.
class IndexSink {
 public:
  IndexSink() = default;
  IndexSink(const IndexSink&) = delete;
  IndexSink& operator=(const IndexSink&) = delete;
  virtual ~IndexSink() = default;

  /// A failure is the sink's own to keep.
  virtual void write(std::string_view bytes) = 0;
};

/// A page that is being filled; zeros where nothing was put.
class PageDraft {
 public:
  [[nodiscard]] char* room() { return bytes_.data() + sizeof(std::uint64_t); }
  /// Hands the page on as the `number`-th of the file, and is empty again.
  void write(IndexSink& sink, std::uint64_t number) {
    store(checksum({room(), page_room}, number), bytes_.data());
    sink.write({bytes_.data(), bytes_.size()});
    bytes_ = {};
  }

 private:
  std::array<char, page_size> bytes_{};
};

/// What stands behind the sum of the `number`-th page of `file`, which has it; empty where the page is damaged.
[[nodiscard]] inline std::string_view sound_page(std::string_view file, std::uint64_t number) {
  const std::string_view page = file.substr(number * page_size, page_size);
  const std::string_view room = page.substr(sizeof(std::uint64_t));
  return load<std::uint64_t>(page, 0) == checksum(room, number) ? room : std::string_view();
}

}  // namespace adoube::search
