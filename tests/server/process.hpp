// SPDX-License-Identifier: MIT
/// The server as a process of its own, which a test can kill.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

namespace adoube::server {

class Process {
 public:
  explicit Process(std::vector<std::string> arguments) {
    std::array<int, 2> out{};
    EXPECT_EQ(::pipe2(out.data(), O_CLOEXEC), 0);
    id_ = ::fork();
    if (id_ == 0) {
      ::dup2(out[1], STDOUT_FILENO);
      const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
      ::dup2(nowhere, STDERR_FILENO);
      std::vector<char*> words = {const_cast<char*>(ADOUBE_SERVER_PROCESS)};
      for (std::string& argument : arguments) words.push_back(argument.data());
      words.push_back(nullptr);
      ::execv(ADOUBE_SERVER_PROCESS, words.data());
      ::_exit(127);
    }
    ::close(out[1]);
    for (char letter = 0; ::read(out[0], &letter, 1) == 1 && letter != '\n';) first_line_ += letter;
    ::close(out[0]);
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  ~Process() {
    if (id_ > 0) (void)end(SIGKILL);
  }

  /// "adoube is at http://127.0.0.1:PORT/"
  [[nodiscard]] const std::string& first_line() const { return first_line_; }
  [[nodiscard]] std::uint16_t port() const {
    const std::size_t colon = first_line_.rfind(':');
    return colon == std::string::npos ? std::uint16_t{0}
                                      : static_cast<std::uint16_t>(std::atoi(first_line_.c_str() + colon + 1));
  }
  [[nodiscard]] pid_t id() const { return id_; }
  void signal(int number) const { ::kill(id_, number); }
  /// Whether it has ended by itself, or does within that time.
  bool ends_within(std::chrono::seconds time) {
    const auto until = std::chrono::steady_clock::now() + time;
    for (;;) {
      siginfo_t seen{};
      if (::waitid(P_PID, static_cast<id_t>(id_), &seen, WEXITED | WNOHANG | WNOWAIT) == 0 && seen.si_pid == id_)
        return true;
      if (std::chrono::steady_clock::now() >= until) return false;
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
  }
  /// The exit status, or minus the number of the signal that ended it.
  int end(int signal_number = 0) {
    if (signal_number != 0) signal(signal_number);
    int status = 0;
    ::waitpid(id_, &status, 0);
    id_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  }

 private:
  pid_t id_ = 0;
  std::string first_line_;
};

}  // namespace adoube::server
