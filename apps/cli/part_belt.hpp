// SPDX-License-Identifier: GPL-3.0-or-later
/// The parts of files on their way from the thread that cuts them off, through one that reads their games, to the one that
/// takes what was found.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "apps/cli/games_job.hpp"
#include "apps/cli/text_cutter.hpp"

namespace adoube::cli {

/// A file whose parts are under way.
struct OpenText {
  std::string name{};
  std::unique_ptr<TextSource> source{};
};

/// What a reader that began where a part begins made of it.
struct PartFound {
  std::unique_ptr<GamesPart> part{};
  std::uint64_t games = 0;
  /// Where the first game begins that it has not read: at the end of the part or behind it.
  std::uint64_t next = 0;
  /// It would have found the same, had it seen the text to its end.
  bool exact = false;
};

/// A part, or the end of a file.
struct PartOnBelt {
  std::shared_ptr<OpenText> file{};
  std::optional<TextPart> text{};        ///< nothing at the end of a file
  std::optional<std::string> failure{};  ///< why the file ends here before its time
  PartFound found{};                     ///< once it has been read
  bool read = false;                     ///< the belt's own
  std::atomic<bool> wanted{true};        ///< false when nobody will look at what is found
};

class PartBelt {
 public:
  /// At most `capacity` parts lie on it.
  explicit PartBelt(std::size_t capacity) : capacity_(capacity) {}

  // For the one who cuts.
  /// Waits while the belt is full. False: no more is wanted.
  bool put(std::shared_ptr<PartOnBelt> part);
  void end();

  // For those who read.
  /// A part whose games are to be read; null when there is nothing more to do.
  [[nodiscard]] std::shared_ptr<PartOnBelt> next_to_read();
  /// `part.found` is there.
  void have_read(PartOnBelt& part);

  // For the one who takes.
  /// The next part, read or not, taken off the belt. Null at the end, or when the work is to stop.
  [[nodiscard]] std::shared_ptr<PartOnBelt> next_in_order();
  /// Until it has been read. False: the work is to stop.
  [[nodiscard]] bool wait_for(const PartOnBelt& part);

  /// Everyone goes home. Ctrl-C (interruption.hpp) has that effect as well, once the one who takes has seen it.
  void stop();
  /// From any thread.
  [[nodiscard]] bool stopped() const;

 private:
  template <class Condition>
  bool wait_to_take(std::unique_lock<std::mutex>& lock, Condition holds);

  std::size_t capacity_;
  std::mutex mutex_{};
  std::condition_variable changed_{};
  std::deque<std::shared_ptr<PartOnBelt>> in_order_{};
  std::deque<std::shared_ptr<PartOnBelt>> to_read_{};
  bool ended_ = false;
  std::atomic<bool> stopped_{false};
};

}  // namespace adoube::cli
