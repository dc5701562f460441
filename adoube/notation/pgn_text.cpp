// SPDX-License-Identifier: MIT
#include "adoube/notation/pgn_text.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "adoube/notation/byte_block.hpp"

namespace adoube::notation {
namespace {

struct LineEnds {
  std::uint32_t count = 0;
  const char* last = nullptr;  ///< the last byte of the last one
};

/// The line ends from `from` to `to`: LF, CR, or CR LF as one. `before` is the byte in front. At least ByteBlock::size
/// bytes can be read behind `to`.
LineEnds line_ends(const char* from, const char* to, char before) {
  LineEnds ends;
  std::uint64_t return_before = before == '\r' ? 1 : 0;
  const char* last_block = nullptr;  // of those without CR, where it has an LF
  for (const char* at = from; at < to; at += ByteBlock::size) {
    const ByteBlock block(at);
    if (to - at >= ByteBlock::size && return_before == 0 && !block.any_equal_to('\r')) {
      const int feeds = block.count('\n');
      ends.count += static_cast<std::uint32_t>(feeds);
      if (feeds != 0) last_block = at;
      continue;
    }
    const std::uint64_t within = bits_below(static_cast<int>(std::min<std::ptrdiff_t>(to - at, ByteBlock::size)));
    const std::uint64_t feeds = block.equal_to('\n') & within;
    const std::uint64_t returns = block.equal_to('\r') & within;
    ends.count += static_cast<std::uint32_t>(std::popcount(returns | (feeds & ~((returns << 1) | return_before))));
    return_before = returns >> 63;
    if ((feeds | returns) != 0) ends.last = at + 63 - std::countl_zero(feeds | returns);
  }
  if (last_block != nullptr && (ends.last == nullptr || ends.last < last_block))
    ends.last = last_block + 63 - std::countl_zero(ByteBlock(last_block).equal_to('\n'));
  return ends;
}

std::uint32_t characters(const char* from, const char* to) {
  return static_cast<std::uint32_t>(
      std::count_if(from, to, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

/// Whether a line begins there is all that matters of it.
char byte_before(const PgnPlace& start) { return start.column == 1 ? '\n' : ' '; }

}  // namespace

PgnText::PgnText(std::string_view memory, const PgnPlace& start)
    : rest_(memory),
      before_begin_(byte_before(start)),
      begin_offset_(start.offset),
      mark_line_(start.line),
      mark_column_(start.column) {
  begin_ = end_ = memory.data();
  if (memory.size() > guard) {
    end_ = begin_ + memory.size() - guard;
    mark_ = begin_;
  } else {
    fill(0);
  }
  skip_byte_order_mark();
}

PgnText::PgnText(PgnSource& source, const PgnPlace& start)
    : source_(&source),
      before_begin_(byte_before(start)),
      begin_offset_(start.offset),
      mark_line_(start.line),
      mark_column_(start.column) {
  fill(0);
  skip_byte_order_mark();
}

void PgnText::skip_byte_order_mark() {
  if (begin_offset_ != 0 || end_ - begin_ < 3 || std::memcmp(begin_, "\xEF\xBB\xBF", 3) != 0) return;
  begin_ += 3;
  begin_offset_ = 3;
  mark_ = begin_;
}

bool PgnText::slide(const char* keep) {
  if (last_) return false;
  if (mark_ < keep) static_cast<void>(place(keep));
  before_begin_ = before(keep);
  begin_offset_ = offset(keep);
  const std::ptrdiff_t marked = mark_ - keep;
  const auto kept = static_cast<std::size_t>(end_ - keep);
  if (source_ == nullptr) {
    rest_.remove_prefix(static_cast<std::size_t>(keep - rest_.data()));
  } else {
    std::memmove(buffer_.data(), keep, kept);
  }
  fill(kept);
  mark_ = begin_ + marked;
  return true;
}

/// Makes the buffer the window: for a text in memory with all the rest, for a source with what it gives behind the `kept`
/// bytes that are there already.
void PgnText::fill(std::size_t kept) {
  if (source_ == nullptr) {
    buffer_.assign(rest_.size() + guard, '\0');
    std::copy(rest_.begin(), rest_.end(), buffer_.begin());
    kept = rest_.size();
    last_ = true;
  } else {
    buffer_.resize(window_size + guard);
    while (kept < window_size && !last_) {
      const std::size_t got = source_->read({buffer_.data() + kept, window_size - kept});
      last_ = got == 0;
      kept += got;
    }
    std::fill_n(buffer_.begin() + static_cast<std::ptrdiff_t>(kept), guard, '\0');
  }
  begin_ = mark_ = buffer_.data();
  end_ = begin_ + kept;
}

PgnPlace PgnText::place(const char* at) {
  if (at > mark_) {
    const LineEnds ends = line_ends(mark_, at, before(mark_));
    mark_line_ += ends.count;
    mark_column_ = ends.last != nullptr ? 1 + characters(ends.last + 1, at) : mark_column_ + characters(mark_, at);
    mark_ = at;
  }
  return {offset(at), mark_line_, mark_column_};
}

}  // namespace adoube::notation
