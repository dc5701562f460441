// SPDX-License-Identifier: MIT
/// A program that is spoken to line by line, and that may hang, die or flood at any moment. Nothing here waits longer than
/// it is told. The program's standard error leads nowhere; it has a process group of its own, so that Ctrl-C at the terminal
/// does not reach it and everything that it started ends with it. Thread-safety: one thread at a time.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/support/expected.hpp"

namespace adoube::uci {

enum class ProcessFault : std::uint8_t {
  CannotStart,  ///< no such program, or the system has none left
  Ended,        ///< it has closed what it speaks by, or is gone
  NotInTime,    ///< nothing came, or it took nothing, until the deadline
  LineTooLong,  ///< more than longest_line bytes without an end
};

class Process {
 public:
  using Clock = std::chrono::steady_clock;

  /// `program`: a path, or a name to be found on PATH. Errors: CannotStart. A file that is no program may also start and be
  /// seen to be Ended at once.
  [[nodiscard]] static Expected<Process, ProcessFault> start(const std::string& program,
                                                             const std::vector<std::string>& arguments = {});
  Process(Process&& other) noexcept;
  Process& operator=(Process&& other) noexcept;
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  /// Ends it at once (SIGKILL to its group), and sees it gone.
  ~Process();

  /// The line and its end. Errors: Ended, NotInTime.
  [[nodiscard]] Expected<void, ProcessFault> write_line(std::string_view line, Clock::time_point deadline);
  /// The next line, without its end. Errors: Ended (after the last line), NotInTime, LineTooLong.
  [[nodiscard]] Expected<std::string, ProcessFault> read_line(Clock::time_point deadline);
  /// Gives it until then to end by itself; it ends anyway with this object.
  void wait_for_end(Clock::time_point deadline);

 private:
  Process(pid_t pid, int socket) : pid_(pid), socket_(socket) {}
  void end();
  [[nodiscard]] bool wait_until(short ready, Clock::time_point deadline) const;

  pid_t pid_;
  int socket_;  ///< both ways
  std::string heard_{};
  std::size_t searched_ = 0;  ///< of heard_: so much has no end of a line
};

}  // namespace adoube::uci
