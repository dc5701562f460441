// SPDX-License-Identifier: GPL-3.0-or-later
/// What the readers of parts have found becomes what one reader of the whole text would have found.
///
/// A reader that begins where the text was cut supposes that a game begins there. That is so exactly when the reading of the
/// part before has stopped there, and then its findings are taken. Otherwise the games from where that has stopped are read
/// here, over as many parts as it takes until one of them begins where a game begins.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <utility>

#include "apps/cli/games_job.hpp"
#include "apps/cli/part_belt.hpp"

namespace adoube::cli {

/// Reads the games that begin in the part. Any thread.
[[nodiscard]] PartFound read_part(const PartOnBelt& part, const GamesOptions& options, GamesJob& job, const PartBelt& belt);

class PartsInOrder {
 public:
  /// `passed` is told of each part that has been dealt with, and of the end of each file.
  PartsInOrder(PartBelt& belt, const GamesOptions& options, GamesJob& job, std::function<void(const PartOnBelt&)> passed)
      : belt_(belt), options_(options), job_(job), passed_(std::move(passed)) {}

  /// Deals with the next part, or the end of a file. False: there is nothing more, or nothing more is wanted.
  bool step();

  [[nodiscard]] std::uint64_t games() const { return games_; }
  [[nodiscard]] std::uint64_t bytes() const { return bytes_; }

 private:
  class Source;

  [[nodiscard]] PartOnBelt* coming(std::size_t index);
  bool take(const OpenText& file, PartFound& found);
  bool read_on();
  void pass();

  PartBelt& belt_;
  const GamesOptions& options_;
  GamesJob& job_;
  std::function<void(const PartOnBelt&)> passed_;
  std::deque<std::shared_ptr<PartOnBelt>> coming_{};  ///< taken off the belt and not yet dealt with
  std::uint64_t next_ = 0;                            ///< where the next game of the file begins
  std::uint64_t games_of_file_ = 0;
  std::uint64_t games_ = 0;
  std::uint64_t bytes_ = 0;
};

}  // namespace adoube::cli
