// SPDX-License-Identifier: GPL-3.0-or-later
/// Sorts any number of records in bounded memory. What does not fit is written in sorted runs to temporary files, which are
/// read side by side at the end. The sort is stable: records of equal keys come out in the order they went in.
///
/// Each record is written once as long as there are fewer than `runs_together` runs: with the usual 256 MB up to 64 GB of
/// records. Otherwise that many runs become one each time they have come together, and the final reading has what is left.
/// A run takes one descriptor; there are never more than some hundreds.
/// A long merge ends early, as a failure, when a stop is requested (interruption.hpp).
/// Thread-safety: one thread at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/temporary_file.hpp"

namespace adoube::cli {

class ExternalSort {
 public:
  static constexpr std::size_t usual_runs_together = 256;

  /// `memory`: bytes for all records held at once; a single record may be larger, and is held nonetheless. Runs go to
  /// `folder`, of which nothing is asked while everything fits into memory. `runs_together`: at least 2; so many are made
  /// one.
  ExternalSort(std::string folder, std::size_t memory, std::size_t runs_together = usual_runs_together);
  ~ExternalSort();

  /// False: it could not be kept, failure() says why; what is added from then on is dropped.
  bool add(std::string_view key, std::string_view payload);
  /// Visits all records in the order of their keys, as unsigned bytes; false from `visit` ends it. To be called once.
  /// False: failure() says why.
  bool for_each(const std::function<bool(std::string_view key, std::string_view payload)>& visit);
  /// In the system's words.
  [[nodiscard]] const std::optional<std::string>& failure() const { return failure_; }

 private:
  class Block;
  class Run;
  class RunReader;

  bool write_block();
  bool merge_last(std::size_t runs);
  bool merge(std::vector<Run>& runs, const std::function<bool(std::string_view key, std::string_view payload)>& visit);
  bool failed(std::string words);

  std::string folder_;
  std::size_t memory_;
  std::size_t runs_together_;
  std::unique_ptr<Block> block_;
  std::vector<Run> runs_;
  std::optional<std::string> failure_{};
};

}  // namespace adoube::cli
