// SPDX-License-Identifier: MIT
/// What a running process has used so far, as the system tells it.
#pragma once

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace adoube::load {

class WatchedProcess {
 public:
  explicit WatchedProcess(int id) : folder_("/proc/" + std::to_string(id)) {}

  /// Processor seconds of all its threads.
  [[nodiscard]] double seconds() const { return seconds_in(folder_ / "stat"); }
  /// Those of the thread that has used most: the loop of a server. (A server whose store works harder is told as such.)
  [[nodiscard]] double busiest_thread_seconds() const {
    double most = 0;
    std::error_code gone;
    for (const auto& thread : std::filesystem::directory_iterator(folder_ / "task", gone))
      most = std::max(most, seconds_in(thread.path() / "stat"));
    return most;
  }
  /// Resident memory.
  [[nodiscard]] double kib() const {
    std::ifstream status(folder_ / "status");
    for (std::string word; status >> word;)
      if (word == "VmRSS:" && status >> word) return std::stod(word);
    return 0;
  }

 private:
  static double seconds_in(const std::filesystem::path& file) {
    std::ifstream stat(file);
    std::string text;
    std::getline(stat, text);
    if (text.empty()) return 0;
    std::istringstream fields(text.substr(text.rfind(')') + 2));
    std::string skipped;
    for (int field = 3; field < 14; ++field) fields >> skipped;
    double user = 0, system = 0;
    fields >> user >> system;
    return (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
  }

  std::filesystem::path folder_;
};

}  // namespace adoube::load
