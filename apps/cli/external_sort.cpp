// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/external_sort.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cerrno>
#include <cstring>
#include <utility>

#include "apps/cli/interruption.hpp"

namespace adoube::cli {
namespace {

/// In memory and on disk a record is its two sizes, its key and its payload.
struct Sizes {
  std::uint64_t key;
  std::uint64_t payload;
};

struct Record {
  std::string_view key;
  std::string_view payload;
};

Sizes sizes_at(const char* at) {
  Sizes sizes;
  std::memcpy(&sizes, at, sizeof sizes);
  return sizes;
}

Record record_at(const char* at) {
  const Sizes sizes = sizes_at(at);
  at += sizeof sizes;
  return {{at, sizes.key}, {at + sizes.key, sizes.payload}};
}

std::size_t size_of(Record record) { return sizeof(Sizes) + record.key.size() + record.payload.size(); }

void put(Record record, char* at) {
  const Sizes sizes{record.key.size(), record.payload.size()};
  std::memcpy(at, &sizes, sizeof sizes);
  at = std::copy(record.key.begin(), record.key.end(), at + sizeof sizes);
  std::copy(record.payload.begin(), record.payload.end(), at);
}

/// The first bytes of a key as a number of the same order.
std::uint64_t beginning_of(std::string_view key) {
  std::array<unsigned char, 8> bytes{};
  std::copy_n(key.begin(), std::min(key.size(), bytes.size()), bytes.begin());
  std::uint64_t number = 0;
  for (const unsigned char byte : bytes) number = number << 8 | byte;
  return number;
}

constexpr std::size_t written_at_once = std::size_t{1} << 20;

}  // namespace

/// The records in memory: one behind the other as they came, and a list of them to be sorted.
class ExternalSort::Block {
 public:
  explicit Block(std::size_t memory) : memory_(memory), room_(new char[memory]) {}

  [[nodiscard]] bool empty() const { return entries_.empty(); }
  [[nodiscard]] bool has_room_for(Record record) const {
    return used_ + size_of(record) + (entries_.size() + 1) * 2 * sizeof(Entry) <= memory_;
  }
  /// Where the block is empty any record has room.
  void add(Record record) {
    if (used_ == 0 && size_of(record) > memory_) {
      memory_ = size_of(record);
      room_.reset(new char[memory_]);
    }
    put(record, room_.get() + used_);
    entries_.push_back({beginning_of(record.key), used_});
    used_ += size_of(record);
  }
  void sort() {
    std::sort(entries_.begin(), entries_.end(), [&](const Entry& a, const Entry& b) {
      if (a.beginning != b.beginning) return a.beginning < b.beginning;
      const int order = record(a).key.compare(record(b).key);
      return order != 0 ? order < 0 : a.at < b.at;
    });
  }
  void clear() {
    used_ = 0;
    entries_.clear();
  }
  [[nodiscard]] std::size_t size() const { return entries_.size(); }
  [[nodiscard]] Record operator[](std::size_t i) const { return record(entries_[i]); }

 private:
  struct Entry {
    std::uint64_t beginning;
    std::size_t at;
  };
  [[nodiscard]] Record record(const Entry& entry) const { return record_at(room_.get() + entry.at); }

  std::size_t memory_;
  std::unique_ptr<char[]> room_;  // NOLINT: uninitialised, so that only what is used takes memory
  std::size_t used_ = 0;
  std::vector<Entry> entries_{};
};

/// Sorted records in a file.
class ExternalSort::Run {
 public:
  Run(TemporaryFile file, unsigned level) : file_(std::move(file)), level_(level) {}

  /// How often its records have been written.
  [[nodiscard]] unsigned level() const { return level_; }
  [[nodiscard]] const TemporaryFile& file() const { return file_; }
  [[nodiscard]] std::uint64_t size() const { return size_; }

  [[nodiscard]] bool add(Record record) {
    const std::size_t at = buffer_.size();
    buffer_.resize(at + size_of(record));
    put(record, buffer_.data() + at);
    return buffer_.size() < written_at_once || flush();
  }
  [[nodiscard]] bool flush() {
    const bool good = file_.write(buffer_.data(), buffer_.size());
    size_ += buffer_.size();
    buffer_.clear();
    return good;
  }
  /// Its buffer is needed no more.
  [[nodiscard]] bool close() {
    const bool good = flush();
    buffer_ = {};
    return good;
  }

 private:
  TemporaryFile file_;
  unsigned level_;
  std::vector<char> buffer_{};
  std::uint64_t size_ = 0;
};

/// Reads a run record by record through a buffer that grows where a record is larger.
class ExternalSort::RunReader {
 public:
  RunReader(const Run& run, std::size_t buffer_size) : run_(&run), buffer_(buffer_size) {}

  [[nodiscard]] Record record() const { return record_at(buffer_.data() + at_); }
  [[nodiscard]] std::uint64_t beginning() const { return beginning_; }
  /// Goes to the next record, at first to the first one. False: there is none, or it could not be read, as failed() tells.
  bool next() {
    if (end_ > at_) at_ += size_of(record());
    if (!have(sizeof(Sizes))) return false;
    const Sizes sizes = sizes_at(buffer_.data() + at_);
    if (!have(sizeof sizes + sizes.key + sizes.payload)) return false;
    beginning_ = beginning_of(record().key);
    return true;
  }
  [[nodiscard]] bool failed() const { return failed_; }

