// SPDX-License-Identifier: MIT
/// What the tags of one game say that matters for reading it. Used by the reader of PGN alone.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/pgn_problem.hpp"
#include "adoube/notation/pgn_visitor.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::notation {

/// "1-0", "0-1", "1/2-1/2", "*"; nothing for any other text.
[[nodiscard]] std::optional<PgnResult> result_named(std::string_view text);

/// A tag that is looked at again when all are read.
struct PgnNotedTag {
  std::string value{};
  PgnPlace place{};
};

/// The games of a file mostly have the same tags in the same order. So the names of the last game are kept, and one that
/// comes at its place again is known to be a new one without being compared with all others.
class PgnHeader {
 public:
  /// For the next game.
  void clear();
  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(size_); }
  [[nodiscard]] bool has(std::string_view name) const;
  void add(std::string_view name);

  [[nodiscard]] PgnNotedTag* noted(std::string_view name);

  std::optional<PgnResult> result{};
  std::optional<PgnNotedTag> fen{};
  std::optional<PgnNotedTag> set_up{};
  std::optional<PgnNotedTag> variant{};

 private:
  struct Name {
    std::uint64_t key;  ///< differs for most names; equal names have equal keys
    std::size_t offset;
    std::size_t length;
  };
  [[nodiscard]] static std::uint64_t key(std::string_view name);
  [[nodiscard]] std::string_view text_of(const Name& name) const { return {text_.data() + name.offset, name.length}; }
  [[nodiscard]] bool comes_as_in_last_game(std::string_view name) const {
    return size_ < names_.size() && text_of(names_[size_]) == name;
  }

  std::vector<Name> names_{};  ///< those of this game, and then others of the last one; all different
  std::size_t size_ = 0;       ///< of this game
  std::string text_{};
};

/// The position of the first move, under `variant` where no tag names another, or nothing; and what there is to say about
/// the tags that ask for it, in the order of FEN, SetUp, Variant. `ply` of the problems is 0.
struct PgnStart {
  std::optional<rules::Position> position{};
  std::vector<PgnProblem> problems{};
};
[[nodiscard]] PgnStart start_of(const PgnHeader& header, rules::Variant variant);

}  // namespace adoube::notation
