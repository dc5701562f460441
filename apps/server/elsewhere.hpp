// SPDX-License-Identifier: GPL-3.0-or-later
/// Who is in a game on other nodes, as those let each other know over the bus. It may be missed, so it is said again, and a
/// node that falls silent is forgotten.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "apps/server/messages.hpp"

namespace adoube::server {

/// Of one node.
struct Company {
  bool white = false;
  bool black = false;
  std::int64_t spectators = 0;
  bool arbiter = false;

  [[nodiscard]] bool nobody() const { return !white && !black && !arbiter && spectators == 0; }
  friend bool operator==(const Company&, const Company&) = default;
};

/// "NODE,1,0,12,0": White is there, Black is not, twelve watch, the arbiter is not there.
[[nodiscard]] std::string note_of(const std::string& node, const Company& company);

class Elsewhere {
 public:
  static constexpr std::int64_t said_again_every_ms = 10'000;
  static constexpr std::int64_t forgotten_after_ms = 25'000;

  enum class News : std::uint8_t { None, Changed, NewNode };
  /// `own`: the name of this node, whose notes are none of news.
  News hear(std::string_view note, std::string_view own, std::int64_t now_ms);
  /// Whether somebody was there who is forgotten now.
  bool forget_silent(std::int64_t now_ms);

  [[nodiscard]] bool present(Colour colour) const;
  [[nodiscard]] bool arbiter_present() const;
  [[nodiscard]] std::int64_t spectators() const;

 private:
  struct Node {
    Company company;
    std::int64_t heard_ms = 0;
  };
  std::map<std::string, Node, std::less<>> nodes_;
};

}  // namespace adoube::server