 private:
  bool have(std::size_t size) {
    if (end_ - at_ >= size) return true;
    std::copy(buffer_.begin() + static_cast<std::ptrdiff_t>(at_), buffer_.begin() + static_cast<std::ptrdiff_t>(end_),
              buffer_.begin());
    end_ -= at_;
    at_ = 0;
    if (buffer_.size() < size) buffer_.resize(size);
    while (end_ < buffer_.size() && offset_ < run_->size()) {
      const std::ptrdiff_t got = run_->file().read(buffer_.data() + end_, buffer_.size() - end_, offset_);
      if (got == 0) errno = EIO;
      failed_ = got <= 0;
      if (failed_) return false;
      end_ += static_cast<std::size_t>(got);
      offset_ += static_cast<std::uint64_t>(got);
    }
    return end_ >= size;
  }

  const Run* run_;
  std::vector<char> buffer_;
  std::size_t at_ = 0;
  std::size_t end_ = 0;
  std::uint64_t offset_ = 0;
  std::uint64_t beginning_ = 0;
  bool failed_ = false;
};

ExternalSort::ExternalSort(std::string folder, std::size_t memory, std::size_t runs_together)
    : folder_(std::move(folder)), memory_(memory), runs_together_(runs_together), block_(std::make_unique<Block>(memory)) {}
ExternalSort::~ExternalSort() = default;

bool ExternalSort::failed(std::string words) {
  if (!failure_) failure_ = std::move(words);
  return false;
}

bool ExternalSort::add(std::string_view key, std::string_view payload) {
  if (failure_) return false;
  const Record record{key, payload};
  if (!block_->has_room_for(record) && !block_->empty() && !write_block()) return false;
  block_->add(record);
  return true;
}

/// Afterwards the block is empty. Where the last runs have all been written equally often and are as many as can be read
/// together, they become one.
bool ExternalSort::write_block() {
  auto file = TemporaryFile::create(folder_);
  if (!file) return failed(std::move(file.error()));
  Run run(std::move(*file), 0);
  block_->sort();
  for (std::size_t i = 0; i < block_->size(); ++i) {
    const Record record = (*block_)[i];
    if (!run.add(record)) return failed(std::strerror(errno));
  }
  if (!run.close()) return failed(std::strerror(errno));
  block_->clear();
  runs_.push_back(std::move(run));
  while (runs_.size() >= runs_together_ && runs_[runs_.size() - runs_together_].level() == runs_.back().level())
    if (!merge_last(runs_together_)) return false;
  return true;
}

bool ExternalSort::merge_last(std::size_t count) {
  auto file = TemporaryFile::create(folder_);
  if (!file) return failed(std::move(file.error()));
  Run merged(std::move(*file), runs_.back().level() + 1);
  const auto first = runs_.end() - static_cast<std::ptrdiff_t>(count);
  std::vector<Run> last(std::make_move_iterator(first), std::make_move_iterator(runs_.end()));
  runs_.erase(first, runs_.end());
  bool written = true;
  const bool read = merge(last, [&](std::string_view key, std::string_view payload) {
    written = !stop_requested() && merged.add({key, payload});
    return written;
  });
  if (!read) return false;
  if (stop_requested()) return failed(std::strerror(EINTR));
  if (!written || !merged.close()) return failed(std::strerror(errno));
  runs_.push_back(std::move(merged));
  return true;
}

bool ExternalSort::merge(std::vector<Run>& runs, const std::function<bool(std::string_view, std::string_view)>& visit) {
  const std::size_t buffer_size = std::clamp(memory_ / 4 / runs.size(), std::size_t{1} << 14, std::size_t{1} << 20);
  std::vector<RunReader> readers;
  readers.reserve(runs.size());
  for (const Run& run : runs) readers.emplace_back(run, buffer_size);

  // A heap of the readers that have a record, the least in front; of equal ones that of the earlier run.
  std::vector<RunReader*> heap;
  const auto comes_later = [](const RunReader* a, const RunReader* b) {
    if (a->beginning() != b->beginning()) return a->beginning() > b->beginning();
    const int order = a->record().key.compare(b->record().key);
    return order != 0 ? order > 0 : a > b;
  };
  const auto advance = [&](RunReader& reader) {
    if (reader.next()) {
      heap.push_back(&reader);
      std::push_heap(heap.begin(), heap.end(), comes_later);
    }
    return !reader.failed() || failed(std::strerror(errno));
  };
  for (RunReader& reader : readers)
    if (!advance(reader)) return false;
  while (!heap.empty()) {
    std::pop_heap(heap.begin(), heap.end(), comes_later);
    RunReader& reader = *heap.back();
    heap.pop_back();
    if (!visit(reader.record().key, reader.record().payload)) return true;
    if (!advance(reader)) return false;
  }
  return true;
}

bool ExternalSort::for_each(const std::function<bool(std::string_view, std::string_view)>& visit) {
  if (failure_) return false;
  if (runs_.empty()) {
    block_->sort();
    bool more = true;
    for (std::size_t i = 0; more && i < block_->size(); ++i) more = visit((*block_)[i].key, (*block_)[i].payload);
    return true;
  }
  if (!block_->empty() && !write_block()) return false;
  block_.reset();
  while (runs_.size() > 2 * runs_together_)
    if (!merge_last(runs_together_)) return false;
  return merge(runs_, visit);
}

}  // namespace adoube::cli
