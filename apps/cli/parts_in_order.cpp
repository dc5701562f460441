// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/parts_in_order.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <span>
#include <utility>

#include "adoube/notation/pgn_reader.hpp"
#include "adoube/notation/text_place.hpp"

namespace adoube::cli {
namespace {

using notation::PgnReader;

notation::PgnReaderOptions reader_options(const GamesOptions& options, const notation::PgnPlace& start) {
  return {.limits = options.limits, .variant = options.variant, .lines = options.lines, .start = start};
}

/// A source that keeps what has passed through it since a place, for those who want a game as it stands.
class KeepingSource final : public notation::PgnSource {
 public:
  /// `keeps`: whether anybody wants that.
  KeepingSource(notation::PgnSource& source, bool keeps) : source_(source), keeps_(keeps) {}

  std::size_t read(std::span<char> room) override {
    const std::size_t got = source_.read(room);
    if (keeps_) kept_.append(room.data(), got);
    return got;
  }
  [[nodiscard]] std::string_view from_to(std::uint64_t from, std::uint64_t to) const {
    return std::string_view(kept_).substr(from - begin_, to - from);
  }
  void forget_before(std::uint64_t offset) {
    const std::uint64_t forgotten = offset - begin_;
    if (forgotten <= kept_.size() / 2) return;  // What is moved is less than what is forgotten.
    kept_.erase(0, forgotten);
    begin_ = offset;
  }

 private:
  notation::PgnSource& source_;
  bool keeps_;
  std::string kept_{};
  std::uint64_t begin_ = 0;  ///< where in the text that begins
};

/// The part as it counts when it is passed. One who still reads its games keeps the text until he sees that nobody wants
/// them.
std::shared_ptr<PartOnBelt> without_text(PartOnBelt& part) {
  part.wanted = false;
  part.file->source->forget_before(part.text->end);
  auto rest = std::make_shared<PartOnBelt>();
  rest->file = part.file;
  rest->text = part.text;
  rest->text->text = {};
  rest->text->storage.reset();
  return rest;
}

}  // namespace

PartFound read_part(const PartOnBelt& part, const GamesOptions& options, GamesJob& job, const PartBelt& belt) {
  const TextPart& text = *part.text;
  PartFound found{.part = job.begin_part(part.file->name)};
  PgnReader reader(text.text, reader_options(options, text.begin));
  std::size_t at = reader.bytes_read();
  while (at < text.size() && part.wanted && !belt.stopped()) {
    const std::size_t begin = std::exchange(at, text.text.size());
    if (!reader.read_game(*found.part)) break;
    at = reader.bytes_read();
    if (found.part->wants_text()) found.part->game_text(text.text.substr(begin, at - begin));
    ++found.games;
  }
  found.next = text.begin.offset + at;
  found.exact = text.to_end || at + PgnReader::look_ahead <= text.text.size();
  return found;
}

/// The text from a place on, through the parts that are coming.
class PartsInOrder::Source final : public notation::PgnSource {
 public:
  Source(PartsInOrder& parts, std::uint64_t offset) : parts_(parts), offset_(offset) {}

  std::size_t read(std::span<char> room) override {
    let_go();
    for (;; ++index_) {
      const PartOnBelt* const part = parts_.coming(index_);
      if (part == nullptr || !part->text) return 0;
      const TextPart& text = *part->text;
      if (offset_ >= text.end) continue;
      const std::string_view piece =
          text.text.substr(offset_ - text.begin.offset, std::min<std::uint64_t>(room.size(), text.end - offset_));
      std::ranges::copy(piece, room.begin());
      offset_ += piece.size();
      return piece.size();
    }
  }
  /// The first of the parts has been passed.
  void passed_one() {
    index_ -= index_ > 0 ? 1 : 0;
    without_text_ -= without_text_ > 0 ? 1 : 0;
  }

 private:
  /// A reader keeps a window of 256 KiB; what lies further back than this it has read, and no game ends there any more.
  static constexpr std::uint64_t certainly_read = std::uint64_t{1} << 19;

  /// Of a long game no more text stays in memory than is being read.
  void let_go() {
    for (; without_text_ < index_; ++without_text_) {
      auto& part = parts_.coming_[without_text_];
      if (part->text->end + certainly_read > offset_) return;
      part = without_text(*part);
    }
  }

  PartsInOrder& parts_;
  std::size_t index_ = 0;
  std::size_t without_text_ = 0;  ///< so many of the first parts
  std::uint64_t offset_;
};

/// The part that is so many behind the first one; null where there is none, or the work is to stop.
PartOnBelt* PartsInOrder::coming(std::size_t index) {
  while (coming_.size() <= index) {
    auto part = belt_.next_in_order();
    if (!part) return nullptr;
    coming_.push_back(std::move(part));
  }
  return coming_[index].get();
}

void PartsInOrder::pass() {
  const auto part = std::move(coming_.front());
  coming_.pop_front();
  part->wanted = false;
  if (part->text) {
    part->file->source->forget_before(part->text->end);
    bytes_ += part->text->size();
  } else {
    next_ = 0;
    games_of_file_ = 0;
  }
  passed_(*part);
}

bool PartsInOrder::take(const OpenText& file, PartFound& found) {
  const bool more = job_.take(*found.part, {file.name, games_of_file_});
  games_of_file_ += found.games;
  games_ += found.games;
  return more;
}

bool PartsInOrder::step() {
  PartOnBelt* const part = coming(0);
  if (part == nullptr) return false;
  if (!part->text || part->text->end <= next_) {
    pass();
    return true;
  }
  if (!part->text->at_a_game || part->text->begin.offset != next_) return read_on();
  if (!belt_.wait_for(*part)) return false;
  if (!part->found.exact) return read_on();
  const bool more = take(*part->file, part->found);
  next_ = part->found.next;
  pass();
  return more;
}

/// Reads from the next game on until it is where a part begins that was cut off rightly, or to the end of the file.
bool PartsInOrder::read_on() {
  const auto file = coming(0)->file;
  const TextPart& first = *coming(0)->text;
  const notation::PgnPlace start = notation::place_behind(first.begin, first.text.substr(0, next_ - first.begin.offset));
  Source source(*this, next_);
  std::optional<KeepingSource> kept;
  std::optional<PgnReader> reader;
  for (;;) {
    PartFound found{.part = job_.begin_part(file->name)};
    if (!reader) {
      kept.emplace(source, found.part->wants_text());
      reader.emplace(*kept, reader_options(options_, start));
    }
    for (const std::uint64_t end = coming(0)->text->end; next_ < end && !belt_.stopped(); ++found.games) {
      const std::uint64_t begin = reader->bytes_read();
      if (!reader->read_game(*found.part)) {
        next_ = std::numeric_limits<std::uint64_t>::max();
        break;
      }
      next_ = start.offset + reader->bytes_read();
      if (found.part->wants_text()) found.part->game_text(kept->from_to(begin, reader->bytes_read()));
      kept->forget_before(reader->bytes_read());
    }
    if (belt_.stopped() || !take(*file, found)) return false;
    while (coming(0) != nullptr && coming(0)->text && coming(0)->text->end <= next_) {
      pass();
      source.passed_one();
    }
    const PartOnBelt* const part = coming(0);
    if (part == nullptr) return false;
    if (!part->text || (part->text->at_a_game && part->text->begin.offset == next_)) return true;
  }
}

}  // namespace adoube::cli
