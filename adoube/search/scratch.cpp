// SPDX-License-Identifier: MIT
#include "adoube/search/scratch.hpp"

#include <algorithm>

namespace adoube::search {

ScratchReader::ScratchReader(Scratch& scratch, std::uint64_t begin, std::uint64_t end, std::size_t block)
    : scratch_(scratch), next_(begin), end_(end), most_(block) {}

std::string_view ScratchReader::take(std::size_t size) {
  if (block_.size() - used_ < size) {
    block_.erase(0, used_);
    used_ = 0;
    const std::size_t kept = block_.size();
    const std::uint64_t more = std::min<std::uint64_t>(most_ - kept, end_ - next_);
    block_.resize(kept + more);
    scratch_.read(next_, {block_.data() + kept, more});
    next_ += more;
    // Only where reading has failed there can be too few.
    if (block_.size() < size) block_.resize(size);
  }
  used_ += size;
  return std::string_view(block_).substr(used_ - size, size);
}

}  // namespace adoube::search
