// SPDX-License-Identifier: GPL-3.0-or-later
/// Text about the games of a part (games_job.hpp) in which the numbers of games are filled in when the games before the part
/// have been counted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace adoube::cli {

class NumberedText {
 public:
  /// For everything but numbers of games.
  [[nodiscard]] std::string& text() { return text_; }
  /// At the end of the text: the number of the game that is the part's `game`-th, counted from 0.
  void append_number(std::uint64_t game) { numbers_.push_back({text_.size(), game}); }
  /// With numbers that count from 1 over the whole file.
  void append_to(std::string& out, std::uint64_t games_before) const;

 private:
  struct Number {
    std::size_t at;
    std::uint64_t game;
  };

  std::string text_{};
  std::vector<Number> numbers_{};
};

}  // namespace adoube::cli
