// SPDX-License-Identifier: MIT
/// Calls that wait for the thread which sends them. Never more than one a game, however long the network is away.
#pragma once

#include <map>
#include <mutex>
#include <string>

#include "adoube/bus/bus.hpp"

namespace adoube::bus {

class PendingCalls {
 public:
  using Calls = std::map<std::string, Call, std::less<>>;

  PendingCalls();
  PendingCalls(const PendingCalls&) = delete;
  PendingCalls& operator=(const PendingCalls&) = delete;
  ~PendingCalls();

  void add(std::string_view game, Call call);
  /// Those that could not be sent wait again, behind what has come since.
  void give_back(const Calls& calls);
  [[nodiscard]] Calls take();
  /// From now on stopping() is true and the descriptor readable.
  void stop();
  [[nodiscard]] bool stopping() const;

  /// Readable while something waits, for poll().
  [[nodiscard]] int descriptor() const { return descriptor_; }
  /// Waits until something does or the bus stops, or that time has passed.
  void wait(int milliseconds) const;

 private:
  void ring() const;

  int descriptor_;
  mutable std::mutex mutex_;
  Calls calls_;
  bool stopping_ = false;
};

/// "EVENTS" or "EVENTS NOTE", and back; nothing where it is neither.
[[nodiscard]] std::string text_of(const Call& call);
[[nodiscard]] bool read_call(std::string_view text, Call& call);

}  // namespace adoube::bus
