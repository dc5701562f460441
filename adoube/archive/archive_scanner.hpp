// SPDX-License-Identifier: MIT
/// Goes through an archive from its start to its end, block by block, without decoding any: what a reader does when it has
/// no index, as behind a pipe. Damage costs the block it is in; the scanner goes on at the next head of a block. Time is
/// linear in the bytes, whatever they are.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/archive/archive_layout.hpp"
#include "adoube/archive/archive_problem.hpp"
#include "adoube/notation/pgn_source.hpp"

namespace adoube::archive {

/// A part of an archive at a time, of a whole that lies in memory or of a stream.
class ArchiveWindow {
 public:
  explicit ArchiveWindow(std::string_view whole) : view_(whole) {}
  /// `source` outlives the window.
  explicit ArchiveWindow(notation::PgnSource& source) : source_(&source) {}
  ArchiveWindow(const ArchiveWindow&) = delete;
  ArchiveWindow& operator=(const ArchiveWindow&) = delete;

  /// The next `count` bytes, or those that are left. They live until the next call.
  [[nodiscard]] std::string_view look(std::size_t count);
  /// Passes over bytes that look() has shown.
  void advance(std::size_t count);
  [[nodiscard]] std::uint64_t offset() const { return offset_; }

 private:
  notation::PgnSource* source_ = nullptr;
  std::string kept_{};
  std::size_t kept_from_ = 0;
  bool source_ended_ = false;
  std::string_view view_{};
  std::uint64_t offset_ = 0;
};

/// Whether these are the first bytes of an archive; eight are enough.
[[nodiscard]] inline bool begins_as_archive(std::string_view text) { return text.starts_with(file_mark); }

class ArchiveScanner {
 public:
  explicit ArchiveScanner(std::string_view whole) : window_(whole) {}
  explicit ArchiveScanner(notation::PgnSource& source) : window_(source) {}

  struct Block {
    BlockHead head;
    std::uint64_t offset = 0;
    std::string_view payload{};  ///< its sum is right; lives until the next call
  };
  struct Found {
    std::optional<Block> block{};
    std::optional<ArchiveProblem> problem{};
  };
  /// The next block or the next problem; nothing at the end. After NotAnArchive or Unsupported comes the end.
  [[nodiscard]] std::optional<Found> next();

  /// Of the archive; meaningful once a block was found.
  [[nodiscard]] MoveModel model() const { return model_; }
  [[nodiscard]] std::uint64_t offset() const { return window_.offset(); }

  /// Behind a bad payload a head is looked for within it, so that bytes are summed again, as part of another block. Of a
  /// block that would bring the sums to more than so many for each byte of the archive so far, the payload is taken for
  /// damaged: heads made on purpose, one within the other, would make the time quadratic.
  static constexpr std::uint64_t most_sums_of_a_byte = 16;
  /// Bytes of payloads whose sum was taken, those taken again counted again.
  [[nodiscard]] std::uint64_t bytes_summed() const { return bytes_summed_; }

 private:
  enum class At : std::uint8_t { Header, Blocks, Done };

  void tell(ArchiveFault fault, std::uint64_t offset, std::uint64_t games = 0);
  void read_start();
  void step();
  void block(const BlockHead& head);
  [[nodiscard]] bool is_right(std::string_view payload, const BlockHead& head);
  void count_block(const BlockHead& head);
  void find_next_head();
  void index(const IndexHead& head);
  void end(bool index_is_right);
  void expect_games(std::uint64_t first_game);

  ArchiveWindow window_;
  At at_ = At::Header;
  MoveModel model_ = MoveModel::Uniform;
  std::uint64_t games_ = 0;        ///< before the place, those that are lost included
  std::uint64_t blocks_ = 0;       ///< whose heads were found
  std::uint32_t entries_sum_ = 0;  ///< of the index that they should have
  bool lost_a_head_ = false;       ///< so that the index may know of more blocks
  std::uint64_t bytes_summed_ = 0;
  std::uint64_t summed_to_ = 0;             ///< the furthest place of a payload that was there whole
  std::size_t shown_ = 0;                   ///< bytes of the block told last, to be passed over
  std::optional<std::uint64_t> lost_at_{};  ///< from where on bytes are no block, not told yet
  std::vector<Found> found_{};              ///< not told yet, the next one last
};

}  // namespace adoube::archive
