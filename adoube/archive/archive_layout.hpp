// SPDX-License-Identifier: MIT
/// The fixed parts of an archive (docs/archive.md): the header, the head of each block, the index, the end. Every one
/// carries a sum of its own, so that whatever is damaged is known to be.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "adoube/archive/bytes.hpp"
#include "adoube/archive/crc32c.hpp"
#include "adoube/archive/move_model.hpp"

namespace adoube::archive {

/// No text begins like this: a byte above 127 that starts no sign of UTF-8, and both kinds of line ends.
inline constexpr std::string_view file_mark =
    "\x8A"
    "AGA\r\n\x1A\n";
inline constexpr std::string_view block_mark =
    "\x8A"
    "BLK";
inline constexpr std::string_view index_mark =
    "\x8A"
    "IDX";
inline constexpr std::string_view end_mark =
    "\x8A"
    "END";

inline constexpr std::uint16_t format_version = 1;

inline constexpr std::size_t header_size = 20;
inline constexpr std::size_t block_head_size = 32;
inline constexpr std::size_t index_head_size = 16;
inline constexpr std::size_t index_entry_size = 16;
inline constexpr std::size_t end_size = 32;
/// A reader keeps a payload in memory: a larger one is none.
inline constexpr std::uint32_t largest_payload = std::uint32_t{1} << 29;

/// Closes a part that has its sum in its last four bytes.
inline void append_sum(std::string& part) { append_u32(crc32c(part), part); }
[[nodiscard]] inline bool sum_is_right(std::string_view part) {
  const std::size_t size = part.size() - 4;
  return crc32c(part.substr(0, size)) == load_u32(part.data() + size);
}

struct Header {
  std::uint16_t version = format_version;
  std::uint16_t flags = 0;  ///< none is known yet
  MoveModel model = best_model;
};

struct BlockHead {
  std::uint64_t first_game = 0;  ///< counted from 0
  std::uint32_t games = 0;
  std::uint32_t payload_size = 0;
  std::uint32_t payload_sum = 0;
  std::uint32_t moves_sum = 0;
};

/// Where a block stands.
struct BlockPlace {
  std::uint64_t offset = 0;
  std::uint64_t first_game = 0;
};

struct IndexHead {
  std::uint32_t blocks = 0;
  std::uint32_t entries_sum = 0;
};

struct End {
  std::uint64_t index_offset = 0;
  std::uint64_t games = 0;
  std::uint64_t blocks = 0;
};

void append(const Header& header, std::string& out);
void append(const BlockHead& head, std::string& out);
void append(const BlockPlace& entry, std::string& out);
void append(const IndexHead& head, std::string& out);
void append(const End& end, std::string& out);

/// Out of exactly the bytes of that part. Nothing where the mark or the sum is not right.
[[nodiscard]] std::optional<Header> read_header(std::string_view part);
[[nodiscard]] std::optional<BlockHead> read_block_head(std::string_view part);
[[nodiscard]] std::optional<IndexHead> read_index_head(std::string_view part);
[[nodiscard]] std::optional<End> read_end(std::string_view part);
[[nodiscard]] BlockPlace read_index_entry(std::string_view part);

}  // namespace adoube::archive
