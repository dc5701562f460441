// SPDX-License-Identifier: MIT
/// An index and its scratch in memory.
#pragma once

#include <cstring>
#include <span>
#include <string>
#include <string_view>

#include "adoube/search/index_page.hpp"
#include "adoube/search/scratch.hpp"

namespace adoube::search {

class MemorySink final : public IndexSink {
 public:
  void write(std::string_view bytes) override { bytes_ += bytes; }
  [[nodiscard]] std::string& bytes() { return bytes_; }

 private:
  std::string bytes_{};
};

class MemoryScratch final : public Scratch {
 public:
  void append(std::string_view bytes) override { bytes_ += bytes; }
  [[nodiscard]] std::uint64_t size() const override { return bytes_.size(); }
  void read(std::uint64_t offset, std::span<char> room) override {
    std::memcpy(room.data(), bytes_.data() + offset, room.size());
  }

 private:
  std::string bytes_{};
};

}  // namespace adoube::search
