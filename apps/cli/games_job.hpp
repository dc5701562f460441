// SPDX-License-Identifier: GPL-3.0-or-later
/// One job over all games of some files, of any size. The text is read in parts, each by one thread; what the parts found is
/// taken in the order of the text, so that the answer does not depend on the number of threads. Memory is that of the parts
/// being read, whatever the files.
///
///   class Count final : public GamesJob { ... }      what it is about
///   class CountPart final : public GamesPart { ... }  sees the games of one part, on a thread of its own
///   read_games(files, options, count);
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/pgn_reader_options.hpp"
#include "adoube/notation/pgn_visitor.hpp"
#include "adoube/rules/variant.hpp"
#include "apps/cli/command.hpp"

namespace adoube::cli {

/// Sees the games of a part one after the other and keeps what the job wants of them. Places in the text (line, column,
/// offset) are those in the whole file; games are counted within the part, from 0 on.
class GamesPart : public notation::PgnVisitor {
 public:
  /// Whether game_text() is to be called.
  [[nodiscard]] virtual bool wants_text() const { return false; }
  /// After game_ends(): the bytes of that game as they stand in the file, from its first token to the next game's, or to the
  /// end. They live until the call returns.
  virtual void game_text(std::string_view /*text*/) {}
};

/// Where a part stands among the others.
struct PartPlace {
  const std::string& file;     ///< as it was named
  std::uint64_t games_before;  ///< of that file, in earlier parts
};

class GamesJob {
 public:
  GamesJob() = default;
  GamesJob(const GamesJob&) = delete;
  GamesJob& operator=(const GamesJob&) = delete;
  virtual ~GamesJob() = default;

  /// Called from any thread, and for a part that has to be read again as well: changes nothing that take() reads.
  [[nodiscard]] virtual std::unique_ptr<GamesPart> begin_part(const std::string& file) = 0;
  /// The part has been read. Called in the order of the text, never twice at once. False: the job needs no more.
  virtual bool take(GamesPart& part, const PartPlace& place) = 0;
};

struct GamesOptions {
  unsigned threads = 1;                               ///< that read games; one more cuts, and decompresses, ahead of them
  rules::Variant variant = rules::Variant::Standard;  ///< of games without a Variant tag
  notation::PgnLimits limits{};
  /// MainLine is faster where there are variations that nobody wants to see.
  notation::PgnLines lines = notation::PgnLines::All;
  std::size_t part_bytes = std::size_t{1} << 21;  ///< of the text that a thread reads at a time
};

struct GamesRead {
  Exit exit = Exit::Good;  ///< Unusable where a file could not be opened or read to its end, or the work was stopped
  std::uint64_t games = 0;
  std::uint64_t bytes = 0;  ///< of text, after decompression
  double seconds = 0;       ///< of wall time
};

/// Reads the files in turn. A file that can't be opened or read to its end gets a line on standard error; the others are
/// read all the same. Progress is drawn on a terminal; Ctrl-C ends the work early (interruption.hpp).
GamesRead read_games(const std::vector<std::string>& files, const GamesOptions& options, GamesJob& job);

}  // namespace adoube::cli
