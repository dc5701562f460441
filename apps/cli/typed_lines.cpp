// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/typed_lines.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

#include "apps/cli/interruption.hpp"

namespace adoube::cli {
namespace {

using Clock = std::chrono::steady_clock;

/// A signal between the question whether one came and the wait would be noticed only by the next line; so no wait is long.
constexpr std::chrono::milliseconds glance{200};

/// Whether there is something to read, or the end.
[[nodiscard]] bool wait_for_input(std::optional<Clock::time_point> deadline) {
  auto wait = glance;
  if (deadline) wait = std::clamp(std::chrono::ceil<std::chrono::milliseconds>(*deadline - Clock::now()), {}, glance);
  pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
  return ::poll(&input, 1, static_cast<int>(wait.count())) > 0;
}

}  // namespace

TypedLines::Typed TypedLines::next(std::optional<Clock::time_point> deadline) {
  while (!stop_requested()) {
    if (const std::size_t end = heard_.find('\n'); end != std::string::npos) {
      std::string line = heard_.substr(0, std::min(end, longest_line));
      heard_.erase(0, end + 1);
      if (line.ends_with('\r')) line.pop_back();
      return {Came::Line, std::move(line)};
    }
    if (ended_) {
      if (heard_.empty()) break;
      heard_ += '\n';  // the last line has no end of its own
      continue;
    }
    if (wait_for_input(deadline)) {
      std::array<char, 4096> room;
      const ssize_t count = ::read(STDIN_FILENO, room.data(), room.size());
      if (count > 0) {
        heard_.append(room.data(), static_cast<std::size_t>(count));
        // What makes a line too long is not kept.
        if (heard_.size() > 2 * longest_line && heard_.find('\n') == std::string::npos) heard_.resize(longest_line);
      } else if (count == 0 || errno != EINTR) {
        ended_ = true;
      }
    } else if (deadline && Clock::now() >= *deadline) {
      return {Came::Nothing};
    }
  }
  return {Came::End};
}

}  // namespace adoube::cli
