// SPDX-License-Identifier: GPL-3.0-or-later
/// Lines of standard input as they are typed, for one who has other things to see to while nothing comes.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace adoube::cli {

class TypedLines {
 public:
  /// Longer lines are cut off there.
  static constexpr std::size_t longest_line = 65'536;

  enum class Came : std::uint8_t {
    Line,
    Nothing,  ///< until the deadline
    End,      ///< of the input; or somebody wants the program to end (interruption.hpp)
  };
  struct Typed {
    Came came;
    std::string line{};
  };

  /// The next line without its end. Without a deadline it waits for one.
  [[nodiscard]] Typed next(std::optional<std::chrono::steady_clock::time_point> deadline);

 private:
  std::string heard_{};
  bool ended_ = false;
};

}  // namespace adoube::cli
