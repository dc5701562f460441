// SPDX-License-Identifier: MIT
#include "adoube/uci/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <limits>
#include <thread>
#include <utility>

#include "adoube/uci/said.hpp"

extern char** environ;  // NOLINT: POSIX has it so

namespace adoube::uci {
namespace {

/// Milliseconds until then, for poll(); rounded up, so that it does not spin.
[[nodiscard]] int milliseconds_until(Process::Clock::time_point deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Process::Clock::now()).count();
  return static_cast<int>(std::clamp<long long>(left, 0, std::numeric_limits<int>::max()));
}

/// What the new program finds: our socket as input and output and nothing else that is open here, no signal blocked or
/// ignored, a group of its own.
class SpawnPlan {
 public:
  explicit SpawnPlan(int socket) {
    posix_spawn_file_actions_init(&actions_);
    posix_spawn_file_actions_adddup2(&actions_, socket, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions_, socket, STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions_, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    // Connections that this program has open end when it closes them, not when the new program does.
    posix_spawn_file_actions_addclosefrom_np(&actions_, STDERR_FILENO + 1);
    posix_spawnattr_init(&attributes_);
    sigset_t none;
    sigset_t all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes_, &none);
    posix_spawnattr_setsigdefault(&attributes_, &all);
    posix_spawnattr_setpgroup(&attributes_, 0);
    posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
  }
  SpawnPlan(const SpawnPlan&) = delete;
  SpawnPlan& operator=(const SpawnPlan&) = delete;
  ~SpawnPlan() {
    posix_spawn_file_actions_destroy(&actions_);
    posix_spawnattr_destroy(&attributes_);
  }

  [[nodiscard]] bool run(pid_t& pid, const std::string& program, char* const* words) const {
    return ::posix_spawnp(&pid, program.c_str(), &actions_, &attributes_, words, environ) == 0;
  }

 private:
  posix_spawn_file_actions_t actions_{};
  posix_spawnattr_t attributes_{};
};

}  // namespace

Expected<Process, ProcessFault> Process::start(const std::string& program, const std::vector<std::string>& arguments) {
  // A socket rather than pipes: what is written to one who is gone can be told not to raise SIGPIPE.
  std::array<int, 2> sockets{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets.data()) != 0) return refused(ProcessFault::CannotStart);
  std::vector<char*> words{const_cast<char*>(program.c_str())};  // NOLINT: exec takes them so, and changes nothing
  for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));  // NOLINT
  words.push_back(nullptr);
  pid_t pid = 0;
  const bool started = SpawnPlan(sockets[1]).run(pid, program, words.data());
  ::close(sockets[1]);
  if (started) return Process(pid, sockets[0]);
  ::close(sockets[0]);
  return refused(ProcessFault::CannotStart);
}

Process::Process(Process&& other) noexcept
    : pid_(std::exchange(other.pid_, 0)),
      socket_(std::exchange(other.socket_, -1)),
      heard_(std::move(other.heard_)),
      searched_(std::exchange(other.searched_, 0)) {}

Process& Process::operator=(Process&& other) noexcept {
  if (this == &other) return *this;
  end();
  pid_ = std::exchange(other.pid_, 0);
  socket_ = std::exchange(other.socket_, -1);
  heard_ = std::move(other.heard_);
  searched_ = std::exchange(other.searched_, 0);
  return *this;
}

Process::~Process() { end(); }

void Process::end() {
  if (socket_ >= 0) ::close(std::exchange(socket_, -1));
  if (pid_ <= 0) return;
  ::kill(-pid_, SIGKILL);
  while (::waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
  }
  pid_ = 0;
}

bool Process::wait_until(short ready, Clock::time_point deadline) const {
  pollfd place{.fd = socket_, .events = ready, .revents = 0};
  while (true) {
    const int count = ::poll(&place, 1, milliseconds_until(deadline));
    if (count > 0) return true;
    if (count == 0 && Clock::now() >= deadline) return false;
    if (count < 0 && errno != EINTR) return false;
  }
}

Expected<void, ProcessFault> Process::write_line(std::string_view line, Clock::time_point deadline) {
  std::string bytes(line);
  bytes += '\n';
  std::string_view rest = bytes;
  while (!rest.empty()) {
    const ssize_t count = ::send(socket_, rest.data(), rest.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (count >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      if (!wait_until(POLLOUT, deadline)) return refused(ProcessFault::NotInTime);
    } else if (errno != EINTR) {
      return refused(ProcessFault::Ended);
    }
  }
  return {};
}

Expected<std::string, ProcessFault> Process::read_line(Clock::time_point deadline) {
  while (true) {
    if (const std::size_t end = heard_.find('\n', searched_); end != std::string::npos) {
      std::string line = heard_.substr(0, end);
      heard_.erase(0, end + 1);
      searched_ = 0;
      return line;
    }
    searched_ = heard_.size();
    if (heard_.size() > longest_line) return refused(ProcessFault::LineTooLong);
    std::array<char, 4096> room;
    const ssize_t count = ::recv(socket_, room.data(), room.size(), MSG_DONTWAIT);
    if (count > 0) {
      heard_.append(room.data(), static_cast<std::size_t>(count));
    } else if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
      if (!wait_until(POLLIN, deadline)) return refused(ProcessFault::NotInTime);
    } else if (count == 0 || errno != EINTR) {
      return refused(ProcessFault::Ended);
    }
  }
}

void Process::wait_for_end(Clock::time_point deadline) {
  while (pid_ > 0 && Clock::now() < deadline) {
    // Only looked at: it is collected in end(), so that its number cannot become another's before its group is ended.
    siginfo_t state{};
    if (::waitid(P_PID, static_cast<id_t>(pid_), &state, WEXITED | WNOHANG | WNOWAIT) != 0 || state.si_pid != 0) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
}

}  // namespace adoube::uci
