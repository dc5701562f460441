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
  /// Whether what comes behind is another game.
  enum class End : std::uint8_t {
    Result,    ///< the text has its result
    NoResult,  ///< a result may be added
    Unsure,    ///< a variation is open, or there are too many faults to know
  };

  bool begins_with_tag = false;
  bool begins_with_one = false;  ///< "1.", which begins a game behind the result of another
  bool has_movetext = true;
  bool comment_is_open = false;  ///< its last one
  End end = End::Result;
  notation::PgnResult result = notation::PgnResult::Unfinished;

  /// In one byte, for games that are put aside.
  [[nodiscard]] char packed() const;
  [[nodiscard]] static GameEdges unpacked(char byte);
};

struct PassingGame {
  /// Without space and byte order marks around it, and without what stands before its first tag.
  std::string_view text;
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
  bool has_tags_ = true;
  GameEdges edges_{};
};

/// Puts games one behind the other with exactly one empty line between them, which ends as the lines of the game before it
/// do (LF or CR LF). Some games would not be read again as they were, and get the least that helps:
///   - a comment that is open at the end is closed;
///   - tags without any movetext get their result;
///   - a game without result gets it where one without tags follows;
///   - where that does not help, the game without tags gets the tag [Event "?"].
class GameJoiner {
 public:
  void append(std::string_view game, GameEdges edges, std::string& out);
  /// Games that got something.
  [[nodiscard]] std::uint64_t mended() const { return mended_; }

 private:
  bool first_ = true;
  GameEdges before_{};
  std::string_view line_end_ = "\n";
  std::uint64_t mended_ = 0;
};

}  // namespace adoube::cli
