// SPDX-License-Identifier: MIT
/// Room outside the memory for what is being sorted: bytes are appended, and read again from any place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace adoube::search {

class Scratch {
 public:
  Scratch() = default;
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  virtual ~Scratch() = default;

  /// A failure is the scratch's own to keep; what is read afterwards is zeros.
  virtual void append(std::string_view bytes) = 0;
  /// Bytes appended so far.
  [[nodiscard]] virtual std::uint64_t size() const = 0;
  /// Fills `room` with the bytes from `offset` on; all of them have been appended.
  virtual void read(std::uint64_t offset, std::span<char> room) = 0;
};

/// Goes through bytes of a scratch from one place to another, a block at a time.
class ScratchReader {
 public:
  /// `scratch` outlives the reader, which keeps `block` bytes at the most, at least 4096.
  ScratchReader(Scratch& scratch, std::uint64_t begin, std::uint64_t end, std::size_t block);

  [[nodiscard]] bool at_end() const { return used_ == block_.size() && next_ == end_; }
  /// The next `size` bytes, at most 4096, which are there; they live until the next call.
  [[nodiscard]] std::string_view take(std::size_t size);

 private:
  Scratch& scratch_;
  std::uint64_t next_;
  std::uint64_t end_;
  std::size_t most_;
  std::string block_{};
  std::size_t used_ = 0;
};

}  // namespace adoube::search
