// SPDX-License-Identifier: GPL-3.0-or-later
/// Games that pass from one file into another as they stand, byte for byte: what a job sees of them, and how they are put
/// one behind the other so that each is read again as the game it was.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "apps/cli/games_job.hpp"

namespace adoube::cli {

/// How a game's text meets what stands before and behind it.
struct GameEdges {
  bool begins_with_tag = false;
  bool begins_with_one = false;  ///< "1.", which begins a game behind the result of another
  bool has_result = false;
  bool has_movetext = false;

  /// In one byte, for games that are put aside.
  [[nodiscard]] char packed() const;
  [[nodiscard]] static GameEdges unpacked(char byte);
};

struct PassingGame {
  std::string_view text;  ///< without the space, and without byte order marks, around it
  GameEdges edges;
  const notation::PgnGameEnd& end;
};

/// What is counted of a part, or of all.
struct PassingCounts {
  std::uint64_t games = 0;
  std::uint64_t faulty = 0;    ///< with an error; they pass as well
  std::uint64_t left_out = 0;  ///< text that is no game; it stays behind

  PassingCounts& operator+=(const PassingCounts& other);
};

class PassingPart : public GamesPart {
 public:
  [[nodiscard]] bool wants_text() const final { return true; }
  void game_begins() final;
  void problem(const notation::PgnProblem& problem) final;
  void game_ends(const notation::PgnGameEnd& end) final { end_ = end; }
  void game_text(std::string_view text) final;

  [[nodiscard]] const PassingCounts& counts() const { return counts_; }

 protected:
  /// A game begins; its tags and moves come next.
  virtual void begin_game() {}
  /// All of it has been read.
  virtual void keep(const PassingGame& game) = 0;

 private:
  PassingCounts counts_{};
  notation::PgnGameEnd end_{};
  bool is_game_ = true;
  bool has_result_ = true;
  bool has_movetext_ = true;
};

/// Puts games one behind the other with exactly one empty line between them, which ends as the lines of the game before it
/// do (LF or CR LF). Two kinds of game would not be read again as they were, and get the least that helps:
///   - tags without any movetext get the "*" that they lack;
///   - a game without tags gets the tag [Event "?"] where the one before it does not end where it begins.
class GameJoiner {
 public:
  void append(std::string_view game, GameEdges edges, std::string& out);
  /// Games that got something.
  [[nodiscard]] std::uint64_t mended() const { return mended_; }

 private:
  bool first_ = true;
  bool result_before_ = false;
  std::string_view line_end_ = "\n";
  std::uint64_t mended_ = 0;
};

}  // namespace adoube::cli
