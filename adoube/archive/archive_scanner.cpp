// SPDX-License-Identifier: MIT
#include "adoube/archive/archive_scanner.hpp"

#include <algorithm>
#include <span>

#include "adoube/archive/crc32c.hpp"

namespace adoube::archive {
namespace {

constexpr std::size_t piece = std::size_t{1} << 16;

}  // namespace

std::string_view ArchiveWindow::look(std::size_t count) {
  if (source_ == nullptr) return view_.substr(0, count);
  while (kept_.size() - kept_from_ < count && !source_ended_) {
    if (kept_from_ > kept_.size() / 2) {  // What is moved is less than what has been passed.
      kept_.erase(0, kept_from_);
      kept_from_ = 0;
    }
    const std::size_t had = kept_.size();
    kept_.resize(had + piece);
    const std::size_t got = source_->read(std::span(kept_).subspan(had));
    kept_.resize(had + got);
    source_ended_ = got == 0;
  }
  return std::string_view(kept_).substr(kept_from_, count);
}

void ArchiveWindow::advance(std::size_t count) {
  offset_ += count;
  if (source_ == nullptr)
    view_.remove_prefix(count);
  else
    kept_from_ += count;
}

std::optional<ArchiveScanner::Found> ArchiveScanner::next() {
  window_.advance(shown_);
  shown_ = 0;
  if (at_ == At::Header) read_start();
  while (found_.empty() && at_ == At::Blocks) step();
  if (found_.empty()) return std::nullopt;
  const Found found = found_.front();
  found_.erase(found_.begin());
  return found;
}

void ArchiveScanner::tell(ArchiveFault fault, std::uint64_t offset, std::uint64_t games) {
  found_.push_back({.problem = ArchiveProblem{.fault = fault, .offset = offset, .first_game = games_, .games = games}});
}

void ArchiveScanner::read_start() {
  const std::string_view part = window_.look(header_size);
  const auto header = read_header(part);
  at_ = At::Done;
  if (!header) return tell(ArchiveFault::NotAnArchive, 0);
  if (header->version != format_version || header->flags != 0 || !is_known(header->model))
    return tell(ArchiveFault::Unsupported, file_mark.size());
  model_ = header->model;
  window_.advance(header_size);
  at_ = At::Blocks;
}

/// Looks at what stands at the place and passes over it, or over as much of it as is certain.
void ArchiveScanner::step() {
  if (const auto head = read_block_head(window_.look(block_head_size)); head && head->payload_size <= largest_payload) {
    block(*head);
  } else if (const auto list = read_index_head(window_.look(index_head_size))) {
    index(*list);
  } else if (read_end(window_.look(end_size))) {
    end(false);
  } else if (window_.look(1).empty()) {
    tell(ArchiveFault::CutOff, window_.offset());
    at_ = At::Done;
  } else {
    if (!lost_at_) lost_at_ = window_.offset();
    find_next_head();
  }
}

/// Passes over one byte, and over all behind it that can't begin a head.
void ArchiveScanner::find_next_head() {
  window_.advance(1);
  const std::string_view bytes = window_.look(piece);
  window_.advance(std::min(bytes.find(file_mark.front()), bytes.size()));
}

/// Tells of bytes that were no block, now that the number of the next game is known.
void ArchiveScanner::expect_games(std::uint64_t first_game) {
  const std::uint64_t missing = first_game > games_ ? first_game - games_ : 0;
  if (lost_at_ || missing > 0) {
    tell(ArchiveFault::BlocksMissing, lost_at_.value_or(window_.offset()), missing);
    lost_a_head_ = true;
  }
  lost_at_.reset();
  games_ += missing;
}

void ArchiveScanner::count_block(const BlockHead& head) {
  std::string entry;
  append(BlockPlace{.offset = window_.offset(), .first_game = head.first_game}, entry);
  entries_sum_ = crc32c(entry, entries_sum_);
  ++blocks_;
}

bool ArchiveScanner::is_right(std::string_view payload, const BlockHead& head) {
  if (payload.size() < head.payload_size) return false;
  summed_to_ = std::max(summed_to_, window_.offset() + block_head_size + payload.size());
  if (bytes_summed_ + payload.size() > most_sums_of_a_byte * summed_to_) return false;
  bytes_summed_ += payload.size();
  return crc32c(payload) == head.payload_sum;
}

void ArchiveScanner::block(const BlockHead& head) {
  if (head.first_game < games_) {  // A block that was there before, or one of another archive.
    if (!lost_at_) lost_at_ = window_.offset();
    return window_.advance(block_head_size);
  }
  expect_games(head.first_game);
  count_block(head);
  const std::size_t whole = block_head_size + head.payload_size;
  const std::string_view bytes = window_.look(whole);
  const std::string_view payload = bytes.substr(block_head_size);
  if (is_right(payload, head)) {
    found_.push_back({.block = Block{.head = head, .offset = window_.offset(), .payload = payload}});
    shown_ = whole;
  } else {
    // Bytes may be missing from the middle, so that the next head comes early: it is looked for.
    tell(ArchiveFault::BlockDamaged, window_.offset(), head.games);
    window_.advance(block_head_size);
    while (!window_.look(1).empty() && !read_block_head(window_.look(block_head_size)) &&
           !read_index_head(window_.look(index_head_size)))
      find_next_head();
  }
  games_ += head.games;
}

void ArchiveScanner::index(const IndexHead& head) {
  const std::uint64_t offset = window_.offset();
  window_.advance(index_head_size);
  std::uint32_t sum = 0;
  for (std::uint64_t left = std::uint64_t{head.blocks} * index_entry_size; left > 0;) {
    const std::string_view entries = window_.look(static_cast<std::size_t>(std::min<std::uint64_t>(left, piece)));
    if (entries.empty()) break;
    sum = crc32c(entries, sum);
    left -= entries.size();
    window_.advance(entries.size());
  }
  const auto last = read_end(window_.look(end_size));
  if (!last) {
    if (lost_at_) expect_games(games_);
    tell(window_.look(end_size).size() < end_size ? ArchiveFault::CutOff : ArchiveFault::IndexDamaged, window_.offset());
    at_ = At::Done;
    return;
  }
  const bool agrees_with_blocks = lost_a_head_ || lost_at_ || (sum == entries_sum_ && head.blocks == blocks_);
  end(sum == head.entries_sum && head.blocks == last->blocks && last->index_offset == offset && agrees_with_blocks);
}

void ArchiveScanner::end(bool index_is_right) {
  const auto last = *read_end(window_.look(end_size));
  // Where no game is missing, the bytes that were no block have been the index.
  if (last.games == games_ && !index_is_right) lost_at_.reset();
  expect_games(last.games);
  if (!index_is_right) tell(ArchiveFault::IndexDamaged, window_.offset());
  window_.advance(end_size);
  if (!window_.look(1).empty()) tell(ArchiveFault::BytesBehind, window_.offset());
  at_ = At::Done;
}

}  // namespace adoube::archive
