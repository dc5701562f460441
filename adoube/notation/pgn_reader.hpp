// SPDX-License-Identifier: MIT
/// Reads PGN (standard of 1994, import format and beyond) game by game, with every move checked for legality, variations
/// included unless PgnReaderOptions asks for main lines alone. Memory is bounded by PgnLimits whatever the text; time is
/// linear in it. No text makes the reader fail: a game has problems, and the next game is read as if they were not there.
///
///   PgnReader reader(text);
///   while (reader.read_game(visitor)) {}
///
/// Where a game begins: at the first tag or movetext after another game's result; at a tag after movetext; at a second tag
/// of the same name after an empty line; at "1." after an empty line. Within an unclosed comment or variation a line that is
/// a tag ends the game as well.
/// Thread-safety: one reader, one thread at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "adoube/notation/pgn_reader_options.hpp"
#include "adoube/notation/pgn_source.hpp"
#include "adoube/notation/pgn_visitor.hpp"

namespace adoube::notation {

class PgnReader {
 public:
  /// What is told of a game and where the next one begins rests on no text that lies so many bytes behind that place.
  static constexpr std::size_t look_ahead = std::size_t{1} << 17;

  /// `text` outlives the reader and is read in place; nothing is copied but its end.
  explicit PgnReader(std::string_view text, const PgnReaderOptions& options = {});
  /// `source` outlives the reader, which keeps a window of some 256 KiB of it.
  explicit PgnReader(PgnSource& source, const PgnReaderOptions& options = {});
  PgnReader(const PgnReader&) = delete;
  PgnReader& operator=(const PgnReader&) = delete;
  ~PgnReader();

  /// Reads the next game and tells `visitor`. False, and nothing told, where the text has no further game.
  bool read_game(PgnVisitor& visitor);

  /// How far into the text the reader is: after a game, where the next one begins. From the first byte it was given,
  /// wherever that stands in the whole file.
  [[nodiscard]] std::uint64_t bytes_read() const;

 private:
  class Game;

  std::unique_ptr<Game> game_;
};

}  // namespace adoube::notation
