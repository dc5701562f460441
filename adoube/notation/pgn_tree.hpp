// SPDX-License-Identifier: MIT
/// A game with everything that was written about it: tags, moves, variations, annotations. Lines are numbered rather than
/// nested, so that no depth of variations makes copying, comparing or destroying it recursive.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "adoube/notation/pgn_problem.hpp"
#include "adoube/notation/pgn_reader.hpp"
#include "adoube/notation/pgn_visitor.hpp"
#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::notation {

/// The place of a line in PgnGame::lines.
using PgnLineIndex = std::uint32_t;

struct PgnMove {
  /// Legal in the position before it; nothing for a null move "--".
  std::optional<rules::Move> move{};
  std::vector<std::uint8_t> nags{};
  std::vector<std::string> comments_before{};
  std::vector<std::string> comments{};
  /// Lines that replace this move, in the order of the text.
  std::vector<PgnLineIndex> variations{};

  friend bool operator==(const PgnMove&, const PgnMove&) = default;
};

struct PgnLine {
  std::vector<PgnMove> moves{};

  friend bool operator==(const PgnLine&, const PgnLine&) = default;
};

struct PgnTag {
  std::string name;
  std::string value;

  friend bool operator==(const PgnTag&, const PgnTag&) = default;
};

/// Texts are UTF-8. A comment has no blanks at its ends, and no line ends: each, with the blanks around it, is one space.
struct PgnGame {
  std::vector<PgnTag> tags{};
  /// Nothing where the FEN tag gives no position; then there are no moves.
  std::optional<rules::Position> start = rules::Position::initial();
  /// Before the first move.
  std::vector<std::string> comments{};
  /// The main line first, always there; then the variations as their opening brackets come in the text.
  std::vector<PgnLine> lines = std::vector<PgnLine>(1);
  PgnResult result = PgnResult::Unfinished;
  /// Line of the text where the game begins.
  std::uint32_t line = 1;
  /// In the order of the text.
  std::vector<PgnProblem> problems{};
  std::uint32_t errors = 0;

  [[nodiscard]] const PgnLine& main_line() const { return lines.front(); }
  /// The value of the tag, or nothing.
  [[nodiscard]] std::optional<std::string_view> tag(std::string_view name) const;
};

/// `text` as PgnGame keeps a comment: in one line, without blanks at its ends.
[[nodiscard]] std::string as_comment(std::string_view text);

/// The same game, wherever and however faultily it was written: everything but `line`, `problems` and `errors`.
[[nodiscard]] bool same_game(const PgnGame& a, const PgnGame& b);

/// The next game as a tree; nothing at the end of the text.
[[nodiscard]] std::optional<PgnGame> read_pgn_game(PgnReader& reader);

}  // namespace adoube::notation
